import { isObject, setMember } from "../../../src/json/value.ts";

/** Smaller values of the same kind: parts of it in its place, parts left out, parts made smaller. */
export function* reductions(value: unknown, depth = 6): IterableIterator<unknown> {
  if (value === null || depth === 0) return;
  if (Array.isArray(value)) {
    if (value.length > 0) yield [];
    yield* value;
    for (const index of value.keys()) yield value.filter((_, other) => other !== index);
    for (const [index, item] of value.entries()) {
      for (const smaller of reductions(item, depth - 1)) yield value.with(index, smaller);
    }
  } else if (isPlainObject(value)) {
    const names = Object.keys(value);
    if (names.length > 0) yield {};
    for (const name of names) yield value[name];
    for (const name of names) yield copyOf(value, name);
    for (const name of names) {
      for (const smaller of reductions(value[name], depth - 1)) yield copyOf(value, name, smaller);
    }
  } else if (typeof value === "string") {
    if (value.length > 1) yield* [value.slice(1), value.slice(0, -1)];
  } else if (typeof value === "number") {
    if (!Number.isInteger(value)) yield Math.trunc(value);
    else if (Math.abs(value) > 1) yield Math.trunc(value / 2);
  } else if (typeof value === "object") {
    yield {};
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype;
}

/** A copy that keeps the order of members, without the one or with another value for it. */
function copyOf(object: Record<string, unknown>, changed: string, ...replacement: [] | [unknown]): object {
  const copy = {};
  for (const name of Object.keys(object)) {
    if (name !== changed) setMember(copy, name, object[name]);
    else if (replacement.length === 1) setMember(copy, name, replacement[0]);
  }
  return copy;
}
