import { describe, expect, test } from "vitest";
import { compile, type Schema, type SchemaError } from "../../src/index.ts";
import { engines } from "../engines.ts";
import type { Case } from "./cases.ts";
import { judgeCase } from "./judge-case.ts";
import { withoutCodeGeneration } from "./watch.ts";

/** Self-written, in the form of the shared cases, so that a clone without them has some. */
const samples: readonly Case[] = [
  {
    id: "the misspelt name and the missing one are both told",
    kind: "errors",
    draft: "2020-12",
    schema: {
      type: "object",
      properties: { channel: { type: "string" }, text: { type: "string" } },
      required: ["channel", "text"],
      additionalProperties: false,
    },
    value: { chanel: "#general", text: "hi" },
    valid: false,
    error_paths: ["/channel", "/chanel"],
    not_error_paths: ["", "/text"],
    max_errors: 2,
    hint: ['"channel"', "string"],
    message_must_not_contain: "#general",
  },
  {
    id: "draft-07 leaves out what stands beside a reference",
    kind: "verdict",
    draft: "draft-07",
    schema: {
      definitions: { name: { type: "string" } },
      properties: { a: { $ref: "#/definitions/name", maxLength: 1 } },
    },
    value: { a: "long" },
    valid: true,
  },
  {
    id: "a word that would break out of a literal stays a word",
    kind: "codegen",
    draft: "2020-12",
    schema: { properties: { "a`;globalThis.PWN=1;`": { enum: ["'];globalThis.PWN=1//"] } } },
    value: { "a`;globalThis.PWN=1;`": 0 },
    valid: false,
    error_paths: ["/a`;globalThis.PWN=1;`"],
    no_side_effect: "PWN",
  },
  {
    id: "a list of required names beside the property it speaks of",
    kind: "register",
    draft: "2020-12",
    schema: { type: "object", properties: { path: { type: "string", required: true } } } as unknown as Schema,
    value: {},
    valid: false,
    expect: "register-error",
    hint: ["/properties/path/required", "list of names"],
  },
];

describe.each(engines)("samples: %s", (_, engine) => {
  test.each(samples)("$id", (each) => {
    judgeCase(each, engine);
  });
});

describe("a refused schema", () => {
  function problems(schema: unknown) {
    try {
      compile(schema as Schema);
    } catch (error) {
      return (error as SchemaError).problems;
    }
    throw new Error("the schema was taken");
  }

  test("is told as a map of properties also where one of them is called like a keyword", () => {
    const found = problems({ name: { type: "string" }, title: { type: "string" } });
    expect(found).toContainEqual({
      pointer: "",
      message: "`name` is no keyword: this looks like a map of properties",
      suggestion: 'put it under `properties`, beside `type: "object"`',
    });
  });

  test("is told as misspelt where the known name is a keyword that holds a schema", () => {
    expect(problems({ items: { type: "string" }, contain: { type: "integer" } })).toMatchObject([
      { pointer: "", keyword: "contain", suggestion: "did you mean `contains`?" },
    ]);
  });

  test("has the type that is meant as a suggestion, not in the message", () => {
    const [problem, ...others] = problems({ properties: { a: { type: "String" } } });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ pointer: "/properties/a/type", suggestion: 'did you mean "string"?' });
    expect(problem?.message).not.toContain("did you mean");
  });

  test("is not answered with the shape of the metaschema", () => {
    expect(problems({ properties: { required: ["a"] } })).toEqual([
      { pointer: "/properties/required", keyword: "required", message: "expected_type: object or boolean, got array" },
    ]);
  });
});

test("where code is refused after registration, verdicts stand and a false one is unexplained", () => {
  const validator = compile({ type: "object", properties: { n: { type: "integer" } } });
  const { value, attempts } = withoutCodeGeneration(() => [
    validator.validate({ n: 1 }),
    validator.check({ n: "1" }),
    validator.validate({ n: "1" }),
  ]);
  // Not one for each call: hosts report every attempt.
  expect(attempts).toBe(1);
  const errors = [{ path: "", keyword: "unexplained", schemaPath: "#" }];
  expect(value).toEqual([{ ok: true, value: { n: 1 } }, false, { ok: false, errors, truncated: false }]);
});
