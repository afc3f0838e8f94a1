/** As `runtime/faults.ts` makes errors, in as few words as can be. */
import { type Json, type TypeName, typeOf } from "../json/value.ts";
import type { ExpectedType, ValidationError } from "../report/errors.ts";
import type { Hint } from "../report/hint.ts";

/** Longer texts are not parsed to word an error. */
const longestJson = 100_000;

/** As `typeError` of `runtime/faults.ts`. */
export function typeError(
  value: unknown,
  path: string,
  expectedType: ExpectedType,
  schemaPath: string,
  isOmissible = false,
  expectedShape: string | null = null,
  itemTypes: readonly TypeName[] | null = null,
): ValidationError {
  const actualType = typeOf(value);
  const hint = value === null && isOmissible ? "omit" : slipOf(value, actualType, expectedType, itemTypes);
  return {
    path,
    keyword: "type",
    expectedType,
    actualType,
    ...(expectedShape !== null && { expectedShape }),
    ...(hint && { hint }),
    schemaPath,
  };
}

/** As `slipOf` of `report/hint.ts`. */
function slipOf(
  value: unknown,
  actualType: string,
  expectedType: ExpectedType,
  itemTypes: readonly TypeName[] | null,
): Hint | undefined {
  const wanted: readonly string[] = typeof expectedType === "string" ? [expectedType] : expectedType;
  if (typeof value === "string" && value.length <= longestJson) {
    let type = "";
    try {
      type = typeOf(JSON.parse(value));
    } catch {}
    if (type === "object" || type === "array") {
      if (wanted.includes(type)) return "json-text";
    } else if (/^-?\d/u.test(value) && value.length <= 100 && !/\s/u.test(value)) {
      // What is too large for a number is one all the same.
      if (type === "integer" ? wanted.some(isNumeric) : type !== "" && wanted.includes("number"))
        return "numeric-string";
    }
  }
  const items: readonly string[] = itemTypes === null ? ["string", "boolean", "number"] : itemTypes;
  const isItem =
    /^(?:string|boolean|number|integer|object)$/u.test(actualType) &&
    (items.includes(actualType) || (actualType === "integer" && items.includes("number")));
  return isItem && wanted.includes("array") ? "wrap-in-list" : undefined;
}

function isNumeric(type: string): boolean {
  return type === "number" || type === "integer";
}

/** As `valueError` of `runtime/faults.ts`. */
export function valueError(
  value: unknown,
  path: string,
  keyword: "enum" | "const",
  allowed: readonly Json[],
  nearestOf: Nearest,
  schemaPath: string,
): ValidationError {
  const suggestion = nearestOf(value);
  return { path, keyword, allowed, ...(suggestion !== undefined && { suggestion }), schemaPath };
}

/** As `nameError` of `runtime/faults.ts`. */
export function nameError(
  name: string,
  path: string,
  keyword: "additionalProperties" | "unevaluatedProperties",
  nearestOf: Nearest,
  schemaPath: string,
): ValidationError {
  const suggestion = nearestOf(name);
  return { path, keyword, ...(suggestion !== undefined && { suggestion }), schemaPath };
}

type Nearest = (value: unknown) => string | undefined;
