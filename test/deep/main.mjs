/**
 * Long runs of the tests that draw what they test: round after round, each with a seed of its own.
 *
 *   npm run test:deep [-- <part of a test file's path> …]
 *
 * STRAIGHTEDGE_MINUTES: no further round begins after so many, 20 if not given; with 0 there is one round.
 * STRAIGHTEDGE_RUNS: schemas of the differential test in a round, 10,000 if not given; other properties follow.
 * STRAIGHTEDGE_SEED: the first round's seed, a number; drawn if not given. Each round's seed is the last one's plus one.
 */
import { startVitest } from "vitest/node";

const drawing = ["test/property/", "test/hostile/", "test/precompile/", "test/regex/differential", "test/json/parse"];
/** Always draws the same. */
const exclude = ["**/planted-faults.test.ts"];
const root = new URL("../../", import.meta.url).pathname;

const filters = process.argv.slice(2);
const runs = readNumber("STRAIGHTEDGE_RUNS", 10_000);
const first = readNumber("STRAIGHTEDGE_SEED", Math.floor(Math.random() * 2 ** 31));
const end = performance.now() + readNumber("STRAIGHTEDGE_MINUTES", 20) * 60_000;

let seed = first;
let failed = await play(seed);
while (failed.length === 0 && performance.now() < end) failed = await play(++seed);

const played = `rounds: ${seed - first + 1}, STRAIGHTEDGE_RUNS=${runs}, seeds ${first} to ${seed}`;
if (failed.length === 0) console.log(`${played}: no failure`);
else {
  console.error(`${played}: the last one failed. Its counterexamples stand above, shrunk; this shows them again:`);
  console.error(`\n  ${variables(seed)} STRAIGHTEDGE_MINUTES=0 npm run test:deep -- ${failed.join(" ")}\n`);
}
process.exit(failed.length === 0 ? 0 : 1);

/** One round; gives the files that failed. @param {number} seed */
async function play(seed) {
  console.log(`${new Date().toISOString()} ${variables(seed)}`);
  // Workers see the environment as it is when they start.
  Object.assign(process.env, { STRAIGHTEDGE_SEED: String(seed), STRAIGHTEDGE_RUNS: String(runs) });
  const vitest = await startVitest("test", filters.length > 0 ? filters : drawing, {
    root,
    config: `${root}test/vitest.config.ts`,
    watch: false,
    exclude,
    testTimeout: 0,
  });
  const modules = vitest.state.getTestModules();
  if (modules.length === 0) throw new Error(`no test file has a path with ${filters.join(" or ")}`);
  await vitest.close();
  return modules.filter((module) => !module.ok()).map(({ relativeModuleId }) => relativeModuleId);
}

/** @param {number} seed */
function variables(seed) {
  return `STRAIGHTEDGE_SEED=${seed} STRAIGHTEDGE_RUNS=${runs}`;
}

/** @param {string} name @param {number} usual */
function readNumber(name, usual) {
  const { [name]: text = String(usual) } = process.env;
  // What the tests themselves take for a seed that is drawn.
  const value = text === "random" ? usual : Number(text);
  if (!(value >= 0)) throw new TypeError(`${name} must be a number, got ${JSON.stringify(text)}`);
  return value;
}
