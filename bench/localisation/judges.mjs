/** Who decides that a document is valid, and that a planted fault is one: both have to agree. */
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { compile } from "../../dist/index.js";

const options = { allErrors: true, strict: false, logger: /** @type {const} */ (false), addUsedSchema: false };

/** One for each dialect; compiling in one instance saves the metaschema each time. */
const ajv = { draft07: new Ajv(options), current: new Ajv2020(options) };
for (const instance of Object.values(ajv)) addFormats.default(instance);

/** @param {any} schema */
export function compileWithAjv(schema) {
  return (isDraft07(schema) ? ajv.draft07 : ajv.current).compile(schema);
}

/** @param {any} schema */
export function compileWithStraightedge(schema) {
  return compile(schema, { unknownKeywords: "ignore" });
}

/** @param {any} schema @returns {boolean} */
export function isDraft07(schema) {
  return String(schema.$schema).includes("draft-07");
}
