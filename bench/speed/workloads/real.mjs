/** What real catalogs hold: their schemas judged by the metaschema, and 200 tools called at random. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { makeArguments, spoilArguments } from "../arguments.mjs";
import { readTools } from "../corpus.mjs";
import { isSchema } from "../hand-written/metaschema.mjs";
import { makeRandom } from "../random.mjs";
import { SHAPES } from "../workload.mjs";

export const TOOLS = 200;
const metaschemaUri = "https://json-schema.org/draft/2020-12/schema";

/** @returns {import("../workload.mjs").Workload | undefined} */
export function metaschema() {
  const tools = readTools(64);
  if (tools === undefined) return undefined;
  const schemas = tools.map(({ schema: { $schema, ...schema } }) => ({ $schema: metaschemaUri, ...schema }));
  const spoilt = schemas.map((schema, i) => {
    const [first] = Object.keys(schema.properties);
    const wrong = [{ type: "text" }, { type: "string", minLength: -1 }, { type: "array", items: 1 }][i % 3];
    return { ...schema, properties: { ...schema.properties, [first]: wrong } };
  });
  return {
    name: "metaschema 2020-12",
    schema: { $ref: metaschemaUri },
    documents: metaschemaDocuments(),
    annotateFormats: true,
    hand: isSchema,
    valid: schemas.map((schema) => JSON.stringify(schema)),
    oneFault: spoilt.map((schema) => JSON.stringify(schema)),
    manyFaults: spoilt.map((schema) => JSON.stringify({ ...schema, required: "all", title: 1, minProperties: -1 })),
  };
}

/** The documents as a peer publishes them; the engines that have them built in do without. */
function metaschemaDocuments() {
  const require = createRequire(import.meta.url);
  const root = "ajv/dist/refs/json-schema-2020-12";
  const parts = ["applicator", "content", "core", "format-annotation", "meta-data", "unevaluated", "validation"];
  const paths = [`${root}/schema.json`, ...parts.map((part) => `${root}/meta/${part}.json`)];
  const documents = paths.map((path) => JSON.parse(readFileSync(require.resolve(path), "utf8")));
  return Object.fromEntries(documents.map((document) => [document.$id, document]));
}

/**
 * @typedef {object} Catalog
 * @property {readonly import("../corpus.mjs").Tool[]} tools
 * @property {readonly (readonly string[])[]} valid Texts of arguments, for each tool.
 * @property {readonly (readonly string[])[]} invalid
 */

/** @param {number} [count] @returns {Catalog | undefined} */
export function catalog(count = TOOLS) {
  const tools = readTools(count);
  if (tools === undefined) return undefined;
  const random = makeRandom(7);
  const made = tools.map(({ schema }) =>
    Array.from({ length: SHAPES }, (_, shape) => makeArguments(schema, random, shape)),
  );
  return {
    tools,
    valid: made.map((values) => values.map((value) => JSON.stringify(value))),
    invalid: made.map((values, i) => values.map((value) => JSON.stringify(spoilArguments(tools[i].schema, value)))),
  };
}
