import { type Code, js } from "../../codegen/code.ts";
import { allOf, atom } from "../../codegen/condition.ts";
import { anyItem } from "../../ir/nodes.ts";
import { types } from "../../ir/types.ts";
import { isSince } from "../../schema/dialects.ts";
import { keywordValue, subschema } from "../../schema/subschema.ts";
import type { EmitContext, Family, KeywordEdge } from "../family.ts";

/** 2020-12 Core §10.3.1.3, Validation §6.4.4 and §6.4.5. Since 2020-12 the items that match count as evaluated. */
export const contains: Family = {
  name: "contains",
  keywords: ["contains", "minContains", "maxContains"],
  lower(at, from) {
    const inner = subschema(at, "contains");
    if (inner === undefined) return undefined;
    const minimum = (keywordValue(at, "minContains") ?? 1) as number;
    const maximum = keywordValue(at, "maxContains") as number | undefined;
    const edge: KeywordEdge = { node: from.node(inner), step: anyItem };
    const canFail = minimum > 0 || maximum !== undefined;
    const count = (value: Code, to: EmitContext, enough?: number): Code => {
      const found = to.names.fresh("n");
      const index = to.names.fresh("i");
      to.print.line(js`let ${found} = 0;`);
      to.print.block(js`for (let ${index} = 0; ${index} < ${value}.length; ${index}++)`, () => {
        const item = to.names.fresh("v");
        to.print.line(js`const ${item} = ${value}[${index}];`);
        const matches = to.judge(edge, item);
        if (enough === undefined) to.print.line(js`if (${matches.holds}) ${found}++;`);
        else {
          const isEnough = atom(js`++${found} >= ${enough}`, js`++${found} < ${enough}`);
          to.print.line(js`if (${allOf([matches, isEnough]).holds}) break;`);
        }
      });
      return found;
    };
    const misses = (found: Code): Code =>
      maximum === undefined ? js`${found} < ${minimum}` : js`${found} < ${minimum} || ${found} > ${maximum}`;
    return {
      family: "contains",
      applies: types.array,
      edges: [edge],
      content: `${minimum} ${maximum}`,
      ...(isSince(at.resource.dialect.draft, "2020-12")
        ? { evaluatedItems: { count: 0, all: false, matching: edge.node } }
        : {}),
      check(to) {
        if (!canFail) return;
        const found = count(to.value, to, maximum === undefined ? minimum : undefined);
        to.print.line(js`if (${misses(found)}) return false;`);
      },
      explain(to) {
        if (!canFail) return;
        const found = count(to.value, to);
        to.print.block(js`if (${misses(found)})`, () => to.fail("contains", { actual: found, minimum, maximum }));
      },
    };
  },
};
