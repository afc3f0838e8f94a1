import * as langchain from "@langchain/core/tools";
import { convertToOpenAITool } from "@langchain/core/utils/function_calling";
import { describe, expect, test } from "vitest";
import { ToolRegistry } from "../../src/index.ts";
import { langchainTools } from "../../src/langchain.ts";
import { complaint, makeRegistry, wrongArguments } from "./registry.ts";

describe("LangChain", () => {
  const { ToolInputParsingException } = langchain;
  const { tools: exported, nameOf } = langchainTools(makeRegistry(), {
    ToolInputParsingException,
    context: () => ({ user: "ada" }),
  });
  const tools = exported.map(({ func, fields }) => langchain.tool(func, fields));
  const made = new Map(tools.map((tool) => [tool.name, tool]));

  test("tools are the SDK's own, and show models their schema", () => {
    const typed: langchain.StructuredToolInterface[] = tools;
    expect(typed).toHaveLength(4);
    expect([...made.keys()]).toEqual(["files__read", "math__divide", "fail", "whoami"]);
    expect(tools.every((tool) => tool instanceof langchain.DynamicStructuredTool)).toBe(true);
    expect(nameOf("files__read")).toBe("files.read");
    expect(convertToOpenAITool(made.get("files__read")!)).toMatchObject({
      function: { name: "files__read", parameters: { type: "object", required: ["path"] } },
    });
  });

  test("a schema that draft-07 cannot express is shown all the same", () => {
    const registry = new ToolRegistry();
    registry.register("a", { type: "object", anyOf: [{ minProperties: 1 }], unevaluatedProperties: false }, () => 0);
    const { func, fields } = langchainTools(registry, { ToolInputParsingException }).tools[0]!;
    expect(convertToOpenAITool(langchain.tool(func, fields)).function.parameters).toMatchObject({
      unevaluatedProperties: false,
    });
  });

  test("a wrong call throws the SDK's exception with every pointer and what was expected", async () => {
    const error = await made
      .get("files__read")!
      .invoke(wrongArguments as never)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(langchain.ToolInputParsingException);
    expect((error as Error).message).toBe(["The arguments of files__read are not valid:", ...complaint].join("\n"));
  });

  test("a right call is answered, as a call of the model too", async () => {
    expect(await made.get("whoami")!.invoke({} as never)).toBe("ada");
    const call = { type: "tool_call" as const, id: "1", name: "files__read", args: { path: "/a" } };
    expect(await made.get("files__read")!.invoke(call as never)).toMatchObject({
      content: "text of /a",
      tool_call_id: "1",
    });
  });
});
