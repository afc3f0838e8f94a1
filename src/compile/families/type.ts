import { type Code, join, js } from "../../codegen/code.ts";
import { typeSet, types } from "../../ir/types.ts";
import type { TypeName } from "../../json/value.ts";
import { shapeOf } from "../../schema/shape.ts";
import { keywordValue } from "../../schema/subschema.ts";
import { expectedType } from "../facts.ts";
import type { ExplainContext, Family } from "../family.ts";
import { pathCode } from "../path.ts";
import { typeTest } from "../type-test.ts";

/** Only some types invite a slip that can be told. */
const inviting: readonly TypeName[] = ["object", "array", "number", "integer"];

/** What a helper needs to tell a value of the wrong type from a slip; trailing arguments that say nothing are left out. */
function typeErrorCode(
  names: readonly TypeName[],
  shape: string | undefined,
  itemTypes: readonly TypeName[] | undefined,
  to: ExplainContext,
): Code {
  const items = names.includes("array") ? itemTypes : undefined;
  const rest: Code[] = [];
  if (items !== undefined || shape !== undefined || to.isOmissible) rest.push(js`${to.isOmissible}`);
  if (items !== undefined || shape !== undefined) rest.push(js`${shape ?? null}`);
  if (items !== undefined) rest.push(js`${items}`);
  const known = [to.value, pathCode(to.path), js`${expectedType(names)!}`, js`${to.schemaPath("/type")}`];
  return js`${to.helper("typeError")}(${join([...known, ...rest], js`, `)})`;
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
        const shape = shapeOf(at, expectations);
        if (to.isOmissible || names.some((name) => inviting.includes(name))) {
          to.add("type", () => typeErrorCode(names, shape, expectations.itemTypes(at), to));
          return;
        }
        to.fail("type", () => {
          const actualType = js`${to.helper("typeOf")}(${to.value})`;
          return { expectedType: expectedType(names), actualType, expectedShape: shape };
        });
      },
    };
  },
};
