import { describe, expect, test } from "vitest";
import { newPatternBudget } from "../../src/regex/index.ts";
import { parsePattern } from "../../src/regex/parser.ts";
import { Refusal } from "../../src/regex/refusal.ts";

function refusalOf(pattern: string): { message: string; position: number | undefined } | undefined {
  try {
    parsePattern(pattern, newPatternBudget());
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { message: error.message, position: error.position };
  }
}

function isAccepted(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).flags === flags;
  } catch {
    return false;
  }
}

const a = { type: "set", ranges: [97, 97] };
const b = { type: "set", ranges: [98, 98] };

describe("structure", () => {
  const empty = { type: "sequence", items: [] };
  test.each<[string, object]>([
    ["", empty],
    ["a", a],
    ["ab", { type: "sequence", items: [a, b] }],
    ["a|b|", { type: "choice", alternatives: [a, b, empty] }],
    ["a*", { type: "repeat", body: a, min: 0, max: Number.POSITIVE_INFINITY }],
    ["a+?", { type: "repeat", body: a, min: 1, max: Number.POSITIVE_INFINITY }],
    ["a??", { type: "repeat", body: a, min: 0, max: 1 }],
    ["a{3}", { type: "repeat", body: a, min: 3, max: 3 }],
    ["a{3,}?", { type: "repeat", body: a, min: 3, max: Number.POSITIVE_INFINITY }],
    ["a{12,34}", { type: "repeat", body: a, min: 12, max: 34 }],
    ["(a)", a],
    ["(?:a)", a],
    ["(?<name>a)", a],
    ["(?<$_é\\u0061\\u{62}>a)", a],
    ["(?:a|b)+", { type: "repeat", body: { type: "choice", alternatives: [a, b] }, min: 1, max: Infinity }],
    ["^", { type: "assertion", kind: "start" }],
    ["$", { type: "assertion", kind: "end" }],
    ["\\b", { type: "assertion", kind: "boundary" }],
    ["\\B", { type: "assertion", kind: "non-boundary" }],
    ["(?=a)", { type: "look", ahead: true, negated: false, body: a, position: 0 }],
    ["(?!a)", { type: "look", ahead: true, negated: true, body: a, position: 0 }],
    ["(?<=a)", { type: "look", ahead: false, negated: false, body: a, position: 0 }],
    ["(?<!a)", { type: "look", ahead: false, negated: true, body: a, position: 0 }],
    ["(a)\\1", { type: "sequence", items: [a, { type: "backreference", position: 3 }] }],
    ["\\k<x>(?<x>a)", { type: "sequence", items: [{ type: "backreference", position: 0 }, a] }],
    ["\\2(a)(b)", { type: "sequence", items: [{ type: "backreference", position: 0 }, a, b] }],
  ])("%j", (pattern, node) => {
    expect(parsePattern(pattern).node).toMatchObject(node);
    expect(parsePattern(pattern)).toMatchObject({ source: pattern, repaired: false });
    expect(() => new RegExp(pattern, "u")).not.toThrow();
  });

  test("a group may repeat an assertion", () => {
    expect(refusalOf("(?:^)*(\\b)+(?:(?=a))?")).toBeUndefined();
  });
});

describe("refusals tell the place", () => {
  test.each<[string, number, RegExp]>([
    ["(?P<x>a)", 0, /Python.*\(\?<name>/],
    ["a(?P=x)", 1, /Python/],
    ["(?i)a", 0, /flags/],
    ["(?i:a)", 0, /flags/],
    ["(?-i:a)", 0, /flags/],
    ["(?>a)", 0, /atomic/],
    ["(?#a)", 0, /comments/],
    ["(?|a)", 0, /no such group/],
    ["(?<1a>b)", 3, /no name/],
    ["(?<>b)", 3, /no name/],
    ["(?<a", 3, /not closed/],
    ["(?<a>b)(?<a>c)", 7, /two groups/],
    ["a(b", 1, /group is not closed/],
    ["a)b", 1, /no group to close/],
    ["ab[cd", 2, /class is not closed/],
    ["a[", 1, /class is not closed/],
    ["a[b-", 1, /class is not closed/],
    ["[z-a]", 2, /ends before it starts/],
    ["a\\", 1, /end of the pattern/],
    ["*a", 0, /nothing to repeat/],
    ["a|+", 2, /nothing to repeat/],
    ["(?:?)", 3, /nothing to repeat/],
    ["{2}", 0, /nothing to repeat/],
    ["a**", 2, /cannot be repeated/],
    ["a++", 2, /possessive/],
    ["a{2}{3}", 4, /cannot be repeated/],
    ["a???", 3, /cannot be repeated/],
    ["a{3,2}", 1, /less than its minimum/],
    ["a{,3}", 1, /\{0,n\}/],
    ["^*", 1, /assertion cannot be repeated/],
    ["\\b+", 2, /assertion cannot be repeated/],
    ["(?=a)*", 5, /assertion cannot be repeated/],
    ["(?<=a){2}", 6, /assertion cannot be repeated/],
    ["a\\Z", 1, /not an escape.*use \$/],
    ["\\Aa", 0, /use \^/],
    ["\\a", 0, /use \\x07/],
    ["\\Q", 0, /not an escape/],
    ["\\x4", 0, /two hexadecimal/],
    ["\\u12", 0, /four hexadecimal/],
    ["\\u{}", 0, /four hexadecimal/],
    ["\\u{110000}", 0, /beyond/],
    ["\\c1", 0, /letter/],
    ["[\\c]", 1, /letter/],
    ["\\01", 0, /octal/],
    ["[\\1]", 1, /octal/],
    ["\\1", 0, /no group 1/],
    ["(a)\\2", 3, /no group 2/],
    ["\\k", 0, /name of a group/],
    ["\\k<x>", 0, /no group x/],
    ["\\p", 0, /property in braces/],
    ["\\pL", 0, /property in braces/],
    ["a\\p{Nope}", 1, /no property/],
    ["\\p{RGI_Emoji}", 0, /no property/],
    ["\\p{L", 0, /property in braces/],
    ["^[[:alpha:]]+$", 2, /\[:alpha:\]/],
    ["[a[:digit:]_]", 2, /\[:alpha:\]/],
    ["a".repeat(8193), 8192, /longer than 8192/],
    ["(".repeat(201), 201, /nested more than 200/],
  ])("%.40j at %i", (pattern, position, message) => {
    const refusal = refusalOf(pattern);
    expect(refusal?.position).toBe(position);
    expect(refusal?.message).toMatch(message);
  });

  test("what the native engine refuses under `u` is refused or repaired, and nothing else is", () => {
    const wrong: string[] = [];
    const pieces = [
      "a",
      "\\",
      "[",
      "]",
      "(",
      ")",
      "{",
      "}",
      "-",
      "1",
      ",",
      "?",
      ":",
      "<",
      ">",
      "=",
      "!",
      "^",
      "|",
      "d",
      "*",
    ];
    for (const one of pieces) {
      for (const two of pieces) {
        for (const three of pieces) {
          for (const four of ["", ")", "]", "}", "a"]) {
            const pattern = one + two + three + four;
            const isValid = isAccepted(pattern, "u");
            const refusal = refusalOf(pattern);
            if (isValid && refusal !== undefined) wrong.push(pattern);
            if (isValid || refusal !== undefined) continue;
            const { source, repaired } = parsePattern(pattern);
            if (!repaired || !isAccepted(pattern, "") || !isAccepted(source, "u")) wrong.push(pattern);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
