import { types } from "../../ir/types.ts";
import { subschema } from "../../schema/subschema.ts";
import type { Family, KeywordEdge } from "../family.ts";

/** 2020-12 Core §10.2.2. Without `if`, `then` and `else` say nothing. */
export const ifThenElse: Family = {
  name: "if-then-else",
  keywords: ["if", "then", "else"],
  lower(at, from) {
    const condition = subschema(at, "if");
    if (condition === undefined) return undefined;
    const test = from.node(condition);
    const chosen = (keyword: "then" | "else", isNegated: boolean): KeywordEdge | undefined => {
      const branch = subschema(at, keyword);
      return branch && { node: from.node(branch), when: { kind: "if", test, negated: isNegated } };
    };
    const tested: KeywordEdge = { node: test, when: { kind: "if", test, negated: false } };
    const yes = chosen("then", false);
    const no = chosen("else", true);
    return {
      family: "if-then-else",
      applies: types.any,
      edges: [tested, ...(yes ? [yes] : []), ...(no ? [no] : [])],
      content: `${yes !== undefined} ${no !== undefined}`,
      check(to) {
        const { holds, fails } = to.judge(tested, to.value, to.known);
        const apply = (edge: KeywordEdge | undefined): void => {
          if (edge !== undefined) to.apply(edge, to.value, to.known);
        };
        to.print.branch(
          holds,
          fails,
          () => apply(yes),
          () => apply(no),
        );
      },
      explain(to) {
        const { holds, fails } = to.judge(tested, to.value, to.known);
        const apply = (edge: KeywordEdge | undefined): void => {
          if (edge !== undefined) to.apply(edge, to.value, to.path, { known: to.known });
        };
        to.print.branch(
          holds,
          fails,
          () => apply(yes),
          () => apply(no),
        );
      },
    };
  },
};
