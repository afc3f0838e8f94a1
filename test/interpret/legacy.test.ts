import { describe, expect, test } from "vitest";
import { SchemaError } from "../../src/schema/problems.ts";
import { errorsOf, faultsOf } from "./errors-of.ts";

describe("draft-04", () => {
  const options = { dialect: "draft-04" } as const;

  test("the boolean exclusiveMinimum and exclusiveMaximum sharpen the limit beside them", () => {
    const schema = { minimum: 3, exclusiveMinimum: true, maximum: 5, exclusiveMaximum: true };
    expect(errorsOf(schema, 3, options)).toEqual([
      { path: "", keyword: "exclusiveMinimum", limit: 3, schemaPath: "#/exclusiveMinimum" },
    ]);
    expect(errorsOf(schema, 2, options)).toMatchObject([{ keyword: "exclusiveMinimum" }]);
    expect(errorsOf(schema, 5, options)).toEqual([
      { path: "", keyword: "exclusiveMaximum", limit: 5, schemaPath: "#/exclusiveMaximum" },
    ]);
    expect(errorsOf(schema, 4, options)).toEqual([]);
    expect(errorsOf({ minimum: 3, exclusiveMinimum: false }, 3, options)).toEqual([]);
    expect(errorsOf({ minimum: 3, maximum: 1 }, 2, options)).toMatchObject([
      { keyword: "minimum" },
      { keyword: "maximum" },
    ]);
  });

  test("keywords of later drafts mean nothing", () => {
    const schema = { const: 1, contains: { type: "null" }, propertyNames: { maxLength: 1 } };
    expect(errorsOf(schema, ["x"], options)).toEqual([]);
  });
});

describe("items of old", () => {
  test.each(["draft-04", "draft-06", "draft-07", "2019-09"] as const)("%s", (dialect) => {
    const list = { items: [{ type: "string" }], additionalItems: { type: "null" } };
    expect(faultsOf(list, [1, 1, null], { dialect })).toEqual(["/0 type", "/1 type"]);
    expect(faultsOf({ items: { type: "string" }, additionalItems: { type: "null" } }, ["a", "b"], { dialect })).toEqual(
      [],
    );
    expect(faultsOf({ additionalItems: { type: "null" } }, [1], { dialect })).toEqual([]);
    expect(faultsOf({ items: [{ type: "string" }] }, ["a", 1], { dialect })).toEqual([]);
  });

  test("additionalItems false", () => {
    expect(errorsOf({ items: [{}], additionalItems: false }, [1, 2], { dialect: "draft-07" })).toEqual([
      { path: "/1", keyword: "false", schemaPath: "#/additionalItems" },
    ]);
  });
});

test("dependencies: names and schemas, in schema order", () => {
  const schema = {
    properties: { x: { type: "integer" } },
    dependencies: { b: ["x", "y"], "a/c": { required: ["z"] }, unused: ["q"] },
  };
  for (const dialect of ["draft-04", "draft-07", "2020-12"] as const) {
    expect(errorsOf(schema, { "a/c": 1, b: 1, y: 1 }, { dialect })).toEqual([
      { path: "/x", keyword: "dependencies", dependsOn: "b", expectedType: "integer", schemaPath: "#/dependencies/b" },
      { path: "/z", keyword: "required", schemaPath: "#/dependencies/a~1c/required" },
    ]);
  }
});

test("draft-07 and older: beside $ref nothing counts", () => {
  const schema = {
    definitions: { s: { type: "string" } },
    properties: { a: { $ref: "#/definitions/s", minLength: 5 } },
  };
  expect(faultsOf(schema, { a: "x" }, { dialect: "draft-07" })).toEqual([]);
  expect(faultsOf(schema, { a: "x" }, { dialect: "2019-09" })).toEqual(["/a minLength"]);
});

test.each(["draft-04", "draft-06", "draft-07", "2019-09", "2020-12", "v1"] as const)(
  "%s: its metaschema judges schemas",
  (dialect) => {
    expect(() => errorsOf({ type: "strin", minLength: -1 }, 1, { dialect })).toThrow(SchemaError);
    expect(() => errorsOf({ properties: { a: { minLength: "1" } } }, 1, { dialect })).toThrow(
      "#/properties/a/minLength",
    );
  },
);
