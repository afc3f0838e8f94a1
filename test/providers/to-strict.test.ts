import { describe, expect, test } from "vitest";
import { type Provider, toStrict } from "../../src/lint.ts";
import type { Schema } from "../../src/schema/infer.ts";

type Members = Record<string, unknown>;

const object = (properties: Members, required: readonly string[] = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

/** The schema of the property `a`, as a provider takes it, and what was weakened. */
function property(schema: unknown, provider: Provider = "openai", others: Members = {}) {
  const strict = toStrict(
    { type: "object", properties: { a: schema }, required: ["a"], ...others } as Schema,
    provider,
  );
  const { a } = strict.schema["properties"] as Members;
  return { a, weakened: strict.weakened.map(({ pointer, change }) => [pointer, change]) };
}

describe("openai", () => {
  test("objects are closed, and what is optional takes null", () => {
    const { schema, weakened } = toStrict(
      {
        type: "object",
        properties: {
          a: { type: "string" },
          b: { type: "integer", minimum: 0 },
          c: { enum: ["x", "y"] },
          d: { $ref: "#/$defs/d" },
          e: { type: ["boolean", "null"] },
          f: { const: "f" },
          g: { anyOf: [{ type: "string" }, { type: "number" }] },
        },
        required: ["a"],
        $defs: { d: { type: "object", properties: { x: { type: "number" } } }, unused: { not: {} } },
      },
      "openai",
    );
    expect(schema).toEqual({
      ...object({
        a: { type: "string" },
        b: { type: ["integer", "null"], minimum: 0 },
        c: { type: ["string", "null"], enum: ["x", "y", null] },
        d: { anyOf: [{ $ref: "#/$defs/d" }, { type: "null" }] },
        e: { type: ["boolean", "null"] },
        f: { type: ["string", "null"], enum: ["f", null] },
        g: { anyOf: [{ type: "string" }, { type: "number" }, { type: "null" }] },
      }),
      $defs: { d: object({ x: { type: ["number", "null"] } }) },
    });
    expect(weakened).toEqual([]);
  });

  test("what is not taken moves into the description", () => {
    const schema = {
      type: "string",
      description: "A name",
      minLength: 2,
      format: "uri",
      default: "xy",
      not: { const: "z" },
    };
    expect(property(schema)).toEqual({
      a: { type: "string", description: 'A name\n(default: "xy"; minLength: 2; format: "uri"; not: {"const":"z"})' },
      weakened: [
        ["/properties/a/minLength", "described"],
        ["/properties/a/format", "described"],
        ["/properties/a/not", "described"],
      ],
    });
  });

  test("allOf is one schema: the narrower bound, both properties, the common type", () => {
    expect(
      property(
        {
          allOf: [
            { type: ["object", "null"], properties: { x: { type: "number", minimum: 1 } }, required: ["x"] },
            { $ref: "#/$defs/b" },
            { type: "object", properties: { x: { type: "integer", minimum: 3 } } },
          ],
        },
        "openai",
        { $defs: { b: { properties: { y: { type: "string" } }, required: ["y"] } } },
      ),
    ).toEqual({ a: object({ x: { type: "integer", minimum: 3 }, y: { type: "string" } }), weakened: [] });
  });

  test("alternatives beside properties are written out", () => {
    const schema = {
      type: "object",
      properties: { op: { enum: ["get", "set"] } },
      required: ["op"],
      oneOf: [
        { properties: { op: { const: "get" } } },
        { properties: { op: { const: "set" }, value: { type: "string" } }, required: ["value"] },
      ],
    };
    const get = { type: "string", const: "get" };
    const set = { type: "string", const: "set" };
    expect(property(schema)).toEqual({
      a: { anyOf: [object({ op: get }), object({ op: set, value: { type: "string" } })] },
      weakened: [["/properties/a/oneOf", "rewritten"]],
    });
    // At the root there is one object: the tag has all its values, and what not all have may be null.
    const { schema: root, weakened } = toStrict(schema, "openai");
    expect(root).toEqual(object({ op: { type: "string", enum: ["get", "set"] }, value: { type: ["string", "null"] } }));
    expect(weakened.map(({ pointer, change }) => [pointer, change])).toEqual([
      ["/oneOf", "rewritten"],
      ["/oneOf", "rewritten"],
    ]);
  });

  test("tuples, maps and anything are as near as can be", () => {
    expect(property({ type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: false })).toEqual({
      a: { type: "array", items: { anyOf: [{ type: "string" }, { type: "integer" }] }, maxItems: 2 },
      weakened: [["/properties/a/prefixItems", "rewritten"]],
    });
    expect(property({ type: "object", additionalProperties: { type: "integer" } })).toEqual({
      a: { ...object({}), description: '(additionalProperties: {"type":"integer"})' },
      weakened: [
        ["/properties/a/additionalProperties", "described"],
        ["/properties/a/additionalProperties", "narrowed"],
      ],
    });
    expect(property(true)).toEqual({
      a: { type: ["string", "number", "boolean", "null"] },
      weakened: [["/properties/a", "narrowed"]],
    });
    expect(property({ minimum: 3 })).toEqual({ a: { type: "number", minimum: 3 }, weakened: [] });
    expect(property({ type: "array" }).a).toEqual({
      type: "array",
      items: { type: ["string", "number", "boolean", "null"] },
    });
  });

  test("a property that nothing satisfies, and a branch, is left out", () => {
    expect(toStrict({ properties: { a: false, b: { type: "null" } } }, "openai").schema).toEqual(
      object({ b: { type: "null" } }),
    );
    expect(property({ type: "string", anyOf: [{ type: "number" }, { minLength: 1 }, { enum: [1] }] }).a).toMatchObject({
      type: "string",
    });
  });

  test("references lead to definitions, wherever they led before", () => {
    const { schema } = toStrict(
      {
        type: "object",
        properties: {
          list: { type: "array", items: { $ref: "#/properties/self" } },
          self: { anyOf: [{ $ref: "#" }, { type: "null" }] },
          old: { $ref: "#x" },
        },
        required: ["list", "self", "old"],
        definitions: { old: { $id: "#x", type: "string" } },
        $schema: "http://json-schema.org/draft-07/schema#",
      },
      "openai",
    );
    expect(schema).toEqual({
      ...object({
        list: { type: "array", items: { $ref: "#/$defs/self" } },
        self: { anyOf: [{ $ref: "#" }, { type: "null" }] },
        old: { $ref: "#/$defs/old" },
      }),
      $defs: { self: { anyOf: [{ $ref: "#" }, { type: "null" }] }, old: { type: "string" } },
    });
  });

  test("recursion beside other keywords ends", () => {
    const { schema, weakened } = toStrict(
      { type: "object", properties: { next: { $ref: "#", minProperties: 1 } }, required: ["next"] },
      "openai",
    );
    expect(schema).toEqual(object({ next: { $ref: "#", description: "(minProperties: 1)" } }));
    expect(weakened).toHaveLength(1);
    const twice = { properties: { next: { allOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/b" }] } } };
    const both = toStrict({ ...twice, $defs: { a: twice, b: twice } } as Schema, "openai");
    expect(JSON.stringify(both.schema).length).toBeLessThan(2_000);
  });
});

describe("anthropic", () => {
  test("optional properties stay optional, types stand alone, few sizes are taken", () => {
    const { schema } = toStrict(
      {
        type: "object",
        properties: {
          a: { type: ["object", "null"], properties: { x: { type: "integer", minimum: 1 } } },
          b: { type: "array", items: { type: "string" }, minItems: 2, maxItems: 3 },
          c: { enum: [{ x: 1 }, "s"] },
        },
      },
      "anthropic",
    );
    expect(schema).toEqual(
      object(
        {
          a: { anyOf: [object({ x: { type: "integer", description: "(minimum: 1)" } }, []), { type: "null" }] },
          b: { type: "array", items: { type: "string" }, minItems: 1, description: "(minItems: 2; maxItems: 3)" },
          c: { anyOf: [object({}, []), { type: "string" }], description: '(enum: [{"x":1},"s"])' },
        },
        [],
      ),
    );
  });

  test("a reference stands alone, and does not lead back", () => {
    const { schema, weakened } = toStrict(
      {
        type: "object",
        properties: { tree: { $ref: "#/$defs/tree", description: "A tree" } },
        $defs: { tree: { type: "object", properties: { left: { $ref: "#/$defs/tree" } } } },
      },
      "anthropic",
    );
    expect(schema).toEqual({
      ...object({ tree: { description: "A tree", anyOf: [{ $ref: "#/$defs/tree" }] } }, []),
      $defs: {
        tree: object(
          { left: { type: ["string", "number", "boolean", "null"], description: '(as deep as "#/$defs/tree" says)' } },
          [],
        ),
      },
    });
    expect(weakened.map(({ pointer, change }) => [pointer, change])).toEqual([
      ["/$defs/tree/properties/left/$ref", "narrowed"],
    ]);
  });
});

describe("gemini", () => {
  test("maps and tuples stay, what is not read is described", () => {
    const { schema } = toStrict(
      {
        type: "object",
        properties: {
          map: { type: "object", additionalProperties: { type: "integer" } },
          pair: { type: "array", prefixItems: [{ type: "string" }, { type: "integer", exclusiveMinimum: 0 }] },
          flag: { const: true },
          kind: { const: "a" },
        },
        required: ["map"],
        additionalProperties: false,
      },
      "gemini",
    );
    expect(schema).toEqual({
      type: "object",
      properties: {
        map: { type: "object", additionalProperties: { type: "integer" } },
        pair: {
          type: "array",
          prefixItems: [{ type: "string" }, { type: "integer", description: "(exclusiveMinimum: 0)" }],
        },
        flag: { type: "boolean", description: "(const: true)" },
        kind: { type: "string", enum: ["a"] },
      },
      required: ["map"],
      additionalProperties: false,
    });
  });
});

test("mcp takes all of 2020-12, with the type of the root told", () => {
  const draft07 = { $schema: "http://json-schema.org/draft-07/schema#", oneOf: [{ required: ["a"] }] };
  expect(toStrict(draft07, "mcp")).toEqual({
    schema: { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object", oneOf: [{ required: ["a"] }] },
    weakened: [],
  });
});
