import type { Node } from "./ast.ts";

/** One of several tests that stand for a pattern: the text has to contain a match, or must not where negated. */
export interface Conjunct {
  readonly negated: boolean;
  readonly node: Node;
  /** What the native engine walks through in this test's stead, or undefined where nothing is known of it. */
  readonly walked: Node | undefined;
}

/** A lookbehind of at most this length takes the native engine constant time. */
const constantLength = 64;

const start: Node = { type: "assertion", kind: "start" };
const end: Node = { type: "assertion", kind: "end" };

/**
 * Splits lookaheads off the start (`^(?!A)(?=B)rest` is "not ^A, and ^B, and ^rest") and lookbehinds off the end
 * (`rest(?<!A)$` is "rest$ and not A$"): each test stands for itself, and needs no lookaround of its own.
 */
export function conjunctsOf(node: Node): readonly Conjunct[] {
  const items = node.type === "sequence" ? node.items : [node];
  const [first, second] = items;
  if (first?.type === "assertion" && first.kind === "start" && second?.type === "look" && second.ahead) {
    const ahead = sequence([start, second.body]);
    const rest = items.slice(2);
    return [
      ...(second.negated ? [{ negated: true, node: ahead, walked: ahead }] : conjunctsOf(ahead)),
      ...(rest.length > 0 ? conjunctsOf(sequence([start, ...rest])) : []),
    ];
  }
  const last = items.at(-1);
  const look = items.at(-2);
  if (last?.type === "assertion" && last.kind === "end" && look?.type === "look" && !look.ahead) {
    const isShort = longest(look.body) <= constantLength;
    const backward = isShort ? reverse(look.body) : undefined;
    return [
      {
        negated: look.negated,
        node: sequence([look.body, end]),
        walked: backward === undefined ? undefined : sequence([start, backward]),
      },
      ...conjunctsOf(sequence([...items.slice(0, -2), end])),
    ];
  }
  return [{ negated: false, node, walked: node }];
}

function sequence(items: readonly Node[]): Node {
  return { type: "sequence", items: items.flatMap((item) => (item.type === "sequence" ? item.items : [item])) };
}

/** The number of code points of the longest match. */
function longest(node: Node): number {
  switch (node.type) {
    case "set":
      return 1;
    case "sequence":
      return node.items.reduce((sum, item) => sum + longest(item), 0);
    case "choice":
      return Math.max(...node.alternatives.map(longest));
    case "repeat": {
      const body = longest(node.body);
      return body === 0 ? 0 : body * node.max;
    }
    case "assertion":
    case "look":
      return 0;
    case "backreference":
      return Number.POSITIVE_INFINITY;
  }
}

/** What a lookbehind reads from its end to its start; undefined where that depends on what stands around it. */
function reverse(node: Node): Node | undefined {
  switch (node.type) {
    case "set":
      return node;
    case "sequence": {
      const items = node.items.map(reverse);
      return items.every((item) => item !== undefined) ? { type: "sequence", items: items.reverse() } : undefined;
    }
    case "choice": {
      const alternatives = node.alternatives.map(reverse);
      return alternatives.every((item) => item !== undefined) ? { type: "choice", alternatives } : undefined;
    }
    case "repeat": {
      const body = reverse(node.body);
      return body && { ...node, body };
    }
    case "assertion":
    case "look":
    case "backreference":
      return undefined;
  }
}
