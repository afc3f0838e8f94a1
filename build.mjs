/**
 * `node build.mjs`: bundles the entries that `package.json` names into `dist`; tsc writes the declarations beside them. A few files
 * are imported much faster than many. What entries share is in chunks, so that a class is one class whatever entry it is
 * imported from. The text stays readable.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const path = (/** @type {string} */ from) => fileURLToPath(new URL(from, import.meta.url));
const { exports, bin } = JSON.parse(readFileSync(path("package.json"), "utf8"));
/** @type {string[]} */
const outputs = [...Object.values(exports).flatMap((entry) => entry.default ?? []), ...Object.values(bin)];

rmSync(path("dist"), { recursive: true, force: true });
const { outputFiles } = await build({
  entryPoints: outputs.map((output) => path(output.replace(/^\.\/dist\/(.+)\.js$/u, "src/$1.ts"))),
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
