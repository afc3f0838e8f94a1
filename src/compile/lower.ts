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
  readonly anchors: ReadonlyMap<string, Subschema>;
  /** What was met in this scope so far. */
  readonly nodes: Map<Subschema, Node>;
}

/**
 * Lowers a schema to a graph of nodes, one for each pair of a schema and a dynamic scope that can occur. Nodes are
 * numbered from `firstId` on.
 */
export function lower(prepared: PreparedSchema, firstId = 0): Lowered {
  const nodes: Node[] = [];
  /** By the anchors they have. */
  const scopes = new Map<string, Scope>();
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
    const key = parts.sort().join("\n");
    const entered = scopes.get(key) ?? { anchors, nodes: new Map() };
    scopes.set(key, entered);
    return entered;
  }

  function nodeOf(at: Subschema, outer: Scope): Node {
    const scope = enter(outer, at.resource);
    const found = scope.nodes.get(at);
    if (found !== undefined) return found;
    const always = typeof at.schema === "boolean" ? at.schema : undefined;
    const node: Node = { id: firstId + nodes.length, at, always, keywords: [] };
    if (nodes.length >= MOST_NODES) {
      const message = `the schema has more than ${MOST_NODES} subschemas in the dynamic scopes that can occur`;
      throw new SchemaError([{ pointer: at.documentPointer, message }]);
    }
    nodes.push(node);
    scope.nodes.set(at, node);
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

  const root = nodeOf(prepared.root, { anchors: new Map(), nodes: new Map() });
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

/** 2020-12 Core §8.2.3.2: the outermost dynamic anchor of that name takes the place of the initial target. */
function targetIn(reference: Reference, scope: Scope): Subschema {
  const name = reference.dynamicAnchor;
  return name === undefined ? reference.target : (scope.anchors.get(name) ?? reference.target);
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
