import { equal } from "../json/equal.ts";
import type { ValidationError } from "./errors.ts";

/** What may differ between two words for one fault. */
const ignored = { schemaPath: "", hint: "", expectedShape: "" };

/**
 * Whether one correction mends both: the same place, keyword and facts, told by two places of the schema
 * (two members of an `allOf` that both want an object). A hint or a shape makes no difference.
 */
export function isSameFault(left: ValidationError, right: ValidationError): boolean {
  if (left.path !== right.path || left.keyword !== right.keyword) return false;
  return equal({ ...left, ...ignored }, { ...right, ...ignored });
}

/** Adds an error unless the list tells the same fault already. */
export function addDistinct(errors: ValidationError[], error: ValidationError): void {
  for (const known of errors) if (isSameFault(known, error)) return;
  errors.push(error);
}
