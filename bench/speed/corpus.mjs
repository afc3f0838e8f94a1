/** Real tools, from outside the repository: `STRAIGHTEDGE_SHARED`, or `shared` beside the project. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeRandom } from "./random.mjs";

const shared = process.env.STRAIGHTEDGE_SHARED ?? fileURLToPath(new URL("../../../shared", import.meta.url));
const folder = join(shared, "corpus", "tools");

/** @typedef {{ name: string, schema: any }} Tool */

/**
 * Tools of live servers whose schemas say no more than a plain template can: the hand-written limit of the catalog has
 * to be written for every one of them. Most tools are like that. Undefined where the corpus is missing.
 *
 * @param {number} count
 * @returns {Tool[] | undefined}
 */
export function readTools(count) {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((file) => /^(npm|livemcpbench|mcpm)/u.test(file));
  const all = files.sort().flatMap((file) => JSON.parse(readFileSync(join(folder, file), "utf8")));
  const seen = new Set();
  const fit = all.filter(({ schema }) => {
    const text = JSON.stringify(schema);
    if (!isPlain(schema, true) || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
  return makeRandom(2026)
    .shuffled(fit)
    .slice(0, count)
    .map(({ name, schema }, i) => ({ name: `${name.replace(/[^A-Za-z0-9_]/gu, "_").slice(0, 60)}_${i}`, schema }));
}

const common = ["type", "title", "description", "default", "examples", "$schema", "deprecated"];
/** @type {Record<string, string[]>} */
const forType = {
  object: ["properties", "required", "additionalProperties"],
  array: ["items", "minItems", "maxItems"],
  string: ["minLength", "maxLength", "enum"],
  number: ["minimum", "maximum"],
  integer: ["minimum", "maximum"],
  boolean: [],
};

/** @param {any} schema @param {boolean} [isRoot] @returns {boolean} */
function isPlain(schema, isRoot = false) {
  if (typeof schema !== "object" || schema === null) return false;
  if (schema.$schema !== undefined && !/2020-12|draft-07/u.test(schema.$schema)) return false;
  const allowed = forType[schema.type];
  if (allowed === undefined) return isNullable(schema);
  if (isRoot && (schema.type !== "object" || Object.keys(schema.properties ?? {}).length === 0)) return false;
  if (!Object.keys(schema).every((key) => allowed.includes(key) || common.includes(key))) return false;
  if (schema.enum?.some((/** @type {unknown} */ value) => typeof value !== "string")) {
    return false;
  }
  const { properties = {}, required = [], items, additionalProperties = true } = schema;
  if (!required.every((/** @type {string} */ name) => Object.hasOwn(properties, name))) return false;
  if (typeof additionalProperties !== "boolean") return false;
  return (items === undefined || isPlain(items)) && Object.values(properties).every((each) => isPlain(each));
}

/** `anyOf: [S, { type: "null" }]`, as Pydantic writes it. @param {any} schema @returns {boolean} */
function isNullable(schema) {
  if (!Object.keys(schema).every((key) => key === "anyOf" || common.includes(key))) return false;
  const { anyOf } = schema;
  return Array.isArray(anyOf) && anyOf.length === 2 && isPlain(anyOf[0]) && anyOf[1].type === "null";
}
