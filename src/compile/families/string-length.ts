import { type Code, js } from "../../codegen/code.ts";
import { allOf, anyOf, atom, type Condition } from "../../codegen/condition.ts";
import { types } from "../../ir/types.ts";
import { keywordValue } from "../../schema/subschema.ts";
import type { EmitContext, Family } from "../family.ts";

/**
 * 2020-12 Validation §6.3.1 and §6.3.2. Code points, not UTF-16 units. A text of n units has between n/2 and n code points,
 * so most texts are judged without counting.
 */
export const stringLength: Family = {
  name: "string-length",
  keywords: ["minLength", "maxLength"],
  lower(at) {
    const minimum = keywordValue(at, "minLength") as number | undefined;
    const maximum = keywordValue(at, "maxLength") as number | undefined;
    if (maximum === undefined && (minimum === undefined || minimum === 0)) return undefined;
    return {
      family: "string-length",
      applies: types.string,
      edges: [],
      content: `${minimum} ${maximum}`,
      condition: (value, to) => allOf([...atLeast(value, minimum, to), ...atMost(value, maximum, to)]),
      explain(to) {
        const told = (limit: number | undefined) => () => {
          return { limit, actual: js`${to.helper("codePointCount")}(${to.value})` };
        };
        for (const test of atLeast(to.value, minimum, to)) {
          to.print.block(js`if (${test.fails})`, () => to.fail("minLength", told(minimum)));
        }
        for (const test of atMost(to.value, maximum, to)) {
          to.print.block(js`if (${test.fails})`, () => to.fail("maxLength", told(maximum)));
        }
      },
    };
  },
};

function atLeast(value: Code, limit: number | undefined, to: EmitContext): Condition[] {
  if (limit === undefined || limit === 0) return [];
  const units = atom(js`${value}.length >= ${limit}`, js`${value}.length < ${limit}`);
  if (limit === 1) return [units];
  const count = js`${to.helper("codePointCount")}(${value})`;
  const enough = atom(js`${value}.length >= ${2 * limit - 1}`, js`${value}.length < ${2 * limit - 1}`);
  return [allOf([units, anyOf([enough, atom(js`${count} >= ${limit}`, js`${count} < ${limit}`)])])];
}

function atMost(value: Code, limit: number | undefined, to: EmitContext): Condition[] {
  if (limit === undefined) return [];
  const units = atom(js`${value}.length <= ${limit}`, js`${value}.length > ${limit}`);
  if (limit === 0) return [units];
  const count = js`${to.helper("codePointCount")}(${value})`;
  const few = atom(js`${value}.length <= ${2 * limit}`, js`${value}.length > ${2 * limit}`);
  return [anyOf([units, allOf([few, atom(js`${count} <= ${limit}`, js`${count} > ${limit}`)])])];
}
