import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matcherTest, tableForLongTexts, tableTest, toMatcher } from "../../src/regex/index.ts";
import { runsOf, seed } from "../property/settings.ts";
import { textsNear } from "./samples.ts";

/** Not exponential, so that the native engine may judge the tables. */
// biome-ignore format: as many as fit a line
const patterns: readonly string[] = [
  "", "a", "^a", "a$", "^a$", "^$", "^", "$", "a|b", "^a|b$", "^(?:a|b)$", "foo|bar|baz", "^x-",
  "^[a-z][a-z0-9_-]*$", "^\\d{4}-\\d{2}-\\d{2}$", "^.{1,255}$", "^.*$", "^[\\s\\S]*$", "^\\S+$", "\\s", "^[^\\s/]+$",
  "^\\w+$", "[^a]", "^[^a]$", "^https?://[^\\s/]+(?:/.*)?$", "^([a-zA-Z0-9]+\\.)+[a-zA-Z]{2,}$",
  "^(0|[1-9]\\d*)(\\.\\d+)?$", "^#([0-9a-f]{3}){1,2}$", "\\bfoo\\b", "\\Bfoo", "foo\\B", "^\\b", "\\b$", "\\B$",
  "^\\B$", "\\b", "\\B", "a\\b-", "(?:^|\\s)a(?:$|\\s)", "\\b.\\b", "^\\p{L}+$", "\\p{Lu}\\p{Ll}*",
  "^[\\p{L}\\p{N}_]{2,5}$", "^\\P{L}$", "😀", "^😀$", "[😀-😂]", "^[^😀]$", "^.$", "^..$", "\\ud83d", "^\\ud83d$",
  "\\ude00", "^[\\ud800-\\udbff]$", "[^\\ud83d]", "^[\\ud83d\\ude00]$", "\\u{1F600}+", "^\\udc00", "(?:)", "a??b",
  "a*?b", "(a|)b", "(|a)+b", "(?:a*)*b", "(?:a?){3}b", "(?:a{2,3}){2}$", "^(?:a|ab)(?:c|bcd)$", "(?:$|a)+",
  "^(?!foo)", "^(?!foo$)[a-z]+$", "^(?=.*\\d)(?=.*[a-z]).{4,8}$", "^(?!.*--)[a-z-]+$", "^(?=a(?=b))a",
  "^(?!a|b)(?!c)", "^[a-z-]+(?<!-)$", "a(?<=a)$", "^.*(?<!\\.json)$", "(?<![ab])(?<!c)$", "^(?!x).*(?<=y)$",
  "(?<!^a)$", "(?<=\\bfoo)$", "q(?!u)", "a(?=b)", "(?=a)b", "(?:(?!foo).)*$", "^(?:(?!foo).)*$",
  "^a(?=.*b)(?!.*cc)[a-c]+$", "(?!a)(?!b)[a-d]$", "^(?:[a-z\\d]|-(?=[a-z\\d]))*$", "(?=a|$)b?$",
  "^(?:a(?!b)|b(?!a))+$", "(?!(?!a))b*a", "a(?=\\b)", "(?:(?=a)a|b)+(?!c)",
  "^P(?:(\\d+W)|(?!.*W)(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+([.,]\\d+)?S)?)?)$",
];

const texts = [
  "",
  "a",
  "b",
  "ab",
  "ba",
  "aab",
  "foo",
  "foo bar",
  "a foo",
  "bfoo",
  "foo\n",
  "\n",
  "\r",
  "\u2028",
  "\u2029",
  "\ufeff",
]
  .concat([
    "\u00a0",
    "é",
    "aé",
    "_",
    "a_",
    "-",
    "a-",
    "a--b",
    "A1",
    "1",
    "12",
    "2024-05-01",
    "😀",
    "😀😀",
    "a😀",
    "😁",
    "\ud83d",
  ])
  .concat([
    "\ude00",
    "\ude00\ud83d",
    "\ud83d\ud83d\ude00",
    "\ud83da",
    "a\udc00",
    "İ",
    "ſ",
    "K",
    "\u180e",
    "\0",
    "x.json",
    "abcd",
  ]);

