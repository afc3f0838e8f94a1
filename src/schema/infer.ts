/** A schema as callers write it. Loose on purpose: a full constraint would be slow to check and refuse `x-…` keywords. */
export type Schema = boolean | { readonly [keyword: string]: unknown };

/**
 * The type of the values that `S` accepts, never narrower than what validates: a keyword that types cannot express
 * (`not`, `if`, bounds, …) counts as absent, and what is not known literally gives `unknown`. Keywords mean what they
 * mean in 2020-12, and a list in `items` what it means before that.
 */
export type Infer<S> = Accepted<S, S>;

/**
 * {@link Infer} within the resource `Root`. Distributes: of several possible schemas, each may be the one.
 * `Inherited`: the type names that the schemas around this one allow for the same instance, `string` where none is
 * known. They tell what `{ required: [...] }` means in a branch beside `type: "object"`; by itself it accepts numbers.
 * `Refs`: the references met since the last object or list, see {@link Referenced}.
 */
type Accepted<S, Root, Inherited = string, Refs = never> = S extends false
  ? never
  : Constrained<S, ResourceOf<S, Root>, Inherited, Refs>;

/** What `#` means within `S`: an `$id` opens a new resource, unless it is an anchor as older drafts write them. */
type ResourceOf<S, Root> = S extends { readonly $id: string } ? (S["$id"] extends `#${string}` ? Root : S) : Root;

/** By the most telling keyword. `$ref` stands alone: older drafts ignore what is beside it, so leaving it out is safe. */
type Constrained<S, Root, Inherited, Refs> = S extends { readonly $ref: infer Ref }
  ? Referenced<Ref, Root, Inherited, Refs>
  : S extends { readonly const: infer Value }
    ? Literal<Value>
    : S extends { readonly enum: infer Values extends readonly unknown[] }
      ? Literal<Values[number]>
      : Combined<S, Root, Inherited, TypesOf<S, Inherited>, Refs>;

/** The value of a keyword, or `Default` where it is absent or may be. */
type Keyword<S, Name extends string, Default = undefined> = S extends { readonly [Key in Name]: infer Value }
  ? Value
  : Default;

/** A value as it stands in the schema, without the `readonly` that a `const` type parameter adds. */
type Literal<Value> = Value extends object ? { -readonly [Key in keyof Value]: Literal<Value[Key]> } : Value;

/**
 * Recursion through objects and lists does no harm, since their members are resolved only when looked at. A reference
 * met again before one of them would never end, and gives `unknown`.
 */
type Referenced<Ref, Root, Inherited, Refs> = Ref extends Refs
  ? unknown
  : Accepted<Target<Ref, Root>, Root, Inherited, Refs | Ref>;

/** What a fragment names. Anchors, other documents and escaped pointers give `true`, the schema that accepts anything. */
type Target<Ref, Root> = Ref extends "#" ? Root : Ref extends `#/${infer Pointer}` ? MemberAt<Pointer, Root> : true;

/** Follows a pointer token by token; `true` where it leads nowhere, or through a resource, whose `#` is another. */
type MemberAt<Pointer, Node> = Pointer extends `${infer Token}/${infer Rest}`
  ? MemberAt<Token, Node> extends { readonly $id: string }
    ? true
    : MemberAt<Rest, MemberAt<Token, Node>>
  : Pointer extends Exclude<keyof Node, `${string}${"~" | "%"}${string}`>
    ? Node[Pointer]
    : true;

/**
 * A schema's own keywords and its branches together. Where the schema itself only names types, it selects among what
 * the branches accept: intersecting with its open object would add an index signature to each of them.
 */
type Combined<S, Root, Inherited, Types, Refs, Branches = BranchesOf<S, Root, Types, Refs>> =
  S extends Has<Shape>
    ? Both<Branches, ByType<Types, S, Root, Refs>>
    : [Inherited] extends [Types]
      ? Branches
      : unknown extends Exclude<Branches, object>
        ? ByType<Types, S, Root, Refs>
        : Extract<Branches, Native<Types>>;

/** A schema with at least one of these keywords. */
type Has<Name extends string> = Name extends unknown ? { readonly [Key in Name]: unknown } : never;

/** The keywords that say more about objects and lists than their type. */
type Shape = "properties" | "required" | "additionalProperties" | "patternProperties" | "items" | "prefixItems";

/** What the branches of `S` leave over; `unknown` where they say nothing about the type. */
type BranchesOf<S, Root, Types, Refs> =
  S extends Has<"allOf" | "anyOf" | "oneOf">
    ? Both<
        AllOf<Keyword<S, "allOf">, Root, Types, Refs>,
        Both<AnyOf<Keyword<S, "anyOf">, Root, Types, Refs>, AnyOf<Keyword<S, "oneOf">, Root, Types, Refs>>
      >
    : unknown;

/** The intersection over a list of schemas; what is not known of the list adds nothing. */
type AllOf<List, Root, Types, Refs, Result = unknown> = List extends readonly [infer First, ...infer Others]
  ? AllOf<Others, Root, Types, Refs, Both<Result, Accepted<First, Root, Types, Refs>>>
  : Result;

/** The union over a list of schemas. Indexing keeps each of them; `infer` would drop those it takes for subtypes. */
type AnyOf<List, Root, Types, Refs> = List extends readonly unknown[]
  ? Accepted<List[number], Root, Types, Refs>
  : unknown;

