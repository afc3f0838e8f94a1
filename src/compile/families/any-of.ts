import { js } from "../../codegen/code.ts";
import { anyOf as anyCondition } from "../../codegen/condition.ts";
import { types } from "../../ir/types.ts";
import { subschemaList } from "../../schema/subschema.ts";
import type { Family, KeywordEdge } from "../family.ts";
import { explainNoMatch } from "../union.ts";

/** 2020-12 Core §10.2.1.2. */
export const anyOf: Family = {
  name: "any-of",
  keywords: ["anyOf"],
  lower(at, from) {
    const branches = subschemaList(at, "anyOf");
    if (branches === undefined || branches.length === 0) return undefined;
    const among = branches.map(from.node);
    const edges = among.map((node): KeywordEdge => ({ node, when: { kind: "passes", among } }));
    return {
      family: "any-of",
      applies: types.any,
      edges,
      content: "",
      condition: (value, to, known) => anyCondition(edges.map((edge) => to.judge(edge, value, known))),
      explain(to) {
        const matched = anyCondition(edges.map((edge) => to.judge(edge, to.value, to.known)));
        to.print.block(js`if (${matched.fails})`, () =>
          explainNoMatch("anyOf", edges, from.expectations.union(branches), to),
        );
      },
    };
  },
};
