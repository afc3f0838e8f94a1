import type { Assertion } from "./ast.ts";

/** What lies behind a place in a text. */
export interface Behind {
  /** Nothing does: it is the start of the text. */
  readonly atStart: boolean;
  readonly afterWord: boolean;
}

/** What comes next: the end of the text, a word character, or another one. */
export type Before = "end" | "word" | "other";

/** Whether an assertion holds at a place (ECMA-262 §22.2.2.4). */
export function holds(kind: Assertion["kind"], behind: Behind, before: Before): boolean {
  switch (kind) {
    case "start":
      return behind.atStart;
    case "end":
      return before === "end";
    case "boundary":
      return behind.afterWord !== (before === "word");
    case "non-boundary":
      return behind.afterWord === (before === "word");
  }
}

/** All that can surround a place which is not the start of the text. */
export const inside: readonly (readonly [Behind, Before])[] = [false, true].flatMap((afterWord) =>
  (["end", "word", "other"] as const).map((before) => [{ atStart: false, afterWord }, before] as const),
);
