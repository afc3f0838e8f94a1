/**
 * `node build.mjs`: bundles the entries of the package into `dist`; tsc writes the declarations beside them. A few files
 * are imported much faster than many. What entries share is in chunks, so that a class is one class whatever entry it is
 * imported from. The text stays readable.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const path = (/** @type {string} */ from) => fileURLToPath(new URL(from, import.meta.url));
const entries = ["index", "interpret", "registry", "precompile", "esbuild", "rollup", "cli/main"];

rmSync(path("dist"), { recursive: true, force: true });
const { outputFiles } = await build({
  entryPoints: entries.map((entry) => path(`src/${entry}.ts`)),
  outbase: path("src"),
  outdir: path("dist"),
  chunkNames: "chunks/[hash]",
  bundle: true,
  splitting: true,
  write: false,
  format: "esm",
  platform: "node",
  target: "node20",
  logLevel: "warning",
});
for (const { path: file, text } of outputFiles) {
  mkdirSync(dirname(file), { recursive: true });
  // An import of nothing has no effect, as no module here has any; bundlers warn of it.
  writeFileSync(file, text.replace(/^import "\.[^"]*";\n/gmu, ""), { mode: file.endsWith("main.js") ? 0o755 : 0o644 });
}
