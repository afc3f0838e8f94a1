import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { interpret } from "../../src/interpret.ts";
import type { Engine } from "../../src/schema/validator.ts";
import { findDifference, newTally } from "./agreement.ts";
import { cases } from "./arbitraries/cases.ts";
import { bundleCompiler, type Edit } from "./bundle.ts";
import { faults } from "./faults.ts";

/** Fixed: whether a fault is caught must not be a matter of luck. */
const SEED = 7;
const RUNS = 400;
const INSTANCES = 20;

test("without a fault the bundled compiler agrees", async () => {
  expect(await pairsUntilCaught(undefined, RUNS)).toBeUndefined();
});

test.each(faults)("caught: %s", async (slip, edit) => {
  const pairs = await pairsUntilCaught(edit, RUNS);
  console.info(`${slip}: ${pairs === undefined ? "missed" : `caught after ${pairs} pairs`}`);
  expect(pairs).toBeDefined();
});

/** How many pairs it takes to tell the edited compiler from the interpreter; undefined where none of them does. */
async function pairsUntilCaught(edit: Edit | undefined, numRuns: number): Promise<number | undefined> {
  const { compile }: { compile: Engine } = await import(pathToFileURL(await bundleCompiler(edit)).href);
  const tally = newTally();
  const { failed } = fc.check(
    fc.property(cases(INSTANCES), (each) => findDifference(compile, interpret, each, tally) === undefined),
    { seed: SEED, numRuns, endOnFailure: true },
  );
  return failed ? tally.valid + tally.invalid : undefined;
}
