/**
 * Mutation testing of the interpreter and of one family of the compiler.
 *
 *   npm run test:mutation [-- <file of src> …]
 *
 * A mutant has to answer thousands of questions as both engines answer them without it, see questions.ts, and is killed by
 * the first answer that is another one. STRAIGHTEDGE_WORKERS is how many mutants run at a time, 2 if not given.
 */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { buildSync } from "esbuild";

const { STRAIGHTEDGE_SHARED: shared = "../shared", STRAIGHTEDGE_WORKERS: workers = "2" } = process.env;
const chosen = process.argv.slice(2);
const mutated = chosen.length > 0 ? chosen : ["src/interpret/*.ts", "src/compile/families/numeric-range.ts"];
const folder = mkdtempSync(join(tmpdir(), "straightedge-mutation-"));
const answers = join(folder, "answers.json");
const root = fileURLToPath(new URL("../..", import.meta.url));
const modules = join(root, "node_modules");
process.chdir(root);
const entry = "test/mutation/judge.ts";

// Mutants run in a copy elsewhere, which is built before it has packages.
Object.assign(process.env, {
  STRAIGHTEDGE_SHARED: resolve(root, shared),
  STRAIGHTEDGE_ANSWERS: answers,
  NODE_PATH: modules,
});
await recordAnswers();

for (const engine of ["interpret", "compile"]) {
  const mutate = mutated.filter((file) => file.startsWith(`src/${engine}/`));
  if (mutate.length === 0) continue;
  process.env.STRAIGHTEDGE_ENGINE = engine;
  await new Stryker({
    mutate,
    ignorePatterns: ["bench", "examples", "test/*/node_modules"],
    buildCommand: `${modules}/.bin/esbuild ${entry} --bundle --platform=node --format=esm --outfile=judge.mjs --log-level=warning`,
    plugins: [fileURLToPath(new URL("runner.mjs", import.meta.url))],
    testRunner: "judge",
    coverageAnalysis: "perTest",
    concurrency: Number(workers),
    // What runs once, as a file is loaded, are tables that other tests hold complete.
    ignoreStatic: true,
    // An endless loop ends by itself, at a multiple of its usual rounds: this is for a busy machine.
    timeoutMS: 120_000,
    tempDirName: join(folder, engine),
    reporters: ["progress-append-only", "clear-text", "json"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: join(folder, `${engine}.json`) },
    // TypeScript 7 has no interface through which it could be read or rewritten.
    tsconfigFile: "none",
    disableTypeChecks: false,
  }).runMutationTest();
}
console.log(`reports: ${folder}`);

async function recordAnswers() {
  const outfile = join(folder, "judge.mjs");
  buildSync({ entryPoints: [entry], bundle: true, platform: "node", format: "esm", outfile });
  const { record } = await import(pathToFileURL(outfile).href);
  const recorded = record();
  writeFileSync(answers, JSON.stringify(recorded));
  const all = Object.values(recorded).flat(2);
  console.log(`${all.length} answers, ${all.filter((answer) => answer === null).length} of them not compared`);
}
