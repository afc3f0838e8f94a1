import type { Alphabet } from "./alphabet.ts";
import { type Before, type Behind, holds, inside } from "./assertions.ts";
import { limits, type PatternBudget, spend } from "./budget.ts";
import { type Dfa, dead, matched, tooManyStates } from "./dfa.ts";
import { always, both, either, type Formula, isAlways, negation, never } from "./formula.ts";
import type { Nfa } from "./nfa.ts";
import { Refusal } from "./refusal.ts";

/** A state of the construction: what has to be true of the rest for the text to match. */
interface Claim extends Behind {
  readonly formula: Formula;
}

/**
 * The construction for an automaton with lookaheads: its states are formulas rather than sets, as a lookahead has to
 * come true beside what follows it, or must not. For other automatons it gives the same as the subset construction, slower.
 */
export function buildAlternatingDfa(nfa: Nfa, alphabet: Alphabet, budget: PatternBudget): Dfa {
  const { states } = nfa;
  const entered = new Uint8Array(states.length);
  const fromStart: Formula = [[2 * nfa.start]];
  const claims: Claim[] = [];
  const numbers = new Map<string, number>();
  const rows: Int32Array[] = [];
  const final: boolean[] = [];
  const classes = Array.from({ length: alphabet.size }, (_, characterClass) => characterClass);
  const isAnchored = inside.every(([behind, before]) =>
    (before === "end" ? [undefined] : classes.filter((next) => beforeClass(next) === before)).every(
      (next) => advance(nfa.start, behind, next).length === 0,
    ),
  );
  numberOf({ formula: fromStart, atStart: true, afterWord: false });
  for (let number = 0; number < claims.length; number++) {
    const claim = claims[number]!;
    final.push(isAlways(substitute(claim, undefined)));
    rows.push(Int32Array.from(classes, (next) => step(claim, next)));
  }
  return { alphabet, rows, final };

  function step(claim: Claim, next: number): number {
    const rest = substitute(claim, next);
    const formula = isAnchored ? rest : either(rest, fromStart, budget);
    if (formula.length === 0) return dead;
    if (isAlways(formula)) return matched;
    return numberOf({ formula, atStart: false, afterWord: alphabet.isWord(next) });
  }

  function numberOf(claim: Claim): number {
    const key = `${claim.formula.join(" ")} ${claim.atStart} ${claim.afterWord}`;
    let number = numbers.get(key);
    if (number === undefined) {
      number = claims.push(claim) - 1;
      if (number === limits.dfaStates) throw new Refusal(tooManyStates);
      numbers.set(key, number);
    }
    return number;
  }

  function beforeClass(next: number | undefined): Before {
    if (next === undefined) return "end";
    return alphabet.isWord(next) ? "word" : "other";
  }

  /** What a claim comes to once the next class is known, or the end of the text (undefined). */
  function substitute(claim: Claim, next: number | undefined): Formula {
    const known = new Map<number, Formula>();
    let result = never;
    for (const clause of claim.formula) {
      let conjunction = always;
      for (const literal of clause) {
        const state = literal >> 1;
        const value = known.get(state) ?? advance(state, claim, next);
        known.set(state, value);
        conjunction = both(conjunction, literal & 1 ? negation(value, budget) : value, budget);
      }
      result = either(result, conjunction, budget);
    }
    return result;
  }

  /** When a match starts at a state, in terms of the states after the next class. */
  function advance(number: number, behind: Behind, next: number | undefined): Formula {
    spend(budget, 1);
    const state = states[number]!;
    switch (state.kind) {
      case "match":
        return always;
      case "read":
        return next !== undefined && alphabet.has(state.set, next) ? [[2 * state.next]] : never;
      case "split": {
        // ECMA-262 §22.2.2.3.1 step 2.b: a loop whose body has read nothing is not entered again.
        if (entered[number] === 1) return never;
        entered[number] = 1;
        const first = advance(state.next, behind, next);
        entered[number] = 0;
        return isAlways(first) ? first : either(first, advance(state.other, behind, next), budget);
      }
      case "look":
      case "not-look": {
        const body = advance(state.other, behind, next);
        const condition = state.kind === "look" ? body : negation(body, budget);
        return condition.length === 0 ? never : both(condition, advance(state.next, behind, next), budget);
      }
      default:
        return holds(state.kind, behind, beforeClass(next)) ? advance(state.next, behind, next) : never;
    }
  }
}
