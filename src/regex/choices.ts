import type { Node } from "./ast.ts";

/** V8 writes out short counted repetitions, up to this count. */
const unrolled = 3;

/** How many choices V8 compiles for a pattern, at most: those of a repetition that it writes out count each time. */
export function choicesOf(node: Node): number {
  switch (node.type) {
    case "set":
    case "assertion":
    case "backreference":
      return 0;
    case "sequence":
      return node.items.reduce((sum, item) => sum + choicesOf(item), 0);
    case "choice":
      return node.alternatives.reduce((sum, alternative) => sum + choicesOf(alternative), 1);
    case "look":
      return 1 + choicesOf(node.body);
    case "repeat": {
      const body = choicesOf(node.body);
      if (node.max <= unrolled) return node.max * (body + 1);
      return (node.min <= unrolled ? node.min : 0) * body + body + 1;
    }
  }
}
