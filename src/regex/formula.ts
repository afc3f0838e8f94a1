import { type PatternBudget, spend } from "./budget.ts";

/**
 * What has to be true of the rest of a text: one of the clauses, each of which is a set of literals that are all to be
 * true, in ascending order. A literal is twice the number of an automaton's state, "a match starts there", or one more
 * than that, "no match starts there". No clause contains another or contradicts itself; without clauses it is false.
 */
export type Formula = readonly (readonly number[])[];

export const never: Formula = [];
export const always: Formula = [[]];

export function isAlways(formula: Formula): boolean {
  return formula[0]?.length === 0;
}

export function either(left: Formula, right: Formula, budget: PatternBudget): Formula {
  if (left.length === 0 || isAlways(right)) return right;
  if (right.length === 0 || isAlways(left)) return left;
  return withoutWeaker([...left, ...right], budget);
}

export function both(left: Formula, right: Formula, budget: PatternBudget): Formula {
  if (left.length === 0 || isAlways(right)) return left;
  if (right.length === 0 || isAlways(left)) return right;
  const clauses: number[][] = [];
  for (const first of left) {
    for (const second of right) {
      spend(budget, first.length + second.length);
      const literals = new Set([...first, ...second]);
      if (![...literals].some((literal) => literals.has(literal ^ 1))) {
        clauses.push([...literals].sort((one, other) => one - other));
      }
    }
  }
  return withoutWeaker(clauses, budget);
}

export function negation(formula: Formula, budget: PatternBudget): Formula {
  return formula.reduce<Formula>(
    (result, clause) =>
      both(
        result,
        clause.map((literal) => [literal ^ 1]),
        budget,
      ),
    always,
  );
}

/** Leaves out each clause that says no more than another, and brings them into an order. */
function withoutWeaker(clauses: readonly (readonly number[])[], budget: PatternBudget): Formula {
  const sorted = [...clauses].sort((left, right) => left.length - right.length || compare(left, right));
  const kept: (readonly number[])[] = [];
  for (const clause of sorted) {
    spend(budget, kept.length + 1);
    if (!kept.some((other) => other.every((literal) => clause.includes(literal)))) kept.push(clause);
  }
  return kept;
}

function compare(left: readonly number[], right: readonly number[]): number {
  const index = left.findIndex((literal, at) => literal !== right[at]);
  return index < 0 ? 0 : left[index]! - right[index]!;
}
