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
 * Adds an error unless the list tells the same fault already. The values that are allowed at a place tell its type as
 * well: of the two, whichever comes first, only they are told. A list that holds more than `most` is done.
 */
export function addDistinct(errors: ValidationError[], error: ValidationError, most: number): void {
  if (errors.length > most) return;
  let place = -1;
  for (let i = 0; i < errors.length; i++) {
    const known = errors[i]!;
    if (known.path !== error.path) continue;
    if (isSameFault(known, error) || (error.keyword === "type" && tellsValues(known))) return;
    if (known.keyword !== "type" || !tellsValues(error)) continue;
    if (place === -1) place = i;
    else errors.splice(i--, 1);
  }
  if (place === -1) errors.push(error);
  else errors[place] = error;
}

function tellsValues(error: ValidationError): boolean {
  return error.keyword === "enum" || error.keyword === "const";
}
