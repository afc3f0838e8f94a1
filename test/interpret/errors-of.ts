import { interpret } from "../../src/interpret.ts";
import type { ValidationError } from "../../src/report/errors.ts";
import type { Schema } from "../../src/schema/infer.ts";
import type { CompileOptions } from "../../src/schema/options.ts";

/** The errors of an instance; `[]` for a valid one. Makes sure that both passes agree on the verdict. */
export function errorsOf(schema: unknown, value: unknown, options?: CompileOptions): readonly ValidationError[] {
  const validator = interpret(schema as Schema, options);
  const result = validator.validate(value);
  if (validator.check(value) !== result.ok) throw new Error("check and validate disagree");
  return result.ok ? [] : result.errors;
}

/** The errors in brief: `path keyword`. */
export function faultsOf(schema: unknown, value: unknown, options?: CompileOptions): string[] {
  return errorsOf(schema, value, options).map((error) => `${error.path} ${error.keyword}`);
}
