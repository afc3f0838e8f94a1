import { describe, expect, test } from "vitest";
import { parsePattern } from "../../src/regex/parser.ts";

describe("repairs", () => {
  test.each([
    ["\\-", "-"],
    ["a\\_b", "a_b"],
    ["\\:\\@\\%\\&\\\"\\'\\ \\<\\>\\#\\!\\=\\,\\;\\~\\`", ":@%&\"' <>#!=,;~`"],
    ["\\é\\😀", "é😀"],
    ['^[a-z\\"]$', '^[a-z"]$'],
    ["[\\_\\.\\-\\@]", "[_\\.\\-@]"],
    ["{", "\\{"],
    ["}", "\\}"],
    ["]", "\\]"],
    ["a{", "a\\{"],
    ["a{b}", "a\\{b\\}"],
    ["a{1", "a\\{1"],
    ["{a,b}", "\\{a,b\\}"],
    ["$" + "{name}", "$\\{name\\}"],
    ["^{{.*}}$", "^\\{\\{.*\\}\\}$"],
    ["[a]]", "[a]\\]"],
    ["[\\w-.]", "[\\w\\-.]"],
    ["[\\w-\\.]+", "[\\w\\-\\.]+"],
    ["[a-\\d]", "[a\\-\\d]"],
    ["[\\w-\\_\\@]", "[\\w\\-_@]"],
    ["[\\d-a-z]", "[\\d\\-a\\-z]"],
    ["[\\d-\\s-]", "[\\d\\-\\s-]"],
    ["[\\s-a--z]", "[\\s\\-a\\--z]"],
  ])("%j is read as %j", (pattern, source) => {
    const parsed = parsePattern(pattern);
    expect(parsed).toMatchObject({ source, repaired: true });
    expect(() => new RegExp(pattern, "u")).toThrow();
    const before = new RegExp(pattern);
    const after = new RegExp(source, "u");
    const characters = 'a1-_ .:@{}[]\\"z\n,$é';
    for (const one of characters) {
      for (const two of characters)
        expect([one, two, after.test(one + two)]).toEqual([one, two, before.test(one + two)]);
    }
    expect(parsePattern(source)).toEqual({ ...parsed, source, repaired: false });
  });
});
