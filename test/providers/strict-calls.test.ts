import { describe, expect, test } from "vitest";
import { validateWithoutNulls } from "../../src/adapters/nulls.ts";
import { anthropicTools } from "../../src/anthropic.ts";
import { compile, ToolRegistry } from "../../src/index.ts";
import { chatTools, responsesTools, runnableTools } from "../../src/openai.ts";

function makeRegistry(): ToolRegistry {
  const registry = new ToolRegistry();
  registry.register(
    "search.find",
    {
      type: "object",
      properties: {
        query: { type: "string", minLength: 1 },
        limit: { type: "integer", minimum: 1 },
        mode: { enum: ["fast", "slow"] },
        after: { type: ["string", "null"] },
        range: {
          type: "object",
          properties: { from: { type: "integer" }, to: { type: "integer" } },
          required: ["from"],
        },
      },
      required: ["query"],
      additionalProperties: false,
    },
    (args) => args,
  );
  registry.register("labels.set", { type: "object", additionalProperties: { type: "string" } }, (args) => args);
  return registry;
}

describe("strict tools of OpenAI", () => {
  const { tools, answer } = chatTools(makeRegistry(), { strict: true });

  test("a tool is strict, unless it would lose by it", () => {
    expect(tools.map((tool) => tool.function.strict)).toEqual([true, undefined]);
    expect(tools[0]?.function.parameters).toMatchObject({
      required: ["query", "limit", "mode", "after", "range"],
      properties: {
        limit: { type: ["integer", "null"] },
        range: { type: ["object", "null"], required: ["from", "to"] },
      },
    });
    expect(tools[1]?.function.parameters).toEqual({ type: "object", additionalProperties: { type: "string" } });
    expect(responsesTools(makeRegistry(), { strict: true }).tools.map(({ strict }) => strict)).toEqual([true, false]);
  });

  const call = async (args: unknown) => {
    const { content } = await answer(
      { id: "1", function: { name: "search__find", arguments: JSON.stringify(args) } },
      {},
    );
    return content;
  };

  test("null counts as absent where it is not taken, and stays where it is", async () => {
    const args = { query: "a", limit: null, mode: null, after: null, range: { from: 1, to: null } };
    expect(JSON.parse(await call(args))).toEqual({ query: "a", after: null, range: { from: 1 } });
  });

  test("what is judged is the tool's own schema", async () => {
    expect(await call({ query: "", limit: null, mode: "fats", after: null, range: { from: null, to: null } })).toBe(
      [
        "The arguments of search__find are not valid:",
        "/query must have at least 1 character, has 0",
        '/mode must be one of "fast", "slow"; did you mean "fast"?',
        "/range/from is required and missing; expected_type: integer",
      ].join("\n"),
    );
    expect(await call(null)).toContain("(root) expected_type: object");
    expect((await answer({ id: "1", function: { name: "search__find", arguments: "{" } }, {})).content).toContain(
      "(root) is not valid JSON",
    );
  });

  test("runnable tools do the same", () => {
    const [tool] = runnableTools(makeRegistry(), { strict: true });
    expect(tool?.function.parse('{"query": "a", "limit": null}')).toEqual({ query: "a" });
  });
});

test("strict tools of Anthropic keep what is optional, and take no null", async () => {
  const { tools, answer } = anthropicTools(makeRegistry(), { strict: true });
  expect(tools.map(({ strict }) => strict)).toEqual([true, undefined]);
  expect(tools[0]?.input_schema).toMatchObject({ required: ["query"], additionalProperties: false });
  const result = await answer({ id: "1", name: "search__find", input: { query: "a", limit: null } }, {});
  expect(result).toMatchObject({ is_error: true, content: expect.stringContaining("/limit expected_type: integer") });
});

describe("without nulls", () => {
  test("the arguments given stay as they are", () => {
    const { validate } = compile({ properties: { a: { type: "string" } } });
    const given = Object.freeze({ a: null, b: null });
    expect(validateWithoutNulls(validate, given)).toEqual({ ok: true, value: { b: null } });
    expect(given).toEqual({ a: null, b: null });
  });

  test("nulls of lists are wrong as they are", () => {
    const { validate } = compile({ items: { type: "string" } });
    expect(validateWithoutNulls(validate, [null])).toMatchObject({ ok: false, errors: [{ path: "/0" }] });
  });

  test("of alternatives the closest tells", () => {
    const { validate } = compile({
      anyOf: [
        { type: "object", properties: { a: { type: "string" }, b: { type: "string" } }, required: ["a"] },
        { type: "object", properties: { c: { type: "string" } }, required: ["c"], additionalProperties: false },
      ],
    });
    expect(validateWithoutNulls(validate, { a: "x", b: null })).toEqual({ ok: true, value: { a: "x" } });
  });
});
