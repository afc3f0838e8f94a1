/** What is timed of one workload, once everything is warm. */
import { engines, OURS, wrongVerdict } from "./peers.mjs";
import { median, pairedRatio, timeAll, timeRuns } from "./timing.mjs";

export const HAND = "hand-written";
/** The same loop around a function that does nothing: part of every figure. */
const EMPTY = "empty call";

/** @typedef {"valid check" | "valid validate" | "invalid check" | "one fault, all errors" | "many faults, all errors"} Measure */

/**
 * @typedef {object} Row
 * @property {string} workload
 * @property {Measure} measure
 * @property {number} nanoseconds Ours, for a call.
 * @property {Map<string, number | string>} ratios Ours over each other; or why there is none.
 */

/**
 * Compiles with every engine and checks verdicts before anything is timed.
 *
 * @param {import("./workload.mjs").Workload} workload
 * @param {readonly string[]} names
 * @returns {Promise<Record<string, import("./peers.mjs").Compiled | string>>} A text says why an engine is not timed.
 */
async function contestants(workload, names) {
  /** @type {Record<string, import("./peers.mjs").Compiled | string>} */
  const found = {};
  const texts = { valid: workload.valid, invalid: [...workload.oneFault, ...workload.manyFaults] };
  for (const name of names) {
    try {
      const compiled = (await engines[name]())(workload.schema, workload);
      found[name] = wrongVerdict(compiled, texts) === undefined ? compiled : "WRONG";
    } catch {
      found[name] = "refuses";
    }
  }
  const byHand = { check: workload.hand, validate: workload.hand };
  if (wrongVerdict(byHand, texts) !== undefined) throw new Error(`${workload.name}: the hand-written code is wrong`);
  return found;
}

/**
 * @param {import("./workload.mjs").Workload} workload
 * @param {import("./timing.mjs").Effort} effort
 * @param {readonly string[]} names Of engines.
 * @returns {Promise<Row[]>}
 */
export async function timeWorkload(workload, effort, names) {
  const compiled = await contestants(workload, names);
  const { name, hand, valid, oneFault, manyFaults } = workload;
  const empty = { name: EMPTY, run: () => true };
  const own = compiled[OURS];
  const ownCheck = typeof own === "string" ? [] : [{ name: "own check", run: behindAnAdapter(own) }];
  const byHand = { name: HAND, run: hand };
  const mixed = oneFault.map((text, i) => (i % 2 === 0 ? text : manyFaults[i]));
  /** @type {[Measure, "check" | "validate", readonly string[], { name: string, run: (value: any) => unknown }[]][]} */
  const plan = [
    ["valid check", "check", valid, [byHand, empty]],
    ["valid validate", "validate", valid, [byHand, ...ownCheck]],
    ["invalid check", "check", mixed, [byHand]],
    ["one fault, all errors", "validate", oneFault, []],
    ["many faults, all errors", "validate", manyFaults, []],
  ];
  return plan.map(([measure, pass, texts, others]) => {
    const running = Object.entries(compiled).flatMap(([engine, each]) =>
      typeof each === "string" ? [] : [{ name: engine, run: each[pass] }],
    );
    const series = timeAll([...running, ...others], texts, effort);
    return rowOf(name, measure, series, compiled);
  });
}

/**
 * @param {string} workload
 * @param {import("./workloads/real.mjs").Catalog} catalog
 * @param {import("./timing.mjs").Effort} effort
 * @param {(schema: any) => (value: any) => boolean} template
 * @param {readonly string[]} names
 * @returns {Promise<Row[]>}
 */
export async function timeCatalog(workload, { tools, valid, invalid }, effort, template, names) {
  /** @type {Record<string, import("./peers.mjs").Compiled[] | string>} */
  const compiled = {};
  for (const name of names) {
    try {
      const compile = await engines[name]();
      const all = tools.map(({ schema }) => compile(schema));
      const isWrong = all.some((each, i) => wrongVerdict(each, { valid: valid[i], invalid: invalid[i] }) !== undefined);
      compiled[name] = isWrong ? "WRONG" : all;
    } catch {
      compiled[name] = "refuses";
    }
  }
  const limits = tools.map(({ schema }) => template(schema));
  const own = compiled[OURS];
  const order = callOrder(tools.length);
  /** @template T @param {readonly T[]} all */
  const inOrder = (all) => order.map(({ tool }) => all[tool]);
  /** @type {[Measure, "check" | "validate", readonly (readonly string[])[]][]} */
  const plan = [
    ["valid check", "check", valid],
    ["valid validate", "validate", valid],
    ["invalid check", "check", invalid],
    ["one fault, all errors", "validate", invalid],
  ];
  return plan.map(([measure, pass, texts]) => {
    const running = Object.entries(compiled).flatMap(([name, all]) =>
      typeof all === "string" ? [] : [{ name, runs: inOrder(all.map((each) => each[pass])) }],
    );
    const extra = typeof own === "string" ? [] : [{ name: "own check", runs: inOrder(own.map(behindAnAdapter)) }];
    const byHand = { name: HAND, runs: inOrder(limits) };
    const candidates = [
      ...running,
      ...(pass === "check" ? [byHand] : []),
      ...(measure === "valid validate" ? extra : []),
    ];
    const series = timeRuns(
      candidates,
      order.map(({ tool, value }) => texts[tool][value]),
      effort,
    );
    return rowOf(workload, measure, series, compiled);
  });
}

/** Every tool with every one of its values, by a stride that visits them in no order a processor could learn. @param {number} tools */
function callOrder(tools) {
  const count = tools * 4;
  return Array.from({ length: count }, (_, i) => {
    const at = (i * 337 + ((i * i) % 89)) % count;
    return { tool: at % tools, value: Math.floor(at / tools) };
  });
}

/** As `validate` stands behind one, which tells a result from a verdict. @param {import("./peers.mjs").Compiled} compiled */
function behindAnAdapter(compiled) {
  return (/** @type {any} */ value) => compiled.check(value);
}

/**
 * @param {string} workload
 * @param {Measure} measure
 * @param {Map<string, number[]>} series
 * @param {Record<string, unknown>} compiled
 * @returns {Row}
 */
function rowOf(workload, measure, series, compiled) {
  const ours = series.get(OURS);
  /** @type {Map<string, number | string>} */
  const ratios = new Map();
  for (const [name, each] of Object.entries(compiled)) if (typeof each === "string") ratios.set(name, each);
  if (ours === undefined) return { workload, measure, nanoseconds: Number.NaN, ratios };
  for (const [name, times] of series) if (name !== OURS) ratios.set(name, pairedRatio(ours, times));
  return { workload, measure, nanoseconds: median(ours), ratios };
}
