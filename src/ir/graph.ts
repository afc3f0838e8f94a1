import type { SchemaNode } from "./nodes.ts";

/** How the nodes of a lowered schema hang together. */
export interface Graph<N extends SchemaNode> {
  /** The one node that stands for all nodes that give equal verdicts by equal keywords. */
  canonical(node: N): N;
  /** How many edges lead to a node, or to any node it stands for. */
  uses(node: N): number;
  /** How many edges lead to this very place. */
  directUses(node: N): number;
  /** Whether recursion is counted anywhere below. */
  readonly isRecursive: boolean;
}

/**
 * Finds equal nodes (equal content, equal children) and counts uses. A node inside a cycle equals only itself: nothing
 * is lost but sharing. The nodes are all that can be reached, at the index that is their id.
 */
export function makeGraph<N extends SchemaNode>(nodes: readonly N[], roots: readonly N[]): Graph<N> {
  const byKey = new Map<string, N>();
  const children = nodes.map(childrenOf);
  const representative: (N | undefined)[] = nodes.map(() => undefined);
  const uses = new Int32Array(nodes.length);
  const directUses = new Int32Array(nodes.length);
  let isRecursive = false;

  visitInPostOrder(roots, children, (node) => {
    const key = keyOf(node, representative);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, node);
    representative[node.id] = known ?? node;
  });
  for (const node of nodes) {
    for (const child of children[node.id]!) directUses[child.id]!++;
    if (representative[node.id] !== node) continue;
    for (const keyword of node.keywords) {
      for (const edge of keyword.edges) {
        uses[representative[edge.node.id]!.id]!++;
        isRecursive ||= edge.isRecursive === true;
      }
    }
  }
  return {
    canonical: (node) => representative[node.id]!,
    uses: (node) => uses[representative[node.id]!.id]!,
    directUses: (node) => directUses[node.id]!,
    isRecursive,
  };
}

/** Children first, as far as cycles allow. Without recursion: a chain of references may be long. */
function visitInPostOrder<N extends SchemaNode>(
  roots: readonly N[],
  children: readonly (readonly N[])[],
  visit: (node: N) => void,
): void {
  const isSeen = new Uint8Array(children.length);
  const work: { readonly node: N; next: number }[] = [];
  const enter = (node: N): void => {
    if (isSeen[node.id] === 1) return;
    isSeen[node.id] = 1;
    work.push({ node, next: 0 });
  };
  for (const root of roots) {
    enter(root);
    for (let step = work.at(-1); step !== undefined; step = work.at(-1)) {
      const below = children[step.node.id]!;
      if (step.next < below.length) enter(below[step.next++]!);
      else visit(work.pop()!.node);
    }
  }
}

function childrenOf<N extends SchemaNode>(node: N): N[] {
  const children: N[] = [];
  for (const keyword of node.keywords) for (const edge of keyword.edges) children.push(edge.node as N);
  return children;
}

/** A child still open is known by its own identity. */
function keyOf<N extends SchemaNode>(node: N, representative: readonly (N | undefined)[]): string {
  if (node.always !== undefined) return String(node.always);
  let key = "";
  for (const { family, content, edges } of node.keywords) {
    key += `${family} ${content}\n`;
    if (edges.length === 0) continue;
    for (const { node: to, isRecursive } of edges) {
      key += `${representative[to.id]?.id ?? `open ${to.id}`}${isRecursive === true ? "!" : ""} `;
    }
    key += "\n";
  }
  return key;
}
