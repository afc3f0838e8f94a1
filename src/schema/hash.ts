import { textHash } from "../json/hash.ts";
import type { Json } from "../json/value.ts";
import { type ResolvedOptions, resolveOptions } from "./options.ts";

/**
 * A fingerprint of a schema's content, 16 hexadecimal digits, and after a full stop the {@link optionsHash} where that is
 * not empty: tells whether a precompiled validator was made from it, and judges as it is asked to.
 *
 * It is taken from the JSON text, members in their own order: the order of properties decides the order of errors, so
 * another order is another schema.
 */
export function schemaHash(schema: Json, options = ""): string {
  const hash = textHash(JSON.stringify(schema));
  return options === "" ? hash : `${hash}.${options}`;
}

/**
 * A fingerprint of the options that decide verdicts and errors, 16 hexadecimal digits; empty where each has its default.
 *
 * `unknownKeywords` is no part of it: it says which schemas are refused, and a precompiled one was not. Nor is `schemas`:
 * a bundle that holds validators need not hold the documents that they were made from.
 */
export function optionsHash(options: ResolvedOptions): string {
  const text = decisive(options);
  return text === decisive(resolveOptions()) ? "" : textHash(text);
}

/** Stands behind the {@link optionsHash} of a module whose errors are brief: no engine's are, so no registry takes it. */
export const briefMark = "brief";

function decisive({ dialect, formats, content, patterns, maxErrors, maxDepth }: ResolvedOptions): string {
  return JSON.stringify([dialect, formats, content, patterns, maxErrors, maxDepth]);
}
