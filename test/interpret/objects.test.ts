import { describe, expect, test } from "vitest";
import { errorsOf, faultsOf } from "./errors-of.ts";

describe("presence", () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype);

  test.each(inherited)("%s counts only as an own member", (name) => {
    expect(faultsOf({ required: [name] }, {})).toEqual([`/${name} required`]);
    expect(faultsOf({ properties: JSON.parse(`{"${name}": false}`) }, {})).toEqual([]);
    const own = JSON.parse(`{"${name}": 1}`);
    expect(faultsOf({ required: [name] }, own)).toEqual([]);
    expect(faultsOf({ properties: JSON.parse(`{"${name}": {"type": "string"}}`) }, own)).toEqual([`/${name} type`]);
    expect(faultsOf({ additionalProperties: false }, own)).toEqual([`/${name} additionalProperties`]);
    expect(faultsOf({ dependentRequired: JSON.parse(`{"${name}": ["x"]}`) }, own)).toEqual(["/x dependentRequired"]);
  });

  test("undefined is absent", () => {
    const value = { a: undefined, b: 1 };
    expect(faultsOf({ required: ["a"] }, value)).toEqual(["/a required"]);
    expect(faultsOf({ properties: { a: false } }, value)).toEqual([]);
    expect(faultsOf({ maxProperties: 1, propertyNames: { const: "b" } }, value)).toEqual([]);
    expect(faultsOf({ properties: { b: true }, additionalProperties: false }, value)).toEqual([]);
    expect(faultsOf({ patternProperties: { a: false } }, value)).toEqual([]);
    expect(faultsOf({ properties: { b: true }, unevaluatedProperties: false }, value)).toEqual([]);
    expect(faultsOf({ dependentSchemas: { a: false } }, value)).toEqual([]);
  });

  test("other inherited names count as declared, not as unknown", () => {
    class Point {
      get x(): number {
        return 1;
      }
    }
    const point = new Point();
    expect(faultsOf({ required: ["x"], properties: { x: { type: "integer" } } }, point)).toEqual([]);
    expect(faultsOf({ additionalProperties: false, maxProperties: 0 }, point)).toEqual([]);
    const hidden = Object.defineProperty({}, "h", { value: 1, enumerable: false });
    expect(faultsOf({ required: ["h"], additionalProperties: false }, hidden)).toEqual([]);
    const bare = Object.assign(Object.create(null), { toString: 1 });
    expect(faultsOf({ required: ["toString"] }, bare)).toEqual([]);
  });

  test("lists, null and functions are no objects", () => {
    for (const value of [[], null, () => 1]) {
      expect(faultsOf({ required: ["a"], minProperties: 1, propertyNames: false }, value)).toEqual([]);
    }
  });
});

describe("required", () => {
  test("points at the missing property, in the order of the keyword", () => {
    expect(errorsOf({ required: ["b", "a/b~"] }, {})).toEqual([
      { path: "/b", keyword: "required", schemaPath: "#/required" },
      { path: "/a~1b~0", keyword: "required", schemaPath: "#/required" },
    ]);
  });

  test("tells what is declared, through references and allOf", () => {
    const schema = {
      required: ["a", "b", "c", "d"],
      properties: { a: { type: "string" }, d: {} },
      allOf: [{ properties: { b: { enum: ["x", "y"] } } }],
      $ref: "#/$defs/base",
      $defs: { base: { properties: { c: { type: "object", properties: { k: { type: "integer" } } } } } },
    };
    expect(errorsOf(schema, {})).toEqual([
      { path: "/a", keyword: "required", expectedType: "string", schemaPath: "#/required" },
      { path: "/b", keyword: "required", expectedType: "string", allowed: ["x", "y"], schemaPath: "#/required" },
      {
        path: "/c",
        keyword: "required",
        expectedType: "object",
        expectedShape: "{ k?: integer }",
        schemaPath: "#/required",
      },
      { path: "/d", keyword: "required", schemaPath: "#/required" },
    ]);
  });

  test("no type that could be given is none to tell", () => {
    expect(errorsOf({ required: ["a"], properties: { a: false } }, {})).toEqual([
      { path: "/a", keyword: "required", schemaPath: "#/required" },
    ]);
  });
});

