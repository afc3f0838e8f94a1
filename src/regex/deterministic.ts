import type { Node } from "./ast.ts";
import { type PatternBudget, spend } from "./budget.ts";
import { areDisjoint, type Ranges, union } from "./ranges.ts";

/** What a node can start with, and whether it can match without reading anything. */
interface Opening {
  readonly first: Ranges;
  readonly nullable: boolean;
}

const nothing: Ranges = [];

/**
 * Whether a pattern starts at the start of the text, and the next code point always tells how to go on. The native
 * engine then never has two ways open, however large the quantifiers are. Most patterns are of this kind, and
 * this costs far less than building an automaton.
 */
export function isDeterministic(pattern: Node, budget: PatternBudget): boolean {
  const openings = new Map<Node, Opening>();
  return isAnchored(pattern) && decides(pattern, nothing);

  /** Whether the next code point decides every choice in a node, where `follow` holds what can come after it. */
  function decides(node: Node, follow: Ranges): boolean {
    spend(budget, 1);
    switch (node.type) {
      case "set":
      case "assertion":
        return true;
      case "sequence": {
        let after = follow;
        for (let i = node.items.length - 1; i >= 0; i--) {
          const item = node.items[i]!;
          if (!decides(item, after)) return false;
          const { first, nullable } = openingOf(item);
          after = nullable ? join([first, after]) : first;
        }
        return true;
      }
      case "choice": {
        const alternatives = node.alternatives.map(openingOf);
        const nullable = alternatives.filter((alternative) => alternative.nullable).length;
        const sets = alternatives.map(({ first }) => first);
        if (nullable === 1) sets.push(follow);
        spend(budget, sets.reduce((sum, ranges) => sum + ranges.length, 0) >> 3);
        return nullable < 2 && areDisjoint(sets) && node.alternatives.every((item) => decides(item, follow));
      }
      case "repeat": {
        const { first, nullable } = openingOf(node.body);
        if (nullable) return false;
        if (node.min < node.max && !areDisjoint([first, follow])) return false;
        return decides(node.body, node.max > 1 ? join([first, follow]) : follow);
      }
      case "look":
      case "backreference":
        return false;
    }
  }

  function openingOf(node: Node): Opening {
    let opening = openings.get(node);
    if (opening === undefined) {
      opening = open(node);
      openings.set(node, opening);
    }
    return opening;
  }

  function open(node: Node): Opening {
    switch (node.type) {
      case "set":
        return { first: node.ranges, nullable: false };
      case "sequence": {
        const firsts: Ranges[] = [];
        for (const item of node.items) {
          const { first, nullable } = openingOf(item);
          firsts.push(first);
          if (!nullable) return { first: join(firsts), nullable: false };
        }
        return { first: join(firsts), nullable: true };
      }
      case "choice": {
        const alternatives = node.alternatives.map(openingOf);
        return {
          first: join(alternatives.map(({ first }) => first)),
          nullable: alternatives.some(({ nullable }) => nullable),
        };
      }
      case "repeat": {
        const { first, nullable } = openingOf(node.body);
        return { first: node.max === 0 ? nothing : first, nullable: nullable || node.min === 0 };
      }
      case "assertion":
      case "look":
      case "backreference":
        return { first: nothing, nullable: true };
    }
  }

  function join(sets: readonly Ranges[]): Ranges {
    const filled = sets.filter((ranges) => ranges.length > 0);
    if (filled.length < 2) return filled[0] ?? nothing;
    const intervals = filled.flat();
    spend(budget, intervals.length >> 3);
    return union(intervals);
  }
}

/** Whether every match starts with `^`. */
function isAnchored(node: Node): boolean {
  switch (node.type) {
    case "assertion":
      return node.kind === "start";
    case "sequence":
      return node.items[0] !== undefined && isAnchored(node.items[0]);
    case "choice":
      return node.alternatives.every(isAnchored);
    default:
      return false;
  }
}
