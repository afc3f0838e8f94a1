import type { CharacterSet } from "./ast.ts";
import { type Cursor, fail, take, takeCodePoint } from "./cursor.ts";
import { parseCharacterEscape } from "./parse-escape.ts";
import { complement, type Ranges, union } from "./ranges.ts";

/** A class, at its `[`. ECMA-262 §22.2.1, with `u`; a range that starts or ends with a set (`[\w-.]`) is repaired. */
export function parseClass(cursor: Cursor): CharacterSet {
  const start = cursor.position++;
  const negated = take(cursor, "^");
  const intervals: number[] = [];
  while (!take(cursor, "]")) {
    const first = parseClassAtom(cursor, start);
    const hyphen = cursor.position;
    const next = cursor.source[hyphen + 1];
    if (cursor.source[hyphen] !== "-" || next === "]" || next === undefined) {
      add(intervals, first);
      continue;
    }
    cursor.position++;
    const repairs = cursor.repairs.length;
    const last = parseClassAtom(cursor, start);
    if (typeof first === "number" && typeof last === "number") {
      if (last < first) fail("the range ends before it starts", hyphen);
      intervals.push(first, last);
      continue;
    }
    cursor.repairs.splice(repairs, 0, { position: hyphen, backslash: "insert" });
    intervals.push(0x2d, 0x2d);
    add(intervals, first);
    add(intervals, last);
    // Annex B reads `[\d-a-z]` as \d, -, a, - and z.
    if (cursor.source[cursor.position] === "-" && cursor.source[cursor.position + 1] !== "]") {
      cursor.repairs.push({ position: cursor.position, backslash: "insert" });
    }
  }
  const ranges = union(intervals);
  return { type: "set", ranges: negated ? complement(ranges) : ranges };
}

function add(intervals: number[], atom: number | Ranges): void {
  if (typeof atom === "number") intervals.push(atom, atom);
  else for (const bound of atom) intervals.push(bound);
}

function parseClassAtom(cursor: Cursor, start: number): number | Ranges {
  const { source, position } = cursor;
  if (position >= source.length) fail("the class is not closed", start);
  if (source[position] === "\\") {
    if (source[position + 1] !== "b") return parseCharacterEscape(cursor, true);
    cursor.position += 2;
    return 0x08;
  }
  if (source[position] === "[" && /\[:\^?\w+:\]/y.test(source.slice(position, position + 16))) {
    cursor.posixClass ??= position;
  }
  return takeCodePoint(cursor);
}
