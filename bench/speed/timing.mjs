/**
 * Timing in one process: candidates take turns round by round, each on values just parsed, and their times are compared
 * within a round, so that whatever the machine does in between falls on all alike. CPU time, as a loaded machine's wall
 * clock tells of its neighbours.
 */
import { makeRandom } from "./random.mjs";

/**
 * @typedef {object} Candidate
 * @property {string} name
 * @property {(value: any) => unknown} run
 */

/**
 * @typedef {object} Effort
 * @property {number} rounds
 * @property {number} windowMs What a candidate is timed for in one round.
 * @property {number} warmMs What it runs before the first.
 */

/** Microseconds of CPU, of all threads: what an engine leaves to the collector counts. */
export function cpuMicroseconds() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** What verdicts are counted in, so that no call can be left out. */
export const counted = { verdicts: 0 };

/**
 * One call site for all candidates: it is megamorphic, so that none is inlined into the loop, as none would be into a
 * dispatcher.
 *
 * @param {readonly ((value: any) => unknown)[]} runs One for each value.
 * @param {readonly unknown[]} values
 * @param {number} passes
 */
function loop(runs, values, passes) {
  for (let pass = 0; pass < passes; pass++) {
    for (let i = 0; i < values.length; i++) if (runs[i](values[i])) counted.verdicts++;
  }
}

/**
 * @param {readonly { name: string, runs: readonly ((value: any) => unknown)[] }[]} candidates With a function for each text.
 * @param {readonly string[]} texts
 * @param {Effort} effort
 * @returns {Map<string, number[]>} Nanoseconds for a call, round by round.
 */
export function timeRuns(candidates, texts, { rounds, windowMs, warmMs }) {
  const random = makeRandom(texts.length);
  const parse = () => texts.map((text) => JSON.parse(text));
  const passes = new Map(candidates.map(({ name, runs }) => [name, warmUp(runs, parse, windowMs, warmMs)]));
  const series = new Map(candidates.map(({ name }) => [name, /** @type {number[]} */ ([])]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, runs } of random.shuffled(candidates)) {
      const values = parse();
      const count = passes.get(name) ?? 1;
      const before = cpuMicroseconds();
      loop(runs, values, count);
      const spent = cpuMicroseconds() - before;
      series.get(name)?.push((spent * 1000) / (count * values.length));
    }
  }
  return series;
}

/**
 * Runs until the optimising compiler has had its say, and tells how many passes fill a window.
 *
 * @param {readonly ((value: any) => unknown)[]} runs
 * @param {() => unknown[]} parse
 * @param {number} windowMs
 * @param {number} warmMs
 */
function warmUp(runs, parse, windowMs, warmMs) {
  const least = warmMs * 1000;
  let passes = 1;
  let total = 0;
  for (;;) {
    const values = parse();
    const before = cpuMicroseconds();
    loop(runs, values, passes);
    const spent = Math.max(1, cpuMicroseconds() - before);
    total += spent;
    const wanted = Math.max(1, Math.round((passes * windowMs * 1000) / spent));
    if (total > least || (passes === 1 && wanted === 1 && total > least / 4)) return wanted;
    passes = Math.min(wanted, passes * 8);
  }
}

/** @param {readonly Candidate[]} candidates @param {readonly string[]} texts @param {Effort} effort */
export function timeAll(candidates, texts, effort) {
  return timeRuns(
    candidates.map(({ name, run }) => ({ name, runs: texts.map(() => run) })),
    texts,
    effort,
  );
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The median of what one took over what the other took in the same round. @param {readonly number[]} one @param {readonly number[]} other */
export function pairedRatio(one, other) {
  return median(one.map((time, i) => time / other[i]));
}
