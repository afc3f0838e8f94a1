/** The results as Markdown, which a terminal shows just as well. */
import { judgeGoals } from "./goals.mjs";

/**
 * @param {import("./goals.mjs").Results} results
 * @param {string} command
 * @param {boolean} isPartial Leaves out the goals that were not measured.
 */
export function writeReport(results, command, isPartial) {
  const goals = judgeGoals(results).filter(({ isReached }) => !isPartial || isReached !== undefined);
  const reached = goals.filter(({ isReached }) => isReached).length;
  const missed = goals.filter(({ isReached }) => isReached === false).length;
  return `${[
    "# Speed",
    `Written by \`${command}\` on Node ${process.versions.node}, ${process.arch}. CPU time; medians of ratios within a round, ours over the other's, so less than 1 is faster. "ns" is one call of ours and includes the loop around it.`,
    `## Goals: ${reached} reached, ${missed} missed`,
    table(
      ["measure", "goal", "measured", ""],
      goals.map(({ measure, goal, measured, isReached }) => [measure, goal, measured, verdict(isReached)]),
    ),
    "## Warm, by workload",
    ...steadyTables(results.rows),
    ...processTable(results),
    ...growthTable(results.growth),
  ].join("\n\n")}\n`;
}

/** @param {boolean | undefined} isReached */
function verdict(isReached) {
  return isReached === undefined ? "—" : isReached ? "reached" : "**missed**";
}

/** @param {import("./steady.mjs").Row[]} rows */
function steadyTables(rows) {
  const measures = [...new Set(rows.map(({ measure }) => measure))];
  return measures.flatMap((measure) => {
    const some = rows.filter((row) => row.measure === measure);
    const others = [...new Set(some.flatMap(({ ratios }) => [...ratios.keys()]))].sort(byPlace);
    return [
      `### ${measure}`,
      table(
        ["workload", "ns", ...others.map((name) => `/ ${name}`)],
        some.map(({ workload, nanoseconds, ratios }) => [
          workload,
          nanoseconds.toFixed(0),
          ...others.map((name) => cell(ratios.get(name))),
        ]),
      ),
    ];
  });
}

const places = ["hand-written", "own check", "ajv", "ata", "typebox", "schemasafe", "cfworker", "zod", "empty call"];

/** @param {string} one @param {string} other */
function byPlace(one, other) {
  return places.indexOf(one) - places.indexOf(other);
}

/** @param {number | string | undefined} ratio */
function cell(ratio) {
  if (ratio === undefined) return "";
  if (typeof ratio === "string") return ratio;
  return ratio >= 100
    ? ratio.toFixed(0)
    : ratio >= 10
      ? ratio.toFixed(1)
      : ratio >= 0.1
        ? ratio.toFixed(2)
        : ratio.toFixed(3);
}

/** @param {import("./goals.mjs").Results} results */
function processTable({ processes, sizes }) {
  if (processes.size === 0) return [];
  const ms = (/** @type {number | undefined} */ value) => (value === undefined ? "" : value.toFixed(1));
  const names = [...new Set([...processes.keys(), ...sizes.keys()])];
  return [
    "## In a fresh process, and in a bundle",
    "Milliseconds of CPU since the import began; KB of heap for each of 200 tools after a first call; KB minified and gzipped.",
    table(
      ["engine", "import", "+ 200 tools", "+ first calls", "first verdict", "heap per tool", "bundle"],
      names.map((name) => {
        const figures = processes.get(name);
        const size = sizes.get(name);
        const bundle = typeof size === "number" ? (size / 1024).toFixed(1) : (size ?? "");
        if (typeof figures !== "object") return [name, figures ?? "", "", "", "", "", bundle];
        const { import: imported, registered, called, first, bytes } = figures;
        const heap = bytes === undefined ? "" : (bytes / 1024).toFixed(1);
        return [name, ms(imported), ms(registered), ms(called), ms(first), heap, bundle];
      }),
    ),
  ];
}

/** @param {import("./growth.mjs").Growth[]} growth */
function growthTable(growth) {
  if (growth.length === 0) return [];
  return [
    "## Growth",
    "Nanoseconds for a unit at 1, 10 and 100 times the size.",
    table(
      ["what", "unit", "sizes", "1 ×", "10 ×", "100 ×", "100 × / 1 ×"],
      growth.map(({ what, unit, sizes, nanoseconds }) => [
        what,
        unit,
        sizes.join(", "),
        ...nanoseconds.map((value) => value.toFixed(0)),
        cell(nanoseconds[2] / nanoseconds[0]),
      ]),
    ),
  ];
}

/** @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  const widths = head.map((name, i) => Math.max(name.length, 3, ...rows.map((row) => row[i].length)));
  const line = (/** @type {string[]} */ cells) => `| ${cells.map((text, i) => text.padEnd(widths[i])).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
