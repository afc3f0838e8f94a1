import { js } from "../../codegen/code.ts";
import { typeSet, types } from "../../ir/types.ts";
import type { TypeName } from "../../json/value.ts";
import { shapeOf } from "../../schema/shape.ts";
import { keywordValue } from "../../schema/subschema.ts";
import { expectedType } from "../facts.ts";
import type { Family } from "../family.ts";
import { typeTest } from "../type-test.ts";

/** 2020-12 Validation §6.1.1. A number without fraction is an integer, however it is written. */
export const type: Family = {
  name: "type",
  keywords: ["type"],
  lower(at, { expectations }) {
    const value = keywordValue(at, "type");
    if (value === undefined) return undefined;
    const names = (Array.isArray(value) ? value : [value]) as readonly TypeName[];
    const passes = typeSet(names);
    return {
      family: "type",
      applies: types.any,
      passes,
      edges: [],
      content: String(passes),
      gate: "type",
      condition: (instance, _to, known) => typeTest(instance, passes, known),
      explain: (to) =>
        to.fail("type", {
          expectedType: expectedType(names),
          actualType: js`${to.helper("typeOf")}(${to.value})`,
          expectedShape: shapeOf(at, expectations),
        }),
    };
  },
};
