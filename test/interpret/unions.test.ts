import { describe, expect, test } from "vitest";
import { errorsOf, faultsOf } from "./errors-of.ts";

describe.each(["anyOf", "oneOf"])("%s without a match", (keyword) => {
  const schemaPath = `#/${keyword}`;

  test("no branch takes the type: one type error with the types of all", () => {
    expect(errorsOf({ [keyword]: [{ type: "string" }, { type: "null" }] }, 3)).toEqual([
      { path: "", keyword: "type", expectedType: ["string", "null"], actualType: "integer", schemaPath },
    ]);
    expect(errorsOf({ [keyword]: [{ type: "object", properties: { a: true } }, { type: "object" }] }, 3)).toEqual([
      { path: "", keyword: "type", expectedType: "object", actualType: "integer", schemaPath },
    ]);
  });

  test("one branch takes the type: its errors as they are", () => {
    const schema = { [keyword]: [{ type: "string", minLength: 3 }, { type: "null" }] };
    expect(errorsOf(schema, "a")).toEqual([
      { path: "", keyword: "minLength", limit: 3, actual: 1, schemaPath: `#/${keyword}/0/minLength` },
    ]);
    expect(faultsOf({ [keyword]: [{ required: ["a"] }] }, {})).toEqual(["/a required"]);
  });

  test("number takes an integer, integer takes no other number", () => {
    expect(faultsOf({ [keyword]: [{ type: "number", minimum: 5 }, { type: "string" }] }, 3)).toEqual([" minimum"]);
    expect(faultsOf({ [keyword]: [{ type: "integer" }, { type: "number", minimum: 5 }] }, 3.5)).toEqual([" minimum"]);
  });

  const tagged = {
    [keyword]: [
      { type: "object", properties: { kind: { const: "circle" }, r: { type: "number" } }, required: ["kind", "r"] },
      { $ref: "#/$defs/square" },
      { type: "null" },
    ],
    $defs: {
      square: {
        allOf: [{ properties: { kind: { enum: ["square", "circle"] } }, required: ["kind"] }],
        type: "object",
        required: ["side"],
      },
    },
  };

  test("the tag tells the branch", () => {
    expect(faultsOf(tagged, { kind: "square" })).toEqual(["/side required"]);
  });

  test("an unknown tag: the allowed ones, each once, with a suggestion", () => {
    const error = { path: "/kind", keyword: "enum", allowed: ["circle", "square"], schemaPath };
    expect(errorsOf(tagged, { kind: "sqaure", side: 1 })).toEqual([{ ...error, suggestion: "square" }]);
    expect(errorsOf(tagged, { kind: 3 })).toEqual([error]);
  });

  test("an absent tag", () => {
    expect(errorsOf({ properties: { shape: tagged }, $defs: tagged.$defs }, { shape: { side: 1 } })).toEqual([
      {
        path: "/shape/kind",
        keyword: "required",
        allowed: ["circle", "square"],
        schemaPath: `#/properties/shape/${keyword}`,
      },
    ]);
  });

  test("an absent tag that is not required everywhere tells nothing", () => {
    const schema = {
      [keyword]: [
        { properties: { kind: { const: "a" }, n: { type: "null" } }, required: ["kind"] },
        { properties: { kind: { const: "b" } }, required: ["m"] },
      ],
    };
    expect(errorsOf(schema, { n: 1 })).toMatchObject([{ keyword, closest: 1 }]);
  });

  test("several tags, one after the other", () => {
    const branch = (kind: string, version: number, name: string): unknown => ({
      properties: { kind: { const: kind }, version: { const: version } },
      required: ["kind", "version", name],
    });
    const schema = { [keyword]: [branch("a", 1, "x"), branch("a", 2, "y"), branch("b", 3, "z")] };
    expect(faultsOf(schema, { kind: "a", version: 2 })).toEqual(["/y required"]);
    expect(errorsOf(schema, { kind: "a", version: 3 })).toEqual([
      { path: "/version", keyword: "enum", allowed: [1, 2], schemaPath },
    ]);
    expect(errorsOf(schema, { kind: "a" })).toEqual([
      { path: "/version", keyword: "required", allowed: [1, 2], schemaPath },
    ]);
  });

  test("otherwise every branch, and the closest of those that are possible", () => {
    const schema = {
      [keyword]: [
        { type: "null" },
        { type: "object", required: ["a", "b"] },
        { type: "object", required: ["c"] },
        { type: "object", required: ["d"] },
      ],
    };
    const required = (path: string, branch: number): object => ({
      path,
      keyword: "required",
      schemaPath: `#/${keyword}/${branch}/required`,
    });
    expect(errorsOf(schema, {})).toEqual([
      {
        path: "",
        keyword,
        branches: [
          [
            {
              path: "",
              keyword: "type",
              expectedType: "null",
              actualType: "object",
              schemaPath: `#/${keyword}/0/type`,
            },
          ],
          [required("/a", 1), required("/b", 1)],
          [required("/c", 2)],
          [required("/d", 3)],
        ],
        closest: 2,
        schemaPath,
      },
    ]);
  });

  test("nothing but the schema false: every branch", () => {
    expect(errorsOf({ [keyword]: [false, false] }, 1)).toEqual([
      {
        path: "",
        keyword,
        branches: [0, 1].map((index) => [{ path: "", keyword: "false", schemaPath: `#/${keyword}/${index}` }]),
        closest: 0,
        schemaPath,
      },
    ]);
  });

  test("the errors of a branch are cut as well", () => {
    const names = ["a", "b", "c", "d"];
    const schema = { [keyword]: [{ required: names }, { required: names.slice(0, 3) }] };
    expect(errorsOf(schema, {}, { maxErrors: 2 })).toMatchObject([
      {
        branches: [
          [{ path: "/a" }, { path: "/b" }],
          [{ path: "/a" }, { path: "/b" }],
        ],
        closest: 0,
      },
    ]);
    expect(errorsOf(schema, {}, { maxErrors: 3 })).toMatchObject([{ closest: 1 }]);
  });

  test("inside of each other", () => {
    const schema = {
      [keyword]: [{ [keyword]: [{ required: ["a"] }, { required: ["b"] }] }, { type: "object", required: ["c", "d"] }],
    };
    expect(errorsOf(schema, {})).toMatchObject([
      { branches: [[{ keyword, closest: 0 }], [{ path: "/c" }, { path: "/d" }]], closest: 0 },
    ]);
  });
});

