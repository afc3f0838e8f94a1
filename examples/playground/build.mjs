/** `node examples/playground/build.mjs`: one page with all in it, which works where it is opened: `dist/index.html` beside this. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const path = (/** @type {string} */ from) => fileURLToPath(new URL(from, import.meta.url));

const { outputFiles } = await build({
  entryPoints: [path("playground.ts"), path("playground.css")],
  outdir: path("dist"),
  bundle: true,
  minify: true,
  write: false,
  format: "iife",
  target: "es2023",
});
const textOf = (/** @type {string} */ end) => outputFiles.find((file) => file.path.endsWith(end))?.text ?? "";

// Functions, so that a dollar sign in what is put in stays one. esbuild keeps `</script` and `</style` out of its texts.
const page = readFileSync(path("index.html"), "utf8")
  .replace("/* style */", () => textOf(".css"))
  .replace("/* script */", () => textOf(".js"));
mkdirSync(path("dist"), { recursive: true });
writeFileSync(path("dist/index.html"), page);
console.log(`${path("dist/index.html")}: ${(page.length / 1000).toFixed(0)} kB`);
