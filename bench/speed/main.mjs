/**
 * `node bench/speed/main.mjs [--quick] [--only <part of a name>]`: times the built package against hand-written code and
 * its peers, prints the tables and writes `bench/RESULTS.md`. With `--only` nothing is written.
 *
 * Names are those of the workloads, and `processes`, `sizes`, `growth`.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { measureGrowth } from "./growth.mjs";
import { writeByTemplate } from "./hand-written/template.mjs";
import { engines, quickEngines } from "./peers.mjs";
import { measureProcesses } from "./processes.mjs";
import { writeReport } from "./report.mjs";
import { measureSizes } from "./size.mjs";
import { timeCatalog, timeWorkload } from "./steady.mjs";
import { flat, objects } from "./workloads/objects.mjs";
import { catalog, metaschema } from "./workloads/real.mjs";
import { unions } from "./workloads/unions.mjs";
import { values } from "./workloads/values.mjs";

const { values: options } = parseArgs({ options: { quick: { type: "boolean" }, only: { type: "string" } } });
const isQuick = options.quick === true;
const isWanted = (/** @type {string} */ name) => options.only === undefined || name.includes(options.only);
const tell = (/** @type {string} */ text) =>
  process.stderr.write(`${Math.round(performance.now() / 1000)} s  ${text}\n`);

const effort = isQuick ? { rounds: 7, windowMs: 1, warmMs: 15 } : { rounds: 21, windowMs: 2, warmMs: 100 };
const names = isQuick ? quickEngines : Object.keys(engines);
/** Each function of a catalog has to become hot by itself. */
const hot = { ...effort, windowMs: 4, warmMs: isQuick ? 100 : 2000 };

const tools = catalog();
const overSchemas = metaschema();
if (tools === undefined || overSchemas === undefined) {
  tell("The corpus of real tools is missing (STRAIGHTEDGE_SHARED): neither catalog nor metaschema is timed.");
}

/** @type {import("./goals.mjs").Results} */
const results = { rows: [], processes: new Map(), sizes: new Map(), growth: [] };

// Before anything else makes this process large: children start faster from a small one.
if (tools !== undefined && isWanted("processes")) {
  tell("processes");
  results.processes = await measureProcesses(tools, isQuick ? 1 : 5, names);
}
if (isWanted("sizes")) results.sizes = await measureSizes(flat.schema);

for (const workload of [...objects, ...values, ...unions, ...(overSchemas ? [overSchemas] : [])]) {
  if (!isWanted(workload.name)) continue;
  tell(workload.name);
  results.rows.push(...(await timeWorkload(workload, effort, names)));
}
for (const [name, how] of /** @type {const} */ ([
  ["catalog of 200, cold", effort],
  ["catalog of 200", hot],
])) {
  if (tools === undefined || !isWanted(name)) continue;
  tell(name);
  results.rows.push(...(await timeCatalog(name, tools, how, writeByTemplate, names)));
}
if (isWanted("growth")) {
  tell("growth");
  results.growth = await measureGrowth(isQuick);
}

const report = writeReport(
  results,
  ["node bench/speed/main.mjs", ...process.argv.slice(2)].join(" "),
  options.only !== undefined,
);
console.log(report);
if (options.only === undefined) writeFileSync(new URL("../RESULTS.md", import.meta.url), report);
