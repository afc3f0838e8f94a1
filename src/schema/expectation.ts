/**
 * What a schema expects, as far as it can be told without an instance: types, allowed values, union tags. These facts
 * word errors and choose the branch of a union to report; they never decide a verdict. Both engines use them, so they
 * have vectors of their own.
 */
import { isObject, type Json, type TypeName, typeOf } from "../json/value.ts";
import { keywordValue, type Subschema, subschema, subschemaList, subschemaMap } from "./subschema.ts";

/** A property that tells the branches of a union apart. */
export interface UnionTag {
  readonly name: string;
  /** For each branch the values it allows there; undefined for a branch that takes no objects. */
  readonly values: readonly (readonly Json[] | undefined)[];
  /** For each branch whether the property is required. */
  readonly required: readonly boolean[];
}

/** How the branches of an `anyOf` or `oneOf` can be told apart. */
export interface UnionFacts {
  /** For each branch the types it takes; undefined for any. */
  readonly types: readonly (readonly TypeName[] | undefined)[];
  readonly tags: readonly UnionTag[];
  /** For each branch the values it allows; undefined where it lists none. */
  readonly allowed: readonly (readonly Json[] | undefined)[];
  /** The types of all branches, in schema order. */
  readonly expectedTypes: readonly TypeName[] | undefined;
}

/** A property as the schema, its references and its `allOf` declare it. */
export interface DeclaredProperty {
  /** The place of the declaration met first; undefined for a name that is only required. */
  readonly at: Subschema | undefined;
  readonly required: boolean;
}

export interface Expectations {
  /** The types a valid instance can have, in schema order; undefined for any; empty for none. */
  types(at: Subschema): readonly TypeName[] | undefined;
  /** What the items of a list can be, as far as `items` of the schema itself tells. */
  itemTypes(at: Subschema): readonly TypeName[] | undefined;
  /** The values of `const` or `enum`, also through references and `allOf`. */
  allowed(at: Subschema): readonly Json[] | undefined;
  /** Through references and `allOf`, in the order met. */
  properties(at: Subschema): ReadonlyMap<string, DeclaredProperty>;
  union(branches: readonly Subschema[]): UnionFacts;
}

type Tags = ReadonlyMap<string, { readonly values: readonly Json[]; readonly required: boolean }>;

