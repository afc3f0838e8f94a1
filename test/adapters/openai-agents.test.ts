import { Agent, RunContext, tool } from "@openai/agents";
import { describe, expect, test } from "vitest";
import { agentTools } from "../../src/openai-agents.ts";
import { complaint, makeRegistry, wrongArguments } from "./registry.ts";

describe("OpenAI Agents", () => {
  const { tools, nameOf } = agentTools(makeRegistry(), { context: () => ({ user: "ada" }) });
  const made = tools.map((options) => tool(options));
  const agent = new Agent({ name: "a", tools: made });
  const invoke = (name: string, args: unknown) =>
    made.find((each) => each.name === name)?.invoke(new RunContext(), JSON.stringify(args));

  test("tools keep the names they are exported under, their schema and their time limit", () => {
    expect(agent.tools).toHaveLength(4);
    expect(made.map(({ name }) => name)).toEqual(["files__read", "math__divide", "fail", "whoami"]);
    expect(made.map(({ name }) => nameOf(name))).toEqual(["files.read", "math.divide", "fail", "whoami"]);
    expect(made[0]).toMatchObject({ strict: false, timeoutMs: 5_000 });
    expect(made[0]?.parameters).toMatchObject({ required: ["path"], additionalProperties: false });
  });

  test("a wrong call comes back with every pointer and what was expected", async () => {
    const text = ["The arguments of files__read are not valid:", ...complaint].join("\n");
    expect(await invoke("files__read", wrongArguments)).toBe(text);
    expect(await invoke("files__read", { path: "/a" })).toBe("text of /a");
    expect(await invoke("whoami", {})).toBe("ada");
  });
});
