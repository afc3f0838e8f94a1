import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { equal } from "../../src/json/equal.ts";
import type { ValidationError } from "../../src/report/errors.ts";
import { explainUnique, isUnique } from "../../src/runtime/unique.ts";
import { seed } from "../property/settings.ts";

/** What a reader of the specification would write: each with each. */
function firstEqual(items: readonly unknown[], index: number): number {
  return items.findIndex((item, earlier) => earlier < index && equal(item, items[index]));
}

function explained(items: readonly unknown[]): readonly (readonly [string, unknown])[] {
  const errors: ValidationError[] = [];
  explainUnique(items, "", "#/uniqueItems", errors, 100, 0);
  return errors.map((error) => [error.path, (error as { firstIndex?: number }).firstIndex]);
}

/** The same value made otherwise: members in the opposite order, zero with the other sign. */
function rewritten(value: unknown): unknown {
  if (value === 0) return Object.is(value, -0) ? 0 : -0;
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, rewritten(member)]),
  );
}

const leaf = fc.oneof(
  fc.constantFrom(0, -0, 1, 1.5, -1, true, false, null, "", "0", "1", "null"),
  fc.double({ noNaN: true }),
  fc.string({ maxLength: 40 }),
);
const item = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie("any"), { maxLength: 3 }), fc.dictionary(fc.string(), tie("any"))),
})).any;

describe("items are told apart", () => {
  const lists = fc.tuple(fc.array(item, { maxLength: 60 }), fc.array(fc.nat(), { maxLength: 3 }));

  test("as by comparing each with each, also where an item comes again in another form", () => {
    fc.assert(
      fc.property(lists, ([distinct, again]) => {
        const copies = distinct.length === 0 ? [] : again.map((at) => rewritten(distinct[at % distinct.length]));
        const items = [...distinct, ...copies];
        const expected = items.flatMap((_, index) => {
          const first = firstEqual(items, index);
          return first === -1 ? [] : [[`/${index}`, first] as const];
        });
        expect(isUnique(items)).toBe(expected.length === 0);
        expect(explained(items)).toEqual(expected);
      }),
      { seed, numRuns: 500 },
    );
  });

  test("where all hashes collide: texts that differ where no hash looks", () => {
    const long = (at: number): string =>
      `${"a".repeat(24 * 1000 + 1)}`.replace(/^(.{2})/u, `a${"bcdefghijk"[at % 10]}`);
    const items = Array.from({ length: 200 }, (_, i) => ({ text: long(i), deep: [[[[[i]]]]] }));
    expect(isUnique(items)).toBe(true);
    expect(isUnique([...items, rewritten(items[150])])).toBe(false);
  });

  test("what is alike at the top and differs below", () => {
    const items = Array.from({ length: 60 }, (_, i) => ({ kind: "point", at: { x: i, y: 0 }, tags: [`t${i}`] }));
    expect(isUnique(items)).toBe(true);
    expect(isUnique([...items, rewritten(items[40])])).toBe(false);
    expect(explained([...items, rewritten(items[40]), items[7], items[40]])).toEqual([
      ["/60", 40],
      ["/61", 7],
      ["/62", 40],
    ]);
  });

  test("what lies deeper than a hash looks is compared", () => {
    const items = Array.from({ length: 30 }, (_, i) => [[[[[[i]]]]]]);
    expect(isUnique(items)).toBe(true);
    expect(isUnique([...items, [[[[[[7]]]]]]])).toBe(false);
  });

  test("names that no object has by itself are names like others", () => {
    const items = ["__proto__", "constructor", "toString", "valueOf", "a", "b", "c"].map((name) =>
      JSON.parse(`{"${name}":1}`),
    );
    expect(isUnique(items)).toBe(true);
    expect(isUnique([...items, JSON.parse('{"__proto__":1}')])).toBe(false);
  });
});
