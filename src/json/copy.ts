import { isObject, type Json, setMember } from "./value.ts";

/** JSON that whoever receives it may change. */
export type MutableJson = null | boolean | number | string | MutableJson[] | { [name: string]: MutableJson };

/** A deep copy, nothing of it frozen or shared. */
export function copyJson(value: Json): MutableJson {
  if (Array.isArray(value)) return value.map(copyJson);
  if (!isObject(value)) return value as MutableJson;
  const copy: { [name: string]: MutableJson } = {};
  for (const name of Object.keys(value)) setMember(copy, name, copyJson(value[name]!));
  return copy;
}

/**
 * A plain copy of data, each property read once: own enumerable members of objects, own items of arrays. Accessors become
 * their values and class instances plain objects; what is neither object nor array stays itself. Whatever contains itself, or
 * one thing twice, does so in the copy. Throws what reading throws.
 */
export function copyData(value: unknown): unknown {
  const copies = new Map<object, object>();
  const pending: (readonly [from: object, to: object])[] = [];

  function copyOf(current: unknown): unknown {
    if (typeof current !== "object" || current === null) return current;
    const known = copies.get(current);
    if (known !== undefined) return known;
    const copy = Array.isArray(current) ? [] : {};
    copies.set(current, copy);
    pending.push([current, copy]);
    return copy;
  }

  const result = copyOf(value);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [from, to] = next;
    if (Array.isArray(from) && Array.isArray(to)) copyItems(from, to, copyOf);
    else for (const name of Object.keys(from)) setMember(to, name, copyOf((from as Record<string, unknown>)[name]));
  }
  return result;
}

/** What is no item is left out, and a sparse list costs no more than it holds. */
function copyItems(from: readonly unknown[], to: unknown[], copyOf: (item: unknown) => unknown): void {
  to.length = from.length;
  for (const name of Object.keys(from)) {
    const index = Number(name);
    if (String(index) === name && index < to.length) to[index] = copyOf(from[index]);
  }
}
