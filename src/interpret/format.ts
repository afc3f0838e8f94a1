/** 2020-12 Validation §7 (`format`) and §8 (content). */
import { isBase64 } from "../formats/base64.ts";
import { findFormat } from "../formats/index.ts";
import { isSince } from "../schema/dialects.ts";
import { keywordValue } from "../schema/subschema.ts";
import { type Evaluation, fail } from "./evaluation.ts";
import { isNumber } from "./instance.ts";

/** 2020-12 Validation §7.2. An unknown format is an annotation. */
export function format(evaluation: Evaluation): void {
  const { at, value, context } = evaluation;
  const { dialect } = at.resource;
  const name = keywordValue(at, "format");
  if (typeof name !== "string" || !(context.prepared.options.formats === "assert" || dialect.assertsFormat)) return;
  const known = findFormat(name, !isSince(dialect.draft, "draft-07"));
  if (known === undefined) return;
  const isMet =
    known.appliesTo === "string"
      ? typeof value !== "string" || known.test(value)
      : !isNumber(value) || known.test(value);
  if (!isMet) fail(evaluation, "format", { format: name });
}

/** 2020-12 Validation §8.3 and §8.4. Text whose encoding is broken or unknown is not judged by its media type. */
export function content(evaluation: Evaluation): void {
  const { at, value, context } = evaluation;
  if (typeof value !== "string" || context.prepared.options.content !== "assert") return;
  const encoding = keywordValue(at, "contentEncoding");
  const mediaType = keywordValue(at, "contentMediaType");
  if (encoding === "base64" && !isBase64(value)) fail(evaluation, "contentEncoding", { encoding });
  else if (mediaType === "application/json" && (encoding === undefined || encoding === "base64")) {
    if (!isJson(value, encoding)) fail(evaluation, "contentMediaType", { mediaType });
  }
}

function isJson(value: string, encoding: "base64" | undefined): boolean {
  try {
    JSON.parse(encoding === undefined ? value : decodeBase64(value));
    return true;
  } catch {
    return false;
  }
}

/** RFC 8259 §8.1: JSON between systems is UTF-8. Throws on bytes that are not. */
function decodeBase64(value: string): string {
  const bytes = Uint8Array.from(atob(value), (character) => character.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
