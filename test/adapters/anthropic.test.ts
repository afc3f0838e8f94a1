import Anthropic from "@anthropic-ai/sdk";
import { betaStandardSchemaTool } from "@anthropic-ai/sdk/helpers/beta/standard-schema";
import type { BetaRunnableTool } from "@anthropic-ai/sdk/lib/tools/BetaRunnableTool";
import type { Tool, ToolResultBlockParam } from "@anthropic-ai/sdk/resources/messages";
import { describe, expect, test } from "vitest";
import { anthropicTools, runnableTools } from "../../src/anthropic.ts";
import { complaint, makeRegistry, wrongArguments } from "./registry.ts";
import { scriptedFetch } from "./scripted-fetch.ts";

const client = (fetch: typeof globalThis.fetch) =>
  new Anthropic({ apiKey: "none", baseURL: "http://model.example", fetch });
const refusal = ["The arguments of files__read are not valid:", ...complaint].join("\n");
const message = (...content: object[]) => ({
  id: "m",
  type: "message",
  role: "assistant",
  model: "m",
  content,
  stop_reason: content.some((block) => Object.hasOwn(block, "input")) ? "tool_use" : "end_turn",
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
});
const use = (id: string, name: string, input: unknown) => ({ type: "tool_use", id, name, input });

describe("Messages", () => {
  const { tools, nameOf, answer } = anthropicTools(makeRegistry());

  test("tools are plain data under names the interface takes", () => {
    const typed: Tool[] = tools;
    expect(typed.map(({ name }) => name)).toEqual(["files__read", "math__divide", "fail", "whoami"]);
    expect(structuredClone(typed)).toEqual(typed);
    expect(typed[3]?.input_schema).toEqual({ type: "object" });
    expect(nameOf("math__divide")).toBe("math.divide");
  });

  test("a wrong call of the model is answered with every pointer and what was expected", async () => {
    const { fetch, sent } = scriptedFetch(
      message(use("1", "files__read", wrongArguments), use("2", "whoami", {}), use("3", "who_am_i", {})),
      message({ type: "text", text: "done" }),
    );
    const anthropic = client(fetch);
    const request = { model: "m", max_tokens: 9, tools } as const;
    const first = await anthropic.messages.create({ ...request, messages: [{ role: "user", content: "go" }] });
    const content: ToolResultBlockParam[] = [];
    for (const block of first.content)
      if (block.type === "tool_use") content.push(await answer(block, { user: "ada" }));
    await anthropic.messages.create({ ...request, messages: [{ role: "user", content }] });
    expect(sent[0].tools).toEqual(tools);
    expect(sent[1].messages[0].content).toEqual([
      { type: "tool_result", tool_use_id: "1", content: refusal, is_error: true },
      { type: "tool_result", tool_use_id: "2", content: "ada" },
      {
        type: "tool_result",
        tool_use_id: "3",
        content: 'there is no tool "who_am_i"; did you mean "whoami"?',
        is_error: true,
      },
    ]);
  });

  test("toolRunner hands the complaint to the model, and what context makes to handlers", async () => {
    const { fetch, sent } = scriptedFetch(
      message(use("1", "files__read", wrongArguments), use("2", "whoami", {}), use("3", "fail", {})),
      message({ type: "text", text: "done" }),
    );
    const tools: BetaRunnableTool[] = runnableTools(makeRegistry(), { context: () => ({ user: "ada" }) });
    const runner = client(fetch).beta.messages.toolRunner({
      model: "m",
      max_tokens: 9,
      tools,
      messages: [{ role: "user", content: "go" }],
    });
    await runner;
    expect(sent[1].messages.at(-1).content).toMatchObject([
      { tool_use_id: "1", content: expect.stringContaining(refusal), is_error: true },
      { tool_use_id: "2", content: "ada" },
      { tool_use_id: "3", content: expect.stringContaining("the disk is full"), is_error: true },
    ]);
  });

  test("the SDK's own helper takes a validator as its schema", async () => {
    const { validator } = makeRegistry().get("files.read");
    const tool = betaStandardSchemaTool({ name: "a", description: "", inputSchema: validator, run: () => "" });
    expect(() => tool.parse(wrongArguments)).toThrow(complaint[0]);
  });
});
