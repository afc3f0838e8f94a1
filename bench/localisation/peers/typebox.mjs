import { Compile } from "typebox/schema";
import { escapeToken } from "../json.mjs";
import { foldUnions } from "./fold-unions.mjs";

export const typebox = {
  name: "typebox",
  /** @param {any} schema */
  prepare(schema) {
    const validator = Compile(schema);
    return (/** @type {unknown} */ value) => read(validator.Errors(value)[1]);
  },
};

const summaries = ["anyOf", "oneOf", "if"];

/**
 * `required` names all missing properties in one error: it counts once for each. A forbidden property is reported twice,
 * at itself and at its object: once is enough.
 * @param {readonly any[]} errors
 */
function read(errors) {
  const forbidden = new Set(errors.filter(({ keyword }) => keyword === "boolean").map((error) => error.instancePath));
  const entries = errors.flatMap(({ keyword, instancePath, params }) => {
    const isSummary = summaries.includes(keyword);
    const names =
      params.requiredProperties ?? params.additionalProperties ?? params.unevaluatedProperties ?? params.dependencies;
    if (!Array.isArray(names)) return [{ pointer: instancePath, isSummary }];
    const pointers = names.map((name) => `${instancePath}/${escapeToken(name)}`);
    const fresh = pointers.filter((pointer) => keyword === "required" || !forbidden.has(pointer));
    return fresh.map((pointer) => ({ pointer, isSummary }));
  });
  return foldUnions(entries);
}