describe("applicators in place", () => {
  test("oneOf with several matches", () => {
    const schema = { oneOf: [{ type: "integer" }, { type: "string" }, { minimum: 0 }, { enum: [3, "x"] }] };
    expect(errorsOf(schema, 3)).toEqual([
      {
        path: "",
        keyword: "oneOf",
        matched: [0, 2, 3],
        shapes: ["integer", "unknown", '3 | "x"'],
        schemaPath: "#/oneOf",
      },
    ]);
    expect(errorsOf(schema, "y")).toMatchObject([{ matched: [1, 2] }]);
  });

  test("a match of anyOf hides the errors of the others", () => {
    expect(errorsOf({ anyOf: [{ type: "null" }, { type: "integer" }, false] }, 3)).toEqual([]);
  });

  test.each([
    [{ const: 3 }, { forbidden: [3] }],
    [{ enum: [3, 4] }, { forbidden: [3, 4] }],
    [{ type: "integer" }, { forbiddenType: "integer" }],
    [{ type: ["integer", "null"] }, { forbiddenType: ["integer", "null"] }],
    [{ minimum: 1 }, {}],
    [true, {}],
  ])("not %j", (negated, facts) => {
    expect(errorsOf({ not: negated }, 3)).toEqual([{ path: "", keyword: "not", ...facts, schemaPath: "#/not" }]);
    expect(errorsOf({ not: { not: negated } }, 3)).toEqual([]);
  });

  test("if, then, else", () => {
    const schema = { if: { type: "integer" }, then: { minimum: 5 }, else: { type: "string" } };
    expect(errorsOf(schema, 3)).toEqual([{ path: "", keyword: "minimum", limit: 5, schemaPath: "#/then/minimum" }]);
    expect(errorsOf(schema, null)).toMatchObject([{ keyword: "type", schemaPath: "#/else/type" }]);
    expect(errorsOf({ if: false, then: false }, 3)).toEqual([]);
    expect(errorsOf({ then: false, else: false }, 3)).toEqual([]);
  });

  test("one correction, one error: equal ones but for the place in the schema are told once", () => {
    const schema = {
      type: "object",
      allOf: [{ required: ["a"] }, { required: ["a", "b"] }, { type: "object", required: ["b"] }],
      $ref: "#/$defs/x",
      $defs: { x: { required: ["a"], properties: { a: { type: "string" } } } },
    };
    expect(errorsOf(schema, {})).toMatchObject([
      { path: "/a", schemaPath: "#/allOf/0/required" },
      { path: "/b", schemaPath: "#/allOf/1/required" },
      { path: "/a", expectedType: "string", schemaPath: "#/$defs/x/required" },
    ]);
    expect(errorsOf(schema, 1)).toHaveLength(1);
    expect(faultsOf({ patternProperties: { a: { type: "null" }, b: { type: "null" } } }, { ab: 1 })).toEqual([
      "/ab type",
    ]);
  });

  test("a reference's errors carry the place where the keyword stands", () => {
    const schema = {
      $id: "https://example.com/root",
      properties: { a: { $ref: "part#/$defs/n" }, b: { $ref: "#/$defs/own" } },
      $defs: { own: { type: "null" }, part: { $id: "part", $defs: { n: { type: "null" } } } },
    };
    expect(errorsOf(schema, { a: 1, b: 1 })).toMatchObject([
      { path: "/a", schemaPath: "https://example.com/part#/$defs/n/type" },
      { path: "/b", schemaPath: "https://example.com/root#/$defs/own/type" },
    ]);
  });
});
