/**
 * `STRAIGHTEDGE_SEED` chooses what is drawn, a number or `random`; without it every run is the same, so that a failure
 * is of the change at hand. `STRAIGHTEDGE_RUNS` is the number of schemas of the differential test.
 */
const given: string = process.env["STRAIGHTEDGE_SEED"] ?? "20260101";

export const seed: number = given === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(given);

/** 2,500 schemas with 44 instances each are more than 100,000 pairs. */
export const runs: number = Number(process.env["STRAIGHTEDGE_RUNS"] ?? 2500);
