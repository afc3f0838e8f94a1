import { describe, expect, test } from "vitest";
import { errorsOf, faultsOf } from "./errors-of.ts";

describe("items", () => {
  test("by index, prefix first", () => {
    const schema = { prefixItems: [{ type: "string" }, true], items: { type: "null" } };
    expect(faultsOf(schema, [1, 1, 1, null, 1])).toEqual(["/0 type", "/2 type", "/4 type"]);
    expect(faultsOf(schema, [])).toEqual([]);
    expect(faultsOf({ prefixItems: [{ type: "string" }] }, ["a", 1])).toEqual([]);
  });

  test("the schema false at each item", () => {
    expect(errorsOf({ prefixItems: [true], items: false }, [1, 2])).toEqual([
      { path: "/1", keyword: "false", schemaPath: "#/items" },
    ]);
  });

  test("a hole is of no type", () => {
    expect(errorsOf({ items: { type: "null" } }, new Array(1))).toEqual([
      { path: "/0", keyword: "type", expectedType: "null", actualType: "undefined", schemaPath: "#/items/type" },
    ]);
  });

  test("sizes", () => {
    expect(errorsOf({ minItems: 2 }, [1])).toEqual([
      { path: "", keyword: "minItems", limit: 2, actual: 1, schemaPath: "#/minItems" },
    ]);
    expect(errorsOf({ maxItems: 0 }, [1])).toEqual([
      { path: "", keyword: "maxItems", limit: 0, actual: 1, schemaPath: "#/maxItems" },
    ]);
  });
});

describe("uniqueItems", () => {
  test("each later duplicate, with the first of its equals", () => {
    expect(errorsOf({ uniqueItems: true }, [1, { a: 1, b: 2 }, 1, { b: 2, a: 1 }, 1.0])).toEqual([
      { path: "/2", keyword: "uniqueItems", firstIndex: 0, schemaPath: "#/uniqueItems" },
      { path: "/3", keyword: "uniqueItems", firstIndex: 1, schemaPath: "#/uniqueItems" },
      { path: "/4", keyword: "uniqueItems", firstIndex: 0, schemaPath: "#/uniqueItems" },
    ]);
  });

  test("tells values apart that print alike", () => {
    const values = [
      1,
      "1",
      [1],
      ["1"],
      [[1]],
      true,
      "true",
      null,
      "null",
      {},
      [],
      { a: 1 },
      { a: "1" },
      [1, 2],
      ["1,2"],
    ];
    expect(faultsOf({ uniqueItems: true }, values)).toEqual([]);
    expect(faultsOf({ uniqueItems: false }, [1, 1])).toEqual([]);
  });

  test("also deep inside", () => {
    const deep = (leaf: unknown): unknown => [[[[[{ a: { b: { c: leaf } } }]]]]];
    expect(faultsOf({ uniqueItems: true }, [deep(1), deep(2)])).toEqual([]);
    expect(faultsOf({ uniqueItems: true }, [deep(1), deep(2), deep(1)])).toEqual(["/2 uniqueItems"]);
  });
});

describe("contains", () => {
  test("one error with the counts", () => {
    const contains = { type: "string" };
    const error = { path: "", keyword: "contains", schemaPath: "#/contains" };
    expect(errorsOf({ contains }, [1])).toEqual([{ ...error, actual: 0, minimum: 1 }]);
    expect(errorsOf({ contains, minContains: 2 }, ["a"])).toEqual([{ ...error, actual: 1, minimum: 2 }]);
    expect(errorsOf({ contains, maxContains: 1 }, ["a", "b"])).toEqual([
      { ...error, actual: 2, minimum: 1, maximum: 1 },
    ]);
    expect(errorsOf({ contains, minContains: 0 }, [])).toEqual([]);
    expect(errorsOf({ contains }, {})).toEqual([]);
    expect(errorsOf({ minContains: 2 }, [])).toEqual([]);
  });

  test("drafts without minContains count one", () => {
    const schema = { contains: true, minContains: 0, maxContains: 0 };
    expect(errorsOf(schema, [], { dialect: "draft-07", unknownKeywords: "ignore" })).toEqual([
      { path: "", keyword: "contains", actual: 0, minimum: 1, schemaPath: "#/contains" },
    ]);
    expect(errorsOf(schema, [1], { dialect: "draft-07", unknownKeywords: "ignore" })).toEqual([]);
  });
});
