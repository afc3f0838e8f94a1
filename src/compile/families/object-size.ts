import { type Code, js } from "../../codegen/code.ts";
import { types } from "../../ir/types.ts";
import { keywordValue } from "../../schema/subschema.ts";
import type { Family } from "../family.ts";
import { explainSize, type SizeLimits, sizeTest } from "../size.ts";

/** 2020-12 Validation §6.5.1 and §6.5.2. */
export const objectSize: Family = {
  name: "object-size",
  keywords: ["minProperties", "maxProperties"],
  lower(at) {
    const limits: SizeLimits = {
      minimum: keywordValue(at, "minProperties") as number | undefined,
      maximum: keywordValue(at, "maxProperties") as number | undefined,
    };
    if (limits.minimum === undefined && limits.maximum === undefined) return undefined;
    const count = (names: Code, value: Code): Code => js`${names}(${value}).length`;
    return {
      family: "object-size",
      applies: types.object,
      edges: [],
      content: `${limits.minimum} ${limits.maximum}`,
      condition: (value, to) => sizeTest(count(to.helper("namesOf"), value), limits),
      explain: (to) =>
        explainSize(count(to.helper("namesOf"), to.value), limits, ["minProperties", "maxProperties"], to),
    };
  },
};
