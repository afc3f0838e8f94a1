import { js } from "../../codegen/code.ts";
import { types } from "../../ir/types.ts";
import { keywordValue } from "../../schema/subschema.ts";
import type { Family } from "../family.ts";
import { explainSize, type SizeLimits, sizeTest } from "../size.ts";

/** 2020-12 Validation §6.4.1 and §6.4.2. */
export const arraySize: Family = {
  name: "array-size",
  keywords: ["minItems", "maxItems"],
  lower(at) {
    const limits: SizeLimits = {
      minimum: keywordValue(at, "minItems") as number | undefined,
      maximum: keywordValue(at, "maxItems") as number | undefined,
    };
    if (limits.minimum === undefined && limits.maximum === undefined) return undefined;
    return {
      family: "array-size",
      applies: types.array,
      edges: [],
      content: `${limits.minimum} ${limits.maximum}`,
      condition: (value) => sizeTest(js`${value}.length`, limits),
      explain: (to) => explainSize(js`${to.value}.length`, limits, ["minItems", "maxItems"], to),
    };
  },
};
