import OpenAI from "openai";
import type { ChatCompletionFunctionTool, ChatCompletionToolMessageParam } from "openai/resources/chat/completions";
import type { FunctionTool, ResponseInputItem } from "openai/resources/responses/responses";
import { describe, expect, test } from "vitest";
import { chatTools, responsesTools, runnableTools } from "../../src/openai.ts";
import { complaint, makeRegistry, type Session, wrongArguments } from "./registry.ts";
import { scriptedFetch } from "./scripted-fetch.ts";

const client = (fetch: typeof globalThis.fetch) =>
  new OpenAI({ apiKey: "none", baseURL: "http://model.example", fetch });
const refusal = ["The arguments of files__read are not valid:", ...complaint].join("\n");

const toolCall = (id: string, name: string, args: unknown) => ({
  id,
  type: "function" as const,
  function: { name, arguments: JSON.stringify(args) },
});
const completion = (message: object, finish_reason: string) => ({
  id: "c",
  object: "chat.completion",
  created: 0,
  model: "m",
  choices: [{ index: 0, message: { role: "assistant", content: null, refusal: null, ...message }, finish_reason }],
});

describe("Chat Completions", () => {
  const { tools, nameOf, answer } = chatTools(makeRegistry());

  test("tools are plain data under names the interface takes, in their order", () => {
    const typed: ChatCompletionFunctionTool[] = tools;
    expect(typed.map((tool) => tool.function.name)).toEqual(["files__read", "math__divide", "fail", "whoami"]);
    expect(structuredClone(typed)).toEqual(typed);
    expect(typed[0]?.function).toMatchObject({
      description: "Reads a file",
      parameters: { type: "object", required: ["path"] },
    });
    expect(nameOf("files__read")).toBe("files.read");
    expect(nameOf("files.read")).toBeUndefined();
    expect(nameOf("constructor")).toBeUndefined();
  });

  test("a wrong call of the model is answered with every pointer and what was expected", async () => {
    const wrong = toolCall("1", "files__read", wrongArguments);
    const right = toolCall("2", "files__read", { path: "/a" });
    const { fetch, sent } = scriptedFetch(
      completion({ tool_calls: [wrong, right] }, "tool_calls"),
      completion({ content: "done" }, "stop"),
    );
    const openai = client(fetch);
    const first = await openai.chat.completions.create({ model: "m", messages: [], tools });
    const messages: ChatCompletionToolMessageParam[] = [];
    for (const call of first.choices[0]?.message.tool_calls ?? []) {
      if (call.type === "function") messages.push(await answer(call, undefined));
    }
    await openai.chat.completions.create({ model: "m", messages, tools });
    expect(sent[0].tools).toEqual(tools);
    expect(sent[1].messages).toEqual([
      { role: "tool", tool_call_id: "1", content: refusal },
      { role: "tool", tool_call_id: "2", content: "text of /a" },
    ]);
  });

  test("text that is no JSON, no text at all, unknown names", async () => {
    const contentOf = async (name: string, text: string) =>
      (await answer({ id: "1", function: { name, arguments: text } }, { user: "ada" })).content;
    expect(await contentOf("files__read", '{"path": ')).toMatch(/\(root\) is not valid JSON: .* at character 9/u);
    expect(await contentOf("whoami", "")).toBe("ada");
    expect(await contentOf("files_read", "{}")).toBe('there is no tool "files_read"; did you mean "files__read"?');
    expect(await contentOf("math__divide", '{"a": 1, "b": 2}')).toBe('{"quotient":0.5}');
    await expect(contentOf("fail", "{}")).rejects.toThrow("the disk is full");
  });

  test("runTools hands the complaint to the model, and the context to handlers", async () => {
    const { fetch, sent } = scriptedFetch(
      completion({ tool_calls: [toolCall("1", "files__read", wrongArguments)] }, "tool_calls"),
      completion({ tool_calls: [toolCall("2", "whoami", {})] }, "tool_calls"),
      completion({ content: "done" }, "stop"),
    );
    const tools = runnableTools(makeRegistry());
    const toolContext: Session = { user: "ada" };
    const runner = client(fetch).chat.completions.runTools({ model: "m", messages: [], tools, toolContext });
    expect(await runner.finalContent()).toBe("done");
    expect(sent[1].messages.at(-1)).toEqual({ role: "tool", tool_call_id: "1", content: refusal });
    expect(sent[2].messages.at(-1)).toEqual({ role: "tool", tool_call_id: "2", content: "ada" });
  });
});

describe("Responses", () => {
  const { tools, answer } = responsesTools(makeRegistry());

  test("a wrong call of the model is answered with every pointer and what was expected", async () => {
    const call = {
      type: "function_call",
      call_id: "1",
      name: "files__read",
      arguments: JSON.stringify(wrongArguments),
    };
    const { fetch, sent } = scriptedFetch({ id: "r", object: "response", output: [call] }, { id: "r", output: [] });
    const openai = client(fetch);
    const typed: FunctionTool[] = tools;
    const response = await openai.responses.create({ model: "m", input: "", tools: typed });
    const input: ResponseInputItem[] = [];
    for (const item of response.output) if (item.type === "function_call") input.push(await answer(item, undefined));
    await openai.responses.create({ model: "m", input });
    expect(sent[0].tools[0]).toMatchObject({ type: "function", name: "files__read", strict: false });
    expect(sent[1].input).toEqual([{ type: "function_call_output", call_id: "1", output: refusal }]);
  });
});
