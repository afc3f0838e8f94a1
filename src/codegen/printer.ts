import { type Code, js } from "./code.ts";

/** Writes lines with indentation. What is printed is never rewritten; a block without a body is never begun. */
export interface Printer {
  line(code: Code): void;
  /**
   * A line comment, printed before the next line, or not at all where none follows in its block. What could end it, or
   * turn the direction of reading, is escaped. A lean printer does not ask for the text.
   */
  comment(write: () => string): void;
  /** `head {`, the body, `}`. Prints nothing where the body prints nothing. Says whether it printed. */
  block(head: Code, body: () => void): boolean;
  /** `if (test) {` … `} else {` … `}`; either branch may print nothing. `negated` is the test the other way round. */
  branch(test: Code, negated: Code, yes: () => void, no: () => void): void;
  /** The lines of another printer, at the indentation here. */
  include(other: Printer): void;
  lines(): readonly string[];
  text(): string;
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}

/** A lean printer leaves out comments and indentation. */
export function makePrinter(lean = false): Printer {
  const lines: string[] = [];
  let indent = "";
  let pendingComments: string[] = [];

  function push(text: string): void {
    if (pendingComments.length > 0) {
      for (const comment of pendingComments) lines.push(`${indent}// ${comment}`);
      pendingComments = [];
    }
    lines.push(lean ? text : indent + text);
  }

  /** Runs the body one level deeper; its lines stay buffered until it is known whether there are any. */
  function nested(head: string, body: () => void): boolean {
    const before = lines.length;
    const comments = pendingComments;
    push(head);
    const opened = lines.length;
    const outer = indent;
    indent += lean ? "" : "  ";
    body();
    pendingComments = [];
    indent = outer;
    if (lines.length > opened) return true;
    lines.length = before;
    pendingComments = comments;
    return false;
  }

  return {
    line: (code) => push(code.text),
    comment(write) {
      if (!lean) pendingComments.push(write().replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, escaped));
    },
    block(head, body) {
      const printed = nested(`${head.text} {`, body);
      if (printed) push("}");
      return printed;
    },
    branch(test, negated, yes, no) {
      if (!nested(js`if (${test}) {`.text, yes)) {
        if (nested(js`if (${negated}) {`.text, no)) push("}");
        return;
      }
      nested("} else {", no);
      push("}");
    },
    include(other) {
      for (const line of other.lines()) push(line);
    },
    lines: () => lines,
    text: () => `${lines.join("\n")}\n`,
  };
}
