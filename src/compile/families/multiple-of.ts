import { js } from "../../codegen/code.ts";
import { atom } from "../../codegen/condition.ts";
import { types } from "../../ir/types.ts";
import { keywordValue } from "../../schema/subschema.ts";
import type { Family } from "../family.ts";

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
        const call = js`${to.helper("isMultipleOf")}(${value}, ${divisor})`;
        return atom(call, js`!${call}`);
      },
      explainsFailure: true,
      explain: (to) => to.fail("multipleOf", { divisor }),
    };
  },
};