/**
 * A search as ECMA-262 §22.2.7.2 has it, from one code point to the next. V8's own also tries between the two halves of
 * a pair, where patterns such as `\B` and `(?!\W)` hold.
 */
function search(sticky: RegExp, text: string): boolean {
  for (let index = 0; index <= text.length; index += text.codePointAt(index)! > 0xffff ? 2 : 1) {
    sticky.lastIndex = index;
    if (sticky.test(text)) return true;
  }
  return false;
}

describe("tables answer as the native engine does", () => {
  test.each(patterns)("%j", (pattern) => {
    const native = new RegExp(pattern, "u");
    const table = tableForLongTexts({
      kind: "native",
      source: pattern,
      flags: "u",
      repaired: false,
      mayOverflow: true,
    });
    if (table === undefined) throw new Error("there is no table");
    const matches = tableTest(table.parts);
    const near = table.parts.flatMap((part) => textsNear(part.table, 200));
    for (const text of [...texts, ...near]) expect([text, matches(text)]).toEqual([text, native.test(text)]);
    const result = toMatcher(pattern, "safe");
    if (!result.ok) throw new Error(result.problem.message);
    const safe = matcherTest(result.matcher);
    for (const text of texts) expect([text, safe(text)]).toEqual([text, native.test(text)]);
  });

  const atom = fc.constantFrom(
    ..."abc-",
    "\\d",
    "\\w",
    "\\W",
    "\\s",
    ".",
    "[ab]",
    "[^a]",
    "[a-c\\d]",
    "😀",
    "[^😀]",
    "\\ud83d",
  );
  const assertion = fc.constantFrom("^", "$", "\\b", "\\B");
  const quantifier = fc.constantFrom("", "", "?", "*", "+", "{2}", "{0,2}", "{1,3}?", "{2,}", "*?");
  const { pattern } = fc.letrec<{ pattern: string; term: string }>((tie) => ({
    pattern: fc
      .array(fc.array(tie("term"), { maxLength: 3 }), { minLength: 1, maxLength: 2 })
      .map((alternatives) => alternatives.map((terms) => terms.join("")).join("|")),
    term: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      fc.tuple(atom, quantifier).map(([body, count]) => body + count),
      assertion,
      fc.tuple(tie("pattern"), quantifier).map(([body, count]) => `(?:${body})${count}`),
      fc.tuple(fc.constantFrom("(?=", "(?!"), tie("pattern")).map(([open, body]) => `${open}${body})`),
    ),
  }));
  const text = fc.string({
    unit: fc.constantFrom("a", "b", "c", "-", "1", " ", "\n", "é", "😀", "\ud83d", "\ude00"),
    maxLength: 9,
  });

  test("generated patterns", () => {
    const drawn = runsOf(1_500);
    const kinds = { native: 0, table: 0, refused: 0 };
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 8, maxLength: 8 }), (source, samples) => {
        const native = new RegExp(source, "uy");
        const result = toMatcher(source, "safe");
        kinds[result.ok ? result.matcher.kind : "refused"]++;
        const table = tableForLongTexts({ kind: "native", source, flags: "u", repaired: false, mayOverflow: true });
        const matches = table && tableTest(table.parts);
        for (const sample of samples) {
          if (matches !== undefined) expect([sample, matches(sample)]).toEqual([sample, search(native, sample)]);
          if (!result.ok || result.matcher.kind !== "native" || result.matcher.flags === "u") continue;
          const { flags } = result.matcher;
          expect([flags, sample, new RegExp(source, flags).test(sample)]).toEqual([
            flags,
            sample,
            search(native, sample),
          ]);
        }
      }),
      { seed, numRuns: drawn },
    );
    expect(kinds.refused / drawn).toBeLessThan(0.1);
    expect(kinds.native / drawn).toBeGreaterThan(0.05);
    expect(kinds.table / drawn).toBeGreaterThan(0.05);
  });
});
