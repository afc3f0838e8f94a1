import { compileWithStraightedge } from "../judges.mjs";
import { pointersOf } from "../score.mjs";

export const straightedge = {
  name: "straightedge",
  /** @param {any} schema */
  prepare(schema) {
    const validator = compileWithStraightedge(schema);
    return (/** @type {unknown} */ value) => {
      const result = validator.validate(value);
      return result.ok ? [] : result.errors.map(read);
    };
  },
};

/** A union whose branch cannot be told is one error; those of its branches are within it. @param {any} error */
function read(error) {
  const nested = (error.branches ?? []).flat().map(read);
  return {
    pointer: error.path,
    nested: pointersOf(nested),
    error,
  };
}
