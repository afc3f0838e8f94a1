import type { Alphabet } from "./alphabet.ts";
import { type Before, type Behind, holds, inside } from "./assertions.ts";
import { limits, type PatternBudget, spend } from "./budget.ts";
import type { Nfa } from "./nfa.ts";

/** After some text: the states that paths lead to, and how many paths lead to each. */
interface Situation extends Behind {
  readonly paths: ReadonlyMap<number, number>;
}

/**
 * Whether backtracking is linear. The native engine follows one path after the other, so what it may have to do is
 * bounded by the number of different paths that some text keeps open. This runs through all sets of open paths that
 * can come up, each state weighted with the number of paths to it, the attempts from every place of the text included;
 * a set of more than 16 paths, or too many sets, end it without a proof.
 * Unlike a search for ambiguous loops it also finds what is finite but huge, as in `^(a?){30}a{30}$`.
 */
export function isLinear(nfa: Nfa, alphabet: Alphabet, budget: PatternBudget): boolean {
  const { states } = nfa;
  if (nfa.hasLooks) return false;
  const entered = new Uint8Array(states.length);
  const seen = new Set<string>();
  const agenda: Situation[] = [];
  let ends = new Map<number, number>();
  let steps = 0;
  let isAnchored = true;
  for (const [behind, before] of inside) {
    if (!close({ ...behind, paths: new Map([[nfa.start, 1]]) }, before)) return false;
    if (ends.size > 0) isAnchored = false;
  }
  enter({ paths: new Map([[nfa.start, 1]]), atStart: true, afterWord: false });
  for (let situation = agenda.pop(); situation !== undefined; situation = agenda.pop()) {
    if (!close(situation, "end") || !advance(situation, "other")) return false;
    if (nfa.hasBoundaries && !advance(situation, "word")) return false;
    if (seen.size > limits.situations) return false;
  }
  return true;

  /** Puts a situation on the agenda unless it was there before. */
  function enter(situation: Situation): void {
    const entries = [...situation.paths];
    if (entries.length > 1) entries.sort(([left], [right]) => left - right);
    // A state's number fits one UTF-16 unit, as does a count that is not yet too large.
    const key = String.fromCharCode(Number(situation.afterWord), ...entries.flat());
    if (situation.atStart || !seen.has(key)) agenda.push(situation);
    seen.add(key);
  }

  /** Enters all situations that one more character can lead to. False where too many paths are open. */
  function advance(situation: Situation, before: "word" | "other"): boolean {
    if (!close(situation, before)) return false;
    let total = 0;
    for (const count of ends.values()) total += count;
    if (total > limits.paths) return false;
    for (let next = 0; next < alphabet.size; next++) {
      if (alphabet.isWord(next) !== (before === "word")) continue;
      spend(budget, ends.size + 1);
      const paths = new Map<number, number>(isAnchored ? [] : [[nfa.start, 1]]);
      for (const [state, count] of ends) {
        const { kind, set, next: target } = states[state]!;
        if (kind === "read" && alphabet.has(set, next)) paths.set(target, (paths.get(target) ?? 0) + count);
      }
      if (paths.size > 0) enter({ paths, atStart: false, afterWord: before === "word" });
    }
    return true;
  }

  /** Follows all paths to where they read or match, into `ends`. False where that takes too many steps. */
  function close(situation: Situation, before: Before): boolean {
    ends = new Map();
    steps = 0;
    for (const [state, count] of situation.paths) follow(state, count, situation, before);
    return steps <= limits.stepsPerCharacter;
  }

  function follow(from: number, count: number, behind: Behind, before: Before): void {
    for (let number = from; steps <= limits.stepsPerCharacter; ) {
      spend(budget, 1);
      steps += count;
      const { kind, next, other } = states[number]!;
      switch (kind) {
        case "read":
        case "match":
          ends.set(number, (ends.get(number) ?? 0) + count);
          return;
        case "split":
          // ECMA-262 §22.2.2.3.1 step 2.b: a loop whose body has read nothing is not entered again.
          if (entered[number] === 1) return;
          entered[number] = 1;
          follow(next, count, behind, before);
          entered[number] = 0;
          number = other;
          break;
        case "look":
        case "not-look":
          return;
        default:
          if (!holds(kind, behind, before)) return;
          number = next;
      }
    }
  }
}
