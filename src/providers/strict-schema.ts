import { copyJson, type MutableJson } from "../json/copy.ts";
import { type Json, typeOf } from "../json/value.ts";
import { keywordValue, type Subschema, subschemaList } from "../schema/subschema.ts";
import type { Emission, Note } from "./emission.ts";
import {
  anyOfEmitted,
  type Emitted,
  mergeObjects,
  noteOf,
  objectBranches,
  plainValue,
  type Texts,
  withTexts,
} from "./emitted.ts";
import {
  allowedTypes,
  allowedValues,
  expand,
  firstText,
  impliedTypes,
  isImpossible,
  type Part,
  partOf,
  soleTarget,
  typesOfValues,
  valuesOf,
} from "./parts.ts";
import { harmless, type ProviderRules } from "./rules.ts";
import { emitArray } from "./strict-array.ts";
import { emitAssertions } from "./strict-assertions.ts";
import { emitObject } from "./strict-object.ts";

/** Annotations that a model can use, and that few providers hand on. */
const annotations: readonly string[] = ["default", "examples"];

/** Schemas that have to hold together, as one. Undefined where nothing satisfies them. */
export function emitParts(parts: readonly Part[], emission: Emission): Emitted | undefined {
  const [only] = parts;
  const target = parts.length === 1 && only !== undefined ? referenceOf(only, emission) : undefined;
  return target === undefined || only === undefined
    ? emitSchema(expand(parts), emission)
    : emitReference(only, target, emission);
}

/** What stands beside a reference is written together with its target, unless that would never end. */
function referenceOf({ at }: Part, { recursive, weaken }: Emission): Subschema | undefined {
  const sole = soleTarget(at);
  const [first, ...others] = at.references;
  if (sole !== undefined || first === undefined || others.length > 0 || !recursive.has(first.target)) return sole;
  weaken(at, "$ref", "described", "what stands beside a recursive reference stands in the description only");
  return first.target;
}

function emitReference({ at }: Part, target: Subschema, emission: Emission): Emitted | undefined {
  if (isImpossible(expand([partOf(target)]))) return undefined;
  const { rules, recursive, isOpen, isOptional } = emission;
  const closesCircle = recursive.has(target) && isOpen(target);
  const isTaken =
    rules.recursion === "anywhere" || !closesCircle || (rules.recursion === "optional-properties" && isOptional);
  const texts = textsOf([partOf(at)], rules);
  if (soleTarget(at) === undefined) texts.notes.push(...besides(at));
  if (isTaken) return withTexts({ $ref: emission.refer(target) }, texts);
  emission.weaken(at, "$ref", "narrowed", "a schema cannot refer to itself here; only plain values can be written");
  const note = `as deep as ${JSON.stringify(keywordValue(at, "$ref") ?? "")} says`;
  return withTexts(plainValue(), { ...texts, notes: [...texts.notes, note] });
}

function besides(at: Subschema): string[] {
  if (typeof at.schema === "boolean") return [];
  const others = Object.entries(at.schema).filter(([keyword]) => keyword !== "$ref" && !harmless.has(keyword));
  return others.map(([keyword, value]) => noteOf(keyword, value));
}

function textsOf(parts: readonly Part[], rules: ProviderRules): Texts & { notes: string[] } {
  const notes = annotations.flatMap((keyword) => {
    const [first] = valuesOf(parts, keyword);
    return first === undefined ? [] : [noteOf(keyword, first.value)];
  });
  const wrapsReference = rules.besideReference === "nothing";
  return { title: firstText(parts, "title"), description: firstText(parts, "description"), notes, wrapsReference };
}

/** As {@link emitParts}, for parts that are expanded already. `rootTypes`: what the place allows. */
export function emitSchema(
  parts: readonly Part[],
  emission: Emission,
  rootTypes?: readonly string[],
): Emitted | undefined {
  if (isImpossible(parts)) return undefined;
  const { rules, weaken, path, budget } = emission;
  if (path.some((other) => isSame(other, parts))) {
    weaken(parts[0]!.at, "", "narrowed", "the schema contains itself in a way that cannot be written");
    return plainValue();
  }
  budget.left -= 1;
  const below: Emission = { ...emission, path: [...path, parts] };
  const union = findUnion(parts);
  if (union !== undefined && budget.left > 0) return emitUnion(parts, union, below, rootTypes);
  const texts = textsOf(parts, rules);
  const note: Note = (at, keyword, value) => {
    texts.notes.push(noteOf(keyword, value));
    weaken(at, keyword, "described", `${keyword} stands in the description only`);
  };
  const listed = emitValues(parts, rules);
  if (listed !== undefined && !Array.isArray(listed)) return withTexts(listed, texts);
  if (listed?.length === 0) return undefined;
  if (listed !== undefined) {
    for (const keyword of ["enum", "const"]) {
      for (const { at, value } of valuesOf(parts, keyword)) note(at, keyword, value);
    }
  }
  if (union !== undefined) note(union.part.at, union.keyword, keywordValue(union.part.at, union.keyword)!);
  const implied = impliedTypes(parts);
  const types = rootTypes ?? allowedTypes(parts) ?? listed ?? (implied.length > 0 ? implied : undefined);
  return withTexts(emitTypes(types, parts, below, note), texts);
}

