/** Errors with facts that only the instance tells. Each combination of facts has a literal of its own: facts that are not known are left out. */
import { type Json, type TypeName, typeOf } from "../json/value.ts";
import type { ExpectedType, ValidationError } from "../report/errors.ts";
import { slipOf } from "../report/hint.ts";

/** A name that was plausibly meant by a value. */
export type Nearest = (value: unknown) => string | undefined;

/**
 * A value of the wrong type. `isOmissible`: it is a property that may be left out and may not be null. `expectedShape`:
 * null where none is told. `itemTypes`: as {@link slipOf} has it.
 */
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
  const hint = value === null && isOmissible ? "omit" : slipOf(value, expectedType, itemTypes);
  if (expectedShape === null) {
    return hint === undefined
      ? { path, keyword: "type", expectedType, actualType, schemaPath }
      : { path, keyword: "type", expectedType, actualType, hint, schemaPath };
  }
  return hint === undefined
    ? { path, keyword: "type", expectedType, actualType, expectedShape, schemaPath }
    : { path, keyword: "type", expectedType, actualType, expectedShape, hint, schemaPath };
}

/** A value that is none of those allowed. */
export function valueError(
  value: unknown,
  path: string,
  keyword: "enum" | "const",
  allowed: readonly Json[],
  nearestOf: Nearest,
  schemaPath: string,
): ValidationError {
  const suggestion = nearestOf(value);
  return suggestion === undefined
    ? { path, keyword, allowed, schemaPath }
    : { path, keyword, allowed, suggestion, schemaPath };
}

/** A property that the schema does not know. */
export function nameError(
  name: string,
  path: string,
  keyword: "additionalProperties" | "unevaluatedProperties",
  nearestOf: Nearest,
  schemaPath: string,
): ValidationError {
  const suggestion = nearestOf(name);
  return suggestion === undefined ? { path, keyword, schemaPath } : { path, keyword, suggestion, schemaPath };
}
