import type { ValidationError } from "./errors.ts";

/**
 * A short text that is equal for equal mistakes: it depends on the places, the keywords and the schema locations of the
 * errors, in any order, and on nothing else. A host that sees it again in the same tool sees a model repeat itself.
 * 16 hexadecimal digits; `""` for no errors. Not for security.
 */
export function fingerprint(errors: readonly ValidationError[]): string {
  if (errors.length === 0) return "";
  const lines = errors.map(({ path, keyword, schemaPath }) => JSON.stringify([path, keyword, schemaPath])).sort();
  const text = lines.join("\n");
  return hash(text, 0x811c9dc5) + hash(text, 0x9747b28c);
}

/** FNV-1a over UTF-16 units, 32 bits, with a last mixing so that neighbours differ everywhere. */
function hash(text: string, seed: number): string {
  let value = seed;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return ((value ^ (value >>> 13)) >>> 0).toString(16).padStart(8, "0");
}
