import { equal } from "../json/equal.ts";
import type { Json, JsonObject } from "../json/value.ts";
import { isObject, typeOf } from "../json/value.ts";
import { keywordValue, type Subschema, subschemaList } from "../schema/subschema.ts";

/** One of the schemas that judge an instance together, and its keywords that are dealt with elsewhere. */
export interface Part {
  readonly at: Subschema;
  readonly without: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** Keywords that say nothing of the instance, so that a `$ref` beside them stands alone. */
const besideReference: ReadonlySet<string> = new Set([
  "$ref",
  "$defs",
  "$schema",
  "$id",
  "$anchor",
  "$comment",
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
]);

/** Where a schema that is only a reference leads; undefined for any other, and where it leads nowhere. */
export function soleTarget(at: Subschema): Subschema | undefined {
  if (!isObject(at.schema) || at.references.length !== 1) return undefined;
  const isSole = Object.keys(at.schema).every((keyword) => besideReference.has(keyword) || isUnknown(at, keyword));
  return isSole ? at.references[0]!.target : undefined;
}

function isUnknown(at: Subschema, keyword: string): boolean {
  return !at.resource.dialect.keywords.has(keyword);
}

/** The schemas themselves, what they refer to, and all of `allOf`, each once: what has to hold together. */
export function expand(parts: readonly Part[]): Part[] {
  const found = new Map<Subschema, Part>(parts.map((part) => [part.at, part]));
  const visit = ({ at }: Part): void => {
    const references = at.references.map(({ target }) => target);
    for (const next of [...references, ...(subschemaList(at, "allOf") ?? [])]) {
      if (found.has(next)) continue;
      found.set(next, partOf(next));
      visit(partOf(next));
    }
  };
  for (const part of parts) visit(part);
  return [...found.values()];
}

export function partOf(at: Subschema): Part {
  return { at, without: nothing };
}

/** A keyword's value in each part that has it. */
export function valuesOf(parts: readonly Part[], keyword: string): { readonly at: Subschema; readonly value: Json }[] {
  return parts.flatMap(({ at, without }) => {
    const value = without.has(keyword) ? undefined : keywordValue(at, keyword);
    return value === undefined ? [] : [{ at, value }];
  });
}

/** The values that all `enum` and `const` leave; undefined where there are none of both. */
export function allowedValues(parts: readonly Part[]): readonly Json[] | undefined {
  const lists = [
    ...valuesOf(parts, "enum").map(({ value }) => value as readonly Json[]),
    ...valuesOf(parts, "const").map(({ value }) => [value]),
  ];
  const [first, ...others] = lists;
  return first?.filter((value) => others.every((list) => list.some((other) => equal(value, other))));
}

/** The type names that all parts leave; undefined where none says. */
export function allowedTypes(parts: readonly Part[]): readonly string[] | undefined {
  const lists = valuesOf(parts, "type").map(({ value }) => (Array.isArray(value) ? value : [value]) as string[]);
  const [first, ...others] = lists;
  if (first === undefined) return undefined;
  return others.reduce<readonly string[]>((left, right) => left.flatMap((type) => meet(type, right)), first);
}

/** An integer is a number; of both, the narrower one is left. */
function meet(type: string, others: readonly string[]): string[] {
  if (others.includes(type)) return [type];
  if (type === "integer" && others.includes("number")) return ["integer"];
  return type === "number" && others.includes("integer") ? ["integer"] : [];
}

const typeByKeyword: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  [
    "object",
    "properties required additionalProperties patternProperties propertyNames minProperties maxProperties dependentRequired dependentSchemas".split(
      " ",
    ),
  ],
  ["array", "items prefixItems minItems maxItems uniqueItems contains minContains maxContains".split(" ")],
  ["string", ["pattern", "format", "minLength", "maxLength", "contentEncoding", "contentMediaType"]],
  ["number", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]],
];

/** The types a schema that names none is written for, as its keywords tell; empty where they do not. */
export function impliedTypes(parts: readonly Part[]): string[] {
  return typeByKeyword
    .filter(([, keywords]) => keywords.some((keyword) => valuesOf(parts, keyword).length > 0))
    .map(([type]) => type);
}

/** Whether a keyword asserts anything of instances of these types. */
export function appliesTo(keyword: string, types: readonly string[]): boolean {
  const row = typeByKeyword.find(([, keywords]) => keywords.includes(keyword));
  return row === undefined || types.includes(row[0]) || (row[0] === "number" && types.includes("integer"));
}

/** The type names of values, each once. */
export function typesOfValues(values: readonly Json[]): string[] {
  return [...new Set(values.map((value) => typeOf(value)))];
}

/** Whether nothing satisfies the parts: one is the schema `false`, or types or values exclude each other. */
export function isImpossible(parts: readonly Part[]): boolean {
  return (
    parts.some(({ at }) => at.schema === false) ||
    allowedTypes(parts)?.length === 0 ||
    allowedValues(parts)?.length === 0
  );
}

/** The first text that a part has under a keyword. */
export function firstText(parts: readonly Part[], keyword: "title" | "description"): string | undefined {
  for (const { at, without } of parts) {
    const value = !without.has(keyword) && isObject(at.schema) ? (at.schema as JsonObject)[keyword] : undefined;
    if (typeof value === "string" && value !== "") return value;
  }
  return undefined;
}
