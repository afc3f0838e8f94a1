import * as draft07 from "@hyperjump/json-schema/draft-07";
import * as current from "@hyperjump/json-schema/draft-2020-12";
import { DETAILED } from "@hyperjump/json-schema/experimental";
import "@hyperjump/json-schema/formats";
import { isDraft07 } from "../judges.mjs";
import { pointersOf } from "../score.mjs";

current.setShouldValidateFormat(true);

let registered = 0;

/** The output does not name a missing property: `required` is at its object. */
export const hyperjump = {
  name: "@hyperjump/json-schema",
  /** @param {any} schema */
  async prepare(schema) {
    const { registerSchema, validate } = isDraft07(schema) ? draft07 : current;
    const uri = `https://example.com/localisation/${registered++}`;
    const dialect = isDraft07(schema)
      ? "http://json-schema.org/draft-07/schema#"
      : "https://json-schema.org/draft/2020-12/schema";
    registerSchema(structuredClone(schema), uri, dialect);
    const judge = await validate(schema.$id ?? uri);
    return (/** @type {unknown} */ value) => {
      const output = judge(/** @type {any} */ (value), DETAILED);
      return output.valid ? [] : (output.errors ?? []).flatMap(read);
    };
  },
};

/**
 * The leaves of the tree; a union is one error, the leaves of its branches are within it.
 * @param {any} error
 * @returns {import("../score.mjs").Report[]}
 */
function read({ keyword, instanceLocation, errors = [] }) {
  const below = errors.flatMap(read);
  if (/\/(?:anyOf|oneOf)$/u.test(keyword)) {
    return [
      {
        pointer: pointerOf(instanceLocation),
        nested: pointersOf(below),
      },
    ];
  }
  return below.length > 0 ? below : [{ pointer: pointerOf(instanceLocation) }];
}

/** @param {string} location a URI fragment, or `#*` and the pointer where a property's name is meant */
function pointerOf(location) {
  return decodeURIComponent(location.replace(/^#\*?/u, ""));
}
