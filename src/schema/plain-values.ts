/**
 * A quick judgement in place of the metaschema's: most schemas are plain in every member, and then the metaschema need
 * not be compiled. Where this says no, the metaschema decides; it never says yes to what a metaschema refuses.
 */
import { isObject, type Json } from "../json/value.ts";
import { isSince } from "./dialects.ts";
import type { Draft, KeywordRow } from "./keywords.ts";

const typeNames: ReadonlySet<Json> = new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);

/** Whether the metaschema surely accepts a keyword's value; of subschemas, whether they are where they should be. */
export function isPlainValue(kind: KeywordRow["value"], value: Json, draft: Draft): boolean {
  switch (kind) {
    case "any":
      return true;
    case "text":
      return typeof value === "string";
    case "no-fragment":
      return typeof value === "string" && !value.includes("#");
    case "flag":
      return typeof value === "boolean";
    case "number":
      return typeof value === "number";
    case "positive":
      return typeof value === "number" && value > 0;
    case "count":
      return Number.isInteger(value) && (value as number) >= 0;
    case "names":
      return isDistinct(value) && value.every(isText) && (value.length > 0 || draft !== "draft-04");
    case "types":
      return typeNames.has(value) || (isDistinct(value) && value.length > 0 && value.every(isTypeName));
    case "values":
      return Array.isArray(value) && (isSince(draft, "2019-09") || (value.length > 0 && isDistinct(value)));
    case "items":
      return Array.isArray(value);
    case "one":
      return !Array.isArray(value);
    case "list":
      return Array.isArray(value) && value.length > 0;
    case "one-or-list":
      return !Array.isArray(value) || value.length > 0;
    case "map":
      return isObject(value);
    case "map-or-names":
      return isObject(value) && !Object.values(value).some(Array.isArray);
    default:
      return false;
  }
}

/** Keywords that v1's metaschema describes and its specification does not. */
const described: readonly string[] = ["itemPattern", "conditional", "optional"];

/** Whether a metaschema judges a member that is no keyword of the dialect: 2020-12's does so for some of 2019-09. */
export function isJudgedUnknown(name: string, draft: Draft): boolean {
  return name.startsWith("$") || (draft === "v1" && described.includes(name));
}

/** Equal containers are two values to a set. */
function isDistinct(value: Json): value is readonly Json[] {
  if (!Array.isArray(value)) return false;
  return new Set(value).size === value.length && value.every((item) => typeof item !== "object" || item === null);
}

function isText(value: Json): boolean {
  return typeof value === "string";
}

function isTypeName(value: Json): boolean {
  return typeNames.has(value);
}
