import fc from "fast-check";
import { expect, test } from "vitest";
import { compile } from "../../src/compile/compile.ts";
import { moduleEngine } from "../module-engine.ts";
import { findDifference, newTally } from "../property/agreement.ts";
import { cases } from "../property/arbitraries/cases.ts";
import { runs, runsOf, seed } from "../property/settings.ts";

/** Verdicts, errors and their order, refusals and warnings: a module differs from `compile` in nothing. */
test(`modules do what compile does (STRAIGHTEDGE_SEED=${seed}, STRAIGHTEDGE_RUNS=${runs})`, () => {
  const tally = newTally();
  fc.assert(
    fc.property(cases(20), (each) => {
      expect(findDifference(compile, moduleEngine, each, tally)).toBeUndefined();
    }),
    { seed, numRuns: runsOf(625) },
  );
  expect(tally.valid).toBeGreaterThan(tally.schemas);
  expect(tally.invalid).toBeGreaterThan(tally.schemas);
});
