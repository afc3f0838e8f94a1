import { js } from "../../codegen/code.ts";
import { atom } from "../../codegen/condition.ts";
import { types } from "../../ir/types.ts";
import { keywordValue } from "../../schema/subschema.ts";
import type { Family } from "../family.ts";

/**
 * A multiple of these that is no integer is below 2^52 and a double, and the decimal it is written as is that double's: the
 * remainder of doubles is that of decimals. Not so of 0.25, as 2^50 + 0.25 is written with one decimal place.
 */
const inDoubles: ReadonlySet<number> = new Set([0.5, 1]);

/** 2020-12 Validation §6.2.1, exact on decimals: 0.3 is a multiple of 0.1. */
export const multipleOf: Family = {
  name: "multiple-of",
  keywords: ["multipleOf"],
  lower(at) {
    const divisor = keywordValue(at, "multipleOf") as number | undefined;
    if (divisor === undefined) return undefined;
    return {
      family: "multiple-of",
      applies: types.number,
      edges: [],
      content: String(divisor),
      condition(value, to) {
        if (inDoubles.has(divisor)) return atom(js`${value} % ${divisor} === 0`, js`${value} % ${divisor} !== 0`);
        const call = js`${to.helper("isMultipleOf")}(${value}, ${divisor})`;
        return atom(call, js`!${call}`);
      },
      explainsFailure: true,
      explain: (to) => to.fail("multipleOf", { divisor }),
    };
  },
};
