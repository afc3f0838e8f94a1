import type { Ranges } from "./ranges.ts";

/**
 * A pattern as far as the question "does a text match" can tell: capturing and greediness do not change the answer,
 * so groups leave no trace but where they are repeated, and lazy quantifiers none.
 */
export type Node = CharacterSet | Sequence | Choice | Repeat | Assertion | Look | Backreference;

/** One code point out of a set. */
export interface CharacterSet {
  readonly type: "set";
  readonly ranges: Ranges;
}

/** Everything in turn; without items, the empty text. */
export interface Sequence {
  readonly type: "sequence";
  readonly items: readonly Node[];
}

export interface Choice {
  readonly type: "choice";
  readonly alternatives: readonly Node[];
}

export interface Repeat {
  readonly type: "repeat";
  readonly body: Node;
  readonly min: number;
  /** Infinity where there is no limit. */
  readonly max: number;
  /** Whether the body stands in brackets, which may capture: the native engine then keeps more for each round. */
  readonly isBracketed: boolean;
}

export interface Assertion {
  readonly type: "assertion";
  readonly kind: "start" | "end" | "boundary" | "non-boundary";
}

/** A lookahead or lookbehind. */
export interface Look {
  readonly type: "look";
  readonly ahead: boolean;
  readonly negated: boolean;
  readonly body: Node;
  readonly position: number;
}

export interface Backreference {
  readonly type: "backreference";
  readonly position: number;
}
