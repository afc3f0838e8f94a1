import { beforeAll, describe, expect, test } from "vitest";
import { RegistryError, SchemaError, ToolRegistry } from "../../src/index.ts";
import type { Engine } from "../../src/schema/validator.ts";
import { engines } from "../engines.ts";
import { type CorpusTool, corpus, liveSources, needsCorpus, readTools, toolSources } from "./corpus.ts";
import { followSuggestions } from "./follow-suggestions.ts";
import { brokenLiveTools, pastSuggestions, reasonOf, refusedElsewhere } from "./refused-tools.ts";

const live = liveSources.flatMap(readTools);
const elsewhere = toolSources.filter((source) => !liveSources.includes(source));

/** A module is the compiler's: it refuses what the compiler does. */
const judges = engines.filter(([name]) => name !== "module");

/** What became of each tool, by its id, in each engine. */
const outcomes: Map<string, unknown>[] = [];

/** The warnings of a tool in a registry of its own, or the error that refuses it. */
function register(tool: CorpusTool, engine: Engine): unknown {
  const { name, schema, outputSchema } = tool;
  const registry = new ToolRegistry({ names: "mcp", engine });
  const { registered, refused } = registry.registerAll([{ name, schema, outputSchema, handler: () => {} }]);
  return refused[0]?.error ?? registered[0]?.warnings;
}

describe.skipIf(corpus === undefined)(`tools of the corpus (${needsCorpus})`, () => {
  beforeAll(() => {
    const tools = toolSources.flatMap(readTools);
    for (const [, engine] of judges) outcomes.push(new Map(tools.map((tool) => [tool.id, register(tool, engine)])));
  }, 300_000);

  test("every tool that the corpus lists is there", () => {
    expect({ live: live.length, all: outcomes[0]!.size }).toEqual({ live: 1386, all: 7290 });
  });

  test("every tool of a live server registers, but for the broken ones", () => {
    const refused: string[] = [];
    for (const { id } of live) {
      const outcome = outcomes[0]!.get(id);
      if (!(outcome instanceof Error)) continue;
      refused.push(id);
      expect(outcome, id).toBeInstanceOf(SchemaError);
      const problems = (outcome as SchemaError).problems.map(({ pointer, message }) => `${pointer}: ${message}`);
      const starts = brokenLiveTools[id]?.starts ?? [];
      expect(problems.map((problem, i) => problem.slice(0, starts[i]?.length ?? 0))).toEqual(starts);
    }
    expect(refused.sort()).toEqual(Object.keys(brokenLiveTools).sort());
  });

  test("tools of one server live in one registry, and lose none of their names", () => {
    const fitTools = live.filter((tool) => !Object.hasOwn(brokenLiveTools, tool.id));
    const serverOf = (tool: CorpusTool) => `${tool.source} ${tool.server}`;
    for (const server of new Set(fitTools.map(serverOf))) {
      const tools = fitTools.filter((tool) => serverOf(tool) === server);
      const registry = new ToolRegistry({ names: "mcp" });
      const { refused } = registry.registerAll(tools.map(({ name, schema }) => ({ name, schema, handler: () => {} })));
      expect(refused).toEqual([]);
      expect(registry.names()).toEqual(tools.map(({ name }) => name));
    }
  });

  test("elsewhere each tool is refused for a known reason, or registers", () => {
    const found: Record<string, Record<string, number>> = {};
    for (const source of elsewhere) {
      const group = source.replace(/^bfcl-.*/u, "bfcl");
      const row = found[group] ?? { registered: 0 };
      found[group] = row;
      for (const { id } of readTools(source)) {
        for (const reason of reasonsOf(outcomes[0]!.get(id))) row[reason] = (row[reason] ?? 0) + 1;
      }
    }
    expect(found).toEqual(refusedElsewhere);
  });

  test("both engines refuse with the same problems, and warn of the same things", () => {
    const [first, ...others] = outcomes.map((all) => [...all].map(([id, outcome]) => [id, toJson(outcome)]));
    for (const other of others) expect(other).toEqual(first);
  });

  test("a refused schema, mended as its refusal suggests, registers", () => {
    const [, engine] = engines[0]!;
    const left: string[] = [];
    for (const tool of toolSources.flatMap(readTools)) {
      if (!(outcomes[0]!.get(tool.id) instanceof SchemaError)) continue;
      try {
        followSuggestions(tool.schema, engine);
      } catch {
        left.push(tool.id);
      }
    }
    expect(left.sort()).toEqual(Object.keys(pastSuggestions).sort());
  });

  test("the pattern that no linear matcher has is taken where the caller asks for native ones", () => {
    const tool = live.find(({ id }) => id === "npm-postman-postman-mcp-server/getWorkspace")!;
    const registry = new ToolRegistry({ names: "mcp", patterns: "native" });
    const { validator } = registry.register(tool.name, tool.schema, () => {});
    expect(validator.check({ workspaceId: "w", include: "team,scim" })).toBe(true);
    expect(validator.check({ workspaceId: "w", include: "team,team" })).toBe(false);
  });
});

/** Each reason once: the table counts tools. */
function reasonsOf(outcome: unknown): Set<string> {
  if (!(outcome instanceof Error)) return new Set(["registered"]);
  if (outcome instanceof RegistryError) return new Set([outcome.code]);
  if (!(outcome instanceof SchemaError)) throw outcome;
  return new Set(outcome.problems.map((problem) => reasonOf(problem.message)));
}

function toJson(outcome: unknown): unknown {
  return outcome instanceof SchemaError || outcome instanceof RegistryError ? outcome.toJSON() : outcome;
}
