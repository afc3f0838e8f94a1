/** Instances that pass, for the most part: built from the schema, then harmed in a place or two. */
import { isObject, type Json, member, setMember } from "../../../src/json/value.ts";
import type { Draw } from "./draw.ts";
import { drawForeign, drawJson, type Members, numbers } from "./json.ts";
import { harm, replaceSomewhere } from "./mutation.ts";
import { formats, patterns } from "./samples.ts";
import type { Document } from "./schema.ts";

type Type = "null" | "boolean" | "object" | "array" | "number" | "string" | "integer";

/** Schemas that all have to hold for one instance. */
type Conjuncts = readonly Json[];

const MOST_CONJUNCTS = 12;
/** Where what a recursive schema requires is not built any further. */
const DEEPEST = -3;

/** Draws instances of one document. */
export function instancesOf(document: Document, draw: Draw): () => unknown {
  const { schema, names } = document;
  const targets = targetsIn(schema, document.options.schemas ?? {});

  return () => {
    const kind = draw.integer(1, 100);
    if (kind <= 8) return drawJson(draw, names, 3);
    let value: unknown = build([schema], draw.integer(3, 6));
    const faults = kind <= 48 ? 0 : kind <= 82 ? 1 : 2;
    for (let i = 0; i < faults; i++) value = harm(draw, value, names, (depth) => drawJson(draw, names, depth));
    if (draw.chance(8)) value = replaceSomewhere(draw, value, (inner) => drawForeign(draw, inner, names));
    return value;
  };

  function build(wanted: Conjuncts, depth: number): Json {
    if (depth < DEEPEST) return null;
    const all = flatten(wanted);
    const values = all.map(valuesOf).filter((each) => each !== undefined);
    if (values.length > 0 && draw.chance(95)) {
      const [first, ...others] = values;
      const shared = first!.filter((value) => others.every((other) => other.some((each) => same(each, value))));
      return draw.pick(shared.length > 0 ? shared : first!);
    }
    switch (chooseType(all)) {
      case "object":
        return buildObject(all, depth);
      case "array":
        return buildArray(all, depth);
      case "string":
        return buildString(all);
      case "integer":
        return buildNumber(all, true);
      case "number":
        return buildNumber(all, false);
      case "boolean":
        return draw.chance(50);
      case "null":
        return null;
    }
  }

  /** What applies to the same instance, with one branch chosen wherever there is a choice. */
  function flatten(wanted: Conjuncts): Members[] {
    const found: Members[] = [];
    const pending = [...wanted];
    for (let next = pending.shift(); next !== undefined && found.length < MOST_CONJUNCTS; next = pending.shift()) {
      if (!isObject(next)) continue;
      const schema = next as Members;
      found.push(schema);
      pending.push(...lists(schema, "allOf"));
      for (const keyword of ["anyOf", "oneOf"]) {
        const branches = lists(schema, keyword);
        if (branches.length > 0) pending.push(draw.pick(branches));
      }
      if (schema["if"] !== undefined) {
        if (draw.chance(60)) pending.push(schema["if"], schema["then"] ?? true);
        else pending.push(schema["else"] ?? true);
      }
      for (const keyword of ["$ref", "$dynamicRef", "$recursiveRef"]) {
        const text = schema[keyword];
        if (typeof text === "string") pending.push(targets.get(text) ?? true);
      }
      if (draw.chance(50)) pending.push(...Object.values(maps(schema, "dependentSchemas")));
    }
    return found;
  }

  function chooseType(all: readonly Members[]): Type {
    let types: readonly Type[] | undefined;
    for (const schema of all) {
      const own = schema["type"];
      if (own === undefined) continue;
      const listed = (Array.isArray(own) ? own : [own]) as Type[];
      const narrowed = types?.filter((type) => listed.includes(type)) ?? listed;
      if (narrowed.length > 0) types = narrowed;
    }
    if (types !== undefined && types.length > 0) return draw.pick(types);
    const has = (...keywords: string[]): boolean => all.some((schema) => keywords.some((each) => each in schema));
    const likely: Type[] = [];
    if (has("properties", "required", "additionalProperties", "patternProperties")) likely.push("object");
    if (has("dependentRequired", "propertyNames", "minProperties", "unevaluatedProperties")) likely.push("object");
    if (has("items", "prefixItems", "contains", "uniqueItems", "minItems", "unevaluatedItems")) likely.push("array");
    if (has("minLength", "maxLength", "pattern", "format", "contentEncoding")) likely.push("string");
    if (has("minimum", "maximum", "multipleOf", "exclusiveMinimum")) likely.push("number", "integer");
    return draw.pick(likely.length > 0 ? likely : ["null", "boolean", "object", "array", "number", "string"]);
  }

  function buildObject(all: readonly Members[], depth: number): Json {
    const declared = new Map<string, Json[]>();
    const required = new Set<string>();
    for (const schema of all) {
      const properties = maps(schema, "properties");
      for (const name of Object.keys(properties)) {
        declared.set(name, [...(declared.get(name) ?? []), member(properties, name) ?? true]);
      }
      for (const name of lists(schema, "required")) required.add(String(name));
    }
    const chosen = new Set<string>();
    const few = depth <= 0 ? 5 : 55;
    for (const name of declared.keys()) if (draw.chance(few)) chosen.add(name);
    for (const name of required) chosen.add(name);
    for (const schema of all) {
      for (const keyword of ["dependentRequired", "dependencies"]) {
        const dependencies = maps(schema, keyword);
        for (const name of Object.keys(dependencies)) {
          const wanted = member(dependencies, name);
          if (chosen.has(name) && Array.isArray(wanted)) for (const other of wanted) chosen.add(String(other));
        }
      }
    }
    const isOpen = all.every((schema) => schema["additionalProperties"] !== false);
    if (isOpen && draw.chance(30)) chosen.add(draw.pick(names));
    for (const pattern of all.flatMap((schema) => Object.keys(maps(schema, "patternProperties")))) {
      if (draw.chance(50)) chosen.add(draw.pick(patterns.get(pattern) ?? ["a"]));
    }
    const least = Math.max(0, ...all.map((schema) => Number(schema["minProperties"] ?? 0)));
    for (const name of draw.shuffled([...declared.keys(), ...names])) {
      if (chosen.size < least) chosen.add(name);
    }
    const most = Math.min(...all.map((schema) => Number(schema["maxProperties"] ?? 100)));
    const object: Members = {};
    for (const name of draw.shuffled([...chosen])) {
      if (Object.keys(object).length >= most && !required.has(name)) continue;
      setMember(object, name, build(declared.get(name) ?? othersOf(all), depth - 1));
    }
    return object;
  }

  /** What describes a property that none declares, or an item beyond the listed ones. */
  function othersOf(all: readonly Members[]): Json[] {
    return all.flatMap((schema) => [
      ...Object.values(maps(schema, "patternProperties")),
      ...(isObject(schema["additionalProperties"]) ? [schema["additionalProperties"]] : []),
    ]);
  }

  function buildArray(all: readonly Members[], depth: number): Json {
    const least = Math.max(0, ...all.map((schema) => Number(schema["minItems"] ?? 0)));
    const most = Math.min(4, ...all.map((schema) => Number(schema["maxItems"] ?? 4)));
    const isUnique = all.some((schema) => schema["uniqueItems"] === true);
    const count = depth <= 0 ? least : draw.integer(Math.min(least, most), Math.max(least, most));
    const contained = all.flatMap((schema) => ("contains" in schema ? [schema["contains"] ?? true] : []));
    const items: Json[] = [];
    for (let i = 0; i < count; i++) {
      const wanted = all.flatMap((schema) => {
        const prefix = [...lists(schema, "prefixItems"), ...lists(schema, "items")];
        const { items: every = true } = schema;
        const rest = Array.isArray(every) ? schema["additionalItems"] : every;
        return [prefix[i] ?? rest ?? schema["unevaluatedItems"] ?? true];
      });
      if (contained.length > 0 && (i === 0 || draw.chance(40))) wanted.push(...contained);
      let item = build(wanted, depth - 1);
      for (let tries = 0; isUnique && tries < 3 && items.some((each) => same(each, item)); tries++) {
        item = build(wanted, depth - 1);
      }
      items.push(item);
    }
    if (items.length < contained.length && items.length < most)
      items.push(...contained.map((each) => build([each], depth - 1)));
    return items;
  }

  function buildString(all: readonly Members[]): string {
    const pattern = all.find((schema) => "pattern" in schema)?.["pattern"];
    const format = all.find((schema) => "format" in schema)?.["format"];
    let text = draw.pick(["", "a", "ab", "abc", "name", "😀", "é", "x-", "12", "YQ=="]);
    if (typeof format === "string") text = draw.pick(formats.get(format) ?? [text]);
    if (typeof pattern === "string") text = draw.pick(patterns.get(pattern) ?? [text]);
    const least = Math.max(0, ...all.map((schema) => Number(schema["minLength"] ?? 0)));
    const most = Math.min(...all.map((schema) => Number(schema["maxLength"] ?? 100)));
    while ([...text].length < least) text += draw.pick(["a", text.slice(-1) || "b", "😀"]);
    return [...text].length > most ? [...text].slice(0, most).join("") : text;
  }

  function buildNumber(all: readonly Members[], isInteger: boolean): number {
    const limits = all.flatMap((schema) =>
      ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"].flatMap((keyword) =>
        typeof schema[keyword] === "number" ? [schema[keyword]] : [],
      ),
    );
    const divisor = all.find((schema) => "multipleOf" in schema)?.["multipleOf"];
    const near = limits.length > 0 ? draw.pick(limits) + draw.pick([0, 0, 1, -1, 0.5]) : draw.pick(numbers);
    const value = typeof divisor === "number" && draw.chance(80) ? Math.round(near / divisor) * divisor : near;
    return isInteger ? Math.ceil(value) : value;
  }
}

