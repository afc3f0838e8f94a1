import { describe, expect, test } from "vitest";
import { matcherTest, toMatcher } from "../../src/regex/index.ts";
import { engines } from "../engines.ts";

function mayOverflow(pattern: string): boolean {
  const result = toMatcher(pattern, "safe");
  if (!result.ok || result.matcher.kind !== "native") throw new Error(`${pattern} is not native`);
  return result.matcher.mayOverflow;
}

/** 16 million UTF-16 units: twice what the plainest loop with a choice takes to fill V8's stack of 64 MiB. */
const LONG = 16_000_000;

const countingLoops = [
  "^[a-z]+$",
  "^\\w*$",
  "^[\\w.-]{3,}$",
  "^a+b*$",
  "^[0-9]*?$",
  "^[\\u0400-\\u04ff]+$",
  "^.*$",
  "^[^x]+$",
  "^[^/]+/[^/]*$",
  "^\\S+$",
  "^https?://.+$",
];

describe("loops that only count", () => {
  test.each(countingLoops)("%s runs natively on any text, and does not throw", (pattern) => {
    expect(mayOverflow(pattern)).toBe(false);
    const native = toMatcher(pattern, "safe");
    if (!native.ok) throw new Error(native.problem.message);
    const matches = matcherTest(native.matcher);
    for (const text of ["a", "7", "ж", "😀"]) {
      const isValid = new RegExp(pattern, "u").test(text.repeat(101));
      for (const [end, expected] of [
        ["", isValid],
        ["ж", new RegExp(pattern, "u").test(`${text.repeat(101)}ж`)],
      ] as const) {
        expect([text + end, matches(text.repeat(LONG / text.length) + end)]).toEqual([text + end, expected]);
      }
    }
  });

  test.each(["^[a-z]{1,100000}$", "^(?:a|b){0,100}$", "^(?:[a-f]{8}-?){4}$", "^x$", "^.{0,5000}$"])(
    "%s has an end",
    (pattern) => expect(mayOverflow(pattern)).toBe(false),
  );
});

/** A pattern, and a text to repeat on which V8 runs out of stack. */
const overflowing: readonly (readonly [pattern: string, text: string])[] = [
  ["^([A-Z]|[0-9]|_)+$", "A"],
  ["^(ab)+$", "ab"],
  ["^[a-z]+(-[a-z]+)*$", "a-"],
  ["^.{3,}$", "ж"],
  ["^[a-z😀]+$", "😀"],
  ["^\\p{L}+$", "ж"],
  ["^(?:.|\\n)*$", "a"],
];

describe("texts of millions of characters", () => {
  test.each(overflowing)("%s: V8 throws, and it is known beforehand", (pattern, text) => {
    expect(mayOverflow(pattern)).toBe(true);
    const native = new RegExp(pattern, "u");
    expect(() => native.test(text.repeat((2 * LONG) / text.length))).toThrow(RangeError);
  });

  test.each(engines)("%s gives the right verdict", (_, engine) => {
    for (const [pattern, text] of overflowing) {
      const { check, validate } = engine({ pattern });
      // The text may end in what has to follow something.
      const short = text.repeat(10) + text.slice(0, text === "😀" ? 0 : 1);
      const long = text.repeat(LONG / text.length) + short;
      const isValid = new RegExp(pattern, "u").test(short);
      expect([pattern, check(long), validate(long).ok]).toEqual([pattern, isValid, isValid]);
      expect([pattern, check(`${long}\nx-`)]).toEqual([pattern, pattern === "^(?:.|\\n)*$"]);
    }
    const { check } = engine({ patternProperties: { "^(ab)+$": { type: "integer" } }, additionalProperties: false });
    const name = "ab".repeat(LONG / 2);
    expect([check({ [name]: 1 }), check({ [name]: "1" }), check({ [`${name}a`]: 1 })]).toEqual([true, false, false]);
  });
});
