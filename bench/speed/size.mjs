/** What an engine adds to a bundle: minified, gzipped. */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { OURS } from "./peers.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
export const WHOLE = `${OURS}, all of the entry`;
export const PRECOMPILED_FLAT = "precompiled, flat tool";

const entries = {
  [OURS]: `export { compile } from "../../dist/index.js";`,
  [WHOLE]: `export * from "../../dist/index.js";`,
  ajv: `export { Ajv2020 } from "ajv/dist/2020.js"; export { default } from "ajv-formats";`,
  ata: `export { Validator } from "ata-validator";`,
  typebox: `export { Compile } from "typebox/compile";`,
  schemasafe: `export { validator } from "@exodus/schemasafe";`,
  cfworker: `export { Validator } from "@cfworker/json-schema";`,
  zod: `export { compile, fromJSONSchema } from "zod";`,
};

/**
 * The check of one schema as each engine writes it at build time, by the name of the row.
 *
 * @type {Record<string, (schema: any) => Promise<string>>}
 */
const precompilers = {
  async [PRECOMPILED_FLAT](schema) {
    const { precompile } = await import(new URL("../../dist/precompile.js", import.meta.url).href);
    return precompile(schema, { exports: ["check"] }).code;
  },
  async "precompiled by ajv"(schema) {
    const { Ajv2020 } = await import("ajv/dist/2020.js");
    const { default: standalone } = await import("ajv/dist/standalone/index.js");
    const ajv = new Ajv2020({ strict: false, code: { source: true, esm: true } });
    // A CommonJS module, whose types say otherwise.
    return /** @type {any} */ (standalone).default(ajv, ajv.compile(schema));
  },
  async "precompiled by ata"(schema) {
    const { Validator } = await import("ata-validator");
    const { toStandaloneModule } = await import("ata-validator/aot");
    return toStandaloneModule(new Validator(schema), { abortEarly: true });
  },
  async "precompiled by schemasafe"(schema) {
    const { validator } = (await import("@exodus/schemasafe")).default;
    const options = { $schemaDefault: "https://json-schema.org/draft/2020-12/schema" };
    return `export default ${validator(schema, options).toModule()}`;
  },
};

/** @param {unknown} flatSchema @returns {Promise<Map<string, number | string>>} Bytes. */
export async function measureSizes(flatSchema) {
  const found = new Map();
  for (const [name, entry] of Object.entries(entries)) {
    found.set(name, await sizeOf(entry).catch(() => "cannot be bundled"));
  }
  for (const [name, precompile] of Object.entries(precompilers)) {
    found.set(
      name,
      await precompile(flatSchema)
        .then(sizeOf)
        .catch(() => "fails"),
    );
  }
  return found;
}

/** @param {string} contents */
async function sizeOf(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: here, loader: "js" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "silent",
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}
