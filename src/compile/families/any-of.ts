import { type Code, js } from "../../codegen/code.ts";
import { anyOf as anyCondition, type Condition } from "../../codegen/condition.ts";
import { makeTaggedChoice } from "../../ir/choice.ts";
import { type TypeSet, types } from "../../ir/types.ts";
import { subschemaList } from "../../schema/subschema.ts";
import { checkChoice } from "../choice.ts";
import type { CheckContext, EmitContext, Family, KeywordEdge } from "../family.ts";
import { explainDecided, explainNoMatch } from "../union.ts";

/** 2020-12 Core §10.2.1.2. */
export const anyOf: Family = {
  name: "any-of",
  keywords: ["anyOf"],
  lower(at, from) {
    const branches = subschemaList(at, "anyOf");
    if (branches === undefined || branches.length === 0) return undefined;
    const among = branches.map(from.node);
    const edges = among.map((node): KeywordEdge => ({ node, when: { kind: "passes", among } }));
    const choice = makeTaggedChoice(among);
    return {
      family: "any-of",
      applies: types.any,
      edges,
      content: "",
      condition: (value, to, known) => (choice() === undefined ? matches(edges, value, known, to) : undefined),
      check: (to) => checkChoice(choice()!, edges, requireMatch, to),
      explain(to) {
        const union = { keyword: "anyOf", edges, facts: from.expectations.union(branches), choice: choice() } as const;
        if (explainDecided(union, to)) return;
        const matched = matches(edges, to.value, to.known, to);
        to.print.block(js`if (${matched.fails})`, () => explainNoMatch(union, to));
      },
    };
  },
};

function matches(edges: readonly KeywordEdge[], value: Code, known: TypeSet, to: EmitContext): Condition {
  return anyCondition(edges.map((edge) => to.judge(edge, value, known)));
}

function requireMatch(edges: readonly KeywordEdge[], known: TypeSet, to: CheckContext): void {
  to.print.line(js`if (${matches(edges, to.value, known, to).fails}) return false;`);
}
