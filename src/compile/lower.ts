import type { PreparedSchema } from "../schema/prepare.ts";
import { SchemaError } from "../schema/problems.ts";
import type { Reference, Resource, Subschema } from "../schema/subschema.ts";
import { rootOf } from "../schema/walk.ts";
import { families } from "./families/index.ts";
import type { KeywordEdge, LowerContext, Node } from "./family.ts";

/** More nodes than this are refused: dynamic references can multiply a schema by its scopes. */
const MOST_NODES = 50_000;

/** Every node that can be applied, the root first. */
export interface Lowered {
  readonly root: Node;
  readonly nodes: readonly Node[];
}

/**
 * The dynamic scope as far as it matters (2020-12 Core §7.1): for each dynamic anchor the outermost schema that has it,
 * `""` standing for `$recursiveAnchor`. Two paths with equal scopes share their nodes.
 */
interface Scope {
  readonly key: string;
  readonly anchors: ReadonlyMap<string, Subschema>;
}

const noScope: Scope = { key: "", anchors: new Map() };

/**
 * Lowers a schema to a graph of nodes, one for each pair of a schema and a dynamic scope that can occur. Nodes are
 * numbered from `firstId` on.
 */
export function lower(prepared: PreparedSchema, firstId = 0): Lowered {
  const nodes: Node[] = [];
  const known = new Map<Subschema, Map<string, Node>>();
  const pending: { node: Node; scope: Scope }[] = [];
  const places = new Map<Subschema, number>();

  function numberOf(place: Subschema): number {
    const number = places.get(place) ?? places.size;
    places.set(place, number);
    return number;
  }

  function enter(scope: Scope, resource: Resource): Scope {
    if (!prepared.isDynamic) return scope;
    const added = [...resource.dynamicAnchors].filter(([name]) => !scope.anchors.has(name));
    if (resource.recursiveAnchor && !scope.anchors.has("")) added.push(["", rootOf(resource)]);
    if (added.length === 0) return scope;
    const anchors = new Map([...scope.anchors, ...added]);
    const parts = [...anchors].map(([name, place]) => `${name} ${numberOf(place)}`);
    return { key: parts.sort().join("\n"), anchors };
  }

  function nodeOf(at: Subschema, outer: Scope): Node {
    const scope = enter(outer, at.resource);
    const inScopes = known.get(at) ?? new Map<string, Node>();
    known.set(at, inScopes);
    const found = inScopes.get(scope.key);
    if (found !== undefined) return found;
    const always = typeof at.schema === "boolean" ? at.schema : undefined;
    const node: Node = { id: firstId + nodes.length, at, always, keywords: [] };
    if (nodes.length >= MOST_NODES) {
      const message = `the schema has more than ${MOST_NODES} subschemas in the dynamic scopes that can occur`;
      throw new SchemaError([{ pointer: at.documentPointer, message }]);
    }
    nodes.push(node);
    inScopes.set(scope.key, node);
    pending.push({ node, scope });
    return node;
  }

  function contextIn(self: Node, scope: Scope): LowerContext {
    return {
      self,
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
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    if (next.node.always === undefined) fill(next.node, contextIn(next.node, next.scope));
  }
  return { root, nodes };
}

/** 2020-12 Core §8.2.3.2: the outermost dynamic anchor of that name takes the place of the initial target. */
function targetIn(reference: Reference, scope: Scope): Subschema {
  const name = reference.dynamicAnchor;
  return name === undefined ? reference.target : (scope.anchors.get(name) ?? reference.target);
}

function fill(node: Node, context: LowerContext): void {
  for (const family of families) {
    const keyword = family.lower(node.at, context);
    if (keyword !== undefined) node.keywords.push(keyword);
  }
}
