import { describe, expect, test } from "vitest";
import { matcherTest, tableForLongTexts, tableTest, toMatcher } from "../../src/regex/index.ts";
import { readCorpusPatterns } from "./corpus-patterns.ts";
import { newRandom, textsNear } from "./samples.ts";

const patterns = readCorpusPatterns();
const isMissing = patterns.length === 0;

/** Texts made of the pattern's own characters, the nearest to a match that one gets without a table. */
function textsFrom(pattern: string): string[] {
  const random = newRandom(pattern.length + 1);
  const characters = [..."aZ09_-./:@ \n😀", ...pattern.replace(/[\\^$()[\]{}|?*+]/g, "")];
  return Array.from({ length: 100 }, () =>
    Array.from({ length: random(12) }, () => characters[random(characters.length)]).join(""),
  );
}

describe.skipIf(isMissing)(`the patterns of real schemas${isMissing ? " (the shared corpus is missing)" : ""}`, () => {
  test("at least 99 % can be used, nine in ten of them natively", () => {
    const kinds = { native: 0, table: 0, refused: [] as string[] };
    for (const pattern of patterns) {
      const result = toMatcher(pattern, "safe");
      if (result.ok) kinds[result.matcher.kind]++;
      else kinds.refused.push(pattern);
    }
    expect(patterns.length).toBeGreaterThan(200);
    expect([kinds.refused.length / patterns.length < 0.01, kinds.refused]).toEqual([true, kinds.refused]);
    expect(kinds.native / patterns.length).toBeGreaterThan(0.9);
  });

  test("native patterns and their tables answer as V8 does", () => {
    for (const pattern of patterns) {
      const result = toMatcher(pattern, "safe");
      if (!result.ok || result.matcher.kind !== "native") continue;
      const { matcher } = result;
      const matches = matcherTest(matcher);
      const native = matcher.repaired ? new RegExp(pattern) : new RegExp(pattern, "u");
      const table = tableForLongTexts(matcher);
      const tableMatches = table && tableTest(table.parts);
      const near = table?.parts.flatMap((part) => textsNear(part.table, 100)) ?? [];
      for (const text of [...textsFrom(pattern), ...near]) {
        // Without `u` an astral character is two.
        if (matcher.repaired && /[\ud800-\udfff]/.test(text)) continue;
        const expected = native.test(text);
        expect([pattern, text, matches(text)]).toEqual([pattern, text, expected]);
        if (tableMatches) expect([pattern, text, tableMatches(text)]).toEqual([pattern, text, expected]);
      }
    }
  });

  test("a native pattern is linear on texts that almost match", () => {
    for (const pattern of patterns) {
      const result = toMatcher(pattern, "safe");
      if (!result.ok || result.matcher.kind !== "native") continue;
      const native = new RegExp(result.matcher.source, "u");
      const table = tableForLongTexts(result.matcher);
      const seeds = table?.parts.flatMap((part) => textsNear(part.table, 8)) ?? [];
      const start = performance.now();
      for (const seed of seeds) if (seed !== "") native.test(`${seed.repeat(20_000 / seed.length)}\n!`);
      expect([pattern, performance.now() - start < 5_000]).toEqual([pattern, true]);
    }
  });
});
