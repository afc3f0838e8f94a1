import fc from "fast-check";
import { expect, test } from "vitest";
import { compile } from "../../src/compile/compile.ts";
import { interpret } from "../../src/interpret.ts";
import { findDifference, newTally } from "./agreement.ts";
import { cases } from "./arbitraries/cases.ts";
import { runs, seed } from "./settings.ts";

const INSTANCES = 44;
/** A wrong generator could make every pair invalid, and prove nothing. */
const LEAST_SHARE = 0.25;

test(`both engines give the same verdicts and errors (STRAIGHTEDGE_SEED=${seed}, STRAIGHTEDGE_RUNS=${runs})`, () => {
  const tally = newTally();
  fc.assert(
    fc.property(cases(INSTANCES), (each) => {
      expect(findDifference(compile, interpret, each, tally)).toBeUndefined();
    }),
    { seed, numRuns: runs },
  );
  const pairs = tally.valid + tally.invalid;
  const share = (count: number): string => `${Math.round((100 * count) / pairs)} %`;
  console.info(
    `${pairs} pairs of ${tally.schemas} schemas, ${tally.refused} of them refused by both; ` +
      `${share(tally.valid)} valid, ${share(tally.invalid)} invalid, ${share(tally.truncated)} truncated`,
  );
  expect(pairs).toBeGreaterThanOrEqual(runs * 40);
  expect(tally.valid / pairs).toBeGreaterThan(LEAST_SHARE);
  expect(tally.invalid / pairs).toBeGreaterThan(LEAST_SHARE);
});
