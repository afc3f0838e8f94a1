import { Validator } from "ata-validator";
import { completePointer } from "./ajv.mjs";

/** A union is one error here; those of the branch it finds closest are within it. */
export const ata = {
  name: "ata-validator",
  /** @param {any} schema */
  prepare(schema) {
    const validator = new Validator(schema, { useDefaults: false });
    return (/** @type {unknown} */ value) => validator.validate(value).errors.map(read);
  },
};

/** @param {any} error @returns {import("../score.mjs").Report} */
function read(error) {
  return { pointer: completePointer(error), nested: (error.branchErrors ?? []).map(completePointer) };
}
