import { type Code, js } from "../codegen/code.ts";
import { always, never } from "../codegen/condition.ts";
import type { TaggedChoice } from "../ir/choice.ts";
import { type TypeSet, types } from "../ir/types.ts";
import type { CheckContext, KeywordEdge } from "./family.ts";
import { typeTest } from "./type-test.ts";

/**
 * A union decided by a tag: a switch that leads to the one branch that can match, whose statements stand there. `require`
 * writes the test of branches that no tag tells apart.
 */
export function checkChoice(
  { property, cases, untagged, others }: TaggedChoice,
  edges: readonly KeywordEdge[],
  require: (edges: readonly KeywordEdge[], known: TypeSet, to: CheckContext) => void,
  to: CheckContext,
): void {
  const isObject = typeTest(to.value, types.object, to.known);
  const requireOthers = (): void => require(pick(others), to.known & ~types.object, to);
  if (isObject === always) writeSwitch();
  else if (isObject === never) requireOthers();
  else if (others.length > 0) to.print.branch(isObject.holds, isObject.fails, writeSwitch, requireOthers);
  else {
    to.print.line(js`if (${isObject.fails}) return false;`);
    writeSwitch();
  }

  function writeSwitch(): void {
    to.print.block(js`switch (${to.read(to.value, property)})`, () => {
      for (const { branch, values } of cases) {
        for (const [i, value] of values.entries()) {
          if (i < values.length - 1) to.print.line(js`case ${value}:`);
          else writeCase(js`case ${value}:`, () => to.apply(edges[branch]!, to.value, types.object, property));
        }
      }
      if (untagged.length > 0) writeCase(js`case undefined:`, () => require(pick(untagged), types.object, to));
      to.print.line(js`default: return false;`);
    });
  }

  function writeCase(head: Code, body: () => void): void {
    to.print.block(head, () => {
      body();
      to.print.line(js`break;`);
    });
  }

  function pick(branches: readonly number[]): KeywordEdge[] {
    return branches.map((branch) => edges[branch]!);
  }
}
