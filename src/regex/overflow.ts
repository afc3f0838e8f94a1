import type { Node } from "./ast.ts";
import { choicesOf } from "./choices.ts";

/** Bytes of V8's stack for backtracking, and a generous guess of what one choice or capture of one round takes of them. */
const stackBytes = 64 * 2 ** 20;
const bytesKept = 64;

/**
 * Whether a text can be so long that V8 runs out of stack while it matches natively, however little time that takes. It
 * keeps something for each round of a repetition. Only a loop over a single set counts instead, and with the `u` flag
 * only one over a single character, which `isUnicode` tells.
 */
export function mayOverflow(node: Node, groups: number, isUnicode: boolean): boolean {
  return stackOf(node) > stackBytes;

  function stackOf(at: Node): number {
    switch (at.type) {
      case "set":
      case "assertion":
        return 0;
      case "backreference":
        return bytesKept;
      case "sequence":
        return at.items.reduce((sum, item) => sum + stackOf(item), 0);
      case "choice":
        return bytesKept + Math.max(0, ...at.alternatives.map(stackOf));
      case "look":
        return bytesKept + stackOf(at.body);
      case "repeat": {
        const { body, max, isBracketed } = at;
        if (max === 0) return 0;
        if (!isBracketed && body.type === "set" && (!isUnicode || isOneCharacter(body.ranges))) return 0;
        return max * (bytesKept * (1 + groups + choicesOf(body)) + stackOf(body));
      }
    }
  }
}

function isOneCharacter(ranges: readonly number[]): boolean {
  const [first = 0, last] = ranges;
  return ranges.length === 2 && first === last && (first < 0xd800 || (first > 0xdfff && first <= 0xffff));
}
