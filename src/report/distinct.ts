import { equal } from "../json/equal.ts";
import type { ValidationError } from "./errors.ts";

/**
 * Whether one correction mends both: the same place, keyword and facts, told by two places of the schema
 * (two members of an `allOf` that both want an object). A hint makes no difference.
 */
export function isSameFault(left: ValidationError, right: ValidationError): boolean {
  if (left.path !== right.path || left.keyword !== right.keyword) return false;
  return equal({ ...left, schemaPath: "", hint: "" }, { ...right, schemaPath: "", hint: "" });
}

/** Adds an error unless the list tells the same fault already. */
export function addDistinct(errors: ValidationError[], error: ValidationError): void {
  for (const known of errors) if (isSameFault(known, error)) return;
  errors.push(error);
}
