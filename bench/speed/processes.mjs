/** What happens once in a process: import, registration, first calls, heap. Engines take turns here too. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "./timing.mjs";

const child = fileURLToPath(new URL("child.mjs", import.meta.url));
export const PRECOMPILED = "precompiled";

/**
 * @typedef {object} ProcessFigures
 * @property {number} import Milliseconds of CPU.
 * @property {number} registered Import and registration of all tools.
 * @property {number} called The same, and a first call of each.
 * @property {number} first Import, one tool, one verdict.
 * @property {number} bytes Of the heap, for a tool.
 */

/**
 * @param {import("./workloads/real.mjs").Catalog} catalog
 * @param {number} rounds
 * @param {readonly string[]} names Of engines.
 * @returns {Promise<Map<string, Partial<ProcessFigures> | string>>} A text says why there are none.
 */
export async function measureProcesses({ tools, valid }, rounds, names) {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const file = join(folder, "catalog.json");
    writeFileSync(file, JSON.stringify({ tools, first: valid.map((texts) => texts[0]) }));
    const found = measureEngines(file, rounds, names);
    const precompiled = await measurePrecompiled(tools[0].schema, folder, file, rounds).catch(reasonOf);
    if (precompiled !== undefined) found.set(PRECOMPILED, precompiled);
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} file @param {number} rounds @param {readonly string[]} names */
function measureEngines(file, rounds, names) {
  /** @type {Map<string, Partial<ProcessFigures> | string>} */
  const found = new Map();
  /** @type {Map<string, Partial<ProcessFigures>[]>} */
  const samples = new Map(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, list] of samples) {
      try {
        const first = run(["first", name, file]);
        list.push({ ...run(["register", name, file]), first: first.first });
        if (round === 0) list[0].bytes = run(["heap", name, file], ["--expose-gc"]).bytes;
      } catch (error) {
        found.set(name, reasonOf(error));
        samples.delete(name);
      }
    }
  }
  for (const [name, list] of samples) {
    const of = (/** @type {keyof ProcessFigures} */ figure) => median(list.map((each) => each[figure] ?? Number.NaN));
    found.set(name, {
      import: of("import"),
      registered: of("registered"),
      called: of("called"),
      first: of("first"),
      bytes: list[0].bytes,
    });
  }
  return found;
}

/** Undefined until the library can precompile. @param {any} schema @param {string} folder @param {string} file @param {number} rounds */
async function measurePrecompiled(schema, folder, file, rounds) {
  const entry = new URL("../../dist/precompile.js", import.meta.url);
  if (!existsSync(entry)) return undefined;
  const { precompile } = await import(entry.href);
  const module = join(folder, "tool.mjs");
  writeFileSync(module, precompile(schema, { unknownKeywords: "ignore" }).code);
  return { first: median(Array.from({ length: rounds }, () => run(["precompiled", module, file]).first)) };
}

/** A child's last words end with what it threw. @param {unknown} error */
function reasonOf(error) {
  const lines = String(error).split("\n");
  return `fails: ${lines.slice(1).find((line) => /^\w*Error:/u.test(line)) ?? lines[0]}`.slice(0, 100);
}

/** @param {string[]} args @param {string[]} [flags] @returns {any} */
function run(args, flags = []) {
  return JSON.parse(execFileSync(process.execPath, [...flags, child, ...args], { encoding: "utf8", stdio: "pipe" }));
}
