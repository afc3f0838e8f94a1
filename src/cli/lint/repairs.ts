import type { Child, Outline } from "../../json/outline.ts";
import { appendToken, parentPointer, splitPointer } from "../../json/pointer.ts";
import { isObject, type Json } from "../../json/value.ts";
import { type SchemaProblem, suggestedKeyword, suggestedText } from "../../schema/problems.ts";
import { isSureSpelling } from "./spelling.ts";
import { type Edit, type Members, type Range, readMembers } from "./text-edits.ts";

/** A change of a schema's text that mends one problem. Whether it does is for the compiler to say. */
export interface Repair {
  /** Where nothing else may be changed at the same time. */
  readonly scope: Range;
  readonly edits: readonly Edit[];
  /** What was done, in a few words. */
  readonly done: string;
  /** A name that the object at `owner` has to list as required. */
  readonly required?: { readonly owner: string; readonly name: string };
  /** Pointers to the member that has another name now. */
  readonly renamed?: { readonly from: string; readonly to: string };
}

/** A schema's text, and where its parts stand. */
export interface SchemaText {
  readonly text: string;
  readonly outline: Outline;
}

/** The one way in which a problem can have been meant; undefined where there are several or none. */
export function findRepair(problem: SchemaProblem, schema: SchemaText): Repair | undefined {
  const { keyword, suggestion = "", pointer, uri } = problem;
  if (keyword === undefined || uri !== undefined) return undefined;
  if (keyword === "nullable") return ofObject(pointer, schema, mendNullable);
  const meant = suggestedKeyword(suggestion);
  if (meant !== undefined) {
    const isSure = isSureSpelling(keyword, meant);
    const repair = ofObject(pointer, schema, (at) =>
      isSure || isMapOfParameters(at, keyword) ? rename(at, keyword, meant) : undefined,
    );
    const renamed = { from: appendToken(pointer, keyword), to: appendToken(pointer, meant) };
    return repair && { ...repair, renamed };
  }
  const spot = schema.outline.find(pointer);
  if (spot === undefined) return undefined;
  const value = readValue(schema, spot);
  const text = suggestedText(suggestion);
  if (text !== undefined && typeof value === "string") {
    const written = JSON.stringify(text);
    return { scope: spot, edits: [{ ...spot, text: written }], done: `${JSON.stringify(value)} is now ${written}` };
  }
  const tokens = splitPointer(pointer) ?? [];
  if (tokens.at(-1) !== keyword) return undefined;
  const owner = parentPointer(pointer);
  switch (keyword) {
    case "type":
      return isAnyType(value) ? ofObject(owner, schema, (at) => leaveOut(at, "type")) : undefined;
    case "items":
      return Array.isArray(value) ? ofObject(owner, schema, renameItems) : undefined;
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return typeof value === "boolean" ? ofObject(owner, schema, (at) => mendBound(at, keyword, value)) : undefined;
    case "required":
      return typeof value === "boolean" ? mendRequired(owner, tokens, value, schema) : undefined;
    default:
      return undefined;
  }
}

type Mend = (at: Members) => Omit<Repair, "scope"> | undefined;

/** What is done within one schema object. */
function ofObject(pointer: string, { text, outline }: SchemaText, mend: Mend): Repair | undefined {
  const scope = outline.find(pointer);
  const at = scope && readMembers(text, outline, scope);
  const mended = at && mend(at);
  return mended === undefined ? undefined : { scope: scope!, ...mended };
}

/** Another word for `properties`, where each member looks like a schema. */
function isMapOfParameters(at: Members, keyword: string): boolean {
  const member = keyword === "parameters" ? at.get(keyword) : undefined;
  const value = member && at.value(member);
  return value !== undefined && isObject(value) && Object.values(value).every(isObject);
}

function isAnyType(value: Json): boolean {
  return typeof value === "string" && value.toLowerCase() === "any";
}

function leaveOut(at: Members, name: string): Omit<Repair, "scope"> | undefined {
  return { edits: [at.remove(name)], done: `\`${name}\` is left out` };
}

function rename(at: Members, from: string, to: string): Omit<Repair, "scope"> | undefined {
  const member = at.get(from);
  if (member === undefined || at.get(to) !== undefined) return undefined;
  return { edits: [{ ...member.name!, text: JSON.stringify(to) }], done: `\`${from}\` is now \`${to}\`` };
}

/** With `additionalItems` beside it, more than the name changed. */
function renameItems(at: Members): Omit<Repair, "scope"> | undefined {
  return at.get("additionalItems") === undefined ? rename(at, "items", "prefixItems") : undefined;
}

/** Draft-04's boolean says how the bound beside it is meant. */
function mendBound(at: Members, keyword: string, isExclusive: boolean): Omit<Repair, "scope"> | undefined {
  if (!isExclusive) return leaveOut(at, keyword);
  const inclusive = keyword === "exclusiveMinimum" ? "minimum" : "maximum";
  const bound = at.get(inclusive);
  if (bound === undefined || typeof at.value(bound) !== "number") return undefined;
  const edits = [at.remove(keyword), { ...bound.name!, text: JSON.stringify(keyword) }];
  return { edits, done: `\`${inclusive}\` is now \`${keyword}\`` };
}

