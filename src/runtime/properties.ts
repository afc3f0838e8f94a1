import { isOwn, prototypeNames } from "../json/value.ts";

/**
 * What counts as present (one rule, whoever made the object): a name that is own, enumerable and not undefined. For
 * what `JSON.parse` makes, that is every member.
 */
export function isPresent(object: Record<string, unknown>, name: string): boolean {
  return isOwn(object, name) && object[name] !== undefined;
}

/** The present names, in the order JavaScript keeps them. */
export function namesOf(object: Record<string, unknown>): string[] {
  return Object.keys(object).filter((name) => object[name] !== undefined);
}

/** A name that `Object.prototype` defines counts only as an own member. */
export function ownValue(object: Record<string, unknown>, name: string): unknown {
  return isOwn(object, name) ? object[name] : undefined;
}

/** A property by its name, as generated code reads it: inherited ones too, save what `Object.prototype` lends. */
export function readProperty(object: Record<string, unknown>, name: string): unknown {
  return prototypeNames.has(name) ? ownValue(object, name) : object[name];
}

/**
 * An object whose properties of these names a loop finds: the object itself, where all that it has it lists (only a proxy
 * can list less) and its prototype has none of them; else a copy of what reading gives. With `others`, a copy has all that
 * is listed. Names of a negative kind are not asked for.
 */
export function listed(
  object: Record<string, unknown>,
  kinds: ReadonlyMap<string, number>,
  lends: (prototype: object) => boolean,
  others = false,
): Record<string, unknown> {
  const prototype: object | null = Object.getPrototypeOf(object);
  // In this order: V8 lists what is enumerable once for a shape, and gives that again where it is all there is.
  const isListed = Object.keys(object).length === Object.getOwnPropertyNames(object).length;
  if (isListed && (prototype === null || !lends(prototype))) return object;
  const found: Record<string, unknown> = Object.create(null);
  kinds.forEach((kind, name) => {
    if (kind >= 0) found[name] = readProperty(object, name);
  });
  if (others) for (const name of Object.keys(object)) if (!kinds.has(name)) found[name] = object[name];
  return found;
}
