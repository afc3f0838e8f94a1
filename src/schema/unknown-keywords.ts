import { isObject, type JsonObject } from "../json/value.ts";
import { nearest } from "../report/nearest.ts";
import { isSince } from "./dialects.ts";
import { keywordRows, knownAnnotations } from "./keywords.ts";
import { type SchemaProblem, suggestKeyword } from "./problems.ts";
import type { Subschema } from "./subschema.ts";

/** What the members of a schema object that are no keywords of its dialect amount to. */
export interface UnknownKeywords {
  readonly problems: readonly SchemaProblem[];
  readonly warnings: readonly SchemaProblem[];
}

/** What people write for what JSON Schema says otherwise. */
const otherWays: ReadonlyMap<string, string> = new Map([
  ["nullable", 'write `type: ["string", "null"]`, or `anyOf` with `{ "type": "null" }`'],
  ["optional", "leave the name out of the parent's `required`"],
  ["max_length", suggestKeyword("maxLength")],
  ["min_length", suggestKeyword("minLength")],
  ["parameters", suggestKeyword("properties")],
]);

/**
 * Judges the unknown members of one schema object. `x-…` and the annotations that generators write pass; a keyword of
 * another draft is a warning, since it has no meaning here; all else is a problem, with the near miss where there is one.
 */
export function judgeUnknownKeywords(at: Subschema): UnknownKeywords {
  const problems: SchemaProblem[] = [];
  const warnings: SchemaProblem[] = [];
  if (!isObject(at.schema)) return { problems, warnings };
  const { dialect } = at.resource;
  const unknown = Object.keys(at.schema).filter(
    (name) => !dialect.keywords.has(name) && !name.startsWith("x-") && !knownAnnotations.has(name),
  );
  if (unknown.length > 0 && isPropertyMap(at.schema, at)) {
    const message = `${list(unknown)} ${unknown.length === 1 ? "is no keyword" : "are no keywords"}: this looks like a map of properties`;
    problems.push({
      pointer: at.documentPointer,
      message,
      suggestion: 'put it under `properties`, beside `type: "object"`',
    });
    return { problems, warnings };
  }
  for (const keyword of unknown) {
    const pointer = at.documentPointer;
    const elsewhere = keywordRows.filter((row) => row.name === keyword);
    if (elsewhere.length > 0) {
      const newer = elsewhere.every((row) => !isSince(dialect.draft, row.since));
      const draft = newer ? elsewhere[0]!.since : elsewhere.at(-1)!.until;
      const message = `\`${keyword}\` means nothing in ${dialect.draft}: it is a keyword ${newer ? "since" : "until"} ${draft}`;
      warnings.push({ pointer, keyword, message });
      continue;
    }
    const near = nearest(keyword, [...dialect.keywords.keys()]);
    const suggestion = otherWays.get(keyword) ?? (near === undefined ? undefined : suggestKeyword(near));
    const message = `\`${keyword}\` is no keyword of ${dialect.draft}`;
    problems.push({ pointer, keyword, message, ...(suggestion === undefined ? {} : { suggestion }) });
  }
  return { problems, warnings };
}

/**
 * `{ "query": { "type": "string" } }` where a schema belongs: each member is a schema itself. Some may be called like a
 * keyword (`title`), but not like one that holds a schema: there the unknown names are more likely misspelt.
 */
function isPropertyMap(schema: JsonObject, at: Subschema): boolean {
  return Object.keys(schema).every((name) => {
    const value = schema[name];
    const holdsSchema = (at.resource.dialect.keywords.get(name)?.subschemas ?? "none") !== "none";
    return !holdsSchema && value !== undefined && isObject(value) && Object.hasOwn(value, "type");
  });
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => `\`${name}\``);
  return names.length > 3 ? `${shown.join(", ")} and ${names.length - 3} more` : shown.join(", ");
}
