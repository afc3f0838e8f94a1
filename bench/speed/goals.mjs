/** The goals, as conditions on what was measured. */
import { OURS } from "./peers.mjs";
import { PRECOMPILED } from "./processes.mjs";
import { PRECOMPILED_FLAT } from "./size.mjs";
import { HAND } from "./steady.mjs";

/**
 * @typedef {object} Results
 * @property {import("./steady.mjs").Row[]} rows
 * @property {Map<string, Partial<import("./processes.mjs").ProcessFigures> | string>} processes
 * @property {Map<string, number | string>} sizes Bytes.
 * @property {import("./growth.mjs").Growth[]} growth
 */

/**
 * @typedef {object} Goal
 * @property {string} measure
 * @property {string} goal
 * @property {string} measured
 * @property {boolean | undefined} isReached Undefined where it was not measured.
 */

const peerNames = ["ajv", "ata", "typebox", "schemasafe", "cfworker", "zod"];

/** @param {Results} results @returns {Goal[]} */
export function judgeGoals({ rows, processes, sizes, growth }) {
  /** @param {string} workload @param {import("./steady.mjs").Measure} measure @param {string} other */
  function ratio(workload, measure, other) {
    const found = rows.find((row) => row.workload === workload && row.measure === measure)?.ratios.get(other);
    return typeof found === "number" ? found : undefined;
  }

  /** @param {string} what @param {number | undefined} value @param {number} most @param {string} [unit] @returns {Goal} */
  function atMost(what, value, most, unit = "×") {
    if (value === undefined || Number.isNaN(value)) {
      return { measure: what, goal: `≤ ${most} ${unit}`, measured: "not measured", isReached: undefined };
    }
    const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    const measured = `${value.toFixed(digits)} ${unit}`;
    return { measure: what, goal: `≤ ${most} ${unit}`, measured, isReached: value <= most };
  }

  /** @param {string[]} workloads @param {number} most */
  const byHand = (workloads, most) =>
    workloads.map((name) => atMost(`valid check, ${name} / ${HAND}`, ratio(name, "valid check", HAND), most));

  /** @param {string} workload @param {number} factor */
  function worstPeer(workload, factor) {
    const found = peerNames.flatMap((peer) => ratio(workload, "valid check", peer) ?? []);
    return atMost(`valid check, ${workload} / best peer`, found.length === 0 ? undefined : Math.max(...found), factor);
  }

  const workloads = [...new Set(rows.map(({ workload }) => workload))];
  const unions = ["tagged oneOf", "tagged anyOf"];
  /** @param {import("./steady.mjs").Measure} measure @param {number} most @param {string[]} among */
  const againstAjv = (measure, most, among) =>
    among.map((name) => atMost(`${measure}, ${name} / ajv`, ratio(name, measure, "ajv"), most));

  const own = processes.get(OURS);
  const figures = typeof own === "object" ? own : {};
  const compiled = processes.get(PRECOMPILED);
  const kilobytes = (/** @type {string} */ name) => {
    const size = sizes.get(name);
    return typeof size === "number" ? size / 1024 : undefined;
  };
  const others = ["ajv", "ata", "schemasafe"].flatMap((peer) => kilobytes(`precompiled by ${peer}`) ?? []);
  const smallest = Number(Math.min(...others).toFixed(2));
  return [
    ...byHand(["flat tool", "nested closed", "batch of 500", "strings and formats", "unevaluated"], 1.1),
    ...byHand([...unions, "open tree", "closed tree", "Pydantic style", "enum of 200", "map with patterns"], 1.3),
    ...byHand(["unique strings"], 1.3),
    ...byHand(["unique objects"], 2),
    ...byHand(["catalog of 200"], 1.4),
    worstPeer("catalog of 200", 1),
    ...byHand(["metaschema 2020-12"], 10),
    worstPeer("metaschema 2020-12", 0.1),
    ...workloads.map((name) =>
      atMost(`valid validate, ${name} / own check`, ratio(name, "valid validate", "own check"), 1.15),
    ),
    ...againstAjv(
      "one fault, all errors",
      0.5,
      workloads.filter((name) => !unions.includes(name)),
    ),
    ...againstAjv(
      "many faults, all errors",
      0.75,
      workloads.filter((name) => !unions.includes(name) && !name.startsWith("catalog")),
    ),
    ...againstAjv("one fault, all errors", 0.15, unions),
    ...againstAjv("many faults, all errors", 0.15, unions),
    atMost("200 tools registered and first called", figures.called, 100, "ms"),
    atMost("import", figures.import, 15, "ms"),
    atMost("first verdict", figures.first, 20, "ms"),
    atMost("first verdict, precompiled", typeof compiled === "object" ? compiled.first : undefined, 2, "ms"),
    atMost("heap per tool", figures.bytes && figures.bytes / 1024, 10, "KB"),
    atMost("size of compile, min+gz", kilobytes(OURS), 20, "KB"),
    atMost("size of a precompiled check / smallest peer's", kilobytes(PRECOMPILED_FLAT), smallest, "KB"),
    ...growth.map(({ what, nanoseconds }) => atMost(`growth at 100 ×: ${what}`, nanoseconds[2] / nanoseconds[0], 1.5)),
  ];
}
