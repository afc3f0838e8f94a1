import { addDistinct } from "../report/distinct.ts";
import type { ValidationError } from "../report/errors.ts";
import { type ErrorList, type Explain, listWithin, nestErrors } from "./nesting.ts";

/**
 * What one call remembers, by function: verdicts by value, and errors by value. Only functions that could otherwise be
 * applied to one place exponentially often remember anything.
 */
export type Memo = Map<unknown, unknown>[];

/** Not by what an index reads: a polluted prototype could lend it. */
export function rememberedBy(memo: Memo, index: number): Map<unknown, unknown> {
  while (memo.length <= index) memo.push(new Map());
  return memo[index]!;
}

/** The verdicts of one function so far. */
export function verdictsOf(memo: Memo, index: number): Map<unknown, boolean> {
  return rememberedBy(memo, index) as Map<unknown, boolean>;
}

interface Explained {
  readonly level: number;
  readonly errors: readonly ValidationError[];
}

/** Explains a value once; a second time the same errors are told again, for the place at hand. */
export function explainOnce(
  index: number,
  most: number,
  explain: Explain,
  value: unknown,
  path: string,
  errors: ErrorList,
  from: number,
  depth: number,
  memo: Memo,
): void {
  const known = rememberedBy(memo, index) as Map<unknown, Explained>;
  const { unionLevel: level = 0 } = errors;
  let explained = known.get(value);
  if (explained === undefined || explained.level !== level) {
    const own = listWithin(level);
    explain(value, own, depth, memo);
    explained = { level, errors: own };
    known.set(value, explained);
  }
  if (explained.errors.length === 0) return;
  // Those remembered keep the places they were found with.
  const told = explained.errors.map(copyOf);
  nestErrors(told, 0, path);
  for (const error of told) addDistinct(errors, error, most, from);
}

/** With copies of the errors within it, whose places are written too. */
function copyOf(error: ValidationError): ValidationError {
  if (error.keyword === "propertyNames") return { ...error, reasons: error.reasons.map(copyOf) };
  const isUnion = error.keyword === "anyOf" || error.keyword === "oneOf";
  if (isUnion && "branches" in error) {
    return { ...error, branches: error.branches.map((branch) => branch.map(copyOf)) };
  }
  return { ...error };
}
