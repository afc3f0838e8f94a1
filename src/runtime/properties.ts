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
