import { type Json, type JsonObject, member, typeOf } from "../json/value.ts";
import { escapeText } from "../report/escape.ts";
import type { Schema } from "./infer.ts";
import { type CompileOptions, resolveOptions } from "./options.ts";
import { type PreparedSchema, prepareSchema } from "./prepare.ts";
import { briefShape } from "./shape.ts";
import { keywordValue, type Subschema, subschema, subschemaList } from "./subschema.ts";

const DEEPEST = 4;
const MOST_LINES = 100;
const MOST_VALUES = 12;
const LONGEST = 200;

export interface DescribeSchemaOptions extends CompileOptions {
  /** Whether the schema's own descriptions are told. Default false: they are somebody else's words. */
  readonly descriptions?: boolean;
}

/**
 * A schema's constraints as a short list of fields for a prompt, one line a field, nested ones indented:
 * `days: integer, 1 to 14, optional`. At most 100 lines. Throws a `SchemaError` on a schema whose references cannot be
 * resolved or that is no JSON.
 */
export function describeSchema(schema: Schema, options: DescribeSchemaOptions = {}): string {
  const { descriptions = false, ...compileOptions } = options;
  const prepared = prepareSchema(schema, resolveOptions(compileOptions), undefined);
  const lines: string[] = [];
  const { root } = prepared;
  if (prepared.expectations.properties(root).size > 0) listFields(root, prepared, descriptions, 0, lines);
  else lines.push(fieldText(root, prepared, descriptions));
  if (lines.length <= MOST_LINES) return lines.map(escapeText).join("\n");
  return [...lines.slice(0, MOST_LINES - 1).map(escapeText), `and ${lines.length - MOST_LINES + 1} more`].join("\n");
}

function listFields(
  at: Subschema,
  prepared: PreparedSchema,
  descriptions: boolean,
  depth: number,
  lines: string[],
): void {
  const indent = "  ".repeat(depth);
  for (const [name, property] of prepared.expectations.properties(at)) {
    const text = property.at === undefined ? "anything" : fieldText(property.at, prepared, descriptions);
    const key = /^[\p{L}\p{N}_$.-]+$/u.test(name) ? name : JSON.stringify(name);
    lines.push(`${indent}${key}: ${text}${property.required ? "" : ", optional"}`);
    const inside = property.at && fieldsBelow(property.at, prepared);
    if (inside !== undefined && depth < DEEPEST) listFields(inside, prepared, descriptions, depth + 1, lines);
  }
  if (isClosed(at)) lines.push(`${indent}(no other properties)`);
}

/** The object whose fields follow: the value itself, or the items of a list. */
function fieldsBelow(at: Subschema, prepared: PreparedSchema): Subschema | undefined {
  if (prepared.expectations.properties(at).size > 0) return at;
  const items = subschema(at, "items");
  return items !== undefined && prepared.expectations.properties(items).size > 0 ? items : undefined;
}

function isClosed(at: Subschema): boolean {
  return keywordValue(at, "additionalProperties") === false || keywordValue(at, "unevaluatedProperties") === false;
}

function fieldText(at: Subschema, prepared: PreparedSchema, descriptions: boolean): string {
  const parts = [typeText(at, prepared), ...constraints(at)];
  const fallback = keywordValue(at, "default");
  if (fallback !== undefined) parts.push(`default ${cut(JSON.stringify(fallback))}`);
  const description = keywordValue(at, "description");
  const words = descriptions && typeof description === "string" ? ` (${cut(description.replace(/\s+/gu, " "))})` : "";
  return parts.join(", ") + words;
}

function typeText(at: Subschema, prepared: PreparedSchema): string {
  const { expectations } = prepared;
  const allowed = expectations.allowed(at);
  if (allowed !== undefined) return valuesText(allowed);
  const inside = fieldsBelow(at, prepared);
  if (inside === at) return "object";
  if (inside !== undefined) return "list of objects";
  if (subschemaList(at, "anyOf") ?? subschemaList(at, "oneOf")) return cut(briefShape(at, expectations));
  const types = expectations.types(at);
  if (types === undefined) return "anything";
  const text = cut(briefShape(at, expectations));
  return types.includes("array") ? `list: ${text}` : text;
}

function valuesText(values: readonly Json[]): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => cut(JSON.stringify(value)));
  const more = values.length > shown.length ? ` or one of ${values.length - shown.length} more` : "";
  return values.length === 1 ? `always ${shown[0]}` : `one of ${shown.join(", ")}${more}`;
}

function constraints(at: Subschema): string[] {
  if (typeof at.schema === "boolean") return [];
  const parts: string[] = [];
  const text = (keyword: string): string | undefined => {
    const value = keywordValue(at, keyword);
    return typeof value === "string" ? value : undefined;
  };
  const format = text("format");
  if (format !== undefined) parts.push(`format ${cut(format)}`);
  const pattern = text("pattern");
  if (pattern !== undefined) parts.push(`pattern ${cut(JSON.stringify(pattern))}`);
  parts.push(...range(at, "minLength", "maxLength", " characters"), ...range(at, "minimum", "maximum", ""));
  for (const [keyword, words] of [
    ["exclusiveMinimum", "more than"],
    ["exclusiveMaximum", "less than"],
    ["multipleOf", "a multiple of"],
  ] as const) {
    const value = keywordValue(at, keyword);
    if (typeof value === "number") parts.push(`${words} ${value}`);
  }
  parts.push(
    ...range(at, "minItems", "maxItems", " items"),
    ...range(at, "minProperties", "maxProperties", " properties"),
  );
  if (keywordValue(at, "uniqueItems") === true) parts.push("no duplicates");
  return parts;
}

function range(at: Subschema, least: string, most: string, noun: string): string[] {
  const minimum = number(at.schema as JsonObject, least);
  const maximum = number(at.schema as JsonObject, most);
  if (minimum !== undefined && maximum !== undefined) {
    return [minimum === maximum ? `exactly ${minimum}${noun}` : `${minimum} to ${maximum}${noun}`];
  }
  if (minimum !== undefined) return [`at least ${minimum}${noun}`];
  return maximum === undefined ? [] : [`at most ${maximum}${noun}`];
}

function number(schema: JsonObject, keyword: string): number | undefined {
  const value = member(schema, keyword);
  return value !== undefined && (typeOf(value) === "integer" || typeOf(value) === "number")
    ? (value as number)
    : undefined;
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
