/**
 * Plants faults with known pointers into valid arguments of real tools, and scores how each validator reports them.
 *
 *   npm run build && node bench/localisation/main.mjs [--all-misses]
 *
 * `--all-misses` lists every case that straightedge does not report exactly, or by the error of a union it left open.
 */
import { writeFileSync } from "node:fs";
import { plantCases, usualLimits } from "./cases.mjs";
import { peers } from "./peers/index.mjs";
import { seeded } from "./random.mjs";
import { report } from "./report.mjs";
import { addTo, isExact, newScore } from "./score.mjs";
import { readTools } from "./sources.mjs";

const { cases, counts } = plantCases(readTools(), seeded(4), usualLimits);
const kinds = [...new Set(cases.map(({ fault }) => fault.kind))];
const byTool = groupByTool();

/** @type {Map<string, { byKind: Map<string, import("./score.mjs").Score>, refused: number }>} */
const results = new Map();
for (const peer of peers) {
  const byKind = new Map(kinds.map((kind) => [kind, newScore()]));
  let refused = 0;
  for (const [tool, own] of byTool) {
    const judge = await prepared(peer, tool.schema);
    if (judge === undefined) refused++;
    else for (const each of own) scoreCase(peer, judge, each, byKind);
  }
  results.set(peer.name, { byKind, refused });
}

const text = report(results, counts, cases.length);
console.log(text);
writeFileSync(new URL("RESULTS.md", import.meta.url), text);

/** A peer that refuses a schema is not scored on its faults. @param {import("./peers/index.mjs").Peer} peer @param {any} schema */
async function prepared(peer, schema) {
  try {
    return await peer.prepare(schema);
  } catch {
    return undefined;
  }
}

/**
 * @param {import("./peers/index.mjs").Peer} peer @param {import("./peers/index.mjs").Judge} judge
 * @param {import("./cases.mjs").Case} planted @param {Map<string, import("./score.mjs").Score>} byKind
 */
function scoreCase(peer, judge, { tool, fault, document }, byKind) {
  const reports = judge(document);
  addTo(/** @type {import("./score.mjs").Score} */ (byKind.get(fault.kind)), fault.expected, reports);
  if (peer.name !== "straightedge" || !process.argv.includes("--all-misses")) return;
  const isOpen = reports.some(({ nested = [] }) => nested.length > 0);
  if (isExact(fault.expected, reports) && !isOpen) return;
  console.log(`${tool.id} · ${fault.kind} (${fault.was}) · due at ${fault.expected.join(" and ")}`);
  for (const each of reports) console.log(`    ${JSON.stringify(/** @type {any} */ (each).error).slice(0, 600)}`);
}

function groupByTool() {
  /** @type {Map<import("./sources.mjs").Tool, import("./cases.mjs").Case[]>} */
  const grouped = new Map();
  for (const each of cases) grouped.set(each.tool, [...(grouped.get(each.tool) ?? []), each]);
  return grouped;
}
