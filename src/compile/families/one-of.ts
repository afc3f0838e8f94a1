import { js } from "../../codegen/code.ts";
import { anyOf, type Condition } from "../../codegen/condition.ts";
import { areDisjoint, makeTaggedChoice } from "../../ir/choice.ts";
import { type TypeSet, types } from "../../ir/types.ts";
import { briefShape } from "../../schema/shape.ts";
import { subschemaList } from "../../schema/subschema.ts";
import { checkChoice } from "../choice.ts";
import type { CheckContext, EmitContext, Family, KeywordEdge } from "../family.ts";
import { explainDecided, explainNoMatch } from "../union.ts";

/** 2020-12 Core §10.2.1.3. Where the branches take disjoint types no two can match, and the first match decides. */
export const oneOf: Family = {
  name: "one-of",
  keywords: ["oneOf"],
  lower(at, from) {
    const branches = subschemaList(at, "oneOf");
    if (branches === undefined || branches.length === 0) return undefined;
    const among = branches.map(from.node);
    const edges = among.map((node): KeywordEdge => ({ node, when: { kind: "passes", among } }));
    const judgeAll = (to: EmitContext & { value: CheckContext["value"]; known: number }): Condition[] =>
      edges.map((edge) => to.judge(edge, to.value, to.known));
    const choice = makeTaggedChoice(among);
    return {
      family: "one-of",
      applies: types.any,
      edges,
      content: "",
      condition(value, to, known) {
        if (edges.length > 1 && !areDisjoint(among)) return undefined;
        return anyOf(edges.map((edge) => to.judge(edge, value, known)));
      },
      check(to) {
        const tagged = choice();
        if (tagged === undefined) requireOne(edges, to.known, to);
        else checkChoice(tagged, edges, requireOne, to);
      },
      explain(to) {
        const union = { keyword: "oneOf", edges, facts: from.expectations.union(branches), choice: choice() } as const;
        if (explainDecided(union, to)) return;
        const matched = to.names.fresh("matched");
        to.print.line(js`const ${matched} = [];`);
        for (const [i, test] of judgeAll(to).entries()) to.print.line(js`if (${test.holds}) ${matched}.push(${i});`);
        to.print.block(js`if (${matched}.length === 0)`, () => explainNoMatch(union, to));
        to.print.block(js`if (${matched}.length > 1)`, () =>
          to.fail("oneOf", () => {
            const shapes = to.constant(
              "shapes",
              js`${branches.map((branch) => briefShape(branch, from.expectations))}`,
            );
            return { matched, shapes: js`${matched}.map((i) => ${shapes}[i])` };
          }),
        );
      },
    };
  },
};

function requireOne(edges: readonly KeywordEdge[], known: TypeSet, to: CheckContext): void {
  const tests = edges.map((edge) => to.judge(edge, to.value, known));
  if (areDisjoint(edges.map(({ node }) => node))) {
    to.print.line(js`if (${anyOf(tests).fails}) return false;`);
    return;
  }
  const count = to.names.fresh("n");
  to.print.line(js`let ${count} = 0;`);
  for (const test of tests) to.print.line(js`if (${test.holds}) ${count}++;`);
  to.print.line(js`if (${count} !== 1) return false;`);
}
