/**
 * Assertions for the type checker: each call below compiles if `Infer` gives exactly the type written, or the error
 * announced. Nothing here runs.
 */
import type { Infer, Schema } from "../../src/schema/infer.ts";

type Equal<Left, Right> =
  (<Probe>() => Probe extends Left ? 1 : 2) extends <Probe>() => Probe extends Right ? 1 : 2 ? true : false;
type Expect<Holds extends true> = Holds;

/** Wants a second argument, of the type inferred, where that is not the one expected. */
declare function accepts<Expected>(): <const S extends Schema>(
  schema: S,
  ...inferred: Equal<Infer<S>, Expected> extends true ? [] : [Infer<S>]
) => void;

declare function register<const S extends Schema>(name: string, schema: S, handler: (args: Infer<S>) => unknown): void;

export function objects(): void {
  // optional is not nullable, and needs no undefined (case t-optional-not-nullable)
  accepts<{ foo: string; bar?: string }>()({
    type: "object",
    properties: { foo: { type: "string" }, bar: { type: "string" } },
    required: ["foo"],
    additionalProperties: false,
  });
  // all optional (case t-optional-undefined)
  accepts<{ n?: number }>()({ type: "object", properties: { n: { type: "integer" } } });
  // `default` does not make a property required
  accepts<{ limit?: number }>()({ type: "object", properties: { limit: { type: "integer", default: 10 } } });
  // required but not declared
  accepts<{ a?: string; b: unknown }>()({ type: "object", properties: { a: { type: "string" } }, required: ["b"] });
  // nested objects
  accepts<{ user: { name: string; address?: { zip: string } } }>()({
    type: "object",
    properties: {
      user: {
        type: "object",
        properties: {
          name: { type: "string" },
          address: { type: "object", properties: { zip: { type: "string" } }, required: ["zip"] },
        },
        required: ["name"],
      },
    },
    required: ["user"],
  });
  // an open object without properties
  accepts<{ [name: string]: unknown }>()({ type: "object" });
  accepts<{ [name: string]: unknown }>()({ type: "object", properties: {}, additionalProperties: true });
  // a closed object without properties
  accepts<{ [name: string]: never }>()({ type: "object", properties: {}, additionalProperties: false });
  // names that are keywords
  accepts<{ $ref?: string; type: number; $id?: boolean }>()({
    type: "object",
    properties: { $ref: { type: "string" }, type: { type: "number" }, $id: { type: "boolean" } },
    required: ["type"],
  });
  // properties that nothing or anything satisfies
  accepts<{ no?: never; any: unknown }>()({ type: "object", properties: { no: false, any: true }, required: ["any"] });
  // without a type, numbers pass as well
  accepts<unknown>()({ properties: { a: { type: "string" } }, required: ["a"] });
  // a name that is required only perhaps
  const perhaps: boolean = Math.random() > 1;
  accepts<{ a?: string; b?: string }>()({
    type: "object",
    properties: { a: { type: "string" }, b: { type: "string" } },
    required: [perhaps ? "a" : "b"],
  });
  accepts<{ a?: string; b?: string }>()({
    type: "object",
    properties: { a: { type: "string" }, b: { type: "string" } },
    required: [...(perhaps ? (["a"] as const) : []), "b"],
  });
}

export function maps(): void {
  // a map
  accepts<{ [name: string]: number }>()({ type: "object", additionalProperties: { type: "number" } });
  // beside properties, the index signature covers them too
  accepts<{ [name: string]: number | string; id: string }>()({
    type: "object",
    properties: { id: { type: "string" } },
    required: ["id"],
    additionalProperties: { type: "number" },
  });
  // a required name is one of the map's
  accepts<{ [name: string]: number; total: number }>()({
    type: "object",
    required: ["total"],
    additionalProperties: { type: "number" },
  });
  // names of a pattern are outside `additionalProperties`
  accepts<{ [name: string]: boolean | number }>()({
    type: "object",
    patternProperties: { "^x-": { type: "boolean" } },
    additionalProperties: { type: "number" },
  });
  // only the names of a pattern; any name
  accepts<{ [name: string]: number }>()({
    type: "object",
    patternProperties: { "^.*$": { type: "number" } },
    additionalProperties: false,
  });
  accepts<{ [name: string]: unknown }>()({ type: "object", patternProperties: { "^x-": { type: "boolean" } } });
  // an undeclared name that a closed object requires
  accepts<{ a: never }>()({ type: "object", required: ["a"], additionalProperties: false });
}

