import { describe, expect, expectTypeOf, test } from "vitest";
import { ToolRegistry } from "../../src/index.ts";
import { precompile } from "../../src/precompile.ts";
import { ToolRegistry as BareRegistry } from "../../src/registry.ts";
import { SchemaError } from "../../src/schema/problems.ts";
import { engines } from "../engines.ts";
import { type ModuleExports, runScript } from "../module-engine.ts";

const schema = {
  type: "object",
  properties: {
    user: { type: "object", properties: { "a/b": { type: "string" } } },
    list: { type: "array", items: { type: "object", properties: { n: { type: "integer" } }, required: ["n"] } },
    map: { type: "object", additionalProperties: { type: "integer" } },
  },
  additionalProperties: false,
} as const;

describe.each(engines)("~standard of %s", (_name, engine) => {
  const validator = engine(schema);
  const standard = validator["~standard"];

  test("says who made it, in which version, and stays the same object", () => {
    expect(standard).toMatchObject({ version: 1, vendor: "straightedge" });
    expect(validator["~standard"].vendor).toBe(standard.vendor);
  });

  test("a valid value comes back as it is, at once", () => {
    const value = { list: [{ n: 1 }] };
    const result = standard.validate(value);
    expect(result).toEqual({ value });
    expect("value" in result && result.value).toBe(value);
  });

  test("each issue stands alone: message, pointer, keyword, expected type and path", () => {
    expect(standard.validate({ user: { "a/b": 3 }, lisst: [] }).issues).toEqual([
      {
        message: "/user/a~1b expected_type: string, got integer",
        path: ["user", "a/b"],
        pointer: "/user/a~1b",
        keyword: "type",
        expectedType: "string",
      },
      {
        message: '/lisst is not a known property; did you mean "list"?: rename it or leave it out',
        path: ["lisst"],
        pointer: "/lisst",
        keyword: "additionalProperties",
      },
    ]);
    expect(standard.validate(7).issues).toMatchObject([{ path: [], pointer: "", keyword: "type" }]);
  });

  test("a token is a number at positions of arrays only", () => {
    const issues = standard.validate({ list: [{ n: 1 }, {}], map: { "0": "x" } }).issues;
    expect(issues?.map(({ path }) => path)).toEqual([
      ["list", 1, "n"],
      ["map", "0"],
    ]);
  });

  test("a value that throws when read is an issue, not an exception", () => {
    const value = {
      get list(): never {
        throw new Error("no");
      },
    };
    expect(standard.validate(value).issues).toMatchObject([{ keyword: "access" }]);
  });

  test("the schema is a fresh copy each time, open to change", () => {
    const first = standard.jsonSchema.input({ target: "draft-2020-12" });
    expect(first).toEqual(schema);
    first["properties"] = {};
    (standard.jsonSchema.output({ target: "draft-2020-12" })["properties"] as { list: unknown }).list = 1;
    expect(standard.jsonSchema.input({ target: "draft-2020-12" })).toEqual(schema);
    expect(validator.schema).toEqual(schema);
  });

  test("other targets throw", () => {
    expect(() => standard.jsonSchema.input({ target: "openapi-3.0" })).toThrow(
      new TypeError('the target "openapi-3.0" is not supported; "draft-2020-12" and "draft-07" are'),
    );
  });

  test("draft-07 names itself, and what it cannot say is refused with every place", () => {
    expect(engine({ type: "string" })["~standard"].jsonSchema.input({ target: "draft-07" })).toEqual({
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "string",
    });
    const rich = engine({
      allOf: [{ properties: { a: { contains: {}, minContains: 2 } } }],
      unevaluatedProperties: false,
    });
    let error: unknown;
    try {
      rich["~standard"].jsonSchema.input({ target: "draft-07" });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(SchemaError);
    expect((error as SchemaError).problems.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
      ["/allOf/0/properties/a/minContains", "minContains"],
      ["/unevaluatedProperties", "unevaluatedProperties"],
    ]);
  });

  test("the option dialect tells how a schema without $schema is read", () => {
    const draft07 = engine({ type: "array", items: [{ type: "string" }] }, { dialect: "draft-07" });
    expect(draft07["~standard"].jsonSchema.input({ target: "draft-2020-12" })).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "array",
      prefixItems: [{ type: "string" }],
    });
  });
});

describe("~standard of a tool", () => {
  test("is its validator's, and typed as it is", () => {
    const tool = new ToolRegistry().register("a", { type: "object", properties: { n: { type: "number" } } }, () => 1);
    expect(tool["~standard"]).toBe(tool.validator["~standard"]);
    expectTypeOf<NonNullable<(typeof tool)["~standard"]["types"]>["input"]>().toEqualTypeOf<{ n?: number }>();
    expect(tool["~standard"].validate({ n: "1" }).issues).toMatchObject([{ pointer: "/n" }]);
  });

  test("comes with a precompiled validator too, without an engine", () => {
    const { code } = precompile(schema, { format: "script" });
    const validator = runScript(code) as ModuleExports;
    const tool = new BareRegistry().register("a", schema, () => 1, { validator });
    expect(tool["~standard"].validate({ map: { x: "1" } }).issues).toMatchObject([{ path: ["map", "x"] }]);
    expect(tool["~standard"].jsonSchema.input({ target: "draft-2020-12" })).toEqual(schema);
  });
});