function emitTypes(
  types: readonly string[] | undefined,
  parts: readonly Part[],
  emission: Emission,
  note: Note,
): Emitted {
  const { rules, weaken } = emission;
  if (types === undefined) {
    if (rules.typed) weaken(parts[0]!.at, "", "narrowed", "any JSON is allowed; only plain values can be written");
    return { ...(rules.typed ? plainValue() : {}), ...emitAssertions(types, parts, rules, note) };
  }
  if (types.length > 1 && !rules.typeLists) {
    return anyOfEmitted(types.map((type) => emitTypes([type], parts, emission, note)));
  }
  return {
    type: types.length === 1 ? types[0]! : [...types],
    ...(types.includes("object") ? emitObject(parts, emission, note) : {}),
    ...(types.includes("array") ? emitArray(parts, emission, note) : {}),
    ...emitAssertions(types, parts, rules, note),
  };
}

function isSame(left: readonly Part[], right: readonly Part[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ at, without }, i) => right[i]?.at === at && right[i].without.size === without.size)
  );
}

/** `enum` or `const`, or the types of values that cannot be listed; undefined where no values are. */
function emitValues(parts: readonly Part[], rules: ProviderRules): Emitted | string[] | undefined {
  const allowed = allowedValues(parts);
  if (allowed === undefined) return undefined;
  const types = allowedTypes(parts);
  const values = types === undefined ? allowed : allowed.filter((value) => isOfType(value, types));
  if (values.length === 0) return [];
  const found = typesOfValues(values);
  const { enumTypes, keywords } = rules;
  if (found.some((type) => type === "object" || type === "array" || enumTypes?.has(type) === false)) return found;
  const isConst = values.length === 1 && keywords?.has("const") === true && valuesOf(parts, "const").length > 0;
  const named = found.length === 1 ? found[0]! : found;
  return { type: named, ...(isConst ? { const: copyJson(values[0]!) } : { enum: values.map(copyJson) }) };
}

function isOfType(value: Json, types: readonly string[]): boolean {
  const type = typeOf(value);
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

interface Union {
  readonly part: Part;
  readonly keyword: "anyOf" | "oneOf";
  readonly branches: readonly Subschema[];
}

function findUnion(parts: readonly Part[]): Union | undefined {
  for (const part of parts) {
    for (const keyword of ["anyOf", "oneOf"] as const) {
      const branches = part.without.has(keyword) ? undefined : subschemaList(part.at, keyword);
      if (branches !== undefined) return { part, keyword, branches };
    }
  }
  return undefined;
}

/** Each branch together with what stands beside the union: that is exact, and every branch says its type. */
function emitUnion(
  parts: readonly Part[],
  { part, keyword, branches }: Union,
  emission: Emission,
  rootTypes: readonly string[] | undefined,
): Emitted | undefined {
  if (keyword === "oneOf") emission.weaken(part.at, keyword, "rewritten", "oneOf is written as anyOf");
  const others = parts.map((each): Part => {
    const without = new Set([...each.without, "title", "description", ...annotations]);
    return { at: each.at, without: each === part ? without.add(keyword) : without };
  });
  const isAlone = rootTypes === undefined && !others.some(asserts);
  const emitted = branches.flatMap((branch): Emitted[] => {
    const schema = isAlone
      ? emitParts([partOf(branch)], emission)
      : emitSchema(expand([partOf(branch), ...others]), emission, rootTypes);
    return schema === undefined ? [] : [schema];
  });
  if (emitted.length === 0) return undefined;
  return withTexts(anyOfEmitted(emitted), textsOf(parts, emission.rules));
}

/** Whether a part says anything of the instance by itself. */
function asserts({ at, without }: Part): boolean {
  if (typeof at.schema === "boolean") return false;
  return Object.keys(at.schema).some(
    (keyword) =>
      at.resource.dialect.keywords.has(keyword) &&
      !harmless.has(keyword) &&
      !without.has(keyword) &&
      keyword !== "$defs" &&
      // What they hold is among the parts.
      keyword !== "$ref" &&
      keyword !== "allOf",
  );
}

/** The schema of arguments: an object, and where the provider takes no union at the root, one object of all branches. */
export function emitRoot(root: Subschema, emission: Emission): Emitted {
  const { rules, weaken } = emission;
  const parts = expand([partOf(root)]);
  const types = allowedTypes(parts);
  const rootTypes = types === undefined || types.includes("object") ? ["object"] : types;
  const schema = emitSchema(parts, emission, rootTypes) ?? emptyObject();
  if (schema["anyOf"] === undefined || rules.rootUnion) return { type: "object", ...schema } as Emitted;
  const { anyOf, ...others } = schema;
  const union = findUnion(parts);
  if (union !== undefined) {
    const message = "alternatives cannot stand at the root; they are one object that has the properties of all";
    weaken(union.part.at, union.keyword, "rewritten", message);
  }
  const objects = objectBranches({ anyOf: anyOf as MutableJson });
  const merged = objects.length === 0 ? emptyObject() : mergeObjects(objects, rules.allRequired);
  return { ...others, ...merged };
}

function emptyObject(): Emitted {
  return { type: "object", properties: {}, required: [], additionalProperties: false };
}
