import { generateText, type ToolSet, tool } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { describe, expect, test } from "vitest";
import { aiTools } from "../../src/ai.ts";
import { InvalidCallError } from "../../src/openai.ts";
import { complaint, makeRegistry, wrongArguments } from "./registry.ts";

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const calls = (...content: [name: string, input: unknown][]) => ({
  content: content.map(([toolName, input], i) => ({
    type: "tool-call" as const,
    toolCallId: `${toolName}-${i}`,
    toolName,
    input: JSON.stringify(input),
  })),
  finishReason: { unified: "tool-calls" as const, raw: undefined },
  usage,
  warnings: [],
});
const text = {
  content: [{ type: "text" as const, text: "done" }],
  finishReason: { unified: "stop" as const, raw: undefined },
  usage,
  warnings: [],
};

describe("AI SDK", () => {
  test("a wrong call comes back to the model with every pointer and what was expected", async () => {
    const { tools, nameOf } = aiTools(makeRegistry(), { context: () => ({ user: "ada" }) });
    const typed: ToolSet = tools;
    const model = new MockLanguageModelV4({
      doGenerate: [
        calls(["files__read", wrongArguments], ["whoami", {}]),
        calls(["files__read", { path: "/a" }], ["math__divide", { a: 6, b: 3 }]),
        text,
      ],
    });
    const result = await generateText({ model, tools: typed, prompt: "go", stopWhen: ({ steps }) => steps.length > 4 });
    expect(result.text).toBe("done");
    const prompts = model.doGenerateCalls.map(({ prompt }) => JSON.stringify(prompt));
    for (const line of complaint) expect(prompts[1]).toContain(JSON.stringify(line).slice(1, -1));
    expect(prompts[1]).toContain("ada");
    expect(prompts[2]).toContain("text of /a");
    expect(nameOf("math__divide")).toBe("math.divide");
    const failed = result.steps[0]?.content.find((part) => part.type === "tool-error");
    expect(failed?.error).toBeDefined();
  });

  test("the schema reaches the model as it is", async () => {
    const { tools } = aiTools(makeRegistry());
    const model = new MockLanguageModelV4({ doGenerate: [text] });
    await generateText({ model, tools: tools as ToolSet, prompt: "go" });
    const sent = model.doGenerateCalls[0]?.tools?.map((each) => (each.type === "function" ? each.inputSchema : {}));
    expect(sent?.[1]).toEqual({
      type: "object",
      properties: { a: { type: "number" }, b: { type: "number" } },
      required: ["a", "b"],
    });
    expect(sent?.[3]).toEqual({ type: "object" });
  });

  test("the error keeps what is wrong as data", async () => {
    const { tools } = aiTools(makeRegistry());
    const schema = tools["files__read"]!.inputSchema as unknown as { validate(value: unknown): { error?: unknown } };
    const { error } = schema.validate(wrongArguments);
    expect(error).toBeInstanceOf(InvalidCallError);
    expect((error as InvalidCallError).errors.map(({ path }) => path)).toEqual(["/path", "/mode", "/lines/1"]);
  });

  test("tool() takes a validator as its input schema, and types execute by it", () => {
    const registry = makeRegistry();
    const { validator } = registry.register(
      "typed",
      { type: "object", required: ["n"], properties: { n: { type: "number" } } },
      () => 0,
    );
    const typed = tool({ description: "", inputSchema: validator, execute: ({ n }) => n.toFixed(1) });
    expect(typed.inputSchema).toBe(validator);
  });
});
