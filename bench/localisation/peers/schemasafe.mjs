import { validator } from "@exodus/schemasafe";
import { foldUnions } from "./fold-unions.mjs";

export const schemasafe = {
  name: "@exodus/schemasafe",
  /** @param {any} schema */
  prepare(schema) {
    const validate = validator(schema, {
      includeErrors: true,
      allErrors: true,
      mode: "lax",
      extraFormats: true,
      formatAssertion: true,
      $schemaDefault: "https://json-schema.org/draft/2020-12/schema",
    });
    return (/** @type {unknown} */ value) => {
      validate(/** @type {any} */ (value));
      return read(validate.errors ?? []);
    };
  },
};

/** A missing property has its own pointer already. @param {readonly any[]} errors */
function read(errors) {
  return foldUnions(
    errors.map(({ instanceLocation, keywordLocation }) => ({
      pointer: instanceLocation.slice(1),
      isSummary: /\/(?:anyOf|oneOf|if)$/u.test(keywordLocation),
    })),
  );
}
