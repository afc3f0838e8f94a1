import { type Code, js } from "../../codegen/code.ts";
import { allOf, always, anyOf, atom, type Condition, not } from "../../codegen/condition.ts";
import { anyItem, type EvaluatedItems } from "../../ir/nodes.ts";
import { types } from "../../ir/types.ts";
import { subschema } from "../../schema/subschema.ts";
import { type GuardedEvaluation, writeGuards } from "../evaluated-code.ts";
import type { CheckContext, ExplainContext, Family, KeywordEdge, LowerContext, Node } from "../family.ts";
import { appendCode } from "../path.ts";

const FAMILY = "unevaluated-items";

/** 2020-12 Core §11.2. */
export const unevaluatedItems: Family = {
  name: FAMILY,
  keywords: ["unevaluatedItems"],
  lower(at, from) {
    const inner = subschema(at, "unevaluatedItems");
    if (inner === undefined) return undefined;
    const edge: KeywordEdge = { node: from.node(inner), step: anyItem };
    return {
      family: FAMILY,
      applies: types.array,
      edges: [edge],
      judgesBranchesAgain: true,
      content: "",
      evaluatedItems: { count: 0, all: true },
      check(to) {
        if (edge.node.always === true) return;
        forUnevaluated(from, to, false, (index) => {
          if (edge.node.always === false) return to.print.line(js`return false;`);
          const item = to.names.fresh("v");
          to.print.line(js`const ${item} = ${to.value}[${index}];`);
          to.apply(edge, item);
        });
      },
      explain(to) {
        if (edge.node.always === true) return;
        to.mayRepeat();
        forUnevaluated(from, to, true, (index) => {
          to.print.line(js`if (${to.errors}.length > ${to.maxErrors}) break;`);
          const path = appendCode(to.path, index);
          if (edge.node.always === false) return to.fail("unevaluatedItems", {}, { path });
          const item = to.names.fresh("v");
          to.print.line(js`const ${item} = ${to.value}[${index}];`);
          to.apply(edge, item, path);
        });
      },
    };
  },
};

/** Writes the loop over the items that are left unevaluated. */
function forUnevaluated(
  from: LowerContext,
  to: CheckContext | ExplainContext,
  isLenient: boolean,
  body: (index: Code) => void,
): void {
  const guarded = writeGuards<EvaluatedItems<Node>>(from.self, "items", FAMILY, (tree) => tree.items, to, isLenient);
  if (guarded.some(({ guard, evaluated }) => guard === always && evaluated.all)) return;
  const start = Math.max(0, ...guarded.map(({ guard, evaluated }) => (guard === always ? evaluated.count : 0)));
  const index = to.names.fresh("i");
  to.print.block(js`for (let ${index} = ${start}; ${index} < ${to.value}.length; ${index}++)`, () => {
    const tests = guarded.map((each) => evaluatedTest(each, index, start, to));
    to.print.block(js`if (${not(anyOf(tests)).holds})`, () => body(index));
  });
}

function evaluatedTest(
  { guard, evaluated }: GuardedEvaluation<EvaluatedItems<Node>>,
  index: Code,
  start: number,
  to: CheckContext | ExplainContext,
): Condition {
  if (evaluated.all) return guard;
  const tests: Condition[] = [];
  if (evaluated.count > start) tests.push(atom(js`${index} < ${evaluated.count}`, js`${index} >= ${evaluated.count}`));
  if (evaluated.matching !== undefined) {
    const item = to.names.fresh("v");
    to.print.line(js`const ${item} = ${to.value}[${index}];`);
    tests.push(to.judge({ node: evaluated.matching }, item));
  }
  return allOf([guard, anyOf(tests)]);
}
