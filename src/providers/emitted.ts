import type { MutableJson } from "../json/copy.ts";
import { isObject, type Json, setMember } from "../json/value.ts";

/** A schema being written for a provider. */
export type Emitted = { [keyword: string]: MutableJson };

const LONGEST_NOTE = 400;

/** What any JSON is where types have to be told: lists and objects would have to say what they hold. */
export function plainValue(): Emitted {
  return { type: ["string", "number", "boolean", "null"] };
}

/** A constraint in words for a description: the keyword and its value, cut where that is long. */
export function noteOf(keyword: string, value: Json): string {
  const text = JSON.stringify(value);
  return `${keyword}: ${text.length > LONGEST_NOTE ? `${text.slice(0, LONGEST_NOTE)}…` : text}`;
}

/** Title, description and notes at the head of a schema, where descriptions are read first. */
export function withTexts(schema: Emitted, texts: Texts): Emitted {
  const { title, description, notes } = texts;
  const note = notes.length === 0 ? undefined : `(${[...new Set(notes)].join("; ")})`;
  const told = [description, note].filter((text) => text !== undefined).join("\n");
  if (title === undefined && told === "") return schema;
  const holder = schema["$ref"] === undefined || !texts.wrapsReference ? schema : { anyOf: [schema] };
  return { ...(title === undefined ? {} : { title }), ...(told === "" ? {} : { description: told }), ...holder };
}

export interface Texts {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly notes: readonly string[];
  /** Whether nothing may stand beside a `$ref`. */
  readonly wrapsReference: boolean;
}

/** One schema that accepts what any of them accepts. */
export function anyOfEmitted(schemas: readonly Emitted[]): Emitted {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [only] = distinct;
  if (distinct.length === 1 && only !== undefined) return only;
  return mergedEnum(distinct) ?? { anyOf: distinct };
}

/** Values of one type, which are alternatives as branches and as a list alike. */
function mergedEnum(schemas: readonly Emitted[]): Emitted | undefined {
  const values: MutableJson[] = [];
  for (const { type, enum: list, const: value, ...others } of schemas) {
    if (type !== schemas[0]?.["type"] || Object.keys(others).length > 0) return undefined;
    if (Array.isArray(list)) values.push(...list);
    else if (value !== undefined) values.push(value);
    else return undefined;
  }
  const { type } = schemas[0]!;
  return { ...(type === undefined ? {} : { type }), enum: [...new Set(values)] };
}

/** The same that takes null as well. */
export function nullable(schema: Emitted): Emitted {
  if (acceptsNull(schema)) return schema;
  const { type, enum: values, const: value, anyOf } = schema;
  if (Array.isArray(anyOf)) return { ...schema, anyOf: [...anyOf, { type: "null" }] };
  if (type === undefined) return { anyOf: [schema, { type: "null" }] };
  const types = { type: [...(Array.isArray(type) ? type : [type]), "null"] };
  if (Array.isArray(values)) return { ...schema, ...types, enum: [...values, null] };
  if (value === undefined) return { ...schema, ...types };
  const { const: _, ...others } = schema;
  return { ...others, ...types, enum: [value, null] };
}

function acceptsNull(schema: Emitted): boolean {
  const { type, enum: values, const: value, anyOf } = schema;
  if (Array.isArray(anyOf)) return anyOf.some((branch) => isObject(branch as Json) && acceptsNull(branch as Emitted));
  const isTyped = Array.isArray(type) ? type.includes("null") : type === "null";
  return isTyped && (value ?? null) === null && (!Array.isArray(values) || values.includes(null));
}

/**
 * Objects that are alternatives, as one: each property has the schemas it has in any of them, and is required where all
 * of them require it. Where every property has to be required, one that not all have may be null.
 */
export function mergeObjects(objects: readonly Emitted[], allRequired: boolean): Emitted {
  const found = new Map<string, Emitted[]>();
  for (const { properties } of objects) {
    for (const [name, schema] of Object.entries((properties ?? {}) as Emitted)) {
      found.set(name, [...(found.get(name) ?? []), schema as Emitted]);
    }
  }
  const properties = {};
  for (const [name, schemas] of found) {
    const merged = anyOfEmitted(schemas);
    setMember(properties, name, allRequired && schemas.length < objects.length ? nullable(merged) : merged);
  }
  const required = [...found.keys()].filter(
    (name) => allRequired || objects.every((object) => (object["required"] as string[] | undefined)?.includes(name)),
  );
  return { type: "object", properties, required, additionalProperties: false };
}

/** Objects among alternatives, alternatives within alternatives included. */
export function objectBranches(schema: Emitted): Emitted[] {
  const { anyOf, type } = schema;
  if (Array.isArray(anyOf)) return anyOf.flatMap((branch) => objectBranches(branch as Emitted));
  const isObjectType = Array.isArray(type) ? type.includes("object") : type === "object";
  return isObjectType ? [schema] : [];
}
