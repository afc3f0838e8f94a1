import { describe, expect, test } from "vitest";
import { errorsOf, faultsOf } from "./errors-of.ts";

describe("unevaluatedProperties", () => {
  const a = { properties: { a: { type: "string" } } };
  const b = { properties: { b: { type: "string" } } };
  const closed = { unevaluatedProperties: false };

  test("one error each, with a suggestion also through references and allOf", () => {
    const schema = {
      ...closed,
      allOf: [{ properties: { tags: true } }],
      $ref: "#/$defs/x",
      $defs: { x: { properties: { name: true } } },
    };
    expect(errorsOf(schema, { tagz: 1, nmae: 1, zzzzzzz: 1, tags: 1 })).toEqual([
      { path: "/tagz", keyword: "unevaluatedProperties", suggestion: "tags", schemaPath: "#/unevaluatedProperties" },
      { path: "/nmae", keyword: "unevaluatedProperties", suggestion: "name", schemaPath: "#/unevaluatedProperties" },
      { path: "/zzzzzzz", keyword: "unevaluatedProperties", schemaPath: "#/unevaluatedProperties" },
    ]);
  });

  test("a schema judges the others, and evaluates them", () => {
    expect(errorsOf({ ...a, unevaluatedProperties: { type: "null" } }, { a: "x", c: 1 })).toEqual([
      {
        path: "/c",
        keyword: "type",
        expectedType: "null",
        actualType: "integer",
        schemaPath: "#/unevaluatedProperties/type",
      },
    ]);
    expect(faultsOf({ allOf: [{ unevaluatedProperties: true }], ...closed }, { c: 1 })).toEqual([]);
    expect(faultsOf({ allOf: [{ unevaluatedProperties: { type: "null" } }], ...closed }, { c: 1 })).toEqual([
      "/c type",
    ]);
  });

  test("a property whose value failed is evaluated", () => {
    expect(faultsOf({ ...a, ...closed }, { a: 1 })).toEqual(["/a type"]);
    expect(faultsOf({ additionalProperties: false, ...closed }, { a: 1 })).toEqual(["/a additionalProperties"]);
    expect(faultsOf({ patternProperties: { a: { type: "null" } }, ...closed }, { a: 1 })).toEqual(["/a type"]);
  });

  test.each([
    ["allOf", { allOf: [a, b] }],
    ["$ref", { $ref: "#/$defs/ab", $defs: { ab: { properties: { ...a.properties, ...b.properties } } } }],
    ["then", { then: { allOf: [a, b] }, if: true }],
    ["else", { else: { allOf: [a, b] }, if: false }],
    ["dependentSchemas", { dependentSchemas: { a, b } }],
  ])("what a failing %s declares is not reported as well", (_, schema) => {
    expect(faultsOf({ ...schema, ...closed }, { a: 1, b: 1, c: 1 })).toEqual([
      "/a type",
      "/b type",
      "/c unevaluatedProperties",
    ]);
  });

  test.each(["anyOf", "oneOf"])("what any branch of a failing %s declares is not reported as well", (keyword) => {
    expect(faultsOf({ [keyword]: [a, b], ...closed }, { a: 1, b: 1, c: 1 })).toEqual([
      ` ${keyword}`,
      "/c unevaluatedProperties",
    ]);
  });

  test("however many errors that branch has", () => {
    const names = [..."abcdefgh"];
    const properties = Object.fromEntries(names.map((name) => [name, { type: "null" }]));
    const value = Object.fromEntries([...names, "z"].map((name) => [name, 1]));
    const branch = { required: ["x", "y"], properties, allOf: [{ properties: { z: true } }] };
    const schema = { anyOf: [branch, { required: ["w"] }], ...closed };
    expect(faultsOf(schema, value, { maxErrors: 2 })).toEqual([" anyOf"]);
    expect(faultsOf(schema, value)).toEqual([" anyOf"]);
  });

  test("of a union with a match only the branches that match count", () => {
    expect(faultsOf({ anyOf: [a, b], ...closed }, { a: 1, b: "x" })).toEqual(["/a unevaluatedProperties"]);
    expect(faultsOf({ anyOf: [a, b], ...closed }, { a: "x", b: "x" })).toEqual([]);
    expect(faultsOf({ oneOf: [a, { ...b, required: ["b"] }], ...closed }, { a: "x", b: 1 })).toEqual([
      "/b unevaluatedProperties",
    ]);
    expect(faultsOf({ oneOf: [a, b], ...closed }, { a: "x", b: "x" })).toEqual([" oneOf"]);
    expect(faultsOf({ oneOf: [a, b, { ...a, required: ["q"] }], ...closed }, { a: "x", c: 1 })).toEqual([
      " oneOf",
      "/c unevaluatedProperties",
    ]);
  });

  test("if counts where it passes; not never", () => {
    expect(faultsOf({ if: a, ...closed }, { a: "x" })).toEqual([]);
    expect(faultsOf({ if: a, ...closed }, { a: 1 })).toEqual(["/a unevaluatedProperties"]);
    expect(faultsOf({ not: { not: a }, ...closed }, { a: "x" })).toEqual(["/a unevaluatedProperties"]);
  });

  test("what stands alone, or leaves out the rest, still declares its properties", () => {
    const schema = { allOf: [{ const: 1, ...a }], ...closed };
    expect(faultsOf(schema, { a: "x" })).toEqual([" const"]);
    expect(faultsOf({ allOf: [{ type: "null", ...a }], ...closed }, { a: "x" })).toEqual([" type"]);
  });

  test("a cousin sees nothing", () => {
    expect(faultsOf({ allOf: [a, closed] }, { a: "x" })).toEqual(["/a unevaluatedProperties"]);
  });

  test("the same name elsewhere in the instance does not count", () => {
    const schema = { properties: { n: a }, ...closed };
    expect(faultsOf(schema, { n: { a: "x" }, a: "x" })).toEqual(["/a unevaluatedProperties"]);
  });

  test("propertyDependencies count: v1", () => {
    const schema = { properties: { kind: true }, propertyDependencies: { kind: { k: a } }, ...closed };
    expect(faultsOf(schema, { kind: "k", a: "x" }, { dialect: "v1" })).toEqual([]);
    expect(faultsOf(schema, { kind: "l", a: "x" }, { dialect: "v1" })).toEqual(["/a unevaluatedProperties"]);
  });
});

