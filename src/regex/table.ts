import { type Dfa, dead, matched } from "./dfa.ts";
import type { Table } from "./run-table.ts";

/** Writes an automaton as a table. All states without hope become one, and so do all that match whatever follows. */
export function tableOf({ alphabet, rows, final }: Dfa): Table {
  const sources: number[][] = rows.map(() => []);
  for (const [state, row] of rows.entries()) {
    for (const target of new Set(row)) if (target >= 0) sources[target]!.push(state);
  }
  const canMatch = reaching(sources, (state) => final[state]! || rows[state]!.includes(matched));
  const canFail = reaching(sources, (state) => !final[state]! || rows[state]!.includes(dead));
  const numbers = new Map<number, number>([
    [dead, 0],
    [matched, 1],
  ]);
  const kept: number[] = [];
  const number = (isWanted: (state: number) => boolean): void => {
    for (let state = 0; state < rows.length; state++) {
      if (canMatch.has(state) && canFail.has(state) && isWanted(state)) numbers.set(state, kept.push(state) + 1);
    }
  };
  number((state) => !final[state]!);
  const accepting = kept.length + 2;
  number((state) => final[state]!);
  const numberOf = (state: number): number => numbers.get(state) ?? (canMatch.has(state) ? 1 : 0);
  const columns = distinctColumns(alphabet.size, (column) => kept.map((state) => numberOf(rows[state]![column]!)));
  const width = columns.distinct.length;
  const transitions = [...Array<number>(width).fill(0), ...Array<number>(width).fill(1)];
  for (const index of kept.keys()) for (const column of columns.distinct) transitions.push(column[index]!);
  const starts: number[] = [];
  const classes: number[] = [];
  for (const [interval, start] of alphabet.starts.entries()) {
    const column = columns.numbers[alphabet.classes[interval]!]!;
    if (classes.at(-1) === column) continue;
    starts.push(start);
    classes.push(column);
  }
  return { starts, classes, width, transitions, start: numberOf(0), accepting };
}

/** The states from which one of the wanted states can be reached. */
function reaching(sources: readonly (readonly number[])[], isWanted: (state: number) => boolean): ReadonlySet<number> {
  const agenda = [...sources.keys()].filter(isWanted);
  const found = new Set(agenda);
  for (let state = agenda.pop(); state !== undefined; state = agenda.pop()) {
    for (const source of sources[state]!) {
      if (found.has(source)) continue;
      found.add(source);
      agenda.push(source);
    }
  }
  return found;
}

/** Classes that no state tells apart share a column. */
function distinctColumns(
  size: number,
  columnOf: (characterClass: number) => readonly number[],
): { readonly distinct: readonly (readonly number[])[]; readonly numbers: readonly number[] } {
  const distinct: (readonly number[])[] = [];
  const known = new Map<string, number>();
  const numbers = Array.from({ length: size }, (_, characterClass) => {
    const column = columnOf(characterClass);
    const key = column.join();
    const number = known.get(key) ?? distinct.push(column) - 1;
    known.set(key, number);
    return number;
  });
  return { distinct, numbers };
}
