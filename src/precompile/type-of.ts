import type { Json } from "../json/value.ts";
import { isObject } from "../json/value.ts";
import { keywordValue, type Subschema, subschema, subschemaList, subschemaMap } from "../schema/subschema.ts";
import { both } from "./intersect.ts";
import {
  anyObject,
  isPrimitive,
  lazily,
  literalType,
  type Member,
  membersOf,
  never,
  scalar,
  type Type,
  union,
  unknown,
} from "./type.ts";

/**
 * The types of the values that schemas accept, by the rules of `Infer`: never narrower than what validates, and a keyword
 * that types cannot express counts as absent. References are resolved wherever they lead.
 */
export interface Types {
  /** Of a schema by itself. */
  typeOf(at: Subschema): Type;
}

/** The type names that the schemas around one allow for the same instance; undefined where none is known. */
type Inherited = ReadonlySet<string> | undefined;

/** Keywords that say more about objects and lists than their type. */
const shapeKeywords = ["properties", "required", "additionalProperties", "patternProperties", "items", "prefixItems"];

export function makeTypes(): Types {
  const known = new Map<Subschema, Map<string, Type>>();

  function accepted(at: Subschema, inherited: Inherited): Type {
    const key = inherited === undefined ? "" : [...inherited].sort().join();
    const ofSchema = known.get(at) ?? new Map<string, Type>();
    known.set(at, ofSchema);
    const found = ofSchema.get(key) ?? makeType(at, inherited);
    ofSchema.set(key, found);
    return found;
  }

  function makeType(at: Subschema, inherited: Inherited): Type {
    if (!isObject(at.schema)) return at.schema === false ? never : unknown;
    const target = at.references.find(({ keyword }) => keyword === "$ref")?.target;
    if (target !== undefined) return referenceTo(target, inherited);
    const value = keywordValue(at, "const");
    if (value !== undefined) return literalType(value);
    const values = keywordValue(at, "enum");
    if (Array.isArray(values)) return union(values.map((each: Json) => literalType(each)));
    return combined(at, inherited);
  }

  /** By name; by itself where the types around it tell what it means. */
  function referenceTo(target: Subschema, inherited: Inherited): Type {
    if (!isObject(target.schema)) return accepted(target, undefined);
    const isPlain = inherited === undefined || keywordValue(target, "type") !== undefined;
    return isPlain ? { kind: "reference", target } : accepted(target, inherited);
  }

  function expand(type: Type): Type {
    if (type.kind === "reference") return expand(accepted(type.target, undefined));
    if (type.kind !== "union") return type;
    return type.members.some(({ kind }) => kind === "reference") ? union(type.members.map(expand)) : type;
  }

  /** A schema's own keywords and its branches together. */
  function combined(at: Subschema, inherited: Inherited): Type {
    const types = ownTypes(at) ?? inherited;
    const branches = branchesOf(at, types);
    if (shapeKeywords.some((keyword) => keywordValue(at, keyword) !== undefined)) {
      const own = byType(at, types);
      // The name is kept where the schema itself adds nothing.
      return own.kind === "unknown" ? branches : both(expand(branches), own);
    }
    if (types === undefined || (inherited !== undefined && [...inherited].every((name) => types.has(name)))) {
      return branches;
    }
    const expanded = expand(branches);
    if (expanded.kind === "unknown") return byType(at, types);
    return union(
      membersOf(branches).flatMap((branch) => {
        const members = membersOf(expand(branch));
        const kept = members.filter((member) => isOfTypes(member, types));
        return kept.length === members.length ? [branch] : kept;
      }),
    );
  }

  function branchesOf(at: Subschema, types: Inherited): Type {
    const all = (subschemaList(at, "allOf") ?? []).map((branch) => accepted(branch, types));
    const any = ["anyOf", "oneOf"].flatMap((keyword) => {
      const list = subschemaList(at, keyword);
      return list === undefined ? [] : [union(list.map((branch) => accepted(branch, types)))];
    });
    const [first = unknown, ...others] = [...all, ...any];
    return others.reduce((left, right) => both(expand(left), expand(right)), first);
  }

  /** What `type` and the keywords of shape say. */
  function byType(at: Subschema, types: Inherited): Type {
    if (types === undefined) return unknown;
    return union(
      [...types].map((name) => {
        if (name === "object") return recordOf(at);
        return name === "array" ? listOf(at) : nativeOf(name);
      }),
    );
  }

  /** The declared properties, those that are only required, and what else there may be. */
  function recordOf(at: Subschema): Type {
    const declared = subschemaMap(at, "properties") ?? new Map<string, Subschema>();
    const required = new Set((keywordValue(at, "required") ?? []) as readonly string[]);
    const members = new Map<string, Member>();
    for (const [name, property] of declared) {
      members.set(name, {
        type: lazily(() => accepted(property, undefined)),
        isOptional: !required.has(name),
        at: property,
      });
    }
    const additional = lazily(() => additionalOf(at));
    for (const name of required) {
      if (!declared.has(name)) members.set(name, { type: additional, isOptional: false, at: undefined });
    }
    const value = keywordValue(at, "additionalProperties");
    const isClosedOrOpen = value === undefined || typeof value === "boolean";
    const all = lazily(() =>
      union([additional(), ...[...declared.values()].map((property) => accepted(property, undefined))]),
    );
    return { kind: "record", members, others: members.size > 0 && isClosedOrOpen ? undefined : all, at };
  }

  /** What a property that is not declared may hold; a name that matches a pattern has the pattern's schema instead. */
  function additionalOf(at: Subschema): Type {
    const additional = subschema(at, "additionalProperties");
    const patterns = [...(subschemaMap(at, "patternProperties")?.values() ?? [])];
    const own = additional === undefined ? unknown : accepted(additional, undefined);
    return union([own, ...patterns.map((pattern) => accepted(pattern, undefined))]);
  }

  /** A list, or a tuple where the first items have schemas of their own. */
  function listOf(at: Subschema): Type {
    const list = subschemaList(at, "items");
    const prefix = subschemaList(at, "prefixItems") ?? list;
    const items = subschema(at, list === undefined ? "items" : "additionalItems");
    const rest = lazily(() => (items === undefined ? unknown : accepted(items, undefined)));
    if (prefix === undefined) return { kind: "list", prefix: [], rest, at };
    const least = (keywordValue(at, "minItems") ?? 0) as number;
    const isEnded = keywordValue(at, "maxItems") === prefix.length || items?.schema === false;
    const types = prefix.map((item, i) => ({ type: lazily(() => accepted(item, undefined)), isOptional: i >= least }));
    return { kind: "list", prefix: types, rest: isEnded ? undefined : rest, at };
  }

  return { typeOf: (at) => accepted(at, undefined) };
}

function ownTypes(at: Subschema): ReadonlySet<string> | undefined {
  const type = keywordValue(at, "type");
  if (type === undefined) return undefined;
  return new Set(typeof type === "string" ? [type] : (type as readonly string[]));
}

/** The widest TypeScript type for a type name. */
function nativeOf(name: string): Type {
  switch (name) {
    case "string":
    case "boolean":
    case "null":
      return scalar(name);
    case "number":
    case "integer":
      return scalar("number");
    default:
      return anyObject;
  }
}

function isOfTypes(type: Type, types: ReadonlySet<string>): boolean {
  if (!isPrimitive(type)) return types.has("object") || types.has("array");
  const name = type.kind === "scalar" ? type.name : typeof type.value;
  return types.has(name) || (name === "number" && types.has("integer"));
}