export function scalars(): void {
  accepts<string>()({ type: "string", minLength: 1, format: "email", "x-note": 1 });
  accepts<number>()({ type: "integer", minimum: 0 });
  accepts<boolean>()({ type: "boolean" });
  accepts<null>()({ type: "null" });
  // lists of types
  accepts<string | null>()({ type: ["string", "null"] });
  accepts<{ a?: number } | number | null>()({
    type: ["object", "null", "number"],
    properties: { a: { type: "number" } },
  });
  // const and enum
  accepts<"a">()({ const: "a" });
  accepts<"a" | "b" | 3 | null>()({ enum: ["a", "b", 3, null] });
  accepts<"a" | "b">()({ type: "string", enum: ["a", "b"] });
  // of objects and lists, without readonly
  accepts<{ a: 1; b: [true, { c: "x" }] }>()({ const: { a: 1, b: [true, { c: "x" }] } });
  accepts<{ a: 1 } | { a: 1; b: 2 } | []>()({ enum: [{ a: 1 }, { a: 1, b: 2 }, []] });
  // the boolean schemas and the empty one
  accepts<unknown>()(true);
  accepts<never>()(false);
  accepts<unknown>()({});
  // what types cannot say is left out
  accepts<string>()({ type: "string", not: { const: "x" } });
  accepts<{ a?: string }>()({
    type: "object",
    properties: { a: { type: "string" } },
    if: { properties: { a: { const: "x" } } },
    then: { required: ["b"] },
    else: false,
  });
}

export function lists(): void {
  accepts<string[]>()({ type: "array", items: { type: "string" }, minItems: 1 });
  accepts<unknown[]>()({ type: "array" });
  accepts<never[]>()({ type: "array", items: false });
  accepts<{ id: number }[][]>()({
    type: "array",
    items: {
      type: "array",
      items: { type: "object", properties: { id: { type: "number" } }, required: ["id"] },
    },
  });
  // tuples: every shorter list validates, as far as `minItems` does not forbid it
  accepts<[number?, string?, ...unknown[]]>()({
    type: "array",
    prefixItems: [{ type: "number" }, { type: "string" }],
  });
  accepts<[number, string?]>()({
    type: "array",
    prefixItems: [{ type: "number" }, { type: "string" }],
    items: false,
    minItems: 1,
  });
  accepts<[number, string]>()({
    type: "array",
    prefixItems: [{ type: "number" }, { type: "string" }],
    minItems: 2,
    maxItems: 2,
  });
  accepts<[number, ...boolean[]]>()({
    type: "array",
    prefixItems: [{ type: "number" }],
    items: { type: "boolean" },
    minItems: 3,
  });
  // tuples as draft-07 writes them
  accepts<[number, string?, ...unknown[]]>()({
    type: "array",
    items: [{ type: "number" }, { type: "string" }],
    minItems: 1,
  });
  accepts<[number?, string?]>()({
    type: "array",
    items: [{ type: "number" }, { type: "string" }],
    additionalItems: false,
  });
  accepts<[number?, ...string[]]>()({
    type: "array",
    items: [{ type: "number" }],
    additionalItems: { type: "string" },
  });
}

