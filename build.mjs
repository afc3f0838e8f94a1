/**
 * `node build.mjs`: bundles the entries that `package.json` names into `dist`; tsc writes the declarations beside them. A
 * few files are imported much faster than many, so what entries share is in three chunks that lie on one another; a class
 * is one class whatever entry it is imported from. The text stays readable.
 */
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const path = (/** @type {string} */ from) => fileURLToPath(new URL(from, import.meta.url));
const { exports, bin } = JSON.parse(readFileSync(path("package.json"), "utf8"));
/** @type {string[]} */
const outputs = [...Object.values(exports).flatMap((entry) => entry.default ?? []), ...Object.values(bin)];
const names = outputs.map((output) => output.replace(/^\.\/dist\/(.+)\.js$/u, "$1"));

rmSync(path("dist"), { recursive: true, force: true });
const bundle = await rolldown({
  input: Object.fromEntries(names.map((name) => [name, path(`src/${name}.ts`)])),
  platform: "node",
  external: /^node:/u,
});
await bundle.write({
  dir: path("dist"),
  format: "esm",
  comments: false,
  entryFileNames: "[name].js",
  chunkFileNames: "chunks/[name].js",
  codeSplitting: {
    groups: [
      // What a registry without a compiler needs comes first.
      {
        name: "registry",
        test: /\/src\/(?:(?:json|report|registry)\/|schema\/(?:convert[a-z0-9-]*|dialects|document|hash|keywords|options|problems|standard|uri)\.ts)/u,
        priority: 3,
      },
      { name: "schema", test: /\/src\/(?:schema|formats|regex)\//u, priority: 2 },
      { name: "compile", test: /\/src\/(?:(?:compile|ir|codegen|runtime)\/|index\.ts)/u, priority: 1 },
    ],
  },
});
for (const file of Object.values(bin)) chmodSync(path(file), 0o755);
