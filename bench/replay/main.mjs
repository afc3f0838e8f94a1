/**
 * `node bench/replay/main.mjs [--bytes 1e9] [--rounds 3]`: replays a log that is written for it into the temporary folder,
 * beside a program that only reads and parses it: CPU time, memory, and whether the report is the same for one thread
 * and two. Real tools and calls where they are there (STRAIGHTEDGE_SHARED), else those of `examples/replay`.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const path = (/** @type {string} */ from) => fileURLToPath(new URL(from, import.meta.url));
const { values } = parseArgs({ options: { bytes: { type: "string" }, rounds: { type: "string" } } });
const bytes = Number(values.bytes ?? 1e9);
const rounds = Number(values.rounds ?? 3);

const corpus = `${process.env["STRAIGHTEDGE_SHARED"] ?? path("../../../shared")}/corpus`;
const sources = ["tau-bench-retail", "glaive", "livemcpbench"];
const real = existsSync(corpus);
const tools = real
  ? sources.map((source) => `${corpus}/tools/${source}.json`)
  : [path("../../examples/replay/tools.json")];
const calls = real
  ? sources.map((source) => `${corpus}/calls/${source}.jsonl`)
  : [path("../../examples/replay/calls.ndjson")];

const folder = mkdtempSync(join(tmpdir(), "straightedge-"));
try {
  const log = join(folder, "log.ndjson");
  await writeLog(log);
  const replay = ["replay", "--tools", ...tools, "--calls", log, "--no-times", "--report-only", "--summary"];
  const command = path("../../dist/cli/main.js");
  const programs = new Map([
    ["reading and parsing", [path("parse.mjs"), log]],
    ["replay --jobs 1", [command, ...replay]],
    ["replay --jobs 2", [command, ...replay, "--jobs", "2"]],
  ]);
  /** @type {Map<string, Awaited<ReturnType<typeof run>>[]>} */
  const runs = new Map([...programs.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, argv] of programs) runs.get(name)?.push(await run(argv));
  }
  report(runs);
} finally {
  rmSync(folder, { recursive: true });
}

/** @param {string} log */
async function writeLog(log) {
  const block = Buffer.from(`${calls.map((file) => readFileSync(file, "utf8").trimEnd()).join("\n")}\n`);
  const out = createWriteStream(log);
  for (let written = 0; written < bytes; written += block.length) if (!out.write(block)) await once(out, "drain");
  out.end();
  await once(out, "close");
}

/** @param {readonly string[]} argv */
async function run(argv) {
  const start = performance.now();
  const child = spawn(process.execPath, ["--import", path("usage.mjs"), ...argv], {
    stdio: ["ignore", "pipe", "inherit", "pipe"],
  });
  const hash = createHash("sha256");
  let end = "";
  child.stdout.on("data", (/** @type {Buffer} */ chunk) => {
    hash.update(chunk);
    end = `${end}${chunk}`.slice(-300);
  });
  let usage = "";
  child.stdio[3]?.on("data", (chunk) => {
    usage += chunk;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${argv[0]} ended with ${code}`);
  const seconds = (performance.now() - start) / 1000;
  return { seconds, ...JSON.parse(usage), report: hash.digest("hex"), end };
}

/** @param {Map<string, Awaited<ReturnType<typeof run>>[]>} runs */
function report(runs) {
  const rows = [...runs].map(([name, all]) => ({
    name,
    cpuSeconds: median(all.map(({ cpuSeconds }) => cpuSeconds)),
    seconds: median(all.map(({ seconds }) => seconds)),
    megabytes: Math.max(...all.map(({ megabytes }) => megabytes)),
  }));
  const [parsing] = rows;
  console.log(`| ${(bytes / 1e9).toFixed(1)} GB | CPU s | of parsing | s | peak MB |\n|---|--:|--:|--:|--:|`);
  for (const { name, cpuSeconds, seconds, megabytes } of rows) {
    const ratio = (cpuSeconds / (parsing?.cpuSeconds ?? 1)).toFixed(2);
    console.log(`| ${name} | ${cpuSeconds.toFixed(1)} | ${ratio} | ${seconds.toFixed(1)} | ${megabytes.toFixed(0)} |`);
  }
  const replays = [...runs].slice(1).flatMap(([, all]) => all);
  const isSame = new Set(replays.map((each) => each.report)).size === 1;
  console.log(`\nThe reports are ${isSame ? "the same" : "NOT the same"}. They end:\n\n${replays[0]?.end}`);
}

/** @param {readonly number[]} numbers */
function median(numbers) {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
