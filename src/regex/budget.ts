import type { Ranges } from "./ranges.ts";
import { Refusal } from "./refusal.ts";

/** The work that judging patterns may still take. Mutable on purpose: the patterns of one schema share it. */
export interface PatternBudget {
  steps: number;
  /** The code points of each `\p{…}` met so far: finding them means asking the host about every code point. */
  readonly properties?: Map<string, Ranges>;
}

export const limits = {
  /** UTF-16 units of a pattern. */
  sourceLength: 8_192,
  /** Groups within groups. */
  nesting: 200,
  /** Lookaheads and lookbehinds. */
  looks: 30,
  /** States of the automaton with choices. */
  nfaStates: 4_000,
  /** States of the automaton without choices. */
  dfaStates: 1_000,
  /** Sets of open paths that the proof of linear time looks at. */
  situations: 4_000,
  /** Paths that the native engine may have to follow through the same text. */
  paths: 16,
  /** Steps that the native engine may take from one character to the next. */
  stepsPerCharacter: 4_096,
  /**
   * Choices and groups of a native pattern: beyond some 400 choices V8 can take minutes to compile what is nested, on a
   * pattern's second use and out of reach of any time limit.
   */
  nativeChoices: 300,
  /** Steps of analysis for one pattern, for the proof alone, and for all patterns of a schema. */
  patternSteps: 400_000,
  proofSteps: 100_000,
  schemaSteps: 4_000_000,
} as const;

export function newPatternBudget(): PatternBudget {
  return { steps: limits.schemaSteps, properties: new Map() };
}

/** Takes steps off a budget, and refuses once there are none left. */
export function spend(budget: PatternBudget, steps: number): void {
  budget.steps -= steps;
  if (budget.steps < 0) throw new Refusal("it takes too long to analyse; simplify it, or split it with allOf");
}

/** Lets some work spend at most so many steps of a budget. */
export function withShare<T>(budget: PatternBudget, steps: number, work: (share: PatternBudget) => T): T {
  const granted = Math.max(0, Math.min(steps, budget.steps));
  const share: PatternBudget = { ...budget, steps: granted };
  try {
    return work(share);
  } finally {
    budget.steps -= granted - Math.max(0, share.steps);
  }
}
