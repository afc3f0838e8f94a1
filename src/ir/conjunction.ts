import type { Edge, SchemaNode } from "./nodes.ts";

/** A schema that judges the same instance as the one looked at, and always. */
export interface Conjunct<N extends SchemaNode = SchemaNode> {
  readonly node: N;
  /** How many counted references lead to it from there. */
  readonly level: number;
}

/** Schemas that hold together with one looked at, at most. */
const MOST_CONJUNCTS = 64;

/**
 * A schema and all that it includes in place whatever the instance (2020-12 Core §10.2.1.1, §8.2.3), as far as `isPart`
 * takes them. A conjunction: its parts may be asked in any order. In place nothing leads back to itself.
 */
export function conjunctionOf<N extends SchemaNode>(
  node: N,
  canonical: (node: N) => N,
  isPart: (node: N) => boolean,
): readonly Conjunct<N>[] {
  const found: Conjunct<N>[] = [{ node, level: 0 }];
  for (const { node: from, level } of found) {
    for (const keyword of from.keywords) {
      for (const edge of keyword.edges as readonly Edge<N>[]) {
        if (edge.when?.kind !== "always" || found.length >= MOST_CONJUNCTS) continue;
        const to = canonical(edge.node);
        if (isPart(to)) found.push({ node: to, level: edge.isRecursive === true ? level + 1 : level });
      }
    }
  }
  return found;
}

/** The edge of a schema that is no more than what it includes in place (a reference, an `allOf` of one). */
export function onlyInclusion<N extends SchemaNode>(node: N): N["keywords"][number]["edges"][number] | undefined {
  const [keyword, ...others] = node.keywords;
  const [edge, ...otherEdges] = keyword?.edges ?? [];
  return edge?.when?.kind === "always" && others.length === 0 && otherEdges.length === 0 ? edge : undefined;
}

/**
 * Where an edge leads in the end: a schema that is no more than a reference to one that `isDestination` stands for that.
 * `isKept` schemas do something by themselves.
 */
export function makeFollow<N extends SchemaNode, E extends Edge<N>>(
  canonical: (node: N) => N,
  isKept: (node: N) => boolean,
  isDestination: (node: N) => boolean,
): (edge: E) => E {
  const known = new Map<N, E>();

  function onlyEdgeOf(node: N): E | undefined {
    const edge = onlyInclusion(node) as E | undefined;
    return edge !== undefined && !isKept(node) && isDestination(canonical(edge.node)) ? edge : undefined;
  }

  return (edge) => {
    const first = canonical(edge.node);
    let last = known.get(first) ?? onlyEdgeOf(first);
    if (last === undefined) return edge;
    const passed = [first];
    for (;;) {
      const node = canonical(last.node);
      const next: E | undefined = known.get(node) ?? onlyEdgeOf(node);
      if (next === undefined) break;
      passed.push(node);
      last = next;
    }
    for (const node of passed) known.set(node, last);
    return last;
  };
}
