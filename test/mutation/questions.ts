import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import type { Json } from "../../src/json/value.ts";
import type { CompileOptions } from "../../src/schema/options.ts";
import { cases as ownCases } from "../cases/cases.ts";
import { readRemotes, readSuite, suiteDrafts, suiteOptions } from "../conformance/suite.ts";
import { cases as drawnCases } from "../property/arbitraries/cases.ts";
import { sharedPath } from "../shared.ts";

/** A schema, and the instances it is to judge. */
export interface Question {
  readonly schema: Json;
  readonly options: CompileOptions;
  readonly instances: readonly unknown[];
}

const DRAWN = 80;

/** What the tests ask both engines, by group, those first that most faults show on; always the same, in the same order. */
export const questions: Readonly<Record<string, () => Iterable<Question>>> = {
  goldens: storiesOfGoldens,
  cases: plainCases,
  drawn: () => fc.sample(drawnCases(20), { seed: 1, numRuns: DRAWN }),
  suite: officialSuite,
};

function* storiesOfGoldens(): IterableIterator<Question> {
  const folder = "test/golden";
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const read = (file: string): never => JSON.parse(readFileSync(`${folder}/${entry.name}/${file}`, "utf8")) as never;
    const asked: readonly { readonly instance: unknown }[] = read("instances.json");
    yield { schema: read("schema.json"), options: {}, instances: asked.map(({ instance }) => instance) };
  }
}

/** Those that hold no values to be made first. */
function* plainCases(): IterableIterator<Question> {
  for (const each of ownCases) {
    if (each.kind === "perf" || JSON.stringify([each.schema, each.value])?.includes("$gen")) continue;
    const formats = each.formats === true ? "assert" : "annotate";
    yield { schema: each.schema as Json, options: { dialect: each.draft, formats }, instances: [each.value] };
  }
}

function* officialSuite(): IterableIterator<Question> {
  const root = sharedPath("json-schema-test-suite");
  if (root === undefined) return;
  const remotes = readRemotes(root);
  // Most of what an older draft asks, a newer one has asked already.
  const asked = new Set<string>();
  for (const { folder, draft } of suiteDrafts.toReversed()) {
    for (const file of readSuite(root, folder)) {
      if (file.group !== "required") continue;
      for (const { schema, tests } of file.cases) {
        const text = JSON.stringify([schema, tests]).replace(/"\$schema":"[^"]*",?/gu, "");
        if (asked.has(text)) continue;
        asked.add(text);
        const isAlone = !text.includes("http://localhost:1234/");
        const options = suiteOptions(draft, file, isAlone ? {} : remotes);
        yield { schema: schema as Json, options, instances: tests.map(({ data }) => data) };
      }
    }
  }
}
