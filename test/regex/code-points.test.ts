import { describe, expect, test } from "vitest";
import { newPatternBudget } from "../../src/regex/index.ts";
import { parsePattern } from "../../src/regex/parser.ts";

function rangesOf(pattern: string): readonly number[] {
  const { node } = parsePattern(pattern, newPatternBudget());
  if (node.type !== "set") throw new Error(`${pattern} is a ${node.type}`);
  return node.ranges;
}

describe("sets of code points are the native engine's", () => {
  const probes = [0, 8, 9, 10, 11, 12, 13, 0x1b, 0x20, 0x2d, 0x2e, 0x2f, 0x30, 0x39, 0x3a, 0x40, 0x41, 0x5a, 0x5b, 0x5c]
    .concat([0x5d, 0x5e, 0x5f, 0x60, 0x61, 0x7a, 0x7b, 0x7d, 0x7f, 0xa0, 0xe9, 0x17f, 0x3b1, 0x1680, 0x180e, 0x2000])
    .concat([0x200a, 0x200b, 0x2028, 0x2029, 0x202f, 0x205f, 0x212a, 0x3000, 0x4e00, 0xd7ff, 0xd800, 0xdbff, 0xdc00])
    .concat([0xdfff, 0xe000, 0xfeff, 0xffff, 0x10000, 0x1f600, 0x2fffe, 0xe0001, 0xe0100, 0xf0000, 0x10ffff]);
  const syntaxCharacters = [..."^$\\.*+?()[]{}|/"].map((character) => `\\${character}`);
  test.each([
    ...[
      "\\d",
      "\\D",
      "\\w",
      "\\W",
      "\\s",
      "\\S",
      ".",
      "\\t",
      "\\n",
      "\\v",
      "\\f",
      "\\r",
      "\\0",
      "\\cA",
      "\\cz",
      "\\cJ",
    ],
    ...["\\x41", "\\xe9", "\\u0041", "\\u{41}", "\\u{1F600}", "\\ud83d\\ude00", "\\ud83d", "\\udc00", "\\u{D83D}"],
    ...["\ud83d", "\udc00", "😀", "é", "-", "/", ",", ":", '"', "\\p{L}", "\\P{L}", "\\p{Lu}", "\\p{Script=Greek}"],
    ...["\\p{sc=Grek}", "\\p{ASCII}", "\\p{Any}", "\\p{Cs}", "\\p{Co}", "\\p{Cn}", "\\p{White_Space}", "\\p{Emoji}"],
    ...["[abc]", "[^abc]", "[a-z0-9_]", "[]", "[^]", "[\\b]", "[\\-]", "[-a]", "[a-]", "[^-a]", "[\\w-]", "[.]", "[|]"],
    ...[
      "[\\s\\S]",
      "[^\\s\\S]",
      "[\\d\\D]",
      "[^\\d]",
      "[\\]]",
      "[[]",
      "[\\^a]",
      "[a^]",
      "[😀-😂]",
      "[\\ud83d\\ude00-\\ud83d\\ude02]",
    ],
    ...[
      "[\\u{1F600}-\\u{1F64F}]",
      "[\\p{L}\\p{N}_]",
      "[^\\p{L}]",
      "[\\P{L}a]",
      "[\\x00-\\x1f]",
      "[\ud800-\udbff]",
      "[\\cA-\\cZ]",
    ],
    ...["[a-cb-d]", "[za]", "[--0]", "[$-/]", "[+--]", "[\\d.-]", "[\\0-\\x20]"],
    ...syntaxCharacters,
    ...syntaxCharacters.map((written) => `[${written}]`),
  ])("%j", (pattern) => {
    const regex = new RegExp(`^(?:${pattern})$`, "u");
    const ranges = rangesOf(pattern);
    const bounds = ranges.flatMap((bound) => [bound - 1, bound, bound + 1]).filter((c) => c >= 0 && c <= 0x10ffff);
    for (const codePoint of [...probes, ...bounds]) {
      const isInside = ranges.some((first, i) => i % 2 === 0 && first <= codePoint && codePoint <= ranges[i + 1]!);
      expect([codePoint, isInside]).toEqual([codePoint, regex.test(String.fromCodePoint(codePoint))]);
    }
  });

  test("properties hold for every code point", () => {
    for (const property of [
      "\\p{L}",
      "\\p{Uppercase}",
      "\\p{Script_Extensions=Han}",
      "\\P{Cn}",
      "\\p{Default_Ignorable_Code_Point}",
    ]) {
      const regex = new RegExp(`^${property}$`, "u");
      const ranges = rangesOf(property);
      const wrong: number[] = [];
      let i = 0;
      for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
        while (i < ranges.length && ranges[i + 1]! < codePoint) i += 2;
        const isInside = i < ranges.length && ranges[i]! <= codePoint;
        if (isInside !== regex.test(String.fromCodePoint(codePoint))) wrong.push(codePoint);
      }
      expect([property, wrong.slice(0, 5)]).toEqual([property, []]);
    }
  });
});
