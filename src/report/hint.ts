import { appendToken } from "../json/pointer.ts";
import type { TypeName } from "../json/value.ts";
import type { ExpectedType, ValidationError } from "./errors.ts";

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
 * What kind of slip a value of the wrong type looks like, or undefined where it looks like none. `itemTypes`: what the
 * items of the list that is due can be, null where that is not known.
 */
export function slipOf(
  value: unknown,
  expected: ExpectedType,
  itemTypes: readonly TypeName[] | null,
): Hint | undefined {
  if (typeof value === "string") {
    // The first character tells most texts from JSON of any kind.
    const first = value.charCodeAt(0);
    if (first <= 0x20 || first === OPENING_BRACE || first === OPENING_BRACKET || first > 0x7f) {
      if (isJsonTextOf(value, expected)) return "json-text";
    } else if ((first === MINUS || (first >= ZERO && first <= NINE)) && isNumberText(value, expected)) {
      return "numeric-string";
    }
  }
  return takes(expected, "array") && isItem(value, itemTypes) ? "wrap-in-list" : undefined;
}

/** {@link slipOf} as the facts of an error. */
export function slipHint(
  value: unknown,
  expected: ExpectedType,
  itemTypes: readonly TypeName[] | null,
): { readonly hint?: Hint } {
  const hint = slipOf(value, expected, itemTypes);
  return hint === undefined ? {} : { hint };
}

const OPENING_BRACE = 0x7b;
const OPENING_BRACKET = 0x5b;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;

function takes(expected: ExpectedType, type: TypeName): boolean {
  return typeof expected === "string" ? expected === type : expected.includes(type);
}

function isJsonTextOf(text: string, expected: ExpectedType): boolean {
  const start = text.trimStart().charAt(0);
  const type = start === "{" ? "object" : start === "[" ? "array" : undefined;
  if (type === undefined || !takes(expected, type) || text.length > LONGEST_JSON) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isNumberText(text: string, expected: ExpectedType): boolean {
  const isWhole = !takes(expected, "number");
  if ((isWhole && !takes(expected, "integer")) || text.length > 100) return false;
  if (areDigits(text)) return text.length === 1 || text.charCodeAt(0) !== ZERO;
  return numberText.test(text) && (!isWhole || Number.isInteger(Number(text)));
}

/** Most numbers in quotes are no more than that. */
function areDigits(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < ZERO || unit > NINE) return false;
  }
  return text.length > 0;
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
 * those of the object that are optional and do not take null.
 */
export function markOmissible(
  errors: ValidationError[],
  object: Readonly<Record<string, unknown>>,
  path: string,
  names: readonly string[],
): void {
  for (const name of names) if (object[name] === null) markNull(errors, 0, appendToken(path, name));
}

/** Marks the `type` errors at a place where null stands for a property left out. Errors before the index `from` are of other schemas. */
export function markNull(errors: ValidationError[], from: number, path: string): void {
  for (let index = from; index < errors.length; index++) {
    const error = errors[index]!;
    if (error.path === path && error.keyword === "type") errors[index] = { ...error, hint: "omit" };
  }
}
