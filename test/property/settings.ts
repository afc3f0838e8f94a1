/**
 * `STRAIGHTEDGE_SEED` chooses what is drawn, a number or `random`; without it every run is the same, so that a failure
 * is of the change at hand. `STRAIGHTEDGE_RUNS` is the number of schemas of the differential test; the other properties
 * grow and shrink with it.
 */
const { STRAIGHTEDGE_SEED: given = "20260101", STRAIGHTEDGE_RUNS: wanted } = process.env;

/** 2,500 schemas with 44 instances each are more than 100,000 pairs. */
const USUAL_RUNS = 2500;

export const seed: number = given === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(given);

export const runs: number = wanted === undefined ? USUAL_RUNS : Number(wanted);

/** Whether there is time for what other properties imply. */
export const isDeep: boolean = runs > USUAL_RUNS;

/** How often a property is tried that is tried `usually` so many times. */
export function runsOf(usually: number): number {
  return Math.max(1, Math.ceil((usually * runs) / USUAL_RUNS));
}
