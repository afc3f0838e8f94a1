import { describe, expect, test } from "vitest";
import { type Schema, SchemaError } from "../../src/index.ts";
import { engines } from "../engines.ts";
import { followSuggestions } from "./follow-suggestions.ts";

/** Self-written, each with a fault that published tools have: how it is mended by rote, and what cannot be. */
const mended: readonly { fault: string; schema: unknown; becomes: unknown }[] = [
  {
    fault: "the type names of Python",
    schema: { type: "dict", properties: { n: { type: "float" }, all: { type: "any" } } },
    becomes: { type: "object", properties: { n: { type: "number" }, all: {} } },
  },
  {
    fault: "a map of properties, `required` in each",
    schema: { path: { type: "string", required: true }, depth: { type: "integer", required: false } },
    becomes: {
      type: "object",
      properties: { path: { type: "string" }, depth: { type: "integer" } },
      required: ["path"],
    },
  },
  {
    fault: "`parameters` for `properties`, with type names inside that are seen only then",
    schema: { parameters: { q: { type: "str" } }, required: ["q"] },
    becomes: { properties: { q: { type: "string" } }, required: ["q"] },
  },
  {
    fault: "the exclusive bound of draft-04",
    schema: { type: "integer", minimum: 0, exclusiveMinimum: true },
    becomes: { type: "integer", exclusiveMinimum: 0 },
  },
];

describe.each(engines)("refusals of published kinds: %s", (_, engine) => {
  test.each(mended)("$fault", ({ schema, becomes }) => {
    expect(() => engine(schema as Schema)).toThrow(SchemaError);
    expect(followSuggestions(schema as Schema, engine)).toEqual(becomes);
  });

  test("a definition that was not published is nobody's to guess", () => {
    const schema = { properties: { a: { $ref: "#/components/schemas/A" } } };
    expect(() => followSuggestions(schema, engine)).toThrow("#/components/schemas/A");
  });
});
