/**
 * Which properties and items a schema evaluates, as far as it can be told without an instance (2020-12 Core §11). Since a
 * reference cannot lead back to itself in place, everything below a schema that judges the same instance is a finite
 * tree: what it evaluates is known, and only whether a conditional branch counts is left for run time.
 */
import type { Edge, EvaluatedItems, EvaluatedProperties, KeywordNode, SchemaNode, When } from "./nodes.ts";

/** What is evaluated when all conditions on the way hold. */
export interface EvaluatedTree<N extends SchemaNode = SchemaNode> {
  readonly properties: readonly EvaluatedProperties[];
  readonly items: readonly EvaluatedItems<N>[];
  readonly branches: readonly { readonly when: When<N>; readonly edge: Edge<N>; readonly below: EvaluatedTree<N> }[];
}

/** `except` is the keyword that asks. How large a tree can become is bounded before a schema is lowered. */
export function evaluatedBy<N extends SchemaNode>(
  node: N,
  part: "properties" | "items",
  except: (keyword: KeywordNode) => boolean,
): EvaluatedTree<N> {
  const properties: EvaluatedProperties[] = [];
  const items: EvaluatedItems<N>[] = [];
  const branches: { when: When<N>; edge: Edge<N>; below: EvaluatedTree<N> }[] = [];
  for (const keyword of node.keywords) {
    if (except(keyword)) continue;
    if (part === "properties" && keyword.evaluatedProperties) properties.push(keyword.evaluatedProperties);
    if (part === "items" && keyword.evaluatedItems) items.push(keyword.evaluatedItems as EvaluatedItems<N>);
    for (const edge of keyword.edges as readonly Edge<N>[]) {
      if (edge.when === undefined) continue;
      const below = evaluatedBy(edge.node, part, () => false);
      if (below.properties.length + below.items.length + below.branches.length > 0) {
        branches.push({ when: edge.when, edge, below });
      }
    }
  }
  return { properties, items, branches };
}
