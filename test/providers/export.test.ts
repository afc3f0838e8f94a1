import { describe, expect, test } from "vitest";
import { aiTools } from "../../src/ai.ts";
import { anthropicTools } from "../../src/anthropic.ts";
import { geminiTools } from "../../src/gemini.ts";
import { compile, ToolRegistry } from "../../src/index.ts";
import { langchainTools } from "../../src/langchain.ts";
import { listTools } from "../../src/mcp.ts";
import { chatTools, responsesTools } from "../../src/openai.ts";
import { agentTools } from "../../src/openai-agents.ts";
import type { Schema } from "../../src/schema/infer.ts";
import { type CorpusTool, corpus, liveSources, needsCorpus, readTools } from "../corpus/corpus.ts";

const ToolInputParsingException = Error;

/** Each exporter: names and schemas as they go out, and the way back. */
const exporters: readonly (readonly [string, (registry: ToolRegistry) => Exported])[] = [
  [
    "mcp",
    (registry) =>
      rows(
        listTools(registry).tools,
        (tool) => [tool.name, tool.inputSchema],
        (name) => name,
      ),
  ],
  [
    "openai chat",
    (registry) => exported(chatTools(registry), (tool) => [tool.function.name, tool.function.parameters]),
  ],
  ["openai responses", (registry) => exported(responsesTools(registry), (tool) => [tool.name, tool.parameters])],
  [
    "openai strict",
    (registry) => exported(responsesTools(registry, { strict: true }), (tool) => [tool.name, tool.parameters]),
  ],
  ["anthropic", (registry) => exported(anthropicTools(registry), (tool) => [tool.name, tool.input_schema])],
  [
    "anthropic strict",
    (registry) => exported(anthropicTools(registry, { strict: true }), (tool) => [tool.name, tool.input_schema]),
  ],
  ["agents", (registry) => exported(agentTools(registry), (tool) => [tool.name, tool.parameters])],
  [
    "langchain",
    (registry) =>
      exported(langchainTools(registry, { ToolInputParsingException }), ({ fields }) => [
        fields.name,
        fields.schema["~standard"].jsonSchema.input({ target: "draft-07" }),
      ]),
  ],
  [
    "gemini",
    (registry) => {
      const { tools, nameOf } = geminiTools(registry);
      return rows(tools[0]!.functionDeclarations, (tool) => [tool.name, tool.parametersJsonSchema], nameOf);
    },
  ],
  [
    "ai",
    (registry) => {
      const { tools, nameOf } = aiTools(registry);
      const entries = Object.entries(tools).map(([name, tool]) => ({
        name,
        schema: tool.inputSchema as unknown as { jsonSchema: object },
      }));
      return rows(entries, ({ name, schema }) => [name, schema.jsonSchema], nameOf);
    },
  ],
];

interface Exported {
  readonly rows: readonly (readonly [name: string, schema: object])[];
  readonly nameOf: (name: string) => string | undefined;
}

function rows<Tool>(
  tools: readonly Tool[],
  row: (tool: Tool) => [string, object],
  nameOf: Exported["nameOf"],
): Exported {
  return { rows: tools.map(row), nameOf };
}

function exported<Tool>(
  { tools, nameOf }: { readonly tools: readonly Tool[]; readonly nameOf: Exported["nameOf"] },
  row: (tool: Tool) => [string, object],
): Exported {
  return rows(tools, row, nameOf);
}

describe.skipIf(corpus === undefined)(`tools of live servers (${needsCorpus})`, () => {
  const servers = new Map<string, CorpusTool[]>();
  for (const tool of liveSources.flatMap(readTools)) {
    const server = `${tool.source} ${tool.server}`;
    servers.set(server, [...(servers.get(server) ?? []), tool]);
  }
  const registries = [...servers.values()].map((tools) => {
    const registry = new ToolRegistry({ names: "mcp", unknownKeywords: "ignore" });
    registry.registerAll(tools.map(({ name, schema }) => ({ name, schema, handler: () => 0 })));
    return registry;
  });

  test.each(exporters)("%s: every tool goes out under a name that leads back", (_name, run) => {
    let count = 0;
    for (const registry of registries) {
      const { rows, nameOf } = run(registry);
      expect(rows.map(([name]) => nameOf(name))).toEqual(registry.names());
      count += rows.length;
    }
    expect(count).toBe(1384);
  });
});

describe("what goes out", () => {
  const schema = {
    type: "object",
    properties: { a: { type: "array", prefixItems: [{ type: "string" }] } },
    unevaluatedProperties: false,
  } as const;

  test.each(exporters)("%s: is the caller's to change, and changes nothing that is judged", (_name, run) => {
    const registry = new ToolRegistry();
    registry.register("a.b", schema, () => 0);
    const { rows } = run(registry);
    const [first] = rows;
    const parameters = first![1] as { properties: Record<string, unknown>; required?: unknown };
    parameters.properties["a"] = false;
    parameters.required = ["z"];
    expect(registry.get("a.b").schema).toEqual(schema);
    expect(registry.validate("a.b", { a: ["x"] }).ok).toBe(true);
    expect(run(registry).rows[0]![1]).not.toEqual(parameters);
  });

  test.each(exporters)("%s: what is not strict means what the tool's schema means", (name, run) => {
    if (name.endsWith("strict")) return;
    const registry = new ToolRegistry();
    registry.register(
      "a",
      {
        $schema: "http://json-schema.org/draft-07/schema#",
        type: "object",
        properties: { a: { items: [{ type: "string" }], additionalItems: false } },
      },
      () => 0,
    );
    const other = compile(run(registry).rows[0]![1] as Schema);
    for (const a of [[], ["x"], [1], ["x", "y"]]) {
      expect(other.check({ a })).toBe(registry.validate("a", { a }).ok);
    }
  });

  test.each(exporters)("%s: tools whose arguments can be no object are named, all of them", (_name, run) => {
    const registry = new ToolRegistry();
    for (const [name, type] of [
      ["a", "string"],
      ["b", "object"],
      ["c", "array"],
    ] as const)
      registry.register(name, { type }, () => 0);
    expect(() => run(registry)).toThrow(/say otherwise: "a", "c"$/u);
  });

  test("names that would be one are refused before anything goes out", () => {
    const registry = new ToolRegistry();
    for (const name of ["a.b", "a__b"]) registry.register(name, {}, () => 0);
    expect(() => chatTools(registry)).toThrow('"a.b" and "a__b" would all be "a__b"');
    expect(geminiTools(registry).tools[0]!.functionDeclarations).toHaveLength(2);
    expect(chatTools(registry, { separator: "-" }).tools.map((tool) => tool.function.name)).toEqual(["a-b", "a__b"]);
  });
});
