import { describe, expect, test } from "vitest";
import { objectSchema } from "../../src/adapters/export.ts";
import { ToolRegistry } from "../../src/index.ts";
import { lint, type Provider, toStrict } from "../../src/lint.ts";
import type { ValidationError } from "../../src/report/errors.ts";
import type { Validator } from "../../src/schema/validator.ts";
import { viewSchema } from "../../src/schema/view.ts";
import { callSources, corpus, liveSources, needsCorpus, readCalls, readTools, toolSources } from "../corpus/corpus.ts";

const providers: readonly Provider[] = ["openai", "anthropic", "gemini", "mcp"];

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly validator: Validator;
  readonly schema: Record<string, unknown>;
}

/** The tools that register, as an exporter shows them. */
function shownTools(sources: readonly string[]): Shown[] {
  return sources.flatMap(readTools).flatMap(({ id, name, schema }): Shown[] => {
    const registry = new ToolRegistry({ names: /^/u, unknownKeywords: "ignore" });
    const [tool] = registry.registerAll([{ name, schema, handler: () => 0 }]).registered;
    const shown = tool === undefined ? undefined : objectSchema(viewSchema(tool.validator));
    return tool === undefined || shown === undefined ? [] : [{ id, name, validator: tool.validator, schema: shown }];
  });
}

function isRefused(schema: Record<string, unknown>, provider: Provider): boolean {
  return lint({ schema }, provider).some(({ effect }) => effect === "refused");
}

describe.skipIf(corpus === undefined)(`schemas of real tools (${needsCorpus})`, () => {
  test("how many live tools each provider refuses or weakens as they are, and after toStrict", () => {
    const live = shownTools(liveSources);
    const table = providers.map((provider) => {
      const row = { name: 0, refused: 0, weakened: 0, refusedAfter: 0, weakenedAfter: 0, narrowed: 0 };
      for (const { name, schema } of live) {
        row.name += lint({ name, schema }, provider).length - lint({ schema }, provider).length;
        const findings = lint({ schema }, provider);
        if (findings.some(({ effect }) => effect === "refused")) row.refused++;
        else if (findings.length > 0) row.weakened++;
        const strict = toStrict(schema, provider);
        const left = lint({ schema: strict.schema }, provider);
        if (left.some(({ effect }) => effect === "refused")) row.refusedAfter++;
        else if (left.length > 0) row.weakenedAfter++;
        if (strict.weakened.some(({ change }) => change === "narrowed")) row.narrowed++;
      }
      return [provider, row];
    });
    expect(live).toHaveLength(1384);
    // Two schemas nest deeper than OpenAI takes.
    const nothing = { name: 0, refused: 0, weakened: 0, refusedAfter: 0, weakenedAfter: 0, narrowed: 0 };
    expect(Object.fromEntries(table)).toEqual({
      openai: { ...nothing, refused: 1194, weakened: 6, refusedAfter: 2, narrowed: 120 },
      anthropic: { ...nothing, refused: 755, weakened: 3, narrowed: 135 },
      gemini: { ...nothing, weakened: 176 },
      mcp: nothing,
    });
  });

  test("the schema of any tool becomes strict, and is refused only for its size", () => {
    const wrong: string[] = [];
    for (const { id, schema } of shownTools(toolSources.filter((source) => !liveSources.includes(source)))) {
      for (const provider of providers) {
        const strict = toStrict(schema, provider).schema;
        if (isRefused(strict, provider))
          wrong.push(`${provider} ${id} ${JSON.stringify(lint({ schema: strict }, provider)[0])}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("right arguments stay right, but for properties that nobody declared", () => {
    const tools = new Map(shownTools(toolSources).map((tool) => [tool.id, tool]));
    const strict = new Map<string, Validator | undefined>();
    const wrong: string[] = [];
    let judged = 0;
    for (const source of callSources) {
      for (const { toolId, args } of readCalls(source)) {
        const tool = tools.get(toolId);
        if (tool === undefined || !tool.validator.check(args)) continue;
        for (const provider of providers) {
          const key = `${provider} ${toolId}`;
          if (!strict.has(key)) strict.set(key, strictValidator(tool, provider));
          const result = strict.get(key)?.validate(args);
          if (result === undefined) continue;
          judged++;
          const told = result.ok ? [] : result.errors.filter((error) => !isExpected(error, provider));
          if (told.length > 0) wrong.push(`${key} ${JSON.stringify([told[0], args])}`);
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(judged).toBeGreaterThan(10_000);
  });
});

/** Undefined where the strict schema takes less than the tool, as it says. */
function strictValidator({ schema }: Shown, provider: Provider): Validator | undefined {
  const { schema: strict, weakened } = toStrict(schema, provider);
  if (weakened.some(({ change }) => change === "narrowed")) return undefined;
  return new ToolRegistry({ names: /^/u, unknownKeywords: "ignore" }).register("a", strict, () => 0).validator;
}

/** For OpenAI a model would have written null for what is missing here. */
function isExpected(error: ValidationError, provider: Provider): boolean {
  if ("branches" in error) return error.branches.some((branch) => branch.every((each) => isExpected(each, provider)));
  return error.keyword === "additionalProperties" || (provider === "openai" && error.keyword === "required");
}
