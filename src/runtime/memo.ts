import { addDistinct } from "../report/distinct.ts";
import type { ValidationError } from "../report/errors.ts";
import type { ErrorList, ExplainBranch } from "./union.ts";

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
  readonly path: string;
  readonly level: number;
  readonly errors: readonly ValidationError[];
}

/** Explains a value once at a place; a second time the same errors are told again. */
export function explainOnce(
  index: number,
  most: number,
  explain: ExplainBranch,
  value: unknown,
  path: string,
  errors: ErrorList,
  depth: number,
  memo: Memo,
): void {
  const known = rememberedBy(memo, index) as Map<unknown, Explained>;
  const { unionLevel: level = 0 } = errors;
  let explained = known.get(value);
  if (explained === undefined || explained.path !== path || explained.level !== level) {
    const own: ErrorList = [];
    own.unionLevel = level;
    explain(value, path, own, depth, memo);
    explained = { path, level, errors: own };
    known.set(value, explained);
  }
  for (const error of explained.errors) addDistinct(errors, error, most);
}
