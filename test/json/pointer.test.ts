import { describe, expect, test } from "vitest";
import {
  appendToken,
  decodeFragment,
  escapeToken,
  parseIndex,
  splitPointer,
  toFragment,
  unescapeToken,
} from "../../src/json/pointer.ts";

/** RFC 6901 §5: the document's names and their pointers, in string and in fragment form. */
const vectors: readonly (readonly [tokens: string[], pointer: string, fragment: string])[] = [
  [[], "", "#"],
  [["foo"], "/foo", "#/foo"],
  [["foo", "0"], "/foo/0", "#/foo/0"],
  [[""], "/", "#/"],
  [["a/b"], "/a~1b", "#/a~1b"],
  [["c%d"], "/c%d", "#/c%25d"],
  [["e^f"], "/e^f", "#/e%5Ef"],
  [["g|h"], "/g|h", "#/g%7Ch"],
  [["i\\j"], "/i\\j", "#/i%5Cj"],
  [['k"l'], '/k"l', "#/k%22l"],
  [[" "], "/ ", "#/%20"],
  [["m~n"], "/m~0n", "#/m~0n"],
  [["~1"], "/~01", "#/~01"],
  [["~", "/"], "/~0/~1", "#/~0/~1"],
  [["é", "💩"], "/é/💩", "#/%C3%A9/%F0%9F%92%A9"],
];

describe("pointers", () => {
  test.each(vectors)("%j is %j", (tokens, pointer, fragment) => {
    expect(tokens.reduce((at, token) => appendToken(at, token), "")).toBe(pointer);
    expect(splitPointer(pointer)).toEqual(tokens);
    expect(toFragment(pointer)).toBe(fragment);
    expect(decodeFragment(fragment.slice(1))).toBe(pointer);
  });

  test("escaping and back, in the order that matters", () => {
    for (const token of ["~", "/", "~1", "~0", "~01", "a~/b/~", ""])
      expect(unescapeToken(escapeToken(token))).toBe(token);
  });

  test.each(["a", "a/b", "/~", "/~2", "/a~"])("%j is no pointer", (text) => {
    expect(splitPointer(text)).toBeUndefined();
  });

  test.each<[string, number | undefined]>([
    ["0", 0],
    ["10", 10],
    ["01", undefined],
    ["-1", undefined],
    ["1.0", undefined],
    ["", undefined],
    ["٣", undefined],
  ])("the index %j is %j", (token, index) => {
    expect(parseIndex(token)).toBe(index);
  });

  test("a lone surrogate becomes U+FFFD in a fragment, and a broken encoding is told", () => {
    expect(toFragment("/\ud800")).toBe("#/%EF%BF%BD");
    expect(decodeFragment("%E9")).toBeUndefined();
  });
});
