import { copyJson } from "../json/copy.ts";
import type { Json } from "../json/value.ts";
import { keywordValue, type Subschema } from "../schema/subschema.ts";
import type { Note } from "./emission.ts";
import type { Emitted } from "./emitted.ts";
import { appliesTo, type Part } from "./parts.ts";
import { harmless, type ProviderRules } from "./rules.ts";

/** Keywords dealt with one by one, or that say nothing. */
const handled: ReadonlySet<string> = new Set([
  ...harmless,
  ..."$ref $dynamicRef $defs definitions allOf anyOf oneOf enum const type".split(" "),
  ..."properties required additionalProperties unevaluatedProperties items prefixItems minItems maxItems".split(" "),
]);

/** Of two bounds of one kind, the narrower holds. */
const bounds: ReadonlyMap<string, (...values: number[]) => number> = new Map([
  ["minimum", Math.max],
  ["exclusiveMinimum", Math.max],
  ["maximum", Math.min],
  ["exclusiveMaximum", Math.min],
]);

/** What a schema asserts beside types, values and structure: what the provider takes, the rest as notes. */
export function emitAssertions(
  types: readonly string[] | undefined,
  parts: readonly Part[],
  rules: ProviderRules,
  note: Note,
): Emitted {
  const result: Emitted = {};
  for (const { at, without } of parts) {
    if (typeof at.schema === "boolean") continue;
    for (const keyword of Object.keys(at.schema)) {
      const row = at.resource.dialect.keywords.get(keyword);
      if (row === undefined || row.annotation || handled.has(keyword) || without.has(keyword)) continue;
      if (types !== undefined && !appliesTo(keyword, types)) continue;
      const value = keywordValue(at, keyword)!;
      const isTaken = rules.keywords?.has(keyword) === true && row.subschemas === "none";
      const isKnown = keyword !== "format" || rules.formats === undefined || rules.formats.has(String(value));
      if (!isTaken || !isKnown) note(at, keyword, value);
      else combine(result, at, keyword, value, note);
    }
  }
  return result;
}

function combine(result: Emitted, at: Subschema, keyword: string, value: Json, note: Note): void {
  const known = result[keyword];
  const narrower = bounds.get(keyword);
  if (known === undefined) result[keyword] = copyJson(value);
  else if (narrower !== undefined) result[keyword] = narrower(Number(known), Number(value));
  else if (known !== value) note(at, keyword, value);
}
