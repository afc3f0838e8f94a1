/**
 * Asks recheck about every pattern of the corpus that is left to the native engine.
 *
 *   npm run test:recheck
 *
 * Ends with 1 where it calls one of them vulnerable and its attack, tried on texts of up to 262,144 UTF-16 units, takes more
 * than linear time.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
// The build that needs no Java and no binary.
import recheck from "recheck/lib/browser.js";

const root = new URL("../..", import.meta.url).pathname;
const LONGEST = 262_144;

const { readCorpusPatterns, toMatcher } = await importSource();
const patterns = readCorpusPatterns();
if (patterns.length === 0) throw new Error("the corpus is missing, see STRAIGHTEDGE_SHARED");

/** @typedef {{ source: string, flags: string }} Asked */

/** @type {Record<string, Asked[]>} */
const groups = { native: [], table: [], refused: [] };
for (const pattern of patterns) {
  const result = toMatcher(pattern, "safe");
  const kind = result.ok ? result.matcher.kind : "refused";
  const { source = pattern, flags = "u" } = result.ok ? result.matcher : {};
  groups[kind].push({ source, flags });
}
const native = ask(groups.native);
const table = ask(groups.table);
console.log(`${patterns.length} patterns, ${groups.refused.length} of them refused`);
console.log(`native: ${tally(native)}`);
console.log(`table: ${tally(table)}`);
for (const { source, error } of native.filter(({ status }) => status === "unknown")) {
  console.log(`unknown, ${error?.kind}: ${source}`);
}

let isRefuted = false;
for (const { source, flags, complexity, attack } of native.filter(({ status }) => status === "vulnerable")) {
  const times = measure(new RegExp(source, flags), attack);
  const [half, most] = times.slice(-2);
  const isSlow = most > 50 || (most > 1 && most > 3 * half);
  isRefuted ||= isSlow;
  console.log(`${isSlow ? "SLOW" : "linear"}: ${source}`);
  console.log(
    `  ${complexity?.summary}; ms up to ${LONGEST} units, doubling: ${times.map((ms) => ms.toFixed(2)).join(" ")}`,
  );
}
process.exit(isRefuted ? 1 : 0);

/** @param {Asked[]} asked */
function ask(asked) {
  const settings = { timeout: 60_000, randomSeed: 1 };
  return asked.map(({ source, flags }) => ({ ...recheck.checkSync(source, flags, settings), source, flags }));
}

/** @param {ReturnType<typeof ask>} answers */
function tally(answers) {
  const count = (status) => answers.filter((each) => each.status === status).length;
  return `${answers.length}, safe ${count("safe")}, vulnerable ${count("vulnerable")}, unknown ${count("unknown")}`;
}

/** Milliseconds on the attack at five lengths, each twice the last: the least of several, which a busy machine spoils least. */
function measure(regex, { pumps, suffix }) {
  const fixed = suffix.length + pumps.reduce((sum, { prefix }) => sum + prefix.length, 0);
  const pumped = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  return [16, 8, 4, 2, 1].map((part) => {
    const times = Math.max(1, Math.floor((LONGEST / part - fixed) / pumped));
    const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join("") + suffix;
    const spent = Array.from({ length: 15 }, () => {
      const start = performance.now();
      try {
        regex.test(text);
      } catch {
        // Out of stack: such texts are left to a table.
      }
      return performance.now() - start;
    });
    return Math.min(...spent);
  });
}

/** The sources are TypeScript, which the oldest Node supported does not read. */
async function importSource() {
  const { STRAIGHTEDGE_SHARED: shared = "../shared" } = process.env;
  process.env.STRAIGHTEDGE_SHARED = resolve(root, shared);
  const outfile = join(mkdtempSync(join(tmpdir(), "straightedge-recheck-")), "patterns.mjs");
  const contents = `
    export { toMatcher } from "./src/regex/index.ts";
    export { readCorpusPatterns } from "./test/regex/corpus-patterns.ts";`;
  await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}
