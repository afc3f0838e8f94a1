import { isObject, type Json, type JsonObject, setMember } from "../json/value.ts";
import { type Conversion, type Keywords, mergeDefinitions, modernizeDraft04 } from "./converted-keywords.ts";
import { type Draft, drafts } from "./keywords.ts";

/** Applicators that judge the same instance: what they evaluate counts for the `unevaluated…` keywords beside them. */
const inPlace: readonly string[] = [
  "$ref",
  "$dynamicRef",
  "$recursiveRef",
  "allOf",
  "anyOf",
  "oneOf",
  "if",
  "then",
  "else",
  "dependentSchemas",
];

/** Nothing of draft-07 says the same. */
const inexpressible: readonly string[] = ["$dynamicRef", "$recursiveRef", "propertyDependencies"];

/** Name nothing and assert nothing once the dialect is another. */
const obsolete: readonly string[] = ["$vocabulary", "$recursiveAnchor", "contentSchema"];

/** What may stand beside a `$ref` and is read all the same: members that are only looked up or looked at. */
const readBesideReference: ReadonlySet<string> = new Set(["$ref", "$schema", "$comment", "definitions"]);

/** Writes a schema object's keywords in draft-07; its subschemas are converted already. */
export function keywordToDraft07(keywords: Keywords, { draft, report }: Conversion): void {
  if (draft === "draft-04") modernizeDraft04(keywords);
  if (drafts.indexOf(draft) < drafts.indexOf("draft-07")) return;
  for (const keyword of inexpressible) if (keywords.has(keyword)) report(keyword, "nothing says the same");
  for (const keyword of obsolete) keywords.delete(keyword);
  convertUnevaluated(keywords, report);
  convertAnchor(keywords, report);
  convertContains(keywords, report);
  if (keywords.has("prefixItems")) {
    move(keywords, "items", "additionalItems");
    move(keywords, "prefixItems", "items");
  }
  mergeDefinitions(keywords, "$defs", "definitions", report);
  convertDependencies(keywords);
  const reference = keywords.get("$ref");
  if (reference !== undefined && [...keywords.keys()].some((keyword) => !readBesideReference.has(keyword))) {
    // Draft-07 Core §8.3: beside `$ref` nothing counts. At the end of the list, pointers into it stay right.
    keywords.delete("$ref");
    addToAllOf(keywords, { $ref: reference });
  }
}

/** What a keyword with subschemas is called in draft-07. */
export function renamedToDraft07(keyword: string, schema: JsonObject, draft: Draft): string {
  const hasPrefix = Object.hasOwn(schema, "prefixItems");
  switch (keyword) {
    case "$defs":
      return "definitions";
    case "dependentSchemas":
      return "dependencies";
    case "prefixItems":
      return "items";
    case "items":
      return hasPrefix ? "additionalItems" : "items";
    case "unevaluatedProperties":
      return "additionalProperties";
    case "unevaluatedItems":
      return hasPrefix || (draft === "2019-09" && Array.isArray(schema["items"])) ? "additionalItems" : "items";
    default:
      return keyword;
  }
}

function convertUnevaluated(keywords: Keywords, report: Conversion["report"]): void {
  const isAlone = !inPlace.some((keyword) => keywords.has(keyword));
  const properties = keywords.get("unevaluatedProperties");
  if (properties !== undefined) {
    keywords.delete("unevaluatedProperties");
    // Beside `additionalProperties` nothing is left unevaluated.
    if (!keywords.has("additionalProperties") && properties !== true) {
      if (isAlone) keywords.set("additionalProperties", properties);
      else report("unevaluatedProperties", "what other subschemas evaluate cannot be told");
    }
  }
  const items = keywords.get("unevaluatedItems");
  if (items === undefined) return;
  keywords.delete("unevaluatedItems");
  const first = keywords.get("items");
  const rest = Array.isArray(first) ? "additionalItems" : "items";
  if (keywords.has(rest) || items === true) return;
  if (!isAlone || keywords.has("contains")) report("unevaluatedItems", "what other subschemas evaluate cannot be told");
  else keywords.set(rest, items);
}

function convertAnchor(keywords: Keywords, report: Conversion["report"]): void {
  for (const keyword of ["$anchor", "$dynamicAnchor"]) {
    const anchor = keywords.get(keyword);
    if (anchor === undefined) continue;
    keywords.delete(keyword);
    // Draft-07 Core §8.2.3: a plain name is an `$id` of nothing but a fragment.
    if (keywords.has("$id")) report(keyword, "a schema has either an $id or an anchor");
    else keywords.set("$id", `#${anchor}`);
  }
}

function convertContains(keywords: Keywords, report: Conversion["report"]): void {
  const least = keywords.get("minContains") ?? 1;
  if (keywords.has("contains")) {
    for (const keyword of ["minContains", "maxContains"]) {
      const isTold = keyword === "maxContains" ? keywords.has(keyword) : typeof least === "number" && least > 1;
      if (isTold) report(keyword, "matching items cannot be counted");
    }
    if (least === 0) keywords.delete("contains");
  }
  keywords.delete("minContains");
  keywords.delete("maxContains");
}

/** A name may need other properties and a schema; draft-07 has room for one of both, so the names go into `allOf`. */
function convertDependencies(keywords: Keywords): void {
  const schemas = keywords.get("dependentSchemas");
  const names = keywords.get("dependentRequired");
  keywords.delete("dependentSchemas");
  keywords.delete("dependentRequired");
  const parts = [keywords.get("dependencies"), schemas, names].filter((part) => part !== undefined && isObject(part));
  const merged = {};
  const others = {};
  for (const part of parts as JsonObject[]) {
    for (const name of Object.keys(part)) setMember(Object.hasOwn(merged, name) ? others : merged, name, part[name]);
  }
  if (Object.keys(merged).length > 0) keywords.set("dependencies", merged);
  if (Object.keys(others).length > 0) addToAllOf(keywords, { dependencies: others });
}

function addToAllOf(keywords: Keywords, schema: JsonObject): void {
  const branches = keywords.get("allOf");
  keywords.set("allOf", [...(Array.isArray(branches) ? (branches as Json[]) : []), schema]);
}

function move(keywords: Keywords, from: string, to: string): void {
  const value = keywords.get(from);
  keywords.delete(from);
  keywords.delete(to);
  if (value !== undefined) keywords.set(to, value);
}
