import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { textFile } from "../../../src/cli/compile/read.ts";
import { readSource } from "../../../src/cli/compile/source.ts";
import type { TextFile } from "../../../src/cli/compile/trouble.ts";
import { fixText } from "../../../src/cli/lint/fix-files.ts";
import { type Part, partsOf } from "../../../src/cli/lint/parts.ts";
import { findProblems } from "../../../src/precompile/precompile.ts";
import { corpus, needsCorpus, toolSources } from "../../corpus/corpus.ts";

function partsIn(from: TextFile): Part[] {
  return partsOf(readSource(JSON.parse(from.text), "auto"), from);
}

/** The text of each schema, and what stands between them. */
function split({ text }: TextFile, parts: readonly Part[]): { schemas: string[]; rest: string[] } {
  const ends = [0, ...parts.map(({ spot }) => spot.to)];
  return {
    schemas: parts.map(({ spot }) => text.slice(spot.from, spot.to)),
    rest: [...parts.map(({ spot }, i) => text.slice(ends[i], spot.from)), text.slice(ends.at(-1))],
  };
}

function fixed(from: TextFile): TextFile {
  return textFile(from.file, fixText(from, JSON.parse(from.text), "auto", {}).text);
}

describe.skipIf(corpus === undefined)(`--fix on real catalogs (${needsCorpus})`, () => {
  let mendedTools = 0;
  test.each(toolSources)("%s", (source) => {
    const from = textFile(source, readFileSync(join(corpus ?? "", "tools", `${source}.json`), "utf8"));
    const to = fixed(from);
    expect(fixed(to).text).toBe(to.text);
    const [before, after] = [partsIn(from), partsIn(to)];
    const [was, is] = [split(from, before), split(to, after)];
    expect(is.rest).toEqual(was.rest);
    for (const [i, part] of before.entries()) {
      const old = findProblems(part.schema);
      const now = findProblems(after[i]!.schema);
      if (is.schemas[i] === was.schemas[i]) continue;
      mendedTools++;
      const [all, left] = [old.errors.length + old.warnings.length, now.errors.length];
      expect(left, `${part.name}: ${was.schemas[i]}`).toBeLessThan(all);
      if (old.errors.length === 0) expect(now.errors).toEqual([]);
    }
  });

  test("a good part of them is mended", () => {
    // Types of Python and Java are in all tools of several of these sources.
    expect(mendedTools).toBeGreaterThan(3_000);
  });
});
