import type { Assertion, Node } from "./ast.ts";
import { limits, type PatternBudget, spend } from "./budget.ts";
import type { Ranges } from "./ranges.ts";
import { Refusal } from "./refusal.ts";

/**
 * A state of Thompson's automaton. "read" goes on to `next` over a code point of the set numbered `set`, "split" goes
 * on to both `next` and `other`, "match" is the end; the assertions go on to `next` where they hold.
 * "look" and "not-look" hold where a match starts (or none does) at `other`.
 */
export interface State {
  readonly kind: "read" | "split" | "match" | "look" | "not-look" | Assertion["kind"];
  next: number;
  readonly other: number;
  readonly set: number;
}

export interface Nfa {
  readonly states: readonly State[];
  readonly start: number;
  readonly sets: readonly Ranges[];
  /** Whether there are `\b` or `\B`, so that one has to know which characters are of words. */
  readonly hasBoundaries: boolean;
  readonly hasLooks: boolean;
}

export function buildNfa(node: Node, budget: PatternBudget): Nfa {
  const states: State[] = [];
  const sets: Ranges[] = [];
  const setNumbers = new Map<Ranges | string, number>();
  let hasBoundaries = false;
  let hasLooks = false;
  const start = build(node, add("match", -1));
  return { states, start, sets, hasBoundaries, hasLooks };

  function add(kind: State["kind"], next: number, other = -1, set = -1): number {
    if (states.length >= limits.nfaStates) {
      throw new Refusal(`it is too large: its automaton would have more than ${limits.nfaStates} states`);
    }
    spend(budget, 1);
    states.push({ kind, next, other, set });
    return states.length - 1;
  }

  function setNumber(ranges: Ranges): number {
    const known = setNumbers.get(ranges);
    if (known !== undefined) return known;
    spend(budget, ranges.length >> 3);
    const key = ranges.join();
    const number = setNumbers.get(key) ?? sets.push(ranges) - 1;
    setNumbers.set(key, number).set(ranges, number);
    return number;
  }

  /** The state from which the node is matched, going on to `next` afterwards. */
  function build(node: Node, next: number): number {
    switch (node.type) {
      case "set":
        return add("read", next, -1, setNumber(node.ranges));
      case "sequence":
        return node.items.reduceRight((after, item) => build(item, after), next);
      case "choice": {
        const entries = node.alternatives.map((alternative) => build(alternative, next));
        return entries.reduceRight((others, entry) => add("split", entry, others));
      }
      case "repeat":
        return buildRepeat(node.body, node.min, node.max, next);
      case "assertion":
        hasBoundaries ||= node.kind === "boundary" || node.kind === "non-boundary";
        return add(node.kind, next);
      case "look":
        if (!node.ahead) {
          throw new Refusal("a lookbehind is supported only at the very end, before $", node.position);
        }
        hasLooks = true;
        return add(node.negated ? "not-look" : "look", next, build(node.body, add("match", -1)));
      case "backreference":
        throw new Refusal("a backreference cannot be matched in linear time", node.position);
    }
  }

  function buildRepeat(body: Node, min: number, max: number, next: number): number {
    let entry = next;
    let copies = min;
    if (max === Number.POSITIVE_INFINITY) {
      const loop = add("split", -1, next);
      const again = build(body, loop);
      states[loop]!.next = again;
      entry = min === 0 ? loop : again;
      copies = min === 0 ? 0 : min - 1;
    } else {
      for (let i = min; i < max; i++) entry = add("split", build(body, entry), next);
    }
    for (let i = 0; i < copies; i++) entry = build(body, entry);
    return entry;
  }
}
