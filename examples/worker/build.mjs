/**
 * Bundles the Worker as one module, for `wrangler deploy` or workerd itself:
 *
 *     npm run build && node examples/worker/build.mjs dist/worker.js
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { precompileCatalog } from "straightedge/precompile";

const folder = fileURLToPath(new URL(".", import.meta.url));

export async function buildWorker() {
  const bundle = await build({
    entryPoints: [`${folder}worker.js`],
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    plugins: [catalog],
    write: false,
  });
  return bundle.outputFiles[0].text;
}

/** Makes `./catalog.js` out of tools.json: the validators, without what made them. */
const catalog = {
  name: "catalog",
  setup(build) {
    build.onResolve({ filter: /^\.\/catalog\.js$/ }, () => ({ path: `${folder}tools.json`, namespace: "catalog" }));
    build.onLoad({ filter: /.*/, namespace: "catalog" }, async ({ path }) => {
      const { tools } = JSON.parse(await readFile(path, "utf8"));
      const schemas = Object.fromEntries(tools.map(({ name, inputSchema }) => [name, inputSchema]));
      return { contents: precompileCatalog(schemas).code, watchFiles: [path] };
    });
  },
};

const [, script, outfile = "worker.js"] = process.argv;
if (script !== undefined && import.meta.url === pathToFileURL(script).href)
  await writeFile(outfile, await buildWorker());
