import { buildAlphabet } from "./alphabet.ts";
import { buildAlternatingDfa } from "./alternation.ts";
import type { Node } from "./ast.ts";
import { limits, newPatternBudget, type PatternBudget, withShare } from "./budget.ts";
import { choicesOf } from "./choices.ts";
import { type Conjunct, conjunctsOf } from "./conjunction.ts";
import { isDeterministic } from "./deterministic.ts";
import { buildDfa } from "./dfa.ts";
import { buildNfa } from "./nfa.ts";
import { mayOverflow } from "./overflow.ts";
import { type ParsedPattern, parsePattern } from "./parser.ts";
import { isLinear } from "./proof.ts";
import { Refusal, unlessRefused } from "./refusal.ts";
import { nativeTest } from "./run-native.ts";
import { type TablePart, tableTest } from "./run-table.ts";
import { tableOf } from "./table.ts";
import { isSameByUnits } from "./units.ts";

export interface PatternProblem {
  /** What is wrong, as a clause without a full stop; "it" is the pattern. */
  readonly message: string;
  /** Where, as a UTF-16 index into the pattern. */
  readonly position?: number;
}

/** A pattern the native engine may run: `source` is valid under the `u` flag, and to be used with `flags`. */
export interface NativeMatcher {
  readonly kind: "native";
  readonly source: string;
  /** Empty where the flag makes no difference: V8 needs less stack without it. */
  readonly flags: "u" | "";
  /** Whether `source` differs from the pattern, which is valid without the `u` flag only. */
  readonly repaired: boolean;
  /** Whether there are texts so long that V8 runs out of stack on them: they need {@link tableForLongTexts}. */
  readonly mayOverflow: boolean;
}

/** A pattern run by tables: plain data. A text matches that passes every part. */
export interface TableMatcher {
  readonly kind: "table";
  readonly source: string;
  readonly repaired: boolean;
  readonly parts: readonly TablePart[];
}

export type Matcher = NativeMatcher | TableMatcher;

export type MatcherResult =
  | { readonly ok: true; readonly matcher: Matcher }
  | { readonly ok: false; readonly problem: PatternProblem };

/**
 * Turns a `pattern` into something that decides whether a text contains a match, as `RegExp.prototype.test` with the `u`
 * flag does. "safe": in time linear in the text, or not at all. "native": whatever the host's RegExp takes.
 * Tables follow ECMA-262 where V8 does not: it also searches between the halves of a surrogate pair, where `\B` holds.
 */
export function toMatcher(pattern: string, mode: "safe" | "native", budget?: PatternBudget): MatcherResult {
  try {
    const matcher =
      mode === "native"
        ? toNativeMatcher(pattern)
        : withShare(budget ?? newPatternBudget(), limits.patternSteps, (share) => toSafeMatcher(pattern, share));
    return { ok: true, matcher };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message, position } = error;
    return { ok: false, problem: position === undefined ? { message } : { message, position } };
  }
}

/** The function that runs a matcher. It keeps no state between texts. */
export function matcherTest(matcher: Matcher): (text: string) => boolean {
  if (matcher.kind === "table") return tableTest(matcher.parts);
  const regex = new RegExp(matcher.source, matcher.flags);
  return matcher.mayOverflow ? nativeTest(regex, () => longTest(matcher)) : (text) => regex.test(text);
}

/** The test of texts so long that the native engine may run out of stack. Without a table what overflows does not match. */
export function longTest(matcher: NativeMatcher): (text: string) => boolean {
  const table = tableForLongTexts(matcher);
  return table === undefined ? nativeTest(new RegExp(matcher.source, matcher.flags)) : tableTest(table.parts);
}

/**
 * The table of a native matcher, for texts so long that the native engine may run out of stack; undefined where there
 * is none within the limits.
 */
export function tableForLongTexts({ source, repaired }: NativeMatcher): TableMatcher | undefined {
  const budget = newPatternBudget();
  return unlessRefused(() =>
    withShare(budget, limits.patternSteps, (share) => {
      const parsed = parsePattern(source, share);
      return toTableMatcher({ ...parsed, repaired }, conjunctsWithin(parsed), share);
    }),
  );
}

function toNativeMatcher(pattern: string): NativeMatcher {
  if (isAccepted(pattern)) {
    const parsed = unlessRefused(() => parsePattern(pattern));
    if (parsed !== undefined) return { ...nativeOf(parsed), source: pattern, repaired: false };
    return { kind: "native", source: pattern, flags: "u", repaired: false, mayOverflow: true };
  }
  const parsed = parsePattern(pattern);
  if (!isAccepted(parsed.source)) throw new Refusal("it is not accepted by this JavaScript engine");
  return nativeOf(parsed);
}

function nativeOf({ node, source, repaired, groups }: ParsedPattern): NativeMatcher {
  const flags = isSameByUnits(node, source) ? "" : "u";
  return { kind: "native", source, flags, repaired, mayOverflow: mayOverflow(node, groups, flags === "u") };
}

function toSafeMatcher(pattern: string, budget: PatternBudget): Matcher {
  if (budget.steps === 0) throw new Refusal("the patterns of this schema together take too long to analyse");
  const parsed = parsePattern(pattern, budget);
  const { node, source, groups } = parsed;
  const conjuncts = conjunctsWithin(parsed);
  const isNative =
    choicesOf(node) + groups <= limits.nativeChoices &&
    conjuncts.every(({ walked }) => walked !== undefined && isProven(walked, budget)) &&
    isAccepted(source);
  return isNative ? nativeOf(parsed) : toTableMatcher(parsed, conjuncts, budget);
}

function conjunctsWithin({ node, looks }: ParsedPattern): readonly Conjunct[] {
  if (looks > limits.looks) throw new Refusal(`it has more than ${limits.looks} lookarounds`);
  return conjunctsOf(node);
}

function toTableMatcher(
  { source, repaired }: ParsedPattern,
  conjuncts: readonly Conjunct[],
  budget: PatternBudget,
): TableMatcher {
  return { kind: "table", source, repaired, parts: conjuncts.map((conjunct) => toPart(conjunct, budget)) };
}

function toPart({ negated, node }: Conjunct, budget: PatternBudget): TablePart {
  const nfa = buildNfa(node, budget);
  const build = nfa.hasLooks ? buildAlternatingDfa : buildDfa;
  return { negated, table: tableOf(build(nfa, buildAlphabet(nfa, budget), budget)) };
}

function isProven(node: Node, budget: PatternBudget): boolean {
  const prove = (share: PatternBudget): boolean => {
    if (isDeterministic(node, share)) return true;
    const nfa = buildNfa(node, share);
    return isLinear(nfa, buildAlphabet(nfa, share), share);
  };
  return unlessRefused(() => withShare(budget, limits.proofSteps, prove)) ?? false;
}

function isAccepted(source: string): boolean {
  try {
    return new RegExp(source, "u").unicode;
  } catch {
    return false;
  }
}
