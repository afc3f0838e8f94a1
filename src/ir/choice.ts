/**
 * Which branch of a union can match, told before any is judged: by the instance's type, or by the value of one property
 * that every branch for objects restricts (a tag).
 */
import type { Json } from "../json/value.ts";
import { passingTypes, type SchemaNode } from "./nodes.ts";
import { type TypeSet, types, typesOfValues } from "./types.ts";

/** A union whose branches for objects no instance can match two of, once its tag is there. Branches are told by index. */
export interface TaggedChoice {
  readonly property: string;
  /** The branches for objects, each with the values its tag may have. */
  readonly cases: readonly { readonly branch: number; readonly values: readonly Json[] }[];
  /** Of these, the branches that also take an object without the tag. */
  readonly untagged: readonly number[];
  /** The branches that take no object. */
  readonly others: readonly number[];
}

interface Tag {
  readonly values: readonly Json[];
  readonly isRequired: boolean;
}

/** Schemas that hold together with one looked at, at most. */
const MOST_CONJUNCTS = 32;

/** The types an instance that passes can have, as far as the schema and all that it includes in place tell. */
export function provenTypes(node: SchemaNode): TypeSet {
  return conjuncts(node).reduce((set, each) => set & passingTypes(each, types.any), types.any);
}

/** {@link provenTypes} of what the schema includes in place, apart from what it says itself. */
export function includedTypes(node: SchemaNode): TypeSet {
  const included = node.keywords.flatMap((keyword) => keyword.edges.filter((edge) => edge.when?.kind === "always"));
  return included.reduce((set, edge) => set & provenTypes(edge.node), types.any);
}

/** Whether no instance can match two of the branches, as far as types tell. */
export function areDisjoint(branches: readonly SchemaNode[]): boolean {
  let seen = 0;
  for (const branch of branches) {
    const set = provenTypes(branch);
    if (seen & set) return false;
    seen |= set;
  }
  return true;
}

/**
 * A function that gives the choice, or undefined where no property tells the branches for objects apart. To be asked once
 * the branches are filled; found at the first call.
 */
export function makeTaggedChoice(branches: readonly SchemaNode[]): () => TaggedChoice | undefined {
  let found: { readonly choice: TaggedChoice | undefined } | undefined;
  return () => {
    found ??= { choice: findTaggedChoice(branches) };
    return found.choice;
  };
}

function findTaggedChoice(branches: readonly SchemaNode[]): TaggedChoice | undefined {
  const sets = branches.map(provenTypes);
  const objects = [...sets.keys()].filter((i) => sets[i] === types.object);
  const others = [...sets.keys()].filter((i) => !(sets[i]! & types.object));
  if (objects.length < 2 || objects.length + others.length < branches.length) return undefined;
  const tags = objects.map((i) => tagsOf(branches[i]!));
  for (const property of tags[0]!.keys()) {
    const each = tags.map((of) => of.get(property));
    if (!each.every((tag) => tag !== undefined)) continue;
    const values = each.flatMap((tag) => tag.values);
    if (new Set(values).size < values.length) continue;
    const cases = each.map((tag, i) => ({ branch: objects[i]!, values: tag.values }));
    return { property, cases, untagged: objects.filter((_, i) => !each[i]!.isRequired), others };
  }
  return undefined;
}

/** The properties that a schema restricts to scalars it names. */
function tagsOf(node: SchemaNode): ReadonlyMap<string, Tag> {
  const parts = conjuncts(node);
  const required = new Set(parts.flatMap((part) => part.keywords.flatMap((keyword) => keyword.required ?? [])));
  const tags = new Map<string, Tag>();
  for (const part of parts) {
    for (const edge of part.keywords.flatMap((keyword) => keyword.edges)) {
      const name = edge.step?.startsWith(".") ? edge.step.slice(1) : undefined;
      if (name === undefined || tags.has(name)) continue;
      const values = valuesOf(edge.node);
      if (values !== undefined) tags.set(name, { values, isRequired: required.has(name) });
    }
  }
  return tags;
}

/** The scalars that alone can pass, each once. Undefined where other values can. */
function valuesOf(node: SchemaNode): readonly Json[] | undefined {
  let found: readonly Json[] | undefined;
  for (const { values } of conjuncts(node).flatMap((part) => part.keywords)) {
    if (values === undefined) continue;
    found = found === undefined ? [...new Set(values)] : found.filter((value) => values.includes(value));
  }
  if (!found?.every((value) => typeof value !== "object" || value === null)) return undefined;
  const set = provenTypes(node);
  return found.filter((value) => typesOfValues([value]) & set);
}

/** The schema and those that every instance it takes satisfies too: targets of references, members of `allOf`. */
function conjuncts(node: SchemaNode): readonly SchemaNode[] {
  const found = new Set([node]);
  for (const part of found) {
    for (const edge of part.keywords.flatMap((keyword) => keyword.edges)) {
      if (edge.when?.kind === "always" && found.size < MOST_CONJUNCTS) found.add(edge.node);
    }
  }
  return [...found];
}