export function combinations(): void {
  // a discriminated union (case t-union-discriminated)
  accepts<{ t: "a"; n: number } | { t: "b"; s: string }>()({
    oneOf: [
      { type: "object", properties: { t: { const: "a" }, n: { type: "number" } }, required: ["t", "n"] },
      { type: "object", properties: { t: { const: "b" }, s: { type: "string" } }, required: ["t", "s"] },
    ],
  });
  // the same with the type outside
  accepts<{ t: "a"; n: number } | { t: "b"; s: string }>()({
    type: "object",
    oneOf: [
      { properties: { t: { const: "a" }, n: { type: "number" } }, required: ["t", "n"] },
      { properties: { t: { const: "b" }, s: { type: "string" } }, required: ["t", "s"] },
    ],
  });
  // branches that only say `required` narrow the parent's properties
  accepts<{ id: number; name?: string } | { id?: number; name: string }>()({
    type: "object",
    properties: { id: { type: "number" }, name: { type: "string" } },
    anyOf: [{ required: ["id"] }, { required: ["name"] }],
  });
  // a tag declared outside, its values in the branches
  accepts<{ op: "get"; key?: string } | { op: "set"; key?: string; value: string }>()({
    type: "object",
    properties: { op: { enum: ["get", "set"] }, key: { type: "string" } },
    required: ["op"],
    oneOf: [
      { properties: { op: { const: "get" } } },
      { properties: { op: { const: "set" }, value: { type: "string" } }, required: ["value"] },
    ],
  });
  // a branch that says nothing about the type takes the union with it
  accepts<{ a?: string }>()({
    type: "object",
    properties: { a: { type: "string" } },
    anyOf: [{ required: ["b"] }, { minProperties: 3 }],
  });
  // unions of scalars and of objects
  accepts<string | number | null>()({ anyOf: [{ type: "string" }, { type: "number" }, { type: "null" }] });
  accepts<{ a: string } | null>()({
    anyOf: [{ type: "object", properties: { a: { type: "string" } }, required: ["a"] }, { type: "null" }],
  });
  // the type outside selects among the branches
  accepts<"a" | "b">()({ type: "string", anyOf: [{ const: "a" }, { enum: ["b", 1] }, { type: "null" }] });
  accepts<string>()({ type: "string", oneOf: [{ format: "email" }, { format: "uri" }] });
  accepts<{ [name: string]: unknown }>()({
    type: "object",
    allOf: [{ minProperties: 1 }, { not: { required: ["a"] } }],
  });
  // allOf
  accepts<{ a: string; b?: number }>()({
    allOf: [
      { type: "object", properties: { a: { type: "string" } }, required: ["a"] },
      { type: "object", properties: { b: { type: "number" } } },
    ],
  });
  accepts<{ a: string }>()({ type: "object", properties: { a: { type: "string" } }, allOf: [{ required: ["a"] }] });
  accepts<"b">()({ allOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] });
  accepts<string>()({ allOf: [{ type: ["string", "null"] }, { type: ["string", "object"] }, true] });
  accepts<never>()({ allOf: [{ type: "string" }, false] });
  // one schema or another, not known which
  accepts<{ v?: string | number }>()({
    type: "object",
    properties: { v: { type: Math.random() > 1 ? "string" : "number" } },
  });
}