describe("unevaluatedItems", () => {
  const closed = { unevaluatedItems: false };

  test("one error each", () => {
    expect(errorsOf({ prefixItems: [true], ...closed }, [1, 2, 3])).toEqual([
      { path: "/1", keyword: "unevaluatedItems", schemaPath: "#/unevaluatedItems" },
      { path: "/2", keyword: "unevaluatedItems", schemaPath: "#/unevaluatedItems" },
    ]);
    expect(faultsOf({ prefixItems: [true], unevaluatedItems: { type: "null" } }, [1, 2, null])).toEqual(["/1 type"]);
    expect(faultsOf({ items: { type: "null" }, ...closed }, [1])).toEqual(["/0 type"]);
  });

  test("contains evaluates what matches, but not in 2019-09", () => {
    const schema = { contains: { type: "string" }, ...closed };
    expect(faultsOf(schema, ["a", 1])).toEqual(["/1 unevaluatedItems"]);
    expect(faultsOf(schema, ["a", 1], { dialect: "2019-09" })).toEqual(["/0 unevaluatedItems", "/1 unevaluatedItems"]);
    expect(faultsOf({ ...schema, maxContains: 1 }, ["a", "b"])).toEqual([" contains"]);
  });

  test("branches", () => {
    const schema = { anyOf: [{ prefixItems: [{ const: 1 }] }, { prefixItems: [true, { const: 2 }] }], ...closed };
    expect(faultsOf(schema, [1])).toEqual([]);
    expect(faultsOf(schema, [1, 3])).toEqual(["/1 unevaluatedItems"]);
    expect(faultsOf(schema, [1, 2])).toEqual([]);
    expect(faultsOf(schema, [3, 3, 3])).toEqual([" anyOf", "/2 unevaluatedItems"]);
  });

  test("additionalItems evaluates: 2019-09", () => {
    const options = { dialect: "2019-09" } as const;
    expect(faultsOf({ items: [true], additionalItems: true, ...closed }, [1, 2], options)).toEqual([]);
    expect(faultsOf({ additionalItems: true, ...closed }, [1], options)).toEqual(["/0 unevaluatedItems"]);
    expect(faultsOf({ items: [true], ...closed }, [1, 2], options)).toEqual(["/1 unevaluatedItems"]);
  });
});
