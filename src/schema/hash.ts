import { textHash } from "../json/hash.ts";
import type { Json } from "../json/value.ts";

/**
 * A fingerprint of a schema's content, 16 hexadecimal digits: tells whether a precompiled validator was made from it.
 *
 * It is taken from the JSON text, members in their own order: the order of properties decides the order of errors, so
 * another order is another schema. Options are no part of it.
 */
export function schemaHash(schema: Json): string {
  return textHash(JSON.stringify(schema));
}
