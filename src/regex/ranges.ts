/** A set of code points: the first and last of each interval, in turn, ascending and not touching each other. */
export type Ranges = readonly number[];

export const maxCodePoint = 0x10ffff;

/** `\d` (ECMA-262 §22.2.2.9): ASCII only, with the `u` flag too. */
export const digits: Ranges = [0x30, 0x39];

/** `\w` (ECMA-262 §22.2.2.9.3): ASCII only without the `i` flag. */
export const wordCharacters: Ranges = [0x30, 0x39, 0x41, 0x5a, 0x5f, 0x5f, 0x61, 0x7a];

/** `\s` (ECMA-262 §12.2, §12.3): WhiteSpace, which holds every Space_Separator and U+FEFF, and LineTerminator. */
// biome-ignore format: one interval after the other
export const whiteSpace: Ranges = [
  0x09, 0x0d, 0x20, 0x20, 0xa0, 0xa0, 0x1680, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x202f, 0x205f, 0x205f,
  0x3000, 0x3000, 0xfeff, 0xfeff,
];

/** `.` without the `s` flag: all but LineTerminator. */
export const dot: Ranges = [0, 0x09, 0x0b, 0x0c, 0x0e, 0x2027, 0x202a, maxCodePoint];

export function single(codePoint: number): Ranges {
  return [codePoint, codePoint];
}

/** The union of intervals in any order, overlapping or not. */
export function union(intervals: readonly number[]): Ranges {
  if (isAscending(intervals)) return intervals;
  const pairs: [number, number][] = [];
  for (let i = 0; i < intervals.length; i += 2) pairs.push([intervals[i]!, intervals[i + 1]!]);
  pairs.sort((left, right) => left[0] - right[0]);
  const result: number[] = [];
  for (const [first, last] of pairs) {
    const end = result.length - 1;
    if (end > 0 && first <= result[end]! + 1) result[end] = Math.max(result[end]!, last);
    else result.push(first, last);
  }
  return result;
}

function isAscending(intervals: readonly number[]): boolean {
  for (let i = 2; i < intervals.length; i += 2) if (intervals[i]! <= intervals[i - 1]! + 1) return false;
  return true;
}

export function complement(ranges: Ranges): Ranges {
  const result: number[] = [];
  let next = 0;
  for (let i = 0; i < ranges.length; i += 2) {
    if (ranges[i]! > next) result.push(next, ranges[i]! - 1);
    next = ranges[i + 1]! + 1;
  }
  if (next <= maxCodePoint) result.push(next, maxCodePoint);
  return result;
}

/** Whether no two of the sets share a code point. */
export function areDisjoint(sets: readonly Ranges[]): boolean {
  if (sets.length === 2) return !overlap(sets[0]!, sets[1]!);
  const pairs: [number, number][] = [];
  for (const ranges of sets) for (let i = 0; i < ranges.length; i += 2) pairs.push([ranges[i]!, ranges[i + 1]!]);
  pairs.sort((left, right) => left[0] - right[0]);
  return pairs.every(([first], index) => index === 0 || first > pairs[index - 1]![1]);
}

function overlap(left: Ranges, right: Ranges): boolean {
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    if (left[i + 1]! < right[j]!) i += 2;
    else if (right[j + 1]! < left[i]!) j += 2;
    else return true;
  }
  return false;
}