export function references(): void {
  // definitions under both names, and any other place
  accepts<{ from: { x: number }; to?: { x: number } }>()({
    type: "object",
    properties: { from: { $ref: "#/$defs/point" }, to: { $ref: "#/properties/from" } },
    required: ["from"],
    $defs: { point: { type: "object", properties: { x: { type: "number" } }, required: ["x"] } },
  });
  accepts<string[]>()({
    $ref: "#/definitions/names",
    definitions: { name: { type: "string" }, names: { type: "array", items: { $ref: "#/definitions/name" } } },
  });
  // anchors, other documents, escapes, nothing there
  accepts<{ anchor?: unknown; other?: unknown; tilde?: unknown; percent?: unknown; nothing?: unknown }>()({
    type: "object",
    properties: {
      anchor: { $ref: "#a" },
      other: { $ref: "other.json#/$defs/c" },
      tilde: { $ref: "#/$defs/a~1b" },
      percent: { $ref: "#/$defs/a%25" },
      nothing: { $ref: "#/$defs/d" },
    },
    $defs: { "a~1b": { type: "string" }, "a%25": { type: "string" }, c: { $anchor: "a", type: "string" } },
  });
  // `#` within a resource of its own is that resource
  accepts<{ inner?: { s?: string }; s?: number }>()({
    $id: "https://example.com/outer",
    type: "object",
    properties: {
      inner: {
        $id: "inner",
        type: "object",
        properties: { s: { $ref: "#/$defs/s" } },
        $defs: { s: { type: "string" } },
      },
      s: { $ref: "#/$defs/s" },
    },
    $defs: { s: { type: "number" } },
  });

  // a pointer through such a resource, whose own references would be misread
  accepts<{ a?: unknown }>()({
    type: "object",
    properties: { a: { $ref: "#/$defs/inner/properties/a" } },
    $defs: {
      inner: { $id: "inner", properties: { a: { $ref: "#/$defs/s" } }, $defs: { s: { type: "string" } } },
      s: { type: "number" },
    },
  });

  // recursion through properties, lists, maps and unions
  interface Tree {
    value: number;
    left?: Tree;
    children?: Tree[];
    named?: { [name: string]: Tree };
    other?: Tree | null;
  }
  const tree = infer({
    type: "object",
    properties: {
      value: { type: "number" },
      left: { $ref: "#" },
      children: { type: "array", items: { $ref: "#" } },
      named: { type: "object", additionalProperties: { $ref: "#" } },
      other: { anyOf: [{ $ref: "#" }, { type: "null" }] },
    },
    required: ["value"],
  });
  same<Tree, typeof tree>();
  // any JSON
  type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
  const json = infer({
    $ref: "#/$defs/json",
    $defs: {
      json: {
        anyOf: [
          { type: ["string", "number", "boolean", "null"] },
          { type: "array", items: { $ref: "#/$defs/json" } },
          { type: "object", additionalProperties: { $ref: "#/$defs/json" } },
        ],
      },
    },
  });
  same<Json, typeof json>();
  // mutual recursion, with branches beside properties
  type Filter = { field?: string; test?: Test } & ({ and: Filter[] } | { and?: Filter[]; field: string });
  interface Test {
    op: "eq" | "not";
    of?: Filter;
  }
  const filter = infer({
    $ref: "#/$defs/filter",
    $defs: {
      filter: {
        type: "object",
        properties: {
          and: { type: "array", items: { $ref: "#/$defs/filter" } },
          field: { type: "string" },
          test: { $ref: "#/$defs/test" },
        },
        anyOf: [{ required: ["and"] }, { required: ["field"] }],
      },
      test: {
        allOf: [
          { type: "object", properties: { op: { enum: ["eq", "not"] } }, required: ["op"] },
          { type: "object", properties: { of: { $ref: "#/$defs/filter" } } },
        ],
      },
    },
  });
  same<Filter, typeof filter>();
  // through a tuple: unrolled once, then unknown
  accepts<["+", number | ["+", unknown, unknown], number | ["+", unknown, unknown]] | number>()({
    anyOf: [
      { type: "number" },
      {
        type: "array",
        prefixItems: [{ const: "+" }, { $ref: "#" }, { $ref: "#" }],
        minItems: 3,
        maxItems: 3,
      },
    ],
  });
  accepts<["+", ...(number | ["+", ...unknown[]])[]] | number>()({
    anyOf: [{ type: "number" }, { type: "array", prefixItems: [{ const: "+" }], items: { $ref: "#" }, minItems: 1 }],
  });
  // references that go nowhere
  accepts<unknown>()({ $ref: "#" });
  accepts<unknown>()({ allOf: [{ $ref: "#" }] });
  accepts<unknown>()({ anyOf: [{ type: "string" }, { $ref: "#/anyOf/1" }] });
}

declare function infer<const S extends Schema>(schema: S): Infer<S>;
declare function same<Left extends Right, Right extends Back, Back = Left>(): void;

