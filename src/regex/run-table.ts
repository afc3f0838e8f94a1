/**
 * An automaton as plain data. Code points fall into classes by interval: those from `starts[i]` up to `starts[i + 1]`
 * belong to class `classes[i]`. From a state, a class leads to the state `transitions[state * width + class]`.
 * State 0 cannot match any more, state 1 matches whatever follows, and the states from `accepting` on match where the
 * text ends.
 */
export interface Table {
  readonly starts: readonly number[];
  readonly classes: readonly number[];
  readonly width: number;
  readonly transitions: readonly number[];
  readonly start: number;
  readonly accepting: number;
}

/** One of the tests that a text has to pass; it passes a negated one by not matching. */
export interface TablePart {
  readonly negated: boolean;
  readonly table: Table;
}

/**
 * The function that runs tables over a text: one pass, by code points, a lone surrogate counting as one.
 * Generated modules contain this declaration as text, so it may name nothing but its own parameters and globals.
 */
export function tableTest(parts: readonly TablePart[]): (text: string) => boolean {
  const tests = parts.map(({ negated, table }) => {
    const { starts, classes, width, start, accepting } = table;
    const transitions = Uint16Array.from(table.transitions);
    const classOf = (codePoint: number): number => {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (starts[middle]! <= codePoint) low = middle;
        else high = middle - 1;
      }
      return classes[low]!;
    };
    const ascii = Uint16Array.from({ length: 128 }, (_, codePoint) => classOf(codePoint));
    return (text: string): boolean => {
      let state = start;
      for (let i = 0; i < text.length && state > 1; i++) {
        const unit = text.charCodeAt(i);
        let column: number;
        if (unit < 128) {
          column = ascii[unit]!;
        } else {
          const codePoint = text.codePointAt(i)!;
          if (codePoint > 0xffff) i++;
          column = classOf(codePoint);
        }
        state = transitions[state * width + column]!;
      }
      return (state === 1 || state >= accepting) !== negated;
    };
  });
  const only = tests[0];
  return tests.length === 1 && only !== undefined ? only : (text) => tests.every((test) => test(text));
}
