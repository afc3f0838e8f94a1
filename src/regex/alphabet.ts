import { type PatternBudget, spend } from "./budget.ts";
import type { Nfa } from "./nfa.ts";
import { maxCodePoint, type Ranges, wordCharacters } from "./ranges.ts";

/** The code points in classes: what an automaton's sets do not tell apart is one class. */
export interface Alphabet {
  /** The first code point of each interval, and the class of all the interval. */
  readonly starts: readonly number[];
  readonly classes: readonly number[];
  /** The number of classes. */
  readonly size: number;
  /** Whether a class lies in a set of the automaton. */
  has(set: number, characterClass: number): boolean;
  /** Whether a class is of word characters; false throughout where the automaton has no boundaries. */
  isWord(characterClass: number): boolean;
}

export function buildAlphabet(nfa: Nfa, budget: PatternBudget): Alphabet {
  const sets = nfa.hasBoundaries ? [...nfa.sets, wordCharacters] : nfa.sets;
  const cuts = cutsOf(sets);
  spend(budget, (cuts.length * (sets.length + 4)) >> 3);
  const positions = new Uint32Array(sets.length);
  const numbers = new Map<string, number>();
  const members: ReadonlySet<number>[] = [];
  const starts: number[] = [];
  const classes: number[] = [];
  for (const cut of cuts) {
    const inside: number[] = [];
    for (let set = 0; set < sets.length; set++) {
      const ranges = sets[set]!;
      let position = positions[set]!;
      while (position < ranges.length && ranges[position + 1]! < cut) position += 2;
      positions[set] = position;
      if (position < ranges.length && ranges[position]! <= cut) inside.push(set);
    }
    const key = inside.join();
    let number = numbers.get(key);
    if (number === undefined) {
      number = members.push(new Set(inside)) - 1;
      numbers.set(key, number);
    }
    if (classes.at(-1) !== number) {
      starts.push(cut);
      classes.push(number);
    }
  }
  return {
    starts,
    classes,
    size: members.length,
    has: (set, characterClass) => members[characterClass]!.has(set),
    isWord: (characterClass) => nfa.hasBoundaries && members[characterClass]!.has(sets.length - 1),
  };
}

/** The code points at which some set begins or has ended. */
function cutsOf(sets: readonly Ranges[]): number[] {
  const cuts = new Set([0]);
  for (const ranges of sets) {
    for (let i = 0; i < ranges.length; i += 2) cuts.add(ranges[i]!).add(ranges[i + 1]! + 1);
  }
  cuts.delete(maxCodePoint + 1);
  return [...cuts].sort((left, right) => left - right);
}
