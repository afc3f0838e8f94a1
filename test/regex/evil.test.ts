import { describe, expect, test } from "vitest";
import { matcherTest, toMatcher } from "../../src/regex/index.ts";

/** Patterns that hang backtracking engines: name, pattern, and an attack on it of about n characters. */
const evil: readonly (readonly [string, string, (n: number) => string])[] = [
  ["nested plus", "(a+)+$", (n) => `${"a".repeat(n)}!`],
  ["nested plus with a dot", "^(([a-z])+.)+[A-Z]([a-z])+$", (n) => "a".repeat(n)],
  ["overlapping alternatives", "^(a|aa)+$", (n) => `${"a".repeat(n)}!`],
  ["alternative of an optional", "^(a|a?)+$", (n) => `${"a".repeat(n)}!`],
  ["nested star", "^([a-zA-Z]+)*$", (n) => `${"a".repeat(n)}!`],
  ["words", "^(\\w+\\s?)*$", (n) => `${"a".repeat(n)}!`],
  [
    "OWASP e-mail",
    "^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$",
    (n) => `${"a".repeat(n)}!`,
  ],
  [
    "CVE-2023-4316, zod e-mail",
    "^([A-Za-z0-9_+-]+\\.?)*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$",
    (n) => "a".repeat(n),
  ],
  [
    "URL",
    "^(https?:\\/\\/)?([\\da-z\\.-]+)\\.([a-z\\.]{2,6})([\\/\\w \\.-]*)*\\/?$",
    (n) => `www.example.com/${"a".repeat(n)}!`,
  ],
  ["CVE-2016-4055, moment", "D[oD]?(\\[[^\\[\\]]*\\]|\\s+)+MMMM?|^(\\d+)*$", (n) => `${"1".repeat(n)}!`],
  [
    "Cloudflare, July 2019",
    "(?:(?:\"|'|\\]|\\}|\\\\|\\d|(?:nan|infinity|true|false|null|undefined|symbol|math)|`|-|\\+)+[)]*;?((?:\\s|-|~|!|\\{\\}|\\|\\||\\+)*.*(?:.*=.*)))",
    (n) => `x=x${"1".repeat(n)}`.slice(2),
  ],
  ["Stack Overflow, July 2016", "^[\\s\\u200c]+|[\\s\\u200c]+$", (n) => `-${" ".repeat(n)}-`],
  ["CVE-2021-3749, axios", "^\\s*|\\s*$", (n) => `-${" ".repeat(n)}-`],
  [
    "CVE-2021-23343, path-parse",
    "^([\\s\\S]*?)((?:\\.{1,2}|[^\\/]+?|)(\\.[^.\\/]*|))(?:[\\/]*)$",
    (n) => `${"/".repeat(n)}\n`,
  ],
  ["CVE-2020-28469, glob-parent", "(^|[^\\\\])([{\\[]|\\([^)]+$)", (n) => `${"(".repeat(n)})`],
  [
    "CVE-2015-8315, ms",
    "^(-?(?:\\d+)?\\.?\\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s)?$",
    (n) => `${"5".repeat(n)}x`,
  ],
  ["polynomial of degree 12", "^(.*a){12}$", (n) => `${"a".repeat(n)}!`],
  ["finite but huge", "^(a?){30}a{30}$", (n) => "a".repeat(Math.min(n, 29))],
  ["finite but huge, nested", "^(a{0,20}){0,20}$", (n) => `${"a".repeat(n)}!`],
  ["a search", "[a-z]+@", (n) => "a".repeat(n)],
];

describe("a pattern that can hang a backtracking engine", () => {
  test.each(evil)("%s", (_, pattern, attack) => {
    const result = toMatcher(pattern, "safe");
    if (!result.ok) throw new Error(result.problem.message);
    expect(result.matcher.kind).toBe("table");
    const matches = matcherTest(result.matcher);
    const native = new RegExp(pattern, "u");
    for (const n of [0, 1, 2, 5, 9]) expect([n, matches(attack(n))]).toEqual([n, native.test(attack(n))]);
    const start = performance.now();
    matches(attack(1_000_000));
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test.each([
    ["a UUID", "^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"],
    ["a semantic version", "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$"],
    ["a dotted name", "^([a-z0-9]+\\.)+[a-z]{2,}$"],
    ["a hyphenated name", "^[a-z0-9]+(-[a-z0-9]+)*$"],
    ["a date", "^\\d{4}-\\d{2}-\\d{2}$"],
    ["a prefix", "^x-"],
    ["any text of a limited length", "^[\\s\\S]{1,20000}$"],
    ["lookaheads at the start", "^(?!con$)(?=.*\\d)[a-z\\d]{1,20}$"],
    ["a lookbehind at the end", "^[a-z-]{1,20}(?<!-)$"],
    ["words", "\\bfoo\\b|\\bbar\\b"],
  ])("%s stays native", (_, pattern) => {
    expect(toMatcher(pattern, "safe")).toMatchObject({
      ok: true,
      matcher: { kind: "native", source: pattern, repaired: false },
    });
  });

  test.each([
    ["an ambiguous step between characters", "^(?:(?:\\b|\\b){14}\\Bx|a)"],
    ["an ambiguous step at the end", "^a*(?:$|$|$|$){12}x"],
    ["an ambiguous step between searches", "(?:\\b|\\b){14}\\Bx"],
    ["a lookahead with an ambiguous body", "^(?=(a+)+b)a"],
    ["a long lookbehind at the end", "^[a-z]+(?<!-[a-z]*)$"],
    ["an ambiguous lookbehind at the end", "^[a-z]{1,99}(?<!-(?:a?){20}a{20})$"],
    ["a lookahead within", "^[a-z\\d](?:[a-z\\d]|-(?=[a-z\\d])){0,38}$"],
    ["what V8 needs minutes to compile", `^${"(?:(?:(?:a?b){3}c?){3}d)".repeat(40)}`],
  ])("%s does not stay native", (_, pattern) => {
    const result = toMatcher(pattern, "safe");
    expect(result.ok ? result.matcher.kind : "refused").not.toBe("native");
  });
});
