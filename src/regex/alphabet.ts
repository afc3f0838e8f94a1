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

/** Starts with one class of all code points, and lets each set split the classes that lie in it only in part. */
export function buildAlphabet(nfa: Nfa, budget: PatternBudget): Alphabet {
  const sets = nfa.hasBoundaries ? [...nfa.sets, wordCharacters] : nfa.sets;
  const starts = startsOf(sets);
  const intervals = new Map(starts.map((start, interval) => [start, interval]));
  const classes = starts.map(() => 0);
  const splitBy = [-1];
  const splitInto = [0];
  for (const [set, ranges] of sets.entries()) {
    for (let i = 0; i < ranges.length; i += 2) {
      const [first, end] = intervalsOf(ranges, i);
      for (let interval = first; interval < end; interval++) {
        const old = classes[interval]!;
        if (splitBy[old] !== set) {
          splitBy[old] = set;
          splitInto[old] = splitBy.push(set) - 1;
          splitInto.push(splitBy.length - 1);
        }
        classes[interval] = splitInto[old]!;
      }
    }
  }
  const size = renumber(classes);
  spend(budget, starts.length + ((size * sets.length) >> 6));
  const members = new Uint8Array(size * sets.length);
  for (const [set, ranges] of sets.entries()) {
    for (let i = 0; i < ranges.length; i += 2) {
      const [first, end] = intervalsOf(ranges, i);
      for (let interval = first; interval < end; interval++) members[set * size + classes[interval]!] = 1;
    }
  }
  return {
    starts,
    classes,
    size,
    has: (set, characterClass) => members[set * size + characterClass] === 1,
    isWord: (characterClass) => nfa.hasBoundaries && members[(sets.length - 1) * size + characterClass] === 1,
  };

  /** The first interval of a range, and the one after its last. */
  function intervalsOf(ranges: Ranges, i: number): [number, number] {
    const first = intervals.get(ranges[i]!)!;
    const end = intervals.get(ranges[i + 1]! + 1) ?? starts.length;
    spend(budget, ((end - first) >> 3) + 1);
    return [first, end];
  }
}

/** Gives consecutive numbers to the classes in use, and returns how many there are. */
function renumber(classes: number[]): number {
  const numbers = new Map<number, number>();
  for (const [interval, characterClass] of classes.entries()) {
    const number = numbers.get(characterClass) ?? numbers.size;
    numbers.set(characterClass, number);
    classes[interval] = number;
  }
  return numbers.size;
}

/** The code points at which some set begins or has ended. */
function startsOf(sets: readonly Ranges[]): number[] {
  const starts = new Set([0]);
  for (const ranges of sets) {
    for (let i = 0; i < ranges.length; i += 2) starts.add(ranges[i]!).add(ranges[i + 1]! + 1);
  }
  starts.delete(maxCodePoint + 1);
  return [...starts].sort((left, right) => left - right);
}
