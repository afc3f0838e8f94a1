import type { Code } from "../../codegen/code.ts";
import { js } from "../../codegen/code.ts";
import { allOf, atom, type Condition } from "../../codegen/condition.ts";
import { types } from "../../ir/types.ts";
import { keywordValue, type Subschema } from "../../schema/subschema.ts";
import type { Family } from "../family.ts";

type Bound = "minimum" | "exclusiveMinimum" | "maximum" | "exclusiveMaximum";

/** Each bound's comparison: how it holds and how it fails. */
const comparisons: Readonly<Record<Bound, readonly [holds: Code, fails: Code]>> = {
  minimum: [js`>=`, js`<`],
  exclusiveMinimum: [js`>`, js`<=`],
  maximum: [js`<=`, js`>`],
  exclusiveMaximum: [js`<`, js`>=`],
};

/** 2020-12 Validation §6.2.2 to §6.2.5; draft-04 Validation §5.1.2 and §5.1.3 where exclusiveness is a flag on the bound. */
export const numericRange: Family = {
  name: "numeric-range",
  keywords: ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"],
  lower(at) {
    const bounds = (Object.keys(comparisons) as Bound[]).flatMap((bound): [Bound, number][] => {
      const limit = limitOf(at, bound);
      return limit === undefined ? [] : [[bound, limit]];
    });
    if (bounds.length === 0) return undefined;
    const test = (bound: Bound, limit: number, value: Code): Condition => {
      const [holds, fails] = comparisons[bound];
      return atom(js`${value} ${holds} ${limit}`, js`${value} ${fails} ${limit}`);
    };
    return {
      family: "numeric-range",
      applies: types.number,
      edges: [],
      content: JSON.stringify(bounds),
      condition: (value) => allOf(bounds.map(([bound, limit]) => test(bound, limit, value))),
      explain(to) {
        for (const [bound, limit] of bounds) {
          to.print.block(js`if (${test(bound, limit, to.value).fails})`, () => to.fail(bound, { limit }));
        }
      },
    };
  },
};

function limitOf(at: Subschema, bound: Bound): number | undefined {
  const value = keywordValue(at, bound);
  if (at.resource.dialect.draft !== "draft-04") return value as number | undefined;
  if (bound === "exclusiveMinimum" || bound === "exclusiveMaximum") {
    const shared = keywordValue(at, bound === "exclusiveMinimum" ? "minimum" : "maximum");
    return value === true ? (shared as number | undefined) : undefined;
  }
  const isExclusive = keywordValue(at, bound === "minimum" ? "exclusiveMinimum" : "exclusiveMaximum") === true;
  return isExclusive ? undefined : (value as number | undefined);
}
