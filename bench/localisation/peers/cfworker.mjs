import { Validator } from "@cfworker/json-schema";
import { escapeToken } from "../json.mjs";
import { isDraft07 } from "../judges.mjs";
import { foldUnions } from "./fold-unions.mjs";

export const cfworker = {
  name: "@cfworker/json-schema",
  /** @param {any} schema */
  prepare(schema) {
    const validator = new Validator(schema, isDraft07(schema) ? "7" : "2020-12", false);
    return (/** @type {unknown} */ value) => read(validator.validate(value).errors);
  },
};

/** Every level between the root and the fault adds an error of its own. */
const levels = "properties patternProperties additionalProperties propertyNames items prefixItems $ref allOf".split(
  " ",
);
const summaries = ["anyOf", "oneOf", "if"];

/**
 * Levels are left out where a detail stands below; the name of a missing property is in the text only.
 * @param {readonly any[]} errors
 */
function read(errors) {
  const details = errors.filter(({ keyword }) => !levels.includes(keyword));
  const kept = errors.filter((error) => {
    return (
      !levels.includes(error.keyword) ||
      !details.some((other) => other.instanceLocation.startsWith(error.instanceLocation))
    );
  });
  return foldUnions(
    kept.map(({ keyword, instanceLocation, error }) => {
      const pointer = instanceLocation.slice(1);
      const name = keyword === "required" ? /required property "(.*)"/u.exec(error)?.[1] : undefined;
      return {
        pointer: name === undefined ? pointer : `${pointer}/${escapeToken(name)}`,
        isSummary: summaries.includes(keyword),
      };
    }),
  );
}
