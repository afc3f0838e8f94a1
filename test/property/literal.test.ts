import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { literal } from "../../src/codegen/literal.ts";
import { arbitraryOf } from "./arbitraries/draw.ts";
import { drawJson, hostileNames, hostileTexts } from "./arbitraries/json.ts";
import { reductions } from "./arbitraries/reduce.ts";
import { runsOf, seed } from "./settings.ts";

const hostileJson = arbitraryOf(
  (draw): unknown => drawJson(draw, hostileNames, 4),
  (value) => reductions(value),
);

/** Strict and deep, -0 and prototypes included; `Function` because `eval` would see this file's names. */
function expectRoundTrip(value: unknown): void {
  const text = literal(value);
  const read: unknown = new Function(`"use strict"; return (${text});`)();
  expect(isDeepStrictEqual(read, value)).toBe(true);
  expect(text).not.toMatch(/[\n\r\u2028\u2029]|<\//u);
}

test("a literal evaluates to the value it was made of", () => {
  fc.assert(fc.property(hostileJson, expectRoundTrip), { seed, numRuns: runsOf(3000) });
  fc.assert(fc.property(fc.jsonValue({ noUnicodeString: false }), expectRoundTrip), { seed, numRuns: runsOf(1000) });
  fc.assert(fc.property(fc.string({ unit: "binary" }), expectRoundTrip), { seed, numRuns: runsOf(1000) });
  fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), expectRoundTrip), {
    seed,
    numRuns: runsOf(1000),
  });
  for (const text of hostileTexts) expectRoundTrip({ [text]: [text] });
});
