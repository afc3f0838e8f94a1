import { isObject, type JsonObject, setMember } from "../json/value.ts";
import { type Conversion, type Keywords, mergeDefinitions, modernizeDraft04 } from "./converted-keywords.ts";
import { type Draft, drafts, keywordRows } from "./keywords.ts";

/** Writes a schema object's keywords in 2020-12; its subschemas are converted already. */
export function keywordTo202012(keywords: Keywords, { draft, report }: Conversion): void {
  if (draft === "v1") {
    for (const keyword of ["propertyDependencies", "$dynamicRef"]) {
      if (keywords.has(keyword)) report(keyword, "nothing says the same");
    }
    return;
  }
  if (draft === "draft-04") modernizeDraft04(keywords);
  if (keywords.has("$recursiveRef")) report("$recursiveRef", "nothing says the same");
  keywords.delete("$recursiveAnchor");
  if (drafts.indexOf(draft) < drafts.indexOf("2019-09")) {
    dropBesideReference(keywords);
    convertIdentifier(keywords);
  } else if (keywords.has("contains") && keywords.has("unevaluatedItems")) {
    report("unevaluatedItems", "items that `contains` matches are no longer unevaluated");
  }
  convertItems(keywords);
  convertDependencies(keywords);
  mergeDefinitions(keywords, "definitions", "$defs", report);
}

/** What a keyword with subschemas is called in 2020-12. */
export function renamedTo202012(keyword: string, schema: JsonObject, draft: Draft): string {
  if (draft === "v1") return keyword;
  switch (keyword) {
    case "definitions":
      return "$defs";
    case "dependencies":
      return "dependentSchemas";
    case "items":
      return Array.isArray(schema["items"]) ? "prefixItems" : "items";
    case "additionalItems":
      return "items";
    default:
      return keyword;
  }
}

/** Draft-07 Core §8.3: beside `$ref` nothing counts, so what would count from now on goes; definitions may be referred to. */
function dropBesideReference(keywords: Keywords): void {
  if (typeof keywords.get("$ref") !== "string") return;
  for (const keyword of [...keywords.keys()]) {
    if (keyword !== "$ref" && keyword !== "definitions" && keyword !== "$schema" && !isAnnotation(keyword)) {
      keywords.delete(keyword);
    }
  }
}

function isAnnotation(keyword: string): boolean {
  const rows = keywordRows.filter(({ name }) => name === keyword);
  return rows.every(({ annotation }) => annotation);
}

function convertIdentifier(keywords: Keywords): void {
  const id = keywords.get("$id");
  if (typeof id !== "string" || !id.includes("#")) return;
  const [base = "", anchor = ""] = id.split("#", 2);
  keywords.delete("$id");
  if (base !== "") keywords.set("$id", base);
  if (anchor !== "") keywords.set("$anchor", anchor);
}

function convertItems(keywords: Keywords): void {
  const items = keywords.get("items");
  const rest = keywords.get("additionalItems");
  keywords.delete("additionalItems");
  if (!Array.isArray(items)) return;
  keywords.delete("items");
  // An empty list says nothing, and 2020-12 Core §10.3.1.1 wants one schema at least.
  if (items.length > 0) keywords.set("prefixItems", items);
  if (rest !== undefined) keywords.set("items", rest);
}

function convertDependencies(keywords: Keywords): void {
  const dependencies = keywords.get("dependencies");
  if (dependencies === undefined || !isObject(dependencies)) return;
  keywords.delete("dependencies");
  for (const name of Object.keys(dependencies)) {
    const value = dependencies[name]!;
    const keyword = Array.isArray(value) ? "dependentRequired" : "dependentSchemas";
    const merged = {};
    const known = keywords.get(keyword);
    if (known !== undefined && isObject(known))
      for (const each of Object.keys(known)) setMember(merged, each, known[each]);
    if (!Object.hasOwn(merged, name)) setMember(merged, name, value);
    keywords.set(keyword, merged);
  }
}
