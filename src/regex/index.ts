export { limits, newPatternBudget, type PatternBudget } from "./budget.ts";
export {
  longTest,
  type Matcher,
  type MatcherResult,
  matcherTest,
  type NativeMatcher,
  type PatternProblem,
  type TableMatcher,
  tableForLongTexts,
  toMatcher,
} from "./matcher.ts";
export { nativeTest } from "./run-native.ts";
export { type Table, type TablePart, tableTest } from "./run-table.ts";
