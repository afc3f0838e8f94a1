import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import { toStrictJsonSchema } from "openai/lib/transform";
import { describe, expect, test } from "vitest";
import { objectSchema } from "../../src/adapters/export.ts";
import { ToolRegistry } from "../../src/index.ts";
import { toStrict } from "../../src/lint.ts";
import { viewSchema } from "../../src/schema/view.ts";
import { corpus, liveSources, needsCorpus, readTools } from "../corpus/corpus.ts";

/** Schemas of live tools, as an exporter shows them. */
function liveSchemas(): [id: string, schema: Record<string, unknown>][] {
  const registry = new ToolRegistry({ names: "mcp", unknownKeywords: "ignore" });
  return liveSources.flatMap(readTools).flatMap(({ id, schema }, i) => {
    const [tool] = registry.registerAll([{ name: `t${i}`, schema, handler: () => 0 }]).registered;
    return tool === undefined ? [] : [[id, objectSchema(viewSchema(tool.validator))!]];
  });
}

/** What the SDKs do themselves to make a schema strict is the judge of ours: nothing may be left for them to do. */
describe.skipIf(corpus === undefined)(`strict schemas of live tools (${needsCorpus})`, () => {
  const schemas = liveSchemas();

  test("OpenAI's SDK takes them as they are, and most of the originals not at all", () => {
    const wrong: unknown[] = [];
    let refused = 0;
    for (const [id, schema] of schemas) {
      try {
        toStrictJsonSchema(schema as never);
      } catch {
        refused++;
      }
      const ours = toStrict(schema, "openai").schema;
      try {
        const theirs = toStrictJsonSchema(structuredClone(ours) as never);
        expect(theirs).toEqual(ours);
      } catch (error) {
        wrong.push([id, String(error).slice(0, 300)]);
      }
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(50);
  });

  test("Anthropic's SDK moves nothing into descriptions", () => {
    const wrong: unknown[] = [];
    for (const [id, schema] of schemas) {
      const ours = toStrict(schema, "anthropic").schema;
      try {
        expect(withoutTypes(transformJSONSchema(structuredClone(ours) as never))).toEqual(withoutTypes(ours));
      } catch (error) {
        wrong.push([id, String(error).slice(0, 300)]);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** The SDK leaves out types beside values and branches. */
function withoutTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypes);
  if (typeof value !== "object" || value === null) return value;
  const isListed = Object.hasOwn(value, "enum") || Object.hasOwn(value, "const");
  const entries = Object.entries(value).filter(([keyword]) => !(isListed && keyword === "type"));
  return Object.fromEntries(entries.map(([keyword, child]) => [keyword, withoutTypes(child)]));
}
