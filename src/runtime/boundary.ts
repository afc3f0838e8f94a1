/**
 * What stands between generated code and a caller in a module: the same as `makeValidator` puts around an engine. Nothing
 * that an instance throws comes out.
 */
import { makeErrorList } from "../report/error-list.ts";
import type { Result, ValidationError } from "../report/errors.ts";
import { tooDeep } from "../report/limits.ts";

/** In a catalog. The checking pass is right in both directions; what throws is not valid. */
export function verdictOf(check: (value: unknown) => boolean, value: unknown): boolean {
  try {
    return check(value);
  } catch {
    return false;
  }
}

/** The verdict, and on a false one at most `maxErrors` errors. */
export function resultOf(
  check: (value: unknown) => boolean,
  explain: (value: unknown, errors: ValidationError[]) => void,
  value: unknown,
  maxErrors: number,
  maxDepth: number,
): Result<unknown> {
  try {
    if (check(value)) return { ok: true, value };
  } catch {
    // What is thrown is thrown again.
  }
  let errors = makeErrorList();
  try {
    explain(value, errors);
  } catch (thrown) {
    // Too deep for the option or for the stack is one thing to a caller; anything else was thrown by the instance.
    errors =
      thrown === tooDeep || thrown instanceof RangeError
        ? [{ path: "", keyword: "maxDepth", limit: maxDepth, schemaPath: "#" }]
        : [{ path: "", keyword: "access", schemaPath: "#" }];
  }
  if (errors.length === 0) return { ok: true, value };
  const truncated = errors.length > maxErrors;
  const told = (truncated ? errors.slice(0, maxErrors) : errors) as [ValidationError, ...ValidationError[]];
  return { ok: false, errors: told, truncated };
}
