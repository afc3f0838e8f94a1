import { escapeToken } from "../json.mjs";
import { compileWithAjv } from "../judges.mjs";
import { foldUnions } from "./fold-unions.mjs";

/** Errors that only say that others, which are in the list as well, stand below. */
const summaries = ["anyOf", "oneOf", "if"];

/**
 * As a careful reader takes ajv's errors: the name in `params` completes the pointer, and the errors of a union are
 * folded.
 */
export const ajv = {
  name: "ajv",
  /** @param {any} schema */
  prepare(schema) {
    const validate = compileWithAjv(schema);
    return (/** @type {unknown} */ value) => {
      validate(value);
      return foldUnions(
        (validate.errors ?? []).map((error) => ({
          pointer: completePointer(error),
          isSummary: summaries.includes(error.keyword),
        })),
      );
    };
  },
};

/** ajv's errors as they stand: every one counts, at its `instancePath`. */
export const ajvAsItStands = {
  name: "ajv (instancePath)",
  /** @param {any} schema */
  prepare(schema) {
    const validate = compileWithAjv(schema);
    return (/** @type {unknown} */ value) => {
      validate(value);
      return (validate.errors ?? []).map(({ instancePath }) => ({ pointer: instancePath }));
    };
  },
};

/**
 * The pointer of ajv's form of errors, with the property that `params` names.
 * @param {any} error
 */
export function completePointer({ instancePath, params }) {
  const { missingProperty, additionalProperty, unevaluatedProperty, propertyName } = params ?? {};
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? propertyName;
  return name === undefined ? instancePath : `${instancePath}/${escapeToken(name)}`;
}
