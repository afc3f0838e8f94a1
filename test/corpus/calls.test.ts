import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { callSources, corpus, needsCorpus, readCalls, readTools, toolSources } from "./corpus.ts";
import { followSuggestions } from "./follow-suggestions.ts";
import { refusedBySchemaOnly, refusedByServers, replayed } from "./replayed-calls.ts";

const tools = new Map(toolSources.flatMap(readTools).map((tool) => [tool.id, tool]));

/** Validators of a tool, one of each engine. */
function makeValidators(id: string) {
  const schema = followSuggestions(tools.get(id)!.schema, engines[0]![1]);
  return engines.map(([, engine]) => engine(schema));
}

/** The calls of a log with their results, by both engines. */
function replay(source: string) {
  const validators = new Map<string, ReturnType<typeof makeValidators>>();
  return readCalls(source).map((call, index) => {
    const made = validators.get(call.toolId) ?? makeValidators(call.toolId);
    validators.set(call.toolId, made);
    const results = made.map((validator) => validator.validate(call.args));
    const verdicts = made.map((validator) => validator.check(call.args));
    return { call, line: index + 1, result: results[0]!, results, verdicts };
  });
}

describe.skipIf(corpus === undefined)(`calls of the corpus (${needsCorpus})`, () => {
  test("each log is replayed", () => {
    expect(callSources).toEqual(Object.keys(replayed).sort());
  });

  test.each(callSources)(
    "%s: the same verdict and the same errors from every engine, and the published one",
    (source) => {
      let valid = 0;
      const calls = replay(source);
      for (const { call, line, result, results, verdicts } of calls) {
        const place = `${source}:${line} ${call.toolId}`;
        for (const other of results) expect(other, place).toEqual(result);
        expect(verdicts, place).toEqual(results.map(() => result.ok));
        if (call.expected !== undefined) expect(result.ok, place).toBe(call.expected.valid);
        if (result.ok) valid++;
      }
      expect({ calls: calls.length, valid }).toEqual(replayed[source]);
    },
  );

  test("what real servers refused is named, with its pointer and what else is wrong", () => {
    const byServers: string[] = [];
    const bySchemaOnly: string[] = [];
    for (const { call, line, result } of replay("livemcpbench")) {
      if (call.serverSaid === undefined && result.ok) continue;
      const paths = result.ok ? [] : result.errors.map((error) => error.path);
      (call.serverSaid === undefined ? bySchemaOnly : byServers).push(`${line}: ${paths.join(" ")}`);
    }
    const lines = (groups: typeof refusedByServers) =>
      groups
        .flatMap((group) => group.lines.map((line): [number, string] => [line, `${line}: ${group.paths.join(" ")}`]))
        .sort(([left], [right]) => left - right)
        .map(([, text]) => text);
    expect(byServers).toHaveLength(40);
    expect(byServers).toEqual(lines(refusedByServers));
    expect(bySchemaOnly).toEqual(lines(refusedBySchemaOnly));
  });
});
