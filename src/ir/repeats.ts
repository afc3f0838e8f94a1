/**
 * Which schemas may be applied to one instance location so often that judging becomes exponential: a recursive schema
 * whose branches lead back to it through the same property, or definitions that double at each level. Their verdicts are
 * worth remembering; all others are cheaper to judge again.
 */
import { stronglyConnected } from "../schema/components.ts";
import { anyItem, anyProperty, type Edge, type SchemaNode } from "./nodes.ts";

/** Up to so many applications to one location nothing is remembered. */
const FEW = 16;
/** In-place subschemas of one schema looked at before it counts as doubling. */
const MOST_IN_PLACE = 2_000;

/** For one schema: the nodes that its in-place closure applies below each step into the instance, repeats included. */
type Steps<N> = ReadonlyMap<string, readonly N[]>;

/** `canonical` and `edgesOf` as the graph has them. Gives back the nodes to remember. */
export function findRepeats<N extends SchemaNode>(
  nodes: readonly N[],
  root: N,
  canonical: (node: N) => N,
): ReadonlySet<N> {
  const steps = new Map<N, Steps<N>>();
  for (const node of new Set(nodes.map(canonical))) {
    const found = stepsOf(node, canonical);
    if (found === undefined) return new Set(nodes.map(canonical));
    steps.set(node, found);
  }
  const below = (node: N): N[] => [...inPlace(node, canonical), ...[...(steps.get(node)?.values() ?? [])].flat()];
  const components = stronglyConnected([root], below);
  const repeated = new Set<N>();
  const times = new Map<N, number>();
  // Children come first; parents must be settled before what they apply.
  for (const component of components.toReversed()) {
    const members = new Set(component);
    for (const node of component) {
      const own = times.get(node) ?? 1;
      if (own > FEW) repeated.add(node);
      for (const children of steps.get(node)?.values() ?? []) {
        if (count(children, (child) => members.has(child)) > 1) for (const member of members) repeated.add(member);
        for (const child of children) raise(times, child, own * count(children, (other) => other === child));
      }
      for (const child of inPlace(node, canonical)) raise(times, child, own);
    }
  }
  return repeated;
}

function raise<N>(times: Map<N, number>, node: N, least: number): void {
  times.set(node, Math.max(times.get(node) ?? 1, least));
}

function count<N>(list: readonly N[], isCounted: (node: N) => boolean): number {
  return list.reduce((sum, each) => (isCounted(each) ? sum + 1 : sum), 0);
}

function inPlace<N extends SchemaNode>(node: N, canonical: (node: N) => N): N[] {
  return edgesOf(node)
    .filter((edge) => edge.step === undefined)
    .map((edge) => canonical(edge.node));
}

function edgesOf<N extends SchemaNode>(node: N): readonly Edge<N>[] {
  return node.keywords.flatMap((keyword) => keyword.edges as readonly Edge<N>[]);
}

/** Undefined where the in-place closure is too large to follow. */
function stepsOf<N extends SchemaNode>(node: N, canonical: (node: N) => N): Steps<N> | undefined {
  const steps = new Map<string, N[]>();
  const pending = [{ at: node, isAsked: false }];
  let seen = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (++seen > MOST_IN_PLACE) return undefined;
    const { at } = next;
    // What is evaluated depends on which conditional branches pass: they are judged for that once more.
    const isAsked = next.isAsked || at.keywords.some((keyword) => keyword.judgesBranchesAgain === true);
    for (const edge of edgesOf(at)) {
      const child = canonical(edge.node);
      const isConditional = edge.when?.kind === "passes" || edge.when?.kind === "if";
      if (edge.step !== undefined) steps.set(edge.step, [...(steps.get(edge.step) ?? []), child]);
      else pending.push({ at: child, isAsked }, ...(isAsked && isConditional ? [{ at: child, isAsked }] : []));
    }
  }
  return mergeWildcards(steps);
}

/** A step to any property may be a step to each; likewise for items. */
function mergeWildcards<N>(steps: ReadonlyMap<string, readonly N[]>): Steps<N> {
  const merged = new Map<string, N[]>();
  for (const [step, below] of steps) {
    const any = step.startsWith("[") ? anyItem : anyProperty;
    const key = steps.has(any) ? any : step;
    merged.set(key, [...(merged.get(key) ?? []), ...below]);
  }
  return merged;
}