/**
 * An intersection that keeps objects and primitives apart: TypeScript takes `string & { … }` for possible. Asking
 * whether a list is `unknown` would resolve its items, and never end for a recursive one; `Exclude` does not ask.
 */
type Both<Left, Right> =
  unknown extends Exclude<Left, object>
    ? Right
    : unknown extends Exclude<Right, object>
      ? Left
      : (Exclude<Left, object> & Exclude<Right, object>) | Merged<Extract<Left, object> & Extract<Right, object>>;

/** An intersection as one object. JSON has no `undefined`: a property that one side requires has the other's type. */
type Merged<Type> = Type extends object ? { [Key in keyof Type]: Exclude<Type[Key], undefined> } : never;

/** The type names `S` allows: its own, else those known from around it. */
type TypesOf<S, Inherited> =
  Keyword<S, "type", Inherited> extends readonly (infer Name)[] ? Name : Keyword<S, "type", Inherited>;

/** What `type` and the keywords of shape say. Distributes over the names: a list of types is a union. */
type ByType<Type, S, Root, Refs> = Type extends "object"
  ? ObjectOf<S, Root>
  : Type extends "array"
    ? ListOf<S, Root, Refs>
    : Native<Type>;

/** The widest TypeScript type for a type name; `unknown` for a name that is not known literally. */
type Native<Type> = Type extends keyof Natives ? Natives[Type] : unknown;
type Natives = { [Name in "object" | "array"]: object } & { [Name in "number" | "integer"]: number } & Scalars;
type Scalars = { string: string; boolean: boolean; null: null };

/** An object: the declared properties that are required, those that are not, and what else there may be. */
type ObjectOf<S, Root, Declared = DeclaredBy<S>, Needed extends string = RequiredBy<S>> = Merged<
  { -readonly [Name in keyof Declared as Extract<Name, Needed>]: Accepted<Declared[Name], Root> } & {
    -readonly [Name in keyof Declared as Exclude<Name, Needed>]?: Accepted<Declared[Name], Root>;
  } & OthersOf<S, Root, Declared, Needed>
>;

/** The declared properties. Of a record with unknown names none is certain. */
type DeclaredBy<S> = string extends keyof Keyword<S, "properties", unknown>
  ? unknown
  : Keyword<S, "properties", unknown>;

/** The names that are certainly required: those of a fixed list, where each is a single literal. */
type RequiredBy<S> =
  Single<Keyword<S, "required", string>> extends infer List extends readonly string[]
    ? number extends List["length"]
      ? never
      : { [Index in keyof List]: Single<List[Index]> }[number]
    : never;

/** The type itself where it stands for one value; `never` for a union or `string`, of which any may be meant. */
type Single<Type, All = Type> = Type extends unknown
  ? [All] extends [string extends Type ? never : Type]
    ? Type
    : never
  : never;

/**
 * Properties that are required only, and an index signature, where others have a schema or are all there is: elsewhere
 * a misspelt name is better an error. The signature covers the declared ones too, for reads by a computed name.
 */
type OthersOf<S, Root, Declared, Needed extends string> = {
  [Name in Exclude<Needed, keyof Declared>]: Additional<S, Root>;
} & (Keyword<S, "additionalProperties", true> extends ([keyof Declared | Needed] extends [never] ? never : boolean)
  ? unknown
  : { [name: string]: Additional<S, Root> | Accepted<Declared[keyof Declared], Root> });

/** What a property that is not declared may hold; a name that matches a pattern has the pattern's schema instead. */
type Additional<S, Root> =
  | Accepted<Keyword<S, "additionalProperties", true>, Root>
  | (S extends { readonly patternProperties: infer Patterns } ? Accepted<Patterns[keyof Patterns], Root> : never);

/** A list, or a tuple where the first items have schemas of their own. */
type ListOf<S, Root, Refs> = S extends { readonly prefixItems: infer Prefix extends readonly unknown[] }
  ? Tuple<Prefix, S, Tail<S, "items", Prefix["length"], Root, Refs>, Root, Refs>
  : S extends { readonly items: infer Prefix extends readonly unknown[] }
    ? Tuple<Prefix, S, Tail<S, "additionalItems", Prefix["length"], Root, Refs>, Root, Refs>
    : Accepted<Keyword<S, "items", true>, Root>[];

/** What follows the first items. Carries `Refs` as they do: TypeScript resolves the members of a tuple at once. */
type Tail<S, Name extends string, Length, Root, Refs> =
  Keyword<S, "maxItems"> extends Length
    ? []
    : Keyword<S, Name> extends false
      ? []
      : Accepted<Keyword<S, Name, true>, Root, string, Refs>[];

/** As many required items as `minItems` promises, then {@link Optional} ones. */
type Tuple<Prefix, S, End extends unknown[], Root, Refs, Done extends unknown[] = []> =
  Done["length"] extends Keyword<S, "minItems", 0>
    ? [...Done, ...Optional<Prefix, End, Root, Refs>]
    : Prefix extends readonly [infer First, ...infer Next]
      ? Tuple<Next, S, End, Root, Refs, [...Done, Accepted<First, Root, string, Refs>]>
      : [...Done, ...Optional<Prefix, End, Root, Refs>];

/** The items that may be missing, then the end; after a prefix of unknown length, nothing is known of it. */
type Optional<Prefix, End extends unknown[], Root, Refs> = Prefix extends readonly [infer First, ...infer Next]
  ? [Accepted<First, Root, string, Refs>?, ...Optional<Next, End, Root, Refs>]
  : Prefix extends readonly []
    ? End
    : unknown[];
