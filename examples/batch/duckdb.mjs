/**
 * A validator as a function of DuckDB: `valid_order(json)` in any query.
 *
 * A function written in JavaScript is called with a chunk of rows at a time, on the thread of the event loop: the rows go
 * through one validator, and nothing is started for them.
 */
import { BOOLEAN, DuckDBScalarFunction, VARCHAR } from "@duckdb/node-api";

/**
 * @param {string} name
 * @param {{ check(value: unknown): boolean }} validator what `compile` gives, or a precompiled module
 */
export function validatorFunction(name, validator) {
  return DuckDBScalarFunction.create({
    name,
    parameterTypes: [VARCHAR],
    returnType: BOOLEAN,
    mainFunction(_info, rows, verdicts) {
      const texts = rows.getColumnVector(0);
      for (let row = 0; row < rows.rowCount; row++) {
        const text = texts.getItem(row);
        verdicts.setItem(row, typeof text === "string" && isValid(validator, text));
      }
      verdicts.flush();
    },
  });
}

/**
 * @param {{ check(value: unknown): boolean }} validator
 * @param {string} text
 */
function isValid(validator, text) {
  try {
    return validator.check(JSON.parse(text));
  } catch {
    return false;
  }
}
