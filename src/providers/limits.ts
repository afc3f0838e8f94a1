import { isObject, type Json, type JsonObject } from "../json/value.ts";
import type { Frame } from "../schema/frame.ts";
import { keywordValue, type Subschema, subschemaMap } from "../schema/subschema.ts";
import type { LintFinding } from "./lint.ts";
import type { Limits } from "./rules.ts";

/** Limits that hold for the schema as a whole. */
export function lintLimits(frame: Frame, limits: Limits): LintFinding[] {
  const findings: LintFinding[] = [];
  const judge = (pointer: string, what: string, count: number, limit: number): void => {
    if (count > limit) findings.push({ pointer, effect: "refused", message: `${what}: ${count}, at most ${limit}` });
  };
  let properties = 0;
  let values = 0;
  let characters = 0;
  for (const at of frame.subschemas) {
    const names = [...(subschemaMap(at, "properties")?.keys() ?? [])];
    properties += names.length;
    const listed = valuesOf(at);
    values += listed.length;
    const texts = listed.filter((value) => typeof value === "string");
    characters += lengthOf([...names, ...definitionNames(at), ...texts]);
    if (texts.length <= limits.longEnum.values) continue;
    judge(at.documentPointer, "characters of one long enum", lengthOf(texts), limits.longEnum.characters);
  }
  judge("", "properties", properties, limits.properties);
  judge("", "levels of objects and lists", depthOf(frame.root.schema), limits.depth);
  judge("", "values of enums", values, limits.enumValues);
  judge("", "characters of names and values", characters, limits.characters);
  return findings;
}

function valuesOf(at: Subschema): readonly Json[] {
  const values = keywordValue(at, "enum");
  const value = keywordValue(at, "const");
  return [...(Array.isArray(values) ? (values as Json[]) : []), ...(value === undefined ? [] : [value])];
}

function definitionNames(at: Subschema): string[] {
  return ["$defs", "definitions"].flatMap((keyword) => [...(subschemaMap(at, keyword)?.keys() ?? [])]);
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

/** As written: what a reference leads to is not counted. */
function depthOf(schema: Json | undefined): number {
  if (schema === undefined || !isObject(schema)) return 0;
  const { properties, items, anyOf } = schema as JsonObject;
  const below = isObject(properties ?? null) ? Object.values(properties as JsonObject) : [];
  const own = properties === undefined && items === undefined ? 0 : 1;
  const branches = Array.isArray(anyOf) ? (anyOf as Json[]) : [];
  return Math.max(own + Math.max(0, ...below.map(depthOf), depthOf(items)), ...branches.map(depthOf));
}
