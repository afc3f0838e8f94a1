import { type Json, type TypeName, typeOf } from "../json/value.ts";
import type { Expectations } from "./expectation.ts";
import { keywordValue, type Subschema, subschema, subschemaList } from "./subschema.ts";

/** Objects, lists and unions are opened this deep. */
const DEEPEST = 3;
const MOST_PROPERTIES = 12;
const MOST_ALTERNATIVES = 4;
const MOST_VALUES = 5;
/** In UTF-16 units. */
const LONGEST = 400;

/**
 * The shape of an object or a list in brief, as a model reads it: `{ email: string, name?: string }`, `string[]`.
 * Undefined where neither is expected or the shape would say no more than the type.
 */
export function shapeOf(at: Subschema, expectations: Expectations): string | undefined {
  const types = expectations.types(at);
  if (types === undefined || !types.some((type) => type === "object" || type === "array")) return undefined;
  const text = briefShape(at, expectations);
  return types.includes(text as TypeName) || text === types.join(" | ") ? undefined : text;
}

/** Any schema in brief: a type name, values, or the shape of an object or a list. */
export function briefShape(at: Subschema, expectations: Expectations): string {
  const text = brief(at, expectations, DEEPEST);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function brief(at: Subschema, expectations: Expectations, depth: number): string {
  if (at.schema === false) return "never";
  const allowed = expectations.allowed(at);
  if (allowed !== undefined && allowed.length <= MOST_VALUES && allowed.every(isShort)) {
    return allowed.map((value) => JSON.stringify(value)).join(" | ");
  }
  const branches = depth === 0 ? undefined : unionBranches(at);
  const types = expectations.types(at);
  if (branches !== undefined && expectations.properties(at).size === 0) {
    const texts = [...new Set(branches.map((branch) => brief(branch, expectations, depth - 1)))];
    const shown = texts.slice(0, MOST_ALTERNATIVES).join(" | ");
    return texts.length > MOST_ALTERNATIVES ? `${shown} | …` : shown;
  }
  if (types === undefined)
    return expectations.properties(at).size > 0 ? objectShape(at, expectations, depth) : "unknown";
  if (types.length === 0) return "never";
  return types
    .map((type) => {
      if (type === "object") return objectShape(at, expectations, depth);
      return type === "array" ? listShape(at, expectations, depth) : type;
    })
    .join(" | ");
}

/** The branches of a union, also where the schema is no more than a reference to one. */
function unionBranches(at: Subschema): readonly Subschema[] | undefined {
  const own = subschemaList(at, "anyOf") ?? subschemaList(at, "oneOf");
  if (own !== undefined && own.length > 0) return own;
  const [reference] = at.references;
  const target = reference?.target;
  return target === undefined ? undefined : (subschemaList(target, "anyOf") ?? subschemaList(target, "oneOf"));
}

function isShort(value: Json): boolean {
  return typeof value === "string" ? value.length <= 40 : typeOf(value) !== "object" && typeOf(value) !== "array";
}

function objectShape(at: Subschema, expectations: Expectations, depth: number): string {
  const properties = [...expectations.properties(at)];
  if (depth === 0) return "object";
  const rest = properties.length === 0 ? subschema(at, "additionalProperties") : undefined;
  if (rest !== undefined && typeof rest.schema !== "boolean")
    return `{ [name]: ${brief(rest, expectations, depth - 1)} }`;
  if (properties.length === 0) return "object";
  const parts = properties.slice(0, MOST_PROPERTIES).map(([name, property]) => {
    const text = property.at === undefined ? "unknown" : brief(property.at, expectations, depth - 1);
    return `${nameText(name)}${property.required ? "" : "?"}: ${text}`;
  });
  if (properties.length > MOST_PROPERTIES) parts.push("…");
  return `{ ${parts.join(", ")} }`;
}

function nameText(name: string): string {
  return /^[A-Za-z_$][\w$-]*$/u.test(name) ? name : JSON.stringify(name);
}

function listShape(at: Subschema, expectations: Expectations, depth: number): string {
  const holder = [at, ...at.references.map((reference) => reference.target)].find(
    (place) => keywordValue(place, "items") !== undefined || keywordValue(place, "prefixItems") !== undefined,
  );
  const prefix = holder && (subschemaList(holder, "prefixItems") ?? subschemaList(holder, "items"));
  if (prefix !== undefined && prefix.length > 0 && prefix.length <= MOST_VALUES && depth > 0) {
    return `[${prefix.map((item) => brief(item, expectations, depth - 1)).join(", ")}]`;
  }
  const items = holder && subschema(holder, "items");
  if (items === undefined || typeof items.schema === "boolean") return "array";
  if (depth === 0) return "array";
  const text = brief(items, expectations, depth - 1);
  return text.includes(" | ") && !text.startsWith("{") ? `(${text})[]` : `${text}[]`;
}
