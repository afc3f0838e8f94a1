import { textHash } from "../json/hash.ts";
import type { ValidationError } from "./errors.ts";

/**
 * A short text that is equal for equal mistakes: it depends on the places, the keywords and the schema locations of the
 * errors, in any order, and on nothing else. A host that sees it again in the same tool sees a model repeat itself.
 * 16 hexadecimal digits; `""` for no errors. Not for security.
 */
export function fingerprint(errors: readonly ValidationError[]): string {
  if (errors.length === 0) return "";
  const lines = errors.map(({ path, keyword, schemaPath }) => JSON.stringify([path, keyword, schemaPath])).sort();
  return textHash(lines.join("\n"));
}
