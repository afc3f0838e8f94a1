import { not as negated } from "../../codegen/condition.ts";
import { types } from "../../ir/types.ts";
import { subschema } from "../../schema/subschema.ts";
import { expectedType } from "../facts.ts";
import type { Family, KeywordEdge } from "../family.ts";

/** 2020-12 Core §10.2.1.4. */
export const not: Family = {
  name: "not",
  keywords: ["not"],
  lower(at, from) {
    const inner = subschema(at, "not");
    if (inner === undefined) return undefined;
    const edge: KeywordEdge = { node: from.node(inner) };
    return {
      family: "not",
      applies: types.any,
      edges: [edge],
      content: "",
      condition: (value, to, known) => negated(to.judge(edge, value, known)),
      explainsFailure: true,
      explain(to) {
        const forbidden = from.expectations.allowed(inner);
        const types = forbidden === undefined ? from.expectations.types(inner) : undefined;
        to.fail("not", { forbidden, forbiddenType: expectedType(types) });
      },
    };
  },
};
