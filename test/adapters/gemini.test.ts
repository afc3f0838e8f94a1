import { type FunctionDeclaration, GoogleGenAI } from "@google/genai";
import { afterEach, describe, expect, test, vi } from "vitest";
import { callableTool, geminiTools } from "../../src/gemini.ts";
import { complaint, makeRegistry, wrongArguments } from "./registry.ts";
import { scriptedFetch } from "./scripted-fetch.ts";

const refusal = ["The arguments of files.read are not valid:", ...complaint].join("\n");
const reply = (...parts: object[]) => ({ candidates: [{ content: { role: "model", parts }, finishReason: "STOP" }] });
const call = (name: string, args: object) => ({ functionCall: { name, args } });

afterEach(() => vi.unstubAllGlobals());

describe("Gemini", () => {
  const { tools, nameOf, answer } = geminiTools(makeRegistry());

  test("tools are plain data, under their own names: dots are taken", () => {
    const typed: FunctionDeclaration[] | undefined = tools[0]?.functionDeclarations;
    expect(typed?.map(({ name }) => name)).toEqual(["files.read", "math.divide", "fail", "whoami"]);
    expect(structuredClone(tools)).toEqual(tools);
    expect(nameOf("files.read")).toBe("files.read");
  });

  test("a wrong call of the model is answered with every pointer and what was expected", async () => {
    const { fetch, sent } = scriptedFetch(
      reply(call("files.read", wrongArguments), call("whoami", {})),
      reply({ text: "done" }),
    );
    vi.stubGlobal("fetch", fetch);
    const { models } = new GoogleGenAI({ apiKey: "none" });
    const first = await models.generateContent({ model: "m", contents: "go", config: { tools } });
    const parts = await Promise.all((first.functionCalls ?? []).map((each) => answer(each, { user: "ada" })));
    await models.generateContent({ model: "m", contents: [{ role: "user", parts }], config: { tools } });
    expect(sent[0].tools).toEqual(tools);
    expect(sent[1].contents[0].parts).toEqual([
      { functionResponse: { name: "files.read", response: { error: refusal } } },
      { functionResponse: { name: "whoami", response: { output: "ada" } } },
    ]);
  });

  test("a CallableTool makes the calls by itself", async () => {
    const { fetch, sent } = scriptedFetch(
      reply(call("files.read", wrongArguments), call("fail", {}), call("whoami", {})),
      reply({ text: "done" }),
    );
    vi.stubGlobal("fetch", fetch);
    const { models } = new GoogleGenAI({ apiKey: "none" });
    const tool = callableTool(makeRegistry(), { user: "ada" });
    const response = await models.generateContent({ model: "m", contents: "go", config: { tools: [tool] } });
    expect(response.text).toBe("done");
    expect(sent[1].contents.at(-1).parts).toMatchObject([
      { functionResponse: { response: { error: refusal } } },
      { functionResponse: { response: { error: "the disk is full" } } },
      { functionResponse: { response: { output: "ada" } } },
    ]);
  });
});
