import { describe, expect, test } from "vitest";
import { isMultipleOf } from "../../src/interpret/decimal.ts";
import { errorsOf, faultsOf } from "./errors-of.ts";

describe("type", () => {
  test("one name as a string, also from a list of one; several as a list", () => {
    const facts = { path: "", keyword: "type", actualType: "integer", schemaPath: "#/type" };
    expect(errorsOf({ type: "string" }, 3)).toEqual([{ ...facts, expectedType: "string" }]);
    expect(errorsOf({ type: ["string"] }, 3)).toEqual([{ ...facts, expectedType: "string" }]);
    expect(errorsOf({ type: ["string", "null"] }, 3)).toEqual([{ ...facts, expectedType: ["string", "null"] }]);
  });

  test("tells the shape of an object or a list that was due", () => {
    const schema = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
    expect(errorsOf(schema, "x")).toEqual([
      {
        path: "",
        keyword: "type",
        expectedType: "object",
        actualType: "string",
        expectedShape: "{ a: string }",
        schemaPath: "#/type",
      },
    ]);
  });

  test.each([
    ["null", null, undefined],
    ["boolean", false, 0],
    ["object", new Date(), []],
    ["array", [], {}],
    ["number", 1.5, Number.NaN],
    ["number", 1, Number.POSITIVE_INFINITY],
    ["integer", 3.0, 3.5],
    ["integer", 1e300, 1n],
    ["string", "", Symbol.iterator],
    ["object", Object.create(null), () => ({})],
  ])("%s", (type, good, bad) => {
    expect(faultsOf({ type }, good)).toEqual([]);
    expect(faultsOf({ type }, bad)).toEqual([" type"]);
  });

  test("what is no JSON is of no type, and no other keyword judges it", () => {
    const schema = { minimum: 5, minLength: 5, minItems: 5, minProperties: 5, multipleOf: 2, required: ["a"] };
    for (const value of [Number.NaN, Number.NEGATIVE_INFINITY, 1n, undefined, () => 1, Symbol.iterator]) {
      expect(faultsOf(schema, value)).toEqual([]);
    }
    expect(errorsOf({ type: "number" }, Number.NaN)).toMatchObject([{ actualType: "nan" }]);
  });

  test("a failed one leaves out the rest", () => {
    expect(faultsOf({ type: "string", allOf: [{ required: ["a"] }], not: {} }, {})).toEqual([" type"]);
  });

  test("except where a number is no integer", () => {
    expect(faultsOf({ type: "integer", minimum: 0 }, -5.5)).toEqual([" type", " minimum"]);
    expect(faultsOf({ type: ["string", "integer"], minimum: 0 }, -5.5)).toEqual([" type", " minimum"]);
    expect(faultsOf({ type: "integer", minimum: 0 }, "x")).toEqual([" type"]);
    expect(faultsOf({ type: "string", minimum: 0 }, -5.5)).toEqual([" type"]);
  });
});

describe("enum and const", () => {
  test("stand alone, before the type", () => {
    expect(errorsOf({ type: "string", enum: ["a"], minLength: 3 }, 3)).toEqual([
      { path: "", keyword: "enum", allowed: ["a"], schemaPath: "#/enum" },
    ]);
    expect(errorsOf({ type: "string", const: "a" }, 3)).toEqual([
      { path: "", keyword: "const", allowed: ["a"], schemaPath: "#/const" },
    ]);
    expect(faultsOf({ enum: ["a"], const: "b" }, "c")).toEqual([" enum"]);
    expect(faultsOf({ enum: ["a"], const: "b" }, "a")).toEqual([" const"]);
    expect(faultsOf({ enum: ["a"], type: "integer" }, "a")).toEqual([" type"]);
  });

  test("suggest among the strings, to strings only", () => {
    expect(errorsOf({ enum: [1, "fast", "slow"] }, "fsat")).toMatchObject([{ suggestion: "fast" }]);
    expect(errorsOf({ const: "fast" }, "Fast")).toMatchObject([{ suggestion: "fast" }]);
    expect(errorsOf({ enum: ["fast"] }, "zzzzzz")[0]).not.toHaveProperty("suggestion");
    expect(errorsOf({ enum: ["3"] }, 3)[0]).not.toHaveProperty("suggestion");
  });

  test("compare by value", () => {
    expect(faultsOf({ const: { a: [1], b: null } }, { b: null, a: [1] })).toEqual([]);
    expect(faultsOf({ enum: [0] }, false)).toEqual([" enum"]);
    expect(faultsOf({ enum: [0] }, -0)).toEqual([]);
    expect(faultsOf({ const: null }, undefined)).toEqual([" const"]);
  });
});

