import { onlyInclusion } from "../ir/conjunction.ts";
import type { Node } from "./family.ts";

/** Where a program is entered for a schema, and how it calls the functions of that. */
export interface Entry {
  /** A part of an identifier, or empty. */
  readonly name: string;
  /** How many counted references lead to it. */
  readonly level: number;
}

/** The nodes whose functions are called from outside. */
export type Entries = ReadonlyMap<Node, Entry>;

/** What a schema is entered at, and what it is called. */
interface Start {
  readonly node: Node;
  readonly entry: Entry;
}

/**
 * The entries of schemas with these roots and names, and the node at which each is entered. Of equal schemas the first gives
 * its name. A root that is no more than a reference is passed over: one function judges what else would take two.
 */
export function findEntries(
  roots: readonly Node[],
  names: readonly string[],
  canonical: (node: Node) => Node,
): { readonly entries: Entries; readonly starts: readonly Node[] } {
  const entries = new Map<Node, Entry>();
  const found = roots.map((root, i) => passOver(root, names[i]!, canonical));
  for (const [i, { node, entry }] of found.entries())
    if (node === roots[i] && !entries.has(node)) entries.set(node, entry);
  const starts = found.map(({ node, entry }, i) => {
    const known = entries.get(node);
    // A function starts at one level: who comes to it by another way goes through the root.
    const start = known === undefined || known.level === entry.level ? { node, entry } : own(roots[i]!, names[i]!);
    if (!entries.has(start.node)) entries.set(start.node, start.entry);
    return start.node;
  });
  return { entries, starts };
}

function own(node: Node, name: string): Start {
  return { node, entry: { name, level: 0 } };
}

/** In place nothing leads back to itself, so there is an end. */
function passOver(root: Node, name: string, canonical: (node: Node) => Node): Start {
  let { node, entry } = own(root, name);
  for (;;) {
    const edge = onlyInclusion(node);
    if (edge === undefined) return { node, entry };
    // Functions are called after their documents' entries.
    const next = canonical(edge.node);
    if (next.at.resource.document !== root.at.resource.document) return { node, entry };
    node = next;
    if (edge.isRecursive === true) entry = { name, level: entry.level + 1 };
  }
}
