import { js } from "../codegen/code.ts";
import { allOf, always, anyOf, atom, type Condition, not } from "../codegen/condition.ts";
import { type EvaluatedTree, evaluatedBy } from "../ir/evaluated.ts";
import type { When } from "../ir/nodes.ts";
import type { CheckContext, EmitContext, ExplainContext, KeywordEdge, Node } from "./family.ts";

/** What is evaluated under one condition, known before the loop over names or items begins. */
export interface GuardedEvaluation<T> {
  readonly guard: Condition;
  readonly evaluated: T;
}

/**
 * Writes the conditions of the branches that evaluate something, each once, and gives back what is evaluated under
 * which. For a report (`isLenient`) what a failed union or branch declares counts as well, so that one fault is told
 * once.
 */
export function writeGuards<T>(
  node: Node,
  part: "properties" | "items",
  family: string,
  pick: (tree: EvaluatedTree<Node>) => readonly T[],
  to: CheckContext | ExplainContext,
  isLenient: boolean,
): GuardedEvaluation<T>[] {
  const tree = evaluatedBy(node, part, (keyword) => keyword.family === family);
  const found: GuardedEvaluation<T>[] = [];
  collect(tree, always);
  return found;

  function collect(at: EvaluatedTree<Node>, guard: Condition): void {
    for (const evaluated of pick(at)) found.push({ guard, evaluated });
    for (const { when, edge, below } of at.branches) {
      const condition = conditionOf(when, edge);
      if (condition === always) {
        collect(below, guard);
        continue;
      }
      const name = to.names.fresh("e");
      to.print.line(js`const ${name} = ${allOf([guard, condition]).holds};`);
      collect(below, atom(name, js`!${name}`));
    }
  }

  function conditionOf(when: When<Node>, edge: KeywordEdge): Condition {
    const judge = (each: Node): Condition => to.judge({ node: each }, to.value, to.known);
    switch (when.kind) {
      case "always":
        return always;
      case "passes":
        return isLenient ? anyOf([judge(edge.node), not(anyOf(when.among.map(judge)))]) : judge(edge.node);
      case "if":
        return when.negated ? not(judge(when.test)) : judge(when.test);
      case "has":
        return hasProperty(when.property, when.value, to);
    }
  }
}

function hasProperty(
  property: string,
  value: string | undefined,
  to: EmitContext & { value: CheckContext["value"] },
): Condition {
  const read = to.read(to.value, property);
  return value === undefined
    ? atom(js`${read} !== undefined`, js`${read} === undefined`)
    : atom(js`${read} === ${value}`, js`${read} !== ${value}`);
}
