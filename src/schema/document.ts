import { appendToken } from "../json/pointer.ts";
import { isObject, type Json, setMember } from "../json/value.ts";
import { bounds } from "./bounds.ts";
import { SchemaError, type SchemaProblem } from "./problems.ts";

/**
 * A frozen copy of a schema as a caller hands it over. The copy is what is compiled, so a caller who changes the
 * original later changes nothing. Members whose value is undefined are left out, as `JSON.stringify` does.
 *
 * Throws a {@link SchemaError} that names each thing JSON cannot hold: functions, symbols, non-finite numbers, class
 * instances (a Map, a Date, another library's schema object), cycles; or that it is too deep or too
 * large.
 */
export function copySchema(value: unknown, uri?: string): Json {
  const plain = copyPlain(value, 0, { size: bounds.size });
  return typeof plain === "boolean" || isObject(plain) ? plain : copyWithProblems(value, uri);
}

/** The copy, or undefined where anything is amiss: most schemas are in order, and need no account of where one is. */
function copyPlain(value: unknown, depth: number, left: { size: number }): Json | undefined {
  left.size -= typeof value === "string" ? value.length : 1;
  if (left.size < 0) return undefined;
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) ? value + 0 : undefined;
    case "object":
      break;
    default:
      return undefined;
  }
  if (value === null) return null;
  if (depth >= bounds.depth) return undefined;
  if (Array.isArray(value)) {
    const list: Json[] = [];
    for (let i = 0; i < value.length; i++) {
      const item = copyPlain(value[i], depth + 1, left);
      if (item === undefined) return undefined;
      list.push(item);
    }
    return Object.freeze(list);
  }
  if (!isPlain(value)) return undefined;
  const object: { [name: string]: Json } = {};
  for (const name of Object.keys(value)) {
    const child = (value as Record<string, unknown>)[name];
    if (child === undefined) continue;
    left.size -= name.length;
    const copy = copyPlain(child, depth + 1, left);
    if (copy === undefined) return undefined;
    setMember(object, name, copy);
  }
  return Object.freeze(object);
}

/** The same with an account of everything that is no JSON. */
function copyWithProblems(value: unknown, uri: string | undefined): Json {
  const problems: SchemaProblem[] = [];
  const parents = new Set<object>();
  /** The way to the current value; a pointer is made of it only where something is wrong. */
  const tokens: (string | number)[] = [];
  let size = 0;

  function refuse(message: string): null {
    const pointer = tokens.reduce<string>(appendToken, "");
    problems.push({ pointer, message, ...(uri === undefined ? {} : { uri }) });
    return null;
  }

  /** A schema may hold one object many times over, so it can be far larger than what it is made of. */
  function isTooLarge(length: number): boolean {
    size += length;
    return size > bounds.size;
  }

  function copy(current: unknown): Json {
    if (isTooLarge(typeof current === "string" ? current.length : 1)) return null;
    switch (typeof current) {
      case "string":
      case "boolean":
        return current;
      case "number":
        // JSON knows one zero: errors that tell a schema's -0 would not survive a round trip.
        return Number.isFinite(current) ? current + 0 : refuse(`${current} is no JSON number`);
      case "object":
        return current === null ? null : copyContainer(current);
      default:
        return refuse(`a value of type ${typeof current} is no JSON`);
    }
  }

  function copyContainer(current: object): Json {
    if (parents.has(current)) return refuse("the schema contains itself: a cycle is no JSON");
    if (parents.size >= bounds.depth) return refuse(`the schema is nested deeper than ${bounds.depth} levels`);
    parents.add(current);
    let result: Json;
    if (Array.isArray(current)) {
      result = isTooLarge(current.length) ? null : Array.from(current, (item, index) => copyMember(item, index));
    } else if (isPlain(current)) {
      const object: { [name: string]: Json } = {};
      for (const name of Object.keys(current)) {
        const child = (current as Record<string, unknown>)[name];
        if (child === undefined) continue;
        if (isTooLarge(name.length)) break;
        setMember(object, name, copyMember(child, name));
      }
      result = object;
    } else {
      result = refuse(`an instance of ${className(current)} is no JSON: give its JSON Schema`);
    }
    parents.delete(current);
    return Object.freeze(result);
  }

  function copyMember(value: unknown, token: string | number): Json {
    tokens.push(token);
    const result = copy(value);
    tokens.pop();
    return result;
  }

  const result = copy(value);
  if (size > bounds.size) {
    const message = `the schema is larger than ${bounds.size} characters`;
    throw new SchemaError([{ pointer: "", message, ...(uri === undefined ? {} : { uri }) }]);
  }
  if (
    problems.length === 0 &&
    typeof result !== "boolean" &&
    (typeof result !== "object" || result === null || Array.isArray(result))
  ) {
    refuse("a schema is an object or a boolean");
  }
  if (problems.length > 0) throw new SchemaError(problems);
  return result;
}

/** Made by `{}`, `JSON.parse`, `Object.create(null)`, or by the same in another realm. */
function isPlain(value: object): boolean {
  const prototype: object | null = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}

function className(value: object): string {
  const maker: unknown = value.constructor;
  return typeof maker === "function" && maker.name !== "" ? maker.name : "a class";
}