function same(left: Json, right: Json): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function valuesOf(schema: Members): readonly Json[] | undefined {
  if ("const" in schema) return [schema["const"]!];
  const values = schema["enum"];
  return Array.isArray(values) && values.length > 0 ? values : undefined;
}

function lists(schema: Members, keyword: string): readonly Json[] {
  const value = schema[keyword];
  return Array.isArray(value) ? value : [];
}

function maps(schema: Members, keyword: string): Members {
  const value = schema[keyword];
  return value !== undefined && isObject(value) ? (value as Members) : {};
}

/** Where references lead, near enough: nothing depends on every instance being valid. */
function targetsIn(root: Json, others: Readonly<Record<string, unknown>>): ReadonlyMap<string, Json> {
  const found = new Map<string, Json>([["#", root]]);
  for (const uri of Object.keys(others)) found.set(uri, others[uri] as Json);
  if (!isObject(root)) return found;
  for (const keyword of ["$defs", "definitions", "properties"]) {
    const map = maps(root as Members, keyword);
    for (const name of Object.keys(map)) {
      const target = member(map, name)!;
      const escaped = name.replaceAll("~", "~0").replaceAll("/", "~1");
      const texts = [`#/${keyword}/${escaped.replaceAll("%", "%25")}`];
      if (!/\p{Cs}/u.test(name)) texts.push(`#/${keyword}/${encodeURIComponent(escaped)}`);
      if (isObject(target)) texts.push(...identifiersOf(target as Members));
      for (const text of texts) found.set(text, target).set(`http://root.example/schema${text}`, target);
    }
  }
  return found;
}

function identifiersOf(schema: Members): string[] {
  const texts: string[] = [];
  for (const keyword of ["$id", "id"]) if (typeof schema[keyword] === "string") texts.push(schema[keyword]);
  if (typeof schema["$anchor"] === "string") texts.push(`#${schema["$anchor"]}`);
  if (typeof schema["$dynamicAnchor"] === "string") texts.push("#node", "node");
  return texts;
}
