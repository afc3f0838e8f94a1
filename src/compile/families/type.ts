import { type Code, js } from "../../codegen/code.ts";
import { typeSet, types } from "../../ir/types.ts";
import type { TypeName } from "../../json/value.ts";
import { shapeOf } from "../../schema/shape.ts";
import { keywordValue } from "../../schema/subschema.ts";
import { expectedType } from "../facts.ts";
import type { ExplainContext, Family } from "../family.ts";
import { typeTest } from "../type-test.ts";

/** Only some types invite a slip that can be told. */
function hintCode(
  names: readonly TypeName[],
  itemTypes: readonly TypeName[] | undefined,
  to: ExplainContext,
): Code | undefined {
  const invites = names.some((name) => name !== "string" && name !== "boolean" && name !== "null");
  return invites ? js`${to.helper("slipHint")}(${to.value}, ${names}, ${itemTypes ?? null})` : undefined;
}

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
      explain(to) {
        const facts = {
          expectedType: expectedType(names),
          actualType: js`${to.helper("typeOf")}(${to.value})`,
          expectedShape: shapeOf(at, expectations),
        };
        to.fail("type", facts, { more: hintCode(names, expectations.itemTypes(at), to) });
      },
    };
  },
};
