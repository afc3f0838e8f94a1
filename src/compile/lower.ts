import type { PreparedSchema } from "../schema/prepare.ts";
import { makeScopes, noScope, type Scope, targetIn } from "../schema/scopes.ts";
import type { Subschema } from "../schema/subschema.ts";
import { families } from "./families/index.ts";
import type { KeywordEdge, LowerContext, Node } from "./family.ts";

/** Every node that can be applied, the root first. */
export interface Lowered {
  readonly root: Node;
  readonly nodes: readonly Node[];
}

/**
 * Lowers a schema to a graph of nodes, one for each pair of a schema and a dynamic scope that can occur: schemas with too
 * many of them never come here. Nodes are numbered from `firstId` on.
 */
export function lower(prepared: PreparedSchema, firstId = 0): Lowered {
  const nodes: Node[] = [];
  const known = new Map<Scope, Map<Subschema, Node>>();
  const pending: { node: Node; scope: Scope }[] = [];
  const enter = makeScopes(prepared.isDynamic);

  function nodeOf(at: Subschema, outer: Scope): Node {
    const scope = enter(outer, at.resource);
    const inScope = known.get(scope) ?? new Map<Subschema, Node>();
    if (inScope.size === 0) known.set(scope, inScope);
    const found = inScope.get(at);
    if (found !== undefined) return found;
    const always = typeof at.schema === "boolean" ? at.schema : undefined;
    const node: Node = { id: firstId + nodes.length, at, always, keywords: [] };
    nodes.push(node);
    inScope.set(at, node);
    if (always === undefined) pending.push({ node, scope });
    return node;
  }

  function contextIn(scope: Scope): Omit<LowerContext, "self"> {
    return {
      options: prepared.options,
      expectations: prepared.expectations,
      node: (at) => nodeOf(at, scope),
      reference: (reference) => edgeTo(targetIn(reference, scope), scope),
      matcher: (pattern) => prepared.matchers.get(pattern)!,
    };
  }

  function edgeTo(target: Subschema, scope: Scope): KeywordEdge {
    const node = nodeOf(target, scope);
    return prepared.recursive.has(target)
      ? { node, when: { kind: "always" }, isRecursive: true }
      : { node, when: { kind: "always" } };
  }

  const root = nodeOf(prepared.root, noScope);
  // The list grows while it is read. Most schemas have one scope, whose context serves all their nodes.
  let last: Scope | undefined;
  let context: Omit<LowerContext, "self"> | undefined;
  for (const { node, scope } of pending) {
    if (context === undefined || scope !== last) context = contextIn(scope);
    last = scope;
    fill(node, { self: node, ...context });
  }
  return { root, nodes };
}

function fill(node: Node, context: LowerContext): void {
  // One bit for each family that has a keyword here: most schemas have keywords of two or three.
  let present = 0;
  for (const keyword of Object.keys(node.at.schema)) present |= familyBits.get(keyword) ?? 0;
  for (let i = 0; present >>> i !== 0; i++) {
    if (((present >>> i) & 1) === 0) continue;
    const keyword = families[i]!.lower(node.at, context);
    if (keyword !== undefined) node.keywords.push(keyword);
  }
}

const familyBits: ReadonlyMap<string, number> = /* @__PURE__ */ bitsOfFamilies();

function bitsOfFamilies(): Map<string, number> {
  return new Map(families.flatMap((family, i) => family.keywords.map((keyword) => [keyword, 1 << i] as const)));
}
