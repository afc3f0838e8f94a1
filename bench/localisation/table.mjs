/** The scores as text: one table of totals, one of kinds. */
import { unionKinds } from "./faults.mjs";
import { newScore } from "./score.mjs";

/** @typedef {import("./score.mjs").Score} Score */
/** @typedef {Map<string, Score>} ByKind */

/** @param {readonly (readonly string[])[]} rows the first is the head; all columns but the first are aligned to the right */
function markdown(rows) {
  const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row) => row[column].length)));
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(" | ")} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(rows[0]), rule, ...rows.slice(1).map(line)].join("\n");
}

/** @param {ByKind} byKind @param {(kind: string) => boolean} wanted */
export function total(byKind, wanted) {
  const sum = newScore();
  for (const [kind, score] of byKind) {
    if (!wanted(kind)) continue;
    for (const field of /** @type {(keyof Score)[]} */ (Object.keys(sum))) sum[field] += score[field];
  }
  return sum;
}

/** @param {number} part @param {number} whole */
function percent(part, whole) {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;
}

/**
 * @param {ReadonlyMap<string, { byKind: ByKind, refused: number }>} results
 * @returns {string}
 */
export function totalsTable(results) {
  const head = [
    "",
    "exact",
    "named",
    "errors per fault",
    "in unions: exact",
    "named",
    "errors per fault",
    "two faults: both named",
    "cases",
  ];
  const rows = [...results].map(([name, { byKind }]) => {
    const all = total(byKind, () => true);
    const unions = total(byKind, (kind) => unionKinds.includes(kind));
    const two = total(byKind, (kind) => kind === "two");
    return [
      name,
      percent(all.exact, all.cases),
      percent(all.named, all.cases),
      (all.errors / all.faults).toFixed(2),
      percent(unions.exact, unions.cases),
      percent(unions.named, unions.cases),
      (unions.errors / unions.faults).toFixed(2),
      percent(two.named, two.cases),
      String(all.cases),
    ];
  });
  return markdown([head, ...rows]);
}

/**
 * The share of exact answers for each kind of fault.
 * @param {ReadonlyMap<string, { byKind: ByKind, refused: number }>} results
 */
export function kindsTable(results) {
  const kinds = [...(results.values().next().value?.byKind.keys() ?? [])];
  const head = ["exact", "cases", ...results.keys()];
  const first = [...results.values()][0];
  const rows = kinds.map((kind) => [
    kind,
    String(first.byKind.get(kind)?.cases ?? 0),
    ...[...results.values()].map(({ byKind }) => percent(byKind.get(kind)?.exact ?? 0, byKind.get(kind)?.cases ?? 0)),
  ]);
  return markdown([head, ...rows]);
}
