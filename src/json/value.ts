/** Any value `JSON.parse` can make. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. Read its members with {@link member}: a user's key may be called `__proto__`. */
export interface JsonObject {
  readonly [name: string]: Json;
}

/** The type names a schema can write (2020-12 Validation §6.1.1). */
export type TypeName = "null" | "boolean" | "object" | "array" | "number" | "string" | "integer";

/** What {@link typeOf} can say: a type name, or the name of something JSON cannot hold. */
export type ActualType = TypeName | "undefined" | "bigint" | "function" | "symbol" | "nan" | "infinity";

/** Non-null and not an array. A Date or a class instance counts: only what can be read by name matters. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The narrowest name: 3 and 3.0 are "integer", 3.5 is "number". */
export function typeOf(value: unknown): ActualType {
  switch (typeof value) {
    case "object":
      return value === null ? "null" : Array.isArray(value) ? "array" : "object";
    case "number":
      if (Number.isInteger(value)) return "integer";
      return Number.isFinite(value) ? "number" : Number.isNaN(value) ? "nan" : "infinity";
    default:
      return typeof value;
  }
}

/** `Object.hasOwn` for functions that generated modules contain as text: their hosts may know no more than ES2019. */
export function isOwn(object: object, name: string): boolean {
  // biome-ignore lint/suspicious/noPrototypeBuiltins: what it recommends is ES2022
  return Object.prototype.hasOwnProperty.call(object, name);
}

/** The own member of that name, or undefined: never what `Object.prototype` lends. */
export function member(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Writes a member of any name: assignment would turn `__proto__` into a prototype. */
export function setMember(object: object, name: string, value: unknown): void {
  if (name === "__proto__") {
    Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true });
  } else {
    (object as Record<string, unknown>)[name] = value;
  }
}

/** The names that `Object.prototype` defines: every object seems to have them, so they count only as own members. */
export const prototypeNames: ReadonlySet<string> = new Set([
  "__defineGetter__",
  "__defineSetter__",
  "__lookupGetter__",
  "__lookupSetter__",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "toLocaleString",
  "toString",
  "valueOf",
]);
