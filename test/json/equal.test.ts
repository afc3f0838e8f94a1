import { describe, expect, test } from "vitest";
import { equal } from "../../src/json/equal.ts";

const own = (text: string): unknown => JSON.parse(text);

describe("equal", () => {
  test.each<[unknown, unknown]>([
    [1, 1.0],
    [0, -0],
    [null, null],
    [
      [1, [2]],
      [1, [2]],
    ],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [own('{"__proto__":1}'), own('{"__proto__":1}')],
    [{ toString: "" }, { toString: "" }],
    [Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
  ])("%j equals %j", (left, right) => {
    expect(equal(left, right)).toBe(true);
    expect(equal(right, left)).toBe(true);
  });

  test.each<[unknown, unknown]>([
    [1, true],
    [0, false],
    [0, ""],
    ["1", 1],
    [null, undefined],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: undefined }, { b: undefined }],
    [{}, own('{"__proto__":{}}')],
    [{}, { toString: "" }],
    [{ a: 1 }, { a: 1, b: 2 }],
  ])("%j differs from %j", (left, right) => {
    expect(equal(left, right)).toBe(false);
    expect(equal(right, left)).toBe(false);
  });

  test("a member that is not enumerable is none, on either side", () => {
    const hidden = Object.defineProperty({ a: 1, c: 3 }, "b", { value: 2, enumerable: false });
    expect(equal({ a: 1, b: 2 }, hidden)).toBe(false);
    expect(equal(hidden, { a: 1, b: 2 })).toBe(false);
    expect(equal(hidden, { a: 1, c: 3 })).toBe(true);
  });
});