describe("properties", () => {
  test("in schema order; the schema false where it stands", () => {
    expect(errorsOf({ properties: { b: false, "a/b": { type: "null" } } }, { "a/b": 1, b: 1 })).toEqual([
      { path: "/b", keyword: "false", schemaPath: "#/properties/b" },
      {
        path: "/a~1b",
        keyword: "type",
        expectedType: "null",
        actualType: "integer",
        schemaPath: "#/properties/a~1b/type",
      },
    ]);
  });

  test("patterns and additional properties in the order of the instance", () => {
    const schema = {
      properties: { known: true },
      patternProperties: { "^x": { type: "string" }, y$: { minLength: 3 } },
      additionalProperties: { type: "null" },
    };
    const value = { other: 1, xy: 1, x: 1, known: 1, y: "s", xzy: "s" };
    expect(faultsOf(schema, value)).toEqual(["/other type", "/xy type", "/x type", "/y minLength", "/xzy minLength"]);
  });

  test("additionalProperties false suggests among the declared", () => {
    const schema = { properties: { tags: true, name: true }, additionalProperties: false };
    expect(errorsOf(schema, { tagz: 1, zzzzzz: 1 })).toEqual([
      { path: "/tagz", keyword: "additionalProperties", suggestion: "tags", schemaPath: "#/additionalProperties" },
      { path: "/zzzzzz", keyword: "additionalProperties", schemaPath: "#/additionalProperties" },
    ]);
  });

  test("additionalProperties sees its own schema object only", () => {
    expect(faultsOf({ allOf: [{ properties: { a: true } }], additionalProperties: false }, { a: 1 })).toEqual([
      "/a additionalProperties",
    ]);
  });

  test("sizes", () => {
    expect(errorsOf({ minProperties: 2 }, { a: 1 })).toEqual([
      { path: "", keyword: "minProperties", limit: 2, actual: 1, schemaPath: "#/minProperties" },
    ]);
    expect(errorsOf({ maxProperties: 0 }, { a: 1 })).toEqual([
      { path: "", keyword: "maxProperties", limit: 0, actual: 1, schemaPath: "#/maxProperties" },
    ]);
  });

  test("propertyNames gives the reasons of each bad name", () => {
    expect(errorsOf({ propertyNames: { maxLength: 2, pattern: "^a" } }, { bbb: 1, a: 1 })).toEqual([
      {
        path: "/bbb",
        keyword: "propertyNames",
        reasons: [
          { path: "/bbb", keyword: "maxLength", limit: 2, actual: 3, schemaPath: "#/propertyNames/maxLength" },
          { path: "/bbb", keyword: "pattern", pattern: "^a", schemaPath: "#/propertyNames/pattern" },
        ],
        schemaPath: "#/propertyNames",
      },
    ]);
    expect(errorsOf({ propertyNames: false }, { a: 1 })).toEqual([
      {
        path: "/a",
        keyword: "propertyNames",
        reasons: [{ path: "/a", keyword: "false", schemaPath: "#/propertyNames" }],
        schemaPath: "#/propertyNames",
      },
    ]);
  });
});

describe("dependencies", () => {
  test("dependentRequired", () => {
    const schema = { properties: { c: { type: "integer" } }, dependentRequired: { "a/b": ["b", "c"], z: ["y"] } };
    expect(errorsOf(schema, { "a/b": 1, b: 1 })).toEqual([
      {
        path: "/c",
        keyword: "dependentRequired",
        dependsOn: "a/b",
        expectedType: "integer",
        schemaPath: "#/dependentRequired/a~1b",
      },
    ]);
  });

  test("dependentSchemas, each in schema order", () => {
    const schema = { dependentSchemas: { b: { required: ["x"] }, a: false, c: false } };
    expect(faultsOf(schema, { a: 1, b: 1 })).toEqual(["/x required", " false"]);
  });

  test("propertyDependencies: v1", () => {
    const schema = {
      propertyDependencies: { kind: { "a/b": { required: ["x"] }, c: false }, toString: { s: false } },
    };
    const options = { dialect: "v1" } as const;
    expect(errorsOf(schema, { kind: "a/b" }, options)).toEqual([
      { path: "/x", keyword: "required", schemaPath: "#/propertyDependencies/kind/a~1b/required" },
    ]);
    expect(faultsOf(schema, { kind: "c" }, options)).toEqual([" false"]);
    expect(faultsOf(schema, { kind: "constructor" }, options)).toEqual([]);
    expect(faultsOf(schema, { kind: ["c"] }, options)).toEqual([]);
  });
});
