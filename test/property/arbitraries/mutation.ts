import { setMember } from "../../../src/json/value.ts";
import type { Draw } from "./draw.ts";

/** A copy with another value somewhere. `other` is told what stands there. */
export function replaceSomewhere(draw: Draw, value: unknown, other: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && draw.chance(55)) {
    const index = draw.integer(0, value.length - 1);
    return value.with(index, replaceSomewhere(draw, value[index], other));
  }
  if (isPlain(value) && Object.keys(value).length > 0 && draw.chance(55)) {
    const name = draw.pick(Object.keys(value));
    return changed(value, name, replaceSomewhere(draw, value[name], other));
  }
  return other(value);
}

/** A copy with a fault in one place. `other` gives a value to stand in for the one that is there. */
export function harm(draw: Draw, value: unknown, names: readonly string[], other: (depth: number) => unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length > 0 && draw.chance(60)) {
      const index = draw.integer(0, value.length - 1);
      return value.with(index, harm(draw, value[index], names, other));
    }
    return harmArray(draw, value, other);
  }
  if (isPlain(value)) {
    const own = Object.keys(value);
    if (own.length > 0 && draw.chance(60)) {
      const name = draw.pick(own);
      return changed(value, name, harm(draw, value[name], names, other));
    }
    return harmObject(draw, value, names, other);
  }
  if (draw.chance(35)) return other(1);
  if (typeof value === "string") return harmText(draw, value);
  if (typeof value === "number") return harmNumber(draw, value);
  return draw.pick([null, true, false, 0, "", "null", {}, []]);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function harmArray(draw: Draw, list: readonly unknown[], other: (depth: number) => unknown): unknown {
  switch (draw.integer(0, 7)) {
    case 0:
      return list.slice(0, -1);
    case 1:
      return list.length === 0 ? [null] : [...list, draw.pick(list)];
    case 2:
      return [...list, other(1)];
    case 3:
      return list.toReversed();
    case 4:
      return [...list, null, null, ...list];
    case 5:
    case 6:
      return [...list, ...(list.length === 0 ? [1, "1"] : [lookAlike(draw.pick(list))])];
    default:
      return other(1);
  }
}

/** What a careless comparison takes for the same. */
function lookAlike(value: unknown): unknown {
  if (typeof value === "number" || typeof value === "boolean" || value === null) return String(value);
  if (typeof value === "string") return Number.isNaN(Number(value)) ? [value] : Number(value);
  return Array.isArray(value) ? { ...value } : Object.entries(value as object);
}

function harmObject(
  draw: Draw,
  object: Record<string, unknown>,
  names: readonly string[],
  other: (depth: number) => unknown,
): unknown {
  const own = Object.keys(object);
  switch (draw.integer(0, own.length === 0 ? 2 : 6)) {
    case 0:
      return changed(object, draw.pick(names), other(1));
    case 1:
      return changed(object, `${draw.pick(names)}s`, 1);
    case 2:
      return other(1);
    case 3:
    case 4:
      return changed(object, draw.pick(own));
    case 5: {
      // A slip of the pen: one name for another.
      const name = draw.pick(own);
      return changed(changed(object, name), draw.chance(50) ? name.slice(1) : name + name.slice(-1), object[name]);
    }
    default:
      return changed(object, draw.pick(own), other(1));
  }
}

/** A copy without a member, or with another value for it; a new one comes last. */
function changed(object: Record<string, unknown>, name: string, ...value: [] | [unknown]): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const own of Object.keys(object)) {
    if (own !== name) setMember(copy, own, object[own]);
    else if (value.length === 1) setMember(copy, own, value[0]);
  }
  if (value.length === 1 && !Object.hasOwn(object, name)) setMember(copy, name, value[0]);
  return copy;
}

function harmText(draw: Draw, text: string): unknown {
  switch (draw.integer(0, 6)) {
    case 0:
      return `${text}😀`;
    case 1:
      return text.slice(0, -1);
    case 2:
      return `${text}a`;
    case 3:
      return text.toUpperCase();
    case 4:
      return draw.pick(["", "12", "1e3", "__proto__", "\ud83d"]);
    case 5:
      return [text];
    default:
      return Number(text);
  }
}

function harmNumber(draw: Draw, value: number): unknown {
  switch (draw.integer(0, 6)) {
    case 0:
      return value + 1;
    case 1:
      return value - 1;
    case 2:
      return value + 0.5;
    case 3:
      return -value;
    case 4:
      return value + Number.EPSILON * Math.max(1, Math.abs(value));
    case 5:
      return String(value);
    default:
      return value * 10;
  }
}
