import { describe, expect, test } from "vitest";
import {
  limits,
  type Matcher,
  matcherTest,
  nativeTest,
  newPatternBudget,
  tableForLongTexts,
  tableTest,
  toMatcher,
} from "../../src/regex/index.ts";
import { propertyRanges } from "../../src/regex/properties.ts";

const letters = (count: number, write: (letter: string, index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => write(String.fromCharCode(0x4e00 + 2 * index), index));

/** Patterns that cost an analysis dearly: name, pattern. */
const hostile: readonly (readonly [string, string])[] = [
  ["open groups", "(".repeat(8_000)],
  ["nested groups", `${"(".repeat(200)}a${")+".repeat(200)}`],
  ["nested empty loops", `${"(?:".repeat(190)}${")*".repeat(190)}`],
  ["nested loops", `${"(?:".repeat(150)}a*${")*".repeat(150)}`],
  ["nested options", `^${"(?:a".repeat(200)}${")?".repeat(200)}`],
  ["nested options of many letters", `^${"(?:".repeat(190)}${letters(1_500, (x) => x).join("|")}${")?".repeat(190)}`],
  ["open classes", "[".repeat(8_000)],
  ["classes that look POSIX", "[:".repeat(4_000)],
  ["braces", "{".repeat(8_000)],
  ["a long name", `(?<${"a".repeat(8_000)}>)`],
  ["a name that does not end", "(?<a".repeat(2_000)],
  ["many groups", "()".repeat(4_000)],
  ["many alternatives", `(?:${"a|".repeat(4_000)})`],
  ["many options", `^${"a?".repeat(4_000)}`],
  ["many lookaheads", `^${"(?!a)".repeat(1_600)}`],
  ["many lookbehinds", `${"(?<!a)".repeat(1_300)}$`],
  ["lookaheads within", `(?:(?!a)(?=b*c)(?!(?!d)e)f?)+`.repeat(7)],
  ["nested lookaheads", `${"(?!a*".repeat(28)}b${")".repeat(28)}`],
  ["a property again and again", "\\p{L}".repeat(1_600)],
  [
    "many properties",
    ["L", "N", "Lu", "Ll", "Lm", "Lo", "M", "Mn", "Nd", "P", "S", "Z"].map((x) => `\\p{${x}}`).join(""),
  ],
  ["overlapping classes", letters(300, (x, i) => `[a-${x}${String.fromCharCode(0x6e00 + i)}-\\u{ffff}]*`).join("")],
  ["nested classes", `(?:${letters(900, (x) => `[a-${x}]`).join("|")})*$`],
  ["many sets", `^${letters(1_500, (x) => `[^${x}]`).join("")}`],
  ["one large class", `[${letters(4_000, (x) => x).join("")}]+x`],
  ["counts", "(?:a{1000}){1000}"],
  ["a large count", "a.{1,100000}b"],
  ["counts of counts", "^(?:(?:(?:a?b){3}c?){3}d){3}".repeat(200)],
  ["too many states", "(a|b)*a(a|b){20}c"],
  ["just not too many states", "^(?:[ab]*a[ab]{8}|[bc]*c[bc]{8})$"],
  ["paths that die at once", "(?:\\b|\\b){16}\\Bx"],
];

describe("a hostile pattern is judged within bounds", () => {
  test.each(hostile)("%s", (_, pattern) => {
    const budget = newPatternBudget();
    const start = performance.now();
    const result = toMatcher(pattern, "safe", budget);
    expect(limits.schemaSteps - budget.steps).toBeLessThanOrEqual(limits.patternSteps);
    expect(performance.now() - start).toBeLessThan(2_000);
    if (!result.ok) {
      expect(result.problem.message).not.toBe("");
      return;
    }
    const matches = matcherTest(result.matcher);
    const startOfTests = performance.now();
    for (const text of ["", "", "a".repeat(50_000), "b".repeat(50_000), "一".repeat(50_000)]) matches(text);
    expect(performance.now() - startOfTests).toBeLessThan(3_000);
  });

  test("the patterns of one schema share a budget", () => {
    const budget = newPatternBudget();
    const dear = (i: number): string => `(a|b)*a(a|b){20}c{${i}}`;
    let refused = 0;
    while (budget.steps > 0 && refused < 10_000) {
      refused++;
      expect(toMatcher(dear(refused), "safe", budget).ok).toBe(false);
    }
    expect(refused).toBeLessThan(1_000);
    expect(toMatcher("^a$", "safe", budget)).toEqual({
      ok: false,
      problem: { message: "the patterns of this schema together take too long to analyse" },
    });
    expect(toMatcher("^a$", "safe").ok).toBe(true);
    const bare = { steps: 100_000 };
    expect(toMatcher("^a\\p{L}*$", "safe", bare).ok).toBe(true);
    expect(bare.steps).toBeLessThan(100_000);
  });

  test("a property is scanned once for all patterns of a schema", () => {
    const budget = newPatternBudget();
    toMatcher("\\p{L}", "safe", budget);
    const { steps } = budget;
    toMatcher("a\\p{L}", "safe", budget);
    expect(steps - budget.steps).toBeLessThan(10_000);
    expect(propertyRanges("\\p{L}", budget)).toBe(budget.properties?.get("\\p{L}"));
  });
});

describe("refusals", () => {
  test.each([
    ["(a)\\1", { message: "a backreference cannot be matched in linear time", position: 3 }],
    ["(?<=a)b", { message: "a lookbehind is supported only at the very end, before $", position: 0 }],
    ["(?P<x>a)", { message: "(?P…) is Python; a named group of ECMA-262 is (?<name>…)", position: 0 }],
  ])("%s", (pattern, problem) => {
    expect(toMatcher(pattern, "safe")).toEqual({ ok: false, problem });
  });

  test.each(["(a|b)*a(a|b){20}c", "(?:a{1000}){1000}", "^(?:a?){99}(?:a?){4000}$"])("%s has no position", (pattern) => {
    const result = toMatcher(pattern, "safe");
    expect(result.ok ? {} : Object.keys(result.problem)).toEqual(["message"]);
  });
});

describe("native mode", () => {
  test.each(["(a+)+$", "(a)\\1", "(?<=a)b", "(?:a{1000}){1000}", "x".repeat(10_000)])("%.20s is kept", (source) => {
    expect(toMatcher(source, "native")).toMatchObject({
      ok: true,
      matcher: { kind: "native", source, repaired: false },
    });
  });

  test("what is not valid is repaired or refused", () => {
    expect(toMatcher("(a)\\-{\\1", "native")).toEqual({
      ok: true,
      matcher: { kind: "native", source: "(a)-\\{\\1", flags: "u", repaired: true, mayOverflow: false },
    });
    expect(toMatcher("a(?P<x>b)", "native")).toMatchObject({ ok: false, problem: { position: 1 } });
    expect(toMatcher("\\p{L}\\-", "native")).toMatchObject({ ok: true, matcher: { source: "\\p{L}-" } });
  });
});

describe("long texts", () => {
  const native = (source: string): Matcher => ({
    kind: "native",
    source,
    flags: "u",
    repaired: false,
    mayOverflow: true,
  });

  test("a table answers where the native engine's stack would overflow", () => {
    const source = "^([A-Z]|[0-9]|_)+$";
    const text = "A".repeat(8_000_000);
    expect(toMatcher(source, "safe")).toMatchObject({ ok: true, matcher: { kind: "native" } });
    expect(() => new RegExp(source, "u").test(text)).toThrow(RangeError);
    const matches = matcherTest(native(source));
    expect(matches(text)).toBe(true);
    expect(matches(`${text}-`)).toBe(false);
    expect(nativeTest(new RegExp(source, "u"))(text)).toBe(false);
  });

  test("a short text that overflows the stack gets the table's answer", () => {
    const options = Array.from({ length: 90 }, (_, index) => `${String.fromCharCode(0x4e00 + index)}??`).join("");
    const source = `^(?:${options}x)*$`;
    const result = toMatcher(source, "safe");
    if (!result.ok) throw new Error(result.problem.message);
    const matches = matcherTest(result.matcher);
    expect(matches("x".repeat(65_000))).toBe(true);
    expect(matches(`${"x".repeat(65_000)}y`)).toBe(false);
  });

  test("without a table, what overflows does not match, and nothing is thrown", () => {
    const source = "^(a)+\\1$";
    expect(
      tableForLongTexts({ kind: "native", source, flags: "u", repaired: false, mayOverflow: true }),
    ).toBeUndefined();
    const matches = matcherTest(native(source));
    expect(matches("aa")).toBe(true);
    expect(matches("a".repeat(100_000))).toBe(true);
    expect(matches("a".repeat(20_000_000))).toBe(false);
  });

  test("long and short texts get the same answers", () => {
    for (const source of ["^[a-z]+$", "b$", "^a(?!b)", "\\p{L}$", "^(?!.*b)a+$", "^.{1,70000}$", "a(?<!b)$"]) {
      const matches = matcherTest(native(source));
      const regex = new RegExp(source, "u");
      for (const text of [
        "a".repeat(65_536),
        "a".repeat(65_537),
        `${"a".repeat(70_000)}b`,
        `${"a".repeat(70_000)}😀`,
      ]) {
        expect([source, matches(text)]).toEqual([source, regex.test(text)]);
      }
    }
  });
});

describe("the functions that generated modules contain", () => {
  test("name nothing but their parameters and globals", () => {
    const printed = new Function(`${tableTest}\n${nativeTest}\nreturn { tableTest, nativeTest };`)();
    const result = toMatcher("^(?!b)(a+)+$", "safe");
    if (!result.ok || result.matcher.kind !== "table") throw new Error("this pattern needs tables");
    const parts = JSON.parse(JSON.stringify(result.matcher.parts));
    expect(parts).toEqual(result.matcher.parts);
    const matches = printed.tableTest(parts);
    expect(["aa", "b", "", "ab"].map(matches)).toEqual([true, false, false, false]);
    expect(printed.nativeTest(/^a/u)("ab")).toBe(true);
  });

  test("the same pattern gives the same table", () => {
    const pattern = "^(?:foo|ba[rz])+(?!x)|\\p{Lu}+\\d?$";
    expect(JSON.stringify(toMatcher(pattern, "safe"))).toBe(JSON.stringify(toMatcher(pattern, "safe")));
  });
});
