/** How an instance is read: nothing here calls a method of it. */
import { isObject, type JsonObject, type TypeName } from "../json/value.ts";

/** The names every ordinary object inherits. */
const inheritedNames: ReadonlySet<string> = new Set([
  "constructor",
  "__defineGetter__",
  "__defineSetter__",
  "hasOwnProperty",
  "__lookupGetter__",
  "__lookupSetter__",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "toString",
  "valueOf",
  "__proto__",
  "toLocaleString",
]);

/** The value of a property, undefined where it is absent. Inherited names count only as own members. */
export function readProperty(object: JsonObject, name: string): unknown {
  return inheritedNames.has(name) && !Object.hasOwn(object, name) ? undefined : object[name];
}

/** The names of all properties: own, enumerable, and not undefined. */
export function namesOf(object: JsonObject): string[] {
  return Object.keys(object).filter((name) => object[name] !== undefined);
}

/** NaN and the infinities are of no type. */
export function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

/** 2020-12 Validation §6.1.1. */
export function isOfType(value: unknown, type: TypeName): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "object":
      return isObject(value);
    case "array":
      return Array.isArray(value);
    case "number":
      return isNumber(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
