import { describe, expect, test } from "vitest";
import { makeOutline } from "../../src/json/outline.ts";

const text = '{\n  "a": [1, {"b" : "}]\\""}],\n  "\\u00e9": null, "a": [ true , -1.5e3 ]\n}';

function at(pointer: string): string | undefined {
  const spot = makeOutline(text).find(pointer);
  return spot && text.slice(spot.from, spot.to);
}

describe("find", () => {
  test("gives whole values, of equal names the last", () => {
    expect(at("")).toBe(text);
    expect(at("/a")).toBe("[ true , -1.5e3 ]");
    expect(at("/a/0")).toBe("true");
    expect(at("/a/1")).toBe("-1.5e3");
    expect(at("/é")).toBe("null");
  });

  test("gives nothing where there is nothing, nearest the last value on the way", () => {
    expect(at("/a/2")).toBeUndefined();
    expect(at("/a/0/x")).toBeUndefined();
    expect(at("no pointer")).toBe(text);
    const { from, to } = makeOutline(text).nearest("/a/0/x/y");
    expect(text.slice(from, to)).toBe("true");
  });
});

test("children are all members, with their names as written", () => {
  const outline = makeOutline(text);
  const children = outline.children(outline.nearest("").from);
  expect(children.map(({ token }) => token)).toEqual(["a", "é", "a"]);
  expect(children.map(({ name }) => text.slice(name!.from, name!.to))).toEqual(['"a"', '"\\u00e9"', '"a"']);
  expect(text.slice(children[0]!.from, children[0]!.to)).toBe('[1, {"b" : "}]\\""}]');
  expect(outline.children(outline.nearest("/é").from)).toEqual([]);
});

test("places count lines and columns from 1, also at the end and at line ends", () => {
  const { place } = makeOutline("ab\n\r\nc");
  expect([0, 2, 3, 5, 6].map(place)).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 3 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 3, column: 2 },
  ]);
});
