import type { Alphabet } from "./alphabet.ts";
import { type Before, type Behind, holds, inside } from "./assertions.ts";
import { limits, type PatternBudget, spend } from "./budget.ts";
import type { Nfa } from "./nfa.ts";
import { Refusal } from "./refusal.ts";

/** A row's entry where no match can follow, and where the text matches whatever follows. */
export const dead = -1;
export const matched = -2;

/** An automaton without choices: `rows[state][class]` is the next state, {@link dead} or {@link matched}. */
export interface Dfa {
  readonly alphabet: Alphabet;
  /** State 0 is the first. */
  readonly rows: readonly Int32Array[];
  /** Whether a text that ends in a state matches. */
  readonly final: readonly boolean[];
}

/** A state of the subset construction: where the automaton with choices may be after some text. */
interface Subset extends Behind {
  readonly members: readonly number[];
}

/** Subset construction over an automaton without lookaheads, with the search for a match from every place built in. */
export function buildDfa(nfa: Nfa, alphabet: Alphabet, budget: PatternBudget): Dfa {
  const { states } = nfa;
  const visited = new Uint32Array(states.length);
  let round = 0;
  const subsets: Subset[] = [];
  const numbers = new Map<string, number>();
  const rows: Int32Array[] = [];
  const final: boolean[] = [];
  const isAnchored = inside.every(
    ([behind, before]) => close({ ...behind, members: [nfa.start] }, before).length === 0,
  );
  numberOf({ members: [nfa.start], atStart: true, afterWord: false });
  for (let number = 0; number < subsets.length; number++) {
    const subset = subsets[number]!;
    const waiting: number[] = [];
    const beforeOther = close(subset, "other", waiting);
    final.push(beforeOther.some(isMatch) || close({ ...subset, members: waiting }, "end").some(isMatch));
    const beforeWord = nfa.hasBoundaries ? close(subset, "word") : beforeOther;
    rows.push(
      Int32Array.from({ length: alphabet.size }, (_, next) => {
        const isWord = alphabet.isWord(next);
        return step(isWord ? beforeWord : beforeOther, next, isWord);
      }),
    );
  }
  return { alphabet, rows, final };

  function isMatch(state: number): boolean {
    return states[state]!.kind === "match";
  }

  function step(ends: readonly number[], next: number, isWord: boolean): number {
    spend(budget, ends.length + 1);
    const members: number[] = [];
    round++;
    if (!isAnchored) {
      visited[nfa.start] = round;
      members.push(nfa.start);
    }
    for (const end of ends) {
      const { kind, set, next: target } = states[end]!;
      if (kind === "match") return matched;
      if (visited[target] === round || !alphabet.has(set, next)) continue;
      visited[target] = round;
      members.push(target);
    }
    if (members.length === 0) return dead;
    if (members.length > 1) members.sort((left, right) => left - right);
    return numberOf({ members, atStart: false, afterWord: isWord });
  }

  function numberOf(subset: Subset): number {
    // A state's number fits one UTF-16 unit.
    const key = String.fromCharCode(Number(subset.atStart), Number(subset.afterWord), ...subset.members);
    let number = numbers.get(key);
    if (number === undefined) {
      number = subsets.push(subset) - 1;
      if (number === limits.dfaStates) throw new Refusal(tooManyStates);
      numbers.set(key, number);
    }
    return number;
  }

  /** The states that read or match, reached without reading. Those that wait for the end of the text are set aside. */
  function close(subset: Subset, before: Before, waiting?: number[]): number[] {
    const ends: number[] = [];
    const agenda = [...subset.members];
    round++;
    for (let number = agenda.pop(); number !== undefined; number = agenda.pop()) {
      if (visited[number] === round) continue;
      visited[number] = round;
      spend(budget, 1);
      const { kind, next, other } = states[number]!;
      if (kind === "read" || kind === "match") ends.push(number);
      else if (kind === "split") agenda.push(next, other);
      else if (kind === "look" || kind === "not-look") continue;
      else if (holds(kind, subset, before)) agenda.push(next);
      else if (kind === "end") waiting?.push(number);
    }
    return ends;
  }
}

export const tooManyStates: string = `it can take super-linear time natively, and its table would have more than ${limits.dfaStates} states`;
