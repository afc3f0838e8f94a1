import type { Json } from "../json/value.ts";
import type { Subschema } from "../schema/subschema.ts";

/**
 * A TypeScript type, as far as schemas can ask for one. What is inside objects and lists is made when first looked at:
 * schemas may lead back to themselves there.
 */
export type Type =
  | { readonly kind: "unknown" }
  | { readonly kind: "never" }
  | Scalar
  | Literal
  /** `object`: any object or list. */
  | { readonly kind: "object" }
  | RecordType
  | List
  | { readonly kind: "union"; readonly members: readonly Type[] }
  | { readonly kind: "intersection"; readonly members: readonly Type[] }
  /** The type of a schema that a reference leads to, by its name. */
  | { readonly kind: "reference"; readonly target: Subschema };

/** Gives the same type each time. */
export type LazyType = () => Type;

export interface Scalar {
  readonly kind: "scalar";
  readonly name: "string" | "number" | "boolean" | "null";
}

export interface Literal {
  readonly kind: "literal";
  readonly value: string | number | boolean;
}

export interface RecordType {
  readonly kind: "record";
  readonly members: ReadonlyMap<string, Member>;
  /** Of an index signature. */
  readonly others: LazyType | undefined;
  /** The schema it was made from, the first of several. */
  readonly at: Subschema | undefined;
}

export interface Member {
  readonly type: LazyType;
  readonly isOptional: boolean;
  /** The schema that describes it. */
  readonly at: Subschema | undefined;
}

export interface List {
  readonly kind: "list";
  readonly prefix: readonly { readonly type: LazyType; readonly isOptional: boolean }[];
  readonly rest: LazyType | undefined;
  readonly at: Subschema | undefined;
}

export const unknown: Type = { kind: "unknown" };
export const never: Type = { kind: "never" };
export const anyObject: Type = { kind: "object" };

export function scalar(name: Scalar["name"]): Type {
  return { kind: "scalar", name };
}

export function lazily(make: LazyType): LazyType {
  let made: Type | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The type of one JSON value. */
export function literalType(value: Json): Type {
  if (value === null) return scalar("null");
  if (typeof value !== "object") return { kind: "literal", value };
  const at = undefined;
  if (Array.isArray(value)) {
    const prefix = value.map((item: Json) => ({ type: lazily(() => literalType(item)), isOptional: false }));
    return { kind: "list", prefix, rest: undefined, at };
  }
  const members = Object.entries(value).map(([name, child]): [string, Member] => [
    name,
    { type: lazily(() => literalType(child)), isOptional: false, at },
  ]);
  return { kind: "record", members: new Map(members), others: undefined, at };
}

/** What any of them accepts; each is there once. */
export function union(types: readonly Type[]): Type {
  const members = new Map<unknown, Type>();
  for (const type of types) {
    for (const each of membersOf(type)) {
      if (each.kind === "unknown") return unknown;
      members.set(keyOf(each), each);
    }
  }
  const [first, ...others] = members.values();
  if (first === undefined) return never;
  return others.length === 0 ? first : { kind: "union", members: [first, ...others] };
}

function keyOf(type: Type): unknown {
  if (type.kind === "scalar") return type.name;
  if (type.kind === "literal") return JSON.stringify(type.value);
  return type.kind === "reference" ? type.target : type.kind === "object" ? "object" : type;
}

export function membersOf(type: Type): readonly Type[] {
  if (type.kind === "union") return type.members;
  return type.kind === "never" ? [] : [type];
}

export function isPrimitive(type: Type): type is Scalar | Literal {
  return type.kind === "scalar" || type.kind === "literal";
}

/** The types directly inside. */
export function insideOf(type: Type): readonly Type[] {
  if (type.kind === "union" || type.kind === "intersection") return type.members;
  if (type.kind === "record")
    return [...[...type.members.values()].map((each) => each.type()), ...optional(type.others)];
  return type.kind === "list" ? [...type.prefix.map((each) => each.type()), ...optional(type.rest)] : [];
}

function optional(type: LazyType | undefined): Type[] {
  return type === undefined ? [] : [type()];
}