/** Facts are computed once for each subschema; one such object serves one schema. */
export function makeExpectations(): Expectations {
  const types = once(findTypes, undefined);
  const allowed = once(findAllowed, undefined);
  const properties = once(findProperties, new Map<string, DeclaredProperty>());
  const tags = once<Tags>(findTags, new Map());

  function findTypes(at: Subschema): readonly TypeName[] | undefined {
    if (typeof at.schema === "boolean") return at.schema ? undefined : [];
    // `not: {}` takes nothing: generators write it for what cannot be said in JSON (undefined).
    if (isAnything(subschema(at, "not"))) return [];
    let found = ownTypes(at);
    for (const part of conjuncts(at)) found = intersect(found, types(part));
    for (const keyword of ["anyOf", "oneOf"]) {
      const branches = subschemaList(at, keyword);
      if (branches !== undefined && branches.length > 0) found = intersect(found, unite(branches.map(types)));
    }
    return found;
  }

  function findAllowed(at: Subschema): readonly Json[] | undefined {
    const constant = keywordValue(at, "const");
    if (constant !== undefined) return [constant];
    const values = keywordValue(at, "enum");
    if (Array.isArray(values)) return values;
    for (const part of conjuncts(at)) {
      const found = allowed(part);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function findProperties(at: Subschema): ReadonlyMap<string, DeclaredProperty> {
    const found = new Map<string, DeclaredProperty>();
    const required = keywordValue(at, "required");
    const names = new Set(Array.isArray(required) ? required.filter((name) => typeof name === "string") : []);
    for (const [name, property] of subschemaMap(at, "properties") ?? []) {
      found.set(name, { at: property, required: names.has(name) });
    }
    for (const name of names) if (!found.has(name)) found.set(name, { at: undefined, required: true });
    for (const part of conjuncts(at)) {
      for (const [name, other] of properties(part)) {
        const known = found.get(name);
        found.set(name, { at: known?.at ?? other.at, required: known?.required || other.required });
      }
    }
    return found;
  }

  function findTags(at: Subschema): Tags {
    const found = new Map<string, { values: readonly Json[]; required: boolean }>();
    for (const [name, property] of properties(at)) {
      const values = property.at === undefined ? undefined : allowed(property.at);
      if (values?.every((value) => !isObject(value) && !Array.isArray(value))) {
        found.set(name, { values, required: property.required });
      }
    }
    for (const keyword of ["anyOf", "oneOf"]) {
      for (const tag of unionTags(subschemaList(at, keyword) ?? [])) {
        if (found.has(tag.name)) continue;
        const values = tag.values.flatMap((some) => some ?? []);
        found.set(tag.name, { values, required: tag.required.every((each, i) => each || tag.values[i] === undefined) });
      }
    }
    for (const part of conjuncts(at)) {
      for (const [name, tag] of tags(part)) if (!found.has(name)) found.set(name, tag);
    }
    return found;
  }

  function unionTags(branches: readonly Subschema[]): UnionTag[] {
    const takesObjects = branches.map((branch) => types(branch)?.includes("object") ?? true);
    const first = takesObjects.indexOf(true);
    if (first === -1 || first === takesObjects.lastIndexOf(true)) return [];
    const found: UnionTag[] = [];
    for (const name of tags(branches[first]!).keys()) {
      const each = branches.map((branch, i) => (takesObjects[i] ? tags(branch).get(name) : undefined));
      if (!each.every((tag, i) => tag !== undefined || !takesObjects[i])) continue;
      found.push({ name, values: each.map((tag) => tag?.values), required: each.map((tag) => tag?.required ?? false) });
    }
    return found;
  }

  function union(branches: readonly Subschema[]): UnionFacts {
    const each = branches.map(types);
    return { types: each, tags: unionTags(branches), allowed: branches.map(allowed), expectedTypes: unite(each) };
  }

  function itemTypes(at: Subschema): readonly TypeName[] | undefined {
    const items = subschema(at, "items");
    return items === undefined ? undefined : types(items);
  }

  return { types, itemTypes, allowed, properties, union };
}

/** A function of subschemas computed once for each; `unknown` is its answer inside its own computation (a recursive schema). */
function once<T>(compute: (at: Subschema) => T, unknown: T): (at: Subschema) => T {
  const known = new Map<Subschema, T>();
  return (at) => {
    if (known.has(at)) return known.get(at) as T;
    known.set(at, unknown);
    const value = compute(at);
    // Errors hand lists out.
    if (Array.isArray(value)) Object.freeze(value);
    known.set(at, value);
    return value;
  };
}

/** The schemas that every valid instance also satisfies: targets of references, members of `allOf`. */
function conjuncts(at: Subschema): readonly Subschema[] {
  return [...at.references.map((reference) => reference.target), ...(subschemaList(at, "allOf") ?? [])];
}

/** A schema that says nothing but words. */
function isAnything(at: Subschema | undefined): boolean {
  if (at === undefined || typeof at.schema === "boolean") return at?.schema === true;
  const { keywords } = at.resource.dialect;
  return Object.keys(at.schema).every((name) => keywords.get(name)?.annotation ?? true);
}

function ownTypes(at: Subschema): readonly TypeName[] | undefined {
  const type = keywordValue(at, "type");
  const named = type === undefined ? undefined : ((Array.isArray(type) ? type : [type]) as readonly TypeName[]);
  const constant = keywordValue(at, "const");
  const values = constant === undefined ? keywordValue(at, "enum") : [constant];
  if (!Array.isArray(values)) return named;
  return intersect(named, [...new Set(values.map((value) => typeOf(value) as TypeName))]);
}

/** Both at once; a number that must be an integer is an integer. In the order of the first. */
function intersect(
  left: readonly TypeName[] | undefined,
  right: readonly TypeName[] | undefined,
): readonly TypeName[] | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  const both: TypeName[] = [];
  for (const type of left) {
    if (right.includes(type) || (type === "integer" && right.includes("number"))) both.push(type);
    else if (type === "number" && right.includes("integer")) both.push("integer");
  }
  return both;
}

function unite(each: readonly (readonly TypeName[] | undefined)[]): readonly TypeName[] | undefined {
  const all = new Set<TypeName>();
  for (const types of each) {
    if (types === undefined) return undefined;
    for (const type of types) all.add(type);
  }
  return [...all];
}
