import { appendToken } from "../json/pointer.ts";
import type { TypeName } from "../json/value.ts";
import type { ValidationError } from "./errors.ts";

/**
 * The usual slips of models: the JSON text of an object or a list instead of itself, a number in quotes, null where a
 * property could be left out, a single value where a list of such is due.
 */
export type Hint = "json-text" | "numeric-string" | "omit" | "wrap-in-list";

/** Longer texts are not parsed to word an error. */
const LONGEST_JSON = 100_000;

/** JSON's grammar of numbers (RFC 8259 §6). */
const numberText = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u;

/**
 * What kind of slip a value of the wrong type looks like, as a fact of the error; empty where it looks like none.
 * `itemTypes`: what the items of the list that is due can be, where that is known.
 */
export function slipHint(
  value: unknown,
  expected: readonly TypeName[],
  itemTypes: readonly TypeName[] | null,
): { readonly hint?: Hint } {
  if (typeof value === "string") {
    if (isJsonTextOf(value, expected)) return { hint: "json-text" };
    if (isNumberText(value, expected)) return { hint: "numeric-string" };
  }
  return expected.includes("array") && isItem(value, itemTypes) ? { hint: "wrap-in-list" } : {};
}

function isJsonTextOf(text: string, expected: readonly TypeName[]): boolean {
  const start = text.trimStart()[0];
  const type = start === "{" ? "object" : start === "[" ? "array" : undefined;
  if (type === undefined || !expected.includes(type) || text.length > LONGEST_JSON) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isNumberText(text: string, expected: readonly TypeName[]): boolean {
  if (text.length > 100 || !numberText.test(text)) return false;
  return expected.includes("number") || (expected.includes("integer") && Number.isInteger(Number(text)));
}

function isItem(value: unknown, itemTypes: readonly TypeName[] | null): boolean {
  switch (typeof value) {
    case "string":
      return itemTypes === null || itemTypes.includes("string");
    case "boolean":
      return itemTypes === null || itemTypes.includes("boolean");
    case "number":
      if (itemTypes === null || itemTypes.includes("number")) return Number.isFinite(value);
      return itemTypes.includes("integer") && Number.isInteger(value);
    case "object":
      // An object may as well be the list written as a map: only where objects are known to be items.
      return value !== null && !Array.isArray(value) && itemTypes !== null && itemTypes.includes("object");
    default:
      return false;
  }
}

/**
 * Marks the errors of optional properties that were given as null: to leave them out is what mends them. `names` are
 * those of the object that are optional and do not take null. Errors before the index `from` are of other schemas.
 */
export function markOmissible(
  errors: ValidationError[],
  object: Readonly<Record<string, unknown>>,
  path: string,
  names: readonly string[],
  from = 0,
): void {
  for (const name of names) {
    if (object[name] !== null) continue;
    const place = appendToken(path, name);
    for (let index = from; index < errors.length; index++) {
      const error = errors[index]!;
      if (error.path === place && error.keyword === "type") errors[index] = { ...error, hint: "omit" };
    }
  }
}
