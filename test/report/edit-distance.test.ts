import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance, type Units } from "../../src/report/edit-distance.ts";
import { seed } from "../property/settings.ts";

/** The recurrence as it is defined, over whole prefixes: each of the table's fields from its neighbours. */
function distanceByDefinition(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, i) =>
    Array.from({ length: right.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= left.length; i++) {
    for (let j = 1; j <= right.length; j++) {
      const options = [
        table[i - 1]![j]! + 1,
        table[i]![j - 1]! + 1,
        table[i - 1]![j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1),
      ];
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (isSwap) options.push(table[i - 2]![j - 2]! + 1);
      table[i]![j] = Math.min(...options);
    }
  }
  return table[left.length]![right.length]!;
}

function unitsOf(text: string): Units {
  return { units: Uint16Array.from(text, (unit) => unit.charCodeAt(0)), from: 0, to: text.length };
}

function distance(left: string, right: string, most = 255): number {
  return editDistance(unitsOf(left), unitsOf(right), most);
}

test.each([
  ["", "", 0],
  ["", "abc", 3],
  ["abc", "abc", 0],
  ["abc", "acb", 1],
  ["kitten", "sitting", 3],
  // A swap, and a letter between what was swapped: three by this measure, two were a letter edited twice.
  ["ca", "abc", 3],
])("%j and %j are %i apart", (left, right, expected) => {
  expect(distance(left, right)).toBe(expected);
  expect(distance(right, left)).toBe(expected);
});

const text = (maxLength: number) =>
  fc.array(fc.constantFrom("a", "b", "c", "\u{e9}"), { maxLength }).map((letters) => letters.join(""));

/** Both beyond what fits into the bits of a number, too. */
test.each([12, 40, 70])(
  "the distance is that of the definition, or above `most` as well (up to %i units)",
  (length) => {
    fc.assert(
      fc.property(text(length), text(length), fc.nat(20), (left, right, most) => {
        const expected = distanceByDefinition(left, right);
        expect(distance(left, right)).toBe(expected);
        const bounded = distance(left, right, most);
        if (expected <= most) expect(bounded).toBe(expected);
        else expect(bounded).toBeGreaterThan(most);
      }),
      { seed, numRuns: 300 },
    );
  },
);
