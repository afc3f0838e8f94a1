import { describe, expect, test } from "vitest";
import { locate, placeOf } from "../../src/json/locate.ts";

/** What stands at the place found. */
function found(text: string, pointer: string): string {
  return text.slice(locate(text, pointer));
}

describe("locate", () => {
  test.each([
    ["", '{"a": [1]}', '{"a": [1]}'],
    ["", ' \n{"a": [1]}', '{"a": [1]}'],
    ["/a", '{"b": 1, "a" : [1]}', "[1]}"],
    ["/a/1", '{"a":[[1,[2]],"x"]}', '"x"]}'],
    ["/a/b/0/c", '{"a":{"b":[{"d":"}]\\"","c":true}]}}', "true}]}}"],
    ["/a~1b/~0", '{"a/b": {"~": null }}', "null }}"],
    ["/é", '{"\\u00e9": -1.5e+3, "x": 1}', '-1.5e+3, "x": 1}'],
    ["/", '{"": 3}', "3}"],
    ["/__proto__", '{"toString": 1, "__proto__": 2}', "2}"],
    ["/2", "[{}, [], 3]", "3]"],
  ])("%j in %s", (pointer, text, rest) => {
    expect(found(text, pointer)).toBe(rest);
  });

  test("of equal names the last counts, as for JSON.parse", () => {
    expect(found('{"a": 1, "a": 2}', "/a")).toBe("2}");
  });

  test.each([
    ["/b", '{"a": 1}', '{"a": 1}'],
    ["/a/b/c", '{"a": {"c": 1}}', '{"c": 1}}'],
    ["/a/0", '{"a": "text"}', '"text"}'],
    ["/01", "[1, 2]", "[1, 2]"],
    ["/2", "[1, 2]", "[1, 2]"],
    ["no pointer", "[1, 2]", "[1, 2]"],
    ["/x", "{}", "{}"],
  ])("where there is nothing at %j, the last on the way", (pointer, text, rest) => {
    expect(found(text, pointer)).toBe(rest);
  });

  test("nesting is no matter of the stack", () => {
    const deep = `[${"[".repeat(100_000)}${"]".repeat(100_000)}, 7]`;
    expect(found(deep, "/1")).toBe("7]");
  });
});

test("placeOf counts lines and columns from 1", () => {
  const text = "ab\r\nc💩d\n";
  expect(placeOf(text, 0)).toEqual({ line: 1, column: 1 });
  expect(placeOf(text, 4)).toEqual({ line: 2, column: 1 });
  expect(placeOf(text, 7)).toEqual({ line: 2, column: 4 });
  expect(placeOf(text, text.length)).toEqual({ line: 3, column: 1 });
});