/** Schemas that are not known literally. */
export type Unknowns = [
  Expect<Equal<Infer<Schema>, unknown>>,
  Expect<Equal<Infer<Record<string, unknown>>, unknown>>,
  Expect<Equal<Infer<object>, unknown>>,
  Expect<Equal<Infer<boolean>, unknown>>,
  // biome-ignore lint/suspicious/noExplicitAny: callers have it
  Expect<Equal<Infer<any>, unknown>>,
  Expect<Equal<Infer<unknown>, unknown>>,
  // as a JSON module is typed
  Expect<Equal<Infer<{ type: string; properties: { a: { type: string } }; required: string[] }>, unknown>>,
  // in part
  Expect<
    Equal<
      Infer<{
        type: "object";
        properties: { a: Schema; b: { type: "array"; items: object }; c: { enum: string[] } };
        required: string[];
      }>,
      { a?: unknown; b?: unknown[]; c?: string }
    >
  >,
  Expect<
    Equal<
      Infer<{ type: "object"; properties: { a: true; b: true }; required: ["a", string] }>,
      { a: unknown; b?: unknown }
    >
  >,
  Expect<Equal<Infer<{ type: "object"; properties: { a: true }; required: "a"[] }>, { a?: unknown }>>,
  Expect<Equal<Infer<{ type: "object"; properties: Record<string, { type: "string" }> }>, { [name: string]: unknown }>>,
  Expect<Equal<Infer<{ type: "array"; prefixItems: { type: "string" }[]; items: false }>, unknown[]>>,
  // a keyword that may be absent
  Expect<Equal<Infer<{ type: "string"; const?: "a" }>, string>>,
  Expect<Equal<Infer<{ type?: "string" }>, unknown>>,
];

/** Handlers, as the registry types them. */
export function handlers(): void {
  register(
    "files.search",
    {
      type: "object",
      properties: {
        query: { type: "string", description: "Text to look for" },
        mode: { type: "string", enum: ["exact", "fuzzy"], default: "exact" },
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        paths: { type: "array", items: { type: "string" } },
        range: { type: "array", prefixItems: [{ type: "integer" }, { type: "integer" }], items: false, minItems: 2 },
        labels: { type: "object", additionalProperties: { type: "string" } },
        sort: {
          oneOf: [{ type: "string" }, { type: "object", properties: { by: { const: "date" } }, required: ["by"] }],
        },
      },
      required: ["query", "range"],
      additionalProperties: false,
    },
    (args) => {
      const query: string = args.query;
      const mode: "exact" | "fuzzy" = args.mode ?? "exact";
      const [from, to]: [number, number] = args.range;
      const labels: string[] = Object.values(args.labels ?? {});
      if (typeof args.sort === "object") {
        const by: "date" = args.sort.by;
        args.sort.by = by;
      }
      // the result is the handler's own to change
      args.paths?.push(query);
      args.range[0] = to - from;
      // @ts-expect-error: limit may be missing
      const limit: number = args.limit;
      // @ts-expect-error: not a mode
      args.mode = "slow";
      // @ts-expect-error: not declared
      args.qurey;
      // @ts-expect-error: a tuple of two
      args.range[2];
      // @ts-expect-error: a number is not a string
      const paths: number[] | undefined = args.paths;
      return { query, mode, labels, limit, paths };
    },
  );
  register("shapes.area", SHAPE, (shape) => {
    switch (shape.kind) {
      case "circle":
        // @ts-expect-error: a circle has no width
        return shape.width;
      case "rectangle":
        return shape.width * shape.height;
      default:
        return shape satisfies never;
    }
  });
  // @ts-expect-error: the handler wants what the schema does not promise
  register("a", { type: "object", properties: { a: { type: "string" } } }, (args: { a: string }) => args);
  // @ts-expect-error: not a schema
  register("b", "object", () => null);
  // a schema known only at run time
  register("c", JSON.parse("{}") as Schema, (args) => {
    // @ts-expect-error: nothing is known
    args.query;
  });
}

declare const SHAPE: {
  readonly type: "object";
  readonly required: readonly ["kind"];
  readonly oneOf: readonly [
    {
      readonly properties: {
        readonly kind: { readonly const: "circle" };
        readonly radius: { readonly type: "number" };
      };
      readonly required: readonly ["kind", "radius"];
    },
    {
      readonly properties: {
        readonly kind: { readonly const: "rectangle" };
        readonly width: { readonly type: "number" };
        readonly height: { readonly type: "number" };
      };
      readonly required: readonly ["kind", "width", "height"];
    },
  ];
};
