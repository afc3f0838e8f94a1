/** The tools and calls of the corpus. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isObject } from "./json.mjs";

/**
 * @typedef {object} Tool
 * @property {string} id
 * @property {any} schema
 * @property {unknown[]} calls arguments that were sent or published, valid or not
 */

const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** Where the corpus lies; undefined where it is missing. */
function corpusFolder() {
  const { STRAIGHTEDGE_SHARED: shared = "../shared" } = process.env;
  const folder = resolve(projectRoot, shared, "corpus");
  return existsSync(folder) ? folder : undefined;
}

/**
 * Every tool that was published with a JSON Schema, in the order of the files. Bare property maps are none.
 * @returns {Tool[]}
 */
export function readTools() {
  const folder = corpusFolder();
  if (folder === undefined) throw new Error("no corpus: STRAIGHTEDGE_SHARED must name the folder that holds it");
  const calls = readCalls(resolve(folder, "calls"));
  const tools = [];
  for (const file of readdirSync(resolve(folder, "tools")).sort()) {
    for (const { id, schema, schemaKey } of JSON.parse(readFileSync(resolve(folder, "tools", file), "utf8"))) {
      if (!isObject(schema) || schemaKey.includes("(")) continue;
      tools.push({ id, schema, calls: calls.get(id) ?? [] });
    }
  }
  return tools;
}

/** @param {string} folder @returns {Map<string, unknown[]>} */
function readCalls(folder) {
  const calls = new Map();
  for (const file of readdirSync(folder).sort()) {
    for (const line of readFileSync(resolve(folder, file), "utf8").split("\n")) {
      if (line === "") continue;
      const { toolId, args } = JSON.parse(line);
      if (!calls.has(toolId)) calls.set(toolId, []);
      calls.get(toolId).push(args);
    }
  }
  return calls;
}

const rareKeywords = new Set(
  (
    "anyOf oneOf allOf const if pattern format minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength " +
    "minItems maxItems $ref propertyNames prefixItems"
  ).split(" "),
);

/**
 * Whether a schema says more than types, names and enums: such tools are few, so all of them are used.
 * @param {unknown} schema
 * @returns {boolean}
 */
export function isRich(schema) {
  if (Array.isArray(schema)) return schema.some(isRich);
  if (!isObject(schema)) return false;
  return Object.entries(/** @type {object} */ (schema)).some(
    ([name, value]) => rareKeywords.has(name) || isRich(value),
  );
}
