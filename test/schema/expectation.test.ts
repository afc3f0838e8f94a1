import { describe, expect, test } from "vitest";
import type { Schema } from "../../src/schema/infer.ts";
import { resolveOptions } from "../../src/schema/options.ts";
import { prepareSchema } from "../../src/schema/prepare.ts";
import { briefShape, shapeOf } from "../../src/schema/shape.ts";
import { subschemaList } from "../../src/schema/subschema.ts";

function prepare(schema: Schema) {
  const { root, expectations } = prepareSchema(schema, resolveOptions(), undefined);
  return { root, expectations };
}

describe("the types a schema takes", () => {
  test.each<[Schema, string[] | undefined]>([
    [true, undefined],
    [false, []],
    [{}, undefined],
    [{ type: "string" }, ["string"]],
    [{ type: ["integer", "null"] }, ["integer", "null"]],
    [{ const: 3 }, ["integer"]],
    [{ enum: ["a", 1.5, null] }, ["string", "number", "null"]],
    [{ type: "string", enum: ["a", 1] }, ["string"]],
    [{ allOf: [{ type: ["string", "number"] }, { type: ["integer", "null"] }] }, ["integer"]],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, ["string", "null"]],
    [{ anyOf: [{ type: "string" }, {}] }, undefined],
    [{ $ref: "#/$defs/a", $defs: { a: { oneOf: [{ type: "array" }, { type: "object" }] } } }, ["array", "object"]],
  ])("%j", (schema, types) => {
    const { root, expectations } = prepare(schema);
    expect(expectations.types(root)).toEqual(types);
  });
});

describe("union tags", () => {
  const tagged = (kind: string, more: object = {}): object => ({
    type: "object",
    properties: { kind: { const: kind } },
    required: ["kind"],
    ...more,
  });
  const tagsOf = (schema: { anyOf: object[]; $defs?: object }) => {
    const { root, expectations } = prepare(schema as unknown as Schema);
    return expectations.union(subschemaList(root, "anyOf")!).tags;
  };

  test("a const in every branch that takes objects", () => {
    expect(tagsOf({ anyOf: [tagged("a"), tagged("b"), { type: "null" }] })).toEqual([
      { name: "kind", values: [["a"], ["b"], undefined], required: [true, true, false] },
    ]);
  });

  test("through references, allOf and unions of unions", () => {
    const tags = tagsOf({
      anyOf: [{ $ref: "#/$defs/a" }, { allOf: [tagged("b")] }, { anyOf: [tagged("c"), tagged("d"), { type: "null" }] }],
      $defs: { a: tagged("a") },
    });
    expect(tags).toEqual([{ name: "kind", values: [["a"], ["b"], ["c", "d"]], required: [true, true, true] }]);
  });

  test("none where a branch takes objects without it, or only one takes objects", () => {
    expect(tagsOf({ anyOf: [tagged("a"), { type: "object" }] })).toEqual([]);
    expect(tagsOf({ anyOf: [tagged("a"), { type: "string" }] })).toEqual([]);
  });
});

describe("shapes", () => {
  test.each<[Schema, string | undefined]>([
    [{ type: "string" }, undefined],
    [{ type: "object" }, undefined],
    [{ type: "array" }, undefined],
    [
      { type: "object", properties: { a: { type: "string" }, b: { type: "integer" } }, required: ["a"] },
      "{ a: string, b?: integer }",
    ],
    [{ type: "object", properties: { "a b": { enum: ["x", "y"] } } }, '{ "a b"?: "x" | "y" }'],
    [{ type: "object", additionalProperties: { type: "integer" } }, "{ [name]: integer }"],
    [{ type: "array", items: { type: "string" } }, "string[]"],
    [{ type: "array", items: { type: ["string", "null"] } }, "(string | null)[]"],
    [{ type: "array", prefixItems: [{ type: "string" }, { type: "integer" }] }, "[string, integer]"],
    [
      { type: "array", items: { type: "object", properties: { id: { type: "integer" } }, required: ["id"] } },
      "{ id: integer }[]",
    ],
  ])("%j is %j", (schema, shape) => {
    const { root, expectations } = prepare(schema);
    expect(shapeOf(root, expectations)).toBe(shape);
  });

  test("a recursive schema and a wide one end", () => {
    const tree = prepare({ type: "object", properties: { next: { $ref: "#" } } });
    expect(briefShape(tree.root, tree.expectations)).toBe("{ next?: { next?: { next?: object } } }");
    const names = Array.from({ length: 20 }, (_, i) => [`p${i}`, {}]);
    const wide = prepare({ type: "object", properties: Object.fromEntries(names) });
    expect(briefShape(wide.root, wide.expectations)).toMatch(/p11\?: unknown, … \}$/u);
  });
});