describe("strings", () => {
  test("count code points", () => {
    expect(errorsOf({ maxLength: 1 }, "😀😀")).toEqual([
      { path: "", keyword: "maxLength", limit: 1, actual: 2, schemaPath: "#/maxLength" },
    ]);
    expect(errorsOf({ minLength: 2 }, "😀")).toEqual([
      { path: "", keyword: "minLength", limit: 2, actual: 1, schemaPath: "#/minLength" },
    ]);
  });

  test("pattern, as written and not anchored", () => {
    expect(faultsOf({ pattern: "b" }, "abc")).toEqual([]);
    expect(errorsOf({ pattern: "^b" }, "abc")).toEqual([
      { path: "", keyword: "pattern", pattern: "^b", schemaPath: "#/pattern" },
    ]);
  });

  test("format is asserted by default, an unknown one never", () => {
    const error = { path: "", keyword: "format", format: "date", schemaPath: "#/format" };
    expect(errorsOf({ format: "date" }, "2024-13-01")).toEqual([error]);
    expect(errorsOf({ format: "date" }, "2024-13-01", { formats: "annotate" })).toEqual([]);
    expect(errorsOf({ format: "date" }, 20241301)).toEqual([]);
    expect(errorsOf({ format: "colour" }, "x")).toEqual([]);
    expect(faultsOf({ format: "int32" }, 2 ** 31)).toEqual([" format"]);
    expect(faultsOf({ format: "int32" }, "x")).toEqual([]);
    expect(faultsOf({ format: "int32" }, Number.NaN)).toEqual([]);
  });

  test("a dialect can ask for format to be asserted", () => {
    const metaschema = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://example.com/strict",
      $vocabulary: {
        "https://json-schema.org/draft/2020-12/vocab/core": true,
        "https://json-schema.org/draft/2020-12/vocab/format-assertion": true,
      },
    };
    const schema = { $schema: "https://example.com/strict", format: "date" };
    const options = { formats: "annotate", schemas: { "https://example.com/strict": metaschema } } as const;
    expect(faultsOf(schema, "x", options)).toEqual([" format"]);
  });

  test("a host name of draft-06 is not one of draft-07", () => {
    expect(faultsOf({ format: "hostname" }, "ab--cd.example", { dialect: "draft-06" })).toEqual([]);
    expect(faultsOf({ format: "hostname" }, "ab--cd.example", { dialect: "draft-07" })).toEqual([" format"]);
  });

  test("content is an annotation unless asserted; a broken encoding hides the media type", () => {
    const schema = { contentEncoding: "base64", contentMediaType: "application/json" };
    const asserting = { content: "assert" } as const;
    expect(errorsOf(schema, "{")).toEqual([]);
    expect(errorsOf(schema, "e30=", asserting)).toEqual([]);
    expect(errorsOf(schema, "e30", asserting)).toEqual([
      { path: "", keyword: "contentEncoding", encoding: "base64", schemaPath: "#/contentEncoding" },
    ]);
    expect(errorsOf(schema, "ezp9", asserting)).toEqual([
      { path: "", keyword: "contentMediaType", mediaType: "application/json", schemaPath: "#/contentMediaType" },
    ]);
    expect(errorsOf({ contentMediaType: "application/json" }, "{:}", asserting)).toHaveLength(1);
    expect(errorsOf({ contentMediaType: "text/plain" }, "{:}", asserting)).toEqual([]);
    expect(errorsOf(schema, 1, asserting)).toEqual([]);
    expect(faultsOf(schema, "/w==", asserting), "bytes that are no UTF-8").toEqual([" contentMediaType"]);
    const unknown = { contentEncoding: "quoted-printable", contentMediaType: "application/json" };
    expect(errorsOf(unknown, "=7B=7D", asserting)).toEqual([]);
    expect(errorsOf({ ...schema, contentSchema: false }, "e30=", asserting)).toEqual([]);
  });
});

describe("numbers", () => {
  test.each([
    ["minimum", 2.5, 3],
    ["maximum", 3.5, 3],
    ["exclusiveMinimum", 3, 3],
    ["exclusiveMaximum", 3, 3],
  ])("%s", (keyword, value, limit) => {
    expect(errorsOf({ [keyword]: limit }, value)).toEqual([{ path: "", keyword, limit, schemaPath: `#/${keyword}` }]);
  });

  test("multipleOf", () => {
    expect(errorsOf({ multipleOf: 2 }, 3)).toEqual([
      { path: "", keyword: "multipleOf", divisor: 2, schemaPath: "#/multipleOf" },
    ]);
  });

  test.each([
    [0.3, 0.1, true],
    [1e308, 0.5, true],
    [143.485, 0.01, false],
    [143.48, 0.01, true],
    [1e308, 0.123456789, false],
    [-7.5, 2.5, true],
    [0, 3, true],
    [-0, 0.1, true],
    [1e21, 1e20, true],
    [1e-7, 1e-8, true],
    [1.5e-7, 1e-7, false],
    [5e-324, 5e-324, true],
    [Number.MAX_VALUE, 5e-324, true],
    [9007199254740992, 2, true],
    [0.0075, 0.0001, true],
    [0.00751, 0.0001, false],
    [4.35, 0.05, true],
  ])("%d is a multiple of %d: %s", (value, divisor, verdict) => {
    expect(isMultipleOf(value, divisor)).toBe(verdict);
  });
});
