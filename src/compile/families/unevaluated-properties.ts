import { type Code, js } from "../../codegen/code.ts";
import { allOf, always, anyOf, atom, type Condition, not } from "../../codegen/condition.ts";
import { anyProperty, type EvaluatedProperties } from "../../ir/nodes.ts";
import { types } from "../../ir/types.ts";
import { subschema } from "../../schema/subschema.ts";
import { writeGuards } from "../evaluated-code.ts";
import type { CheckContext, ExplainContext, Family, KeywordEdge, LowerContext } from "../family.ts";
import { isOneOfNames } from "../names-test.ts";
import { appendCode } from "../path.ts";
import { failUnknown } from "../suggestion.ts";
import { matches } from "./pattern.ts";

const FAMILY = "unevaluated-properties";

/** 2020-12 Core §11.3. */
export const unevaluatedProperties: Family = {
  name: FAMILY,
  keywords: ["unevaluatedProperties"],
  lower(at, from) {
    const inner = subschema(at, "unevaluatedProperties");
    if (inner === undefined) return undefined;
    const edge: KeywordEdge = { node: from.node(inner), step: anyProperty };
    return {
      family: FAMILY,
      applies: types.object,
      edges: [edge],
      judgesBranchesAgain: true,
      content: "",
      evaluatedProperties: { names: [], patterns: [], all: true },
      check(to) {
        if (edge.node.always === true) return;
        const key = to.names.fresh("k");
        const unevaluated = unevaluatedTest(key, from, to, false);
        if (unevaluated === undefined) return;
        to.print.block(js`for (const ${key} in ${to.value})`, () => {
          const present = js`${to.helper("isPresent")}(${to.value}, ${key})`;
          to.print.block(js`if (${allOf([unevaluated, atom(present, js`!${present}`)]).holds})`, () => {
            if (edge.node.always === false) return to.print.line(js`return false;`);
            const value = to.names.fresh("v");
            to.print.line(js`const ${value} = ${to.value}[${key}];`);
            to.apply(edge, value);
          });
        });
      },
      explain(to) {
        if (edge.node.always === true) return;
        const key = to.names.fresh("k");
        const unevaluated = unevaluatedTest(key, from, to, true);
        if (unevaluated === undefined) return;
        to.mayRepeat();
        const path = appendCode(to.path, js`${to.helper("escapeToken")}(${key})`);
        const present = js`${to.helper("isPresent")}(${to.value}, ${key})`;
        const test = allOf([unevaluated, atom(present, js`!${present}`)]);
        to.print.block(js`for (const ${key} in ${to.value}) if (${test.holds})`, () => {
          to.print.line(js`if (${to.errors}.length > ${to.maxErrors}) break;`);
          if (edge.node.always === false) {
            failUnknown("unevaluatedProperties", key, [...from.expectations.properties(at).keys()], path, to);
            return;
          }
          const value = to.names.fresh("v");
          to.print.line(js`const ${value} = ${to.value}[${key}];`);
          to.apply(edge, value, path);
        });
      },
    };
  },
};

/** Whether a name is left unevaluated; undefined where none ever is. */
function unevaluatedTest(
  key: Code,
  from: LowerContext,
  to: CheckContext | ExplainContext,
  isLenient: boolean,
): Condition | undefined {
  const guarded = writeGuards<EvaluatedProperties>(
    from.self,
    "properties",
    FAMILY,
    (tree) => tree.properties,
    to,
    isLenient,
  );
  if (guarded.some(({ guard, evaluated }) => guard === always && evaluated.all)) return undefined;
  const plain = guarded.filter(({ guard }) => guard === always).flatMap(({ evaluated }) => evaluated.names);
  const tests = [isOneOfNames(key, [...new Set(plain)], to)];
  for (const { guard, evaluated } of guarded) {
    const patterns = evaluated.patterns.map((pattern) => matches(from.matcher(pattern), key, to));
    const names = guard === always ? [] : [isOneOfNames(key, evaluated.names, to)];
    tests.push(evaluated.all ? guard : allOf([guard, anyOf([...names, ...patterns])]));
  }
  return not(anyOf(tests));
}