/** OpenAPI 3.0's word for null. Where `enum` or `const` leave null out, it is not sure what was meant. */
function mendNullable(at: Members): Omit<Repair, "scope"> | undefined {
  const nullable = at.get("nullable");
  if (nullable === undefined) return undefined;
  const value = at.value(nullable);
  if (value === false) return leaveOut(at, "nullable");
  if (value !== true || at.get("const") !== undefined) return undefined;
  const values = at.get("enum");
  const listed = values === undefined ? undefined : at.value(values);
  if (listed !== undefined && !(Array.isArray(listed) && listed.includes(null))) return undefined;
  const rest = at.remove("nullable");
  const type = at.get("type");
  const done = "null is one of the types now";
  if (type !== undefined) {
    if (at.names.some((name) => inPlace.has(name))) return undefined;
    const types = at.value(type);
    if (types === "null" || (Array.isArray(types) && types.includes("null"))) return { edits: [rest], done };
    if (typeof types === "string")
      return { edits: [rest, { ...range(type), text: at.list([JSON.stringify(types), '"null"']) }], done };
    return Array.isArray(types) ? { edits: [rest, at.append(type, ['"null"'])], done } : undefined;
  }
  const reference = at.get("$ref");
  const union = at.get("anyOf");
  const nullSchema = `{${at.gap}${at.member("type", '"null"')}${at.gap}}`;
  const others = at.names.filter((name) => !plainNotes.has(name) && name !== "nullable");
  if (others.length !== 1) return undefined;
  if (union !== undefined && Array.isArray(at.value(union)))
    return { edits: [rest, at.append(union, [nullSchema])], done };
  if (reference === undefined) return undefined;
  const branch = `{${at.gap}${at.member("$ref", at.text(reference))}${at.gap}}`;
  const written = at.member("anyOf", at.list([branch, nullSchema]));
  return { edits: [rest, { from: reference.name!.from, to: reference.to, text: written }], done };
}

/** What may refuse null whatever `type` says. */
const inPlace: ReadonlySet<string> = new Set(["$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "not", "if"]);

const plainNotes: ReadonlySet<string> = new Set(["title", "description", "$comment", "examples", "deprecated"]);

/** Draft-03 said so in the property: the name goes to the list of the object that holds the properties. */
function mendRequired(
  pointer: string,
  tokens: readonly string[],
  isRequired: boolean,
  { text, outline }: SchemaText,
): Repair | undefined {
  const spot = outline.find(pointer);
  const at = spot && readMembers(text, outline, spot);
  if (spot === undefined || at === undefined) return undefined;
  const removal = at.remove("required");
  const done = "`required` is on the object that holds the properties now";
  if (!isRequired) return { scope: spot, edits: [removal], done: "`required` is left out" };
  if (tokens.at(-3) !== "properties") return undefined;
  const owner = parentPointer(parentPointer(pointer));
  const list = requiredOf(owner, { text, outline });
  if (list === undefined) return undefined;
  const name = tokens.at(-2)!;
  return { scope: spot, edits: [removal], done, ...(list.names.includes(name) ? {} : { required: { owner, name } }) };
}

/** Undefined where the object says something else by `required`, or holds no properties. */
function requiredOf(
  pointer: string,
  { text, outline }: SchemaText,
):
  | { readonly at: Members; readonly properties: Child; readonly list?: Child; readonly names: readonly Json[] }
  | undefined {
  const scope = outline.find(pointer);
  const at = scope && readMembers(text, outline, scope);
  const properties = at?.get("properties");
  if (at === undefined || properties === undefined) return undefined;
  const list = at.get("required");
  if (list === undefined) return { at, properties, names: [] };
  const names = at.value(list);
  return Array.isArray(names) ? { at, properties, list, names } : undefined;
}

/** All edits of repairs that do not touch one another. Names that one object has to list are listed in one edit. */
export function editsOf(repairs: readonly Repair[], schema: SchemaText): Edit[] {
  const names = new Map<string, string[]>();
  for (const { required } of repairs) {
    if (required === undefined) continue;
    names.set(required.owner, [...(names.get(required.owner) ?? []), JSON.stringify(required.name)]);
  }
  const listed = [...names].flatMap(([owner, added]): Edit[] => {
    const found = requiredOf(owner, schema);
    if (found === undefined) return [];
    const { at, properties, list } = found;
    if (list !== undefined) return [at.append(list, added)];
    return [at.insertAfter(properties, at.member("required", at.list(added)))];
  });
  return [...repairs.flatMap(({ edits }) => edits), ...listed];
}

function range({ from, to }: Child): Range {
  return { from, to };
}

function readValue({ text }: SchemaText, { from, to }: Range): Json {
  return JSON.parse(text.slice(from, to));
}
