import type { KeywordNode, SchemaNode } from "./nodes.ts";

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
 * is lost but sharing.
 */
export function makeGraph<N extends SchemaNode>(nodes: readonly N[], roots: readonly N[]): Graph<N> {
  const keys = new Map<N, string>();
  const byKey = new Map<string, N>();
  const representative = new Map<N, N>();
  const uses = new Map<N, number>();
  const directUses = new Map<SchemaNode, number>();
  let isRecursive = false;

  for (const node of inPostOrder(roots)) {
    const key = keyOf(node, keys);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, node);
    representative.set(node, known ?? node);
    keys.set(node, String((known ?? node).id));
  }
  for (const node of nodes) {
    for (const child of childrenOf(node)) directUses.set(child, (directUses.get(child) ?? 0) + 1);
    if (representative.get(node) !== node) continue;
    for (const keyword of node.keywords) {
      for (const edge of keyword.edges) {
        const to = representative.get(edge.node as N) ?? (edge.node as N);
        uses.set(to, (uses.get(to) ?? 0) + 1);
        isRecursive ||= edge.isRecursive === true;
      }
    }
  }
  return {
    canonical: (node) => representative.get(node) ?? node,
    uses: (node) => uses.get(representative.get(node) ?? node) ?? 0,
    directUses: (node) => directUses.get(node) ?? 0,
    isRecursive,
  };
}

/** Children first, as far as cycles allow; a node still open is known by its own identity. */
function* inPostOrder<N extends SchemaNode>(roots: readonly N[]): Generator<N> {
  const seen = new Set<N>();
  for (const root of roots) if (!seen.has(root)) yield* inPostOrderFrom(root, seen);
}

function* inPostOrderFrom<N extends SchemaNode>(root: N, seen: Set<N>): Generator<N> {
  seen.add(root);
  const work: { node: N; below: N[] }[] = [{ node: root, below: childrenOf(root) }];
  for (let step = work.at(-1); step !== undefined; step = work.at(-1)) {
    const next = step.below.shift();
    if (next === undefined) {
      work.pop();
      yield step.node;
    } else if (!seen.has(next)) {
      seen.add(next);
      work.push({ node: next, below: childrenOf(next) });
    }
  }
}

function childrenOf<N extends SchemaNode>(node: N): N[] {
  return node.keywords.flatMap((keyword) => keyword.edges.map((edge) => edge.node as N));
}

function keyOf<N extends SchemaNode>(node: N, keys: ReadonlyMap<N, string>): string {
  if (node.always !== undefined) return String(node.always);
  return node.keywords.map((keyword) => keywordKey(keyword, keys as ReadonlyMap<SchemaNode, string>)).join("\n");
}

function keywordKey(keyword: KeywordNode, keys: ReadonlyMap<SchemaNode, string>): string {
  const edges = keyword.edges.map(
    (edge) => (keys.get(edge.node) ?? `open ${edge.node.id}`) + (edge.isRecursive ? "!" : ""),
  );
  return `${keyword.family} ${keyword.content} [${edges.join(" ")}]`;
}
