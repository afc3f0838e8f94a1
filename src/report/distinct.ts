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

/**
 * Adds an error unless the list tells the same fault already: the values that are allowed at a place tell its type as
 * well. A list that holds more than `most` is done. Errors before the index `from` are of other places.
 */
export function addDistinct(errors: ValidationError[], error: ValidationError, most: number, from = 0): void {
  if (errors.length > most) return;
  for (let i = from; i < errors.length; i++) {
    const known = errors[i]!;
    if (known.path !== error.path) continue;
    if (isSameFault(known, error) || (error.keyword === "type" && tellsValues(known))) return;
  }
  errors.push(error);
}

function tellsValues(error: ValidationError): boolean {
  return error.keyword === "enum" || error.keyword === "const";
}
