import { type PatternBudget, spend } from "./budget.ts";
import { maxCodePoint, type Ranges, union } from "./ranges.ts";

const blockSize = 0x1000;
const firstAlike = 0x34000;

/** What asking the host once costs, in steps. */
const stepsPerScan = 30_000;

/**
 * The code points of a property escape (`\p{…}` or `\P{…}`), as the host's Unicode version has them: the host is asked,
 * block by block, as tables would be larger than all the rest of the library.
 */
export function propertyRanges(written: string, budget: PatternBudget): Ranges {
  const known = budget.properties?.get(written);
  if (known !== undefined) return known;
  spend(budget, stepsPerScan);
  const inside = new RegExp(`${written}+`, "uy");
  const outside = new RegExp(`[^${written}]+`, "uy");
  const found: number[] = [];
  for (let block = 0; block < firstAlike; block += blockSize) {
    if (block === 0xd000) scan(block, 0xd800 - block);
    else if (block === 0xf000) scan(0xf900, 0x700);
    else if (block < 0xd800 || block > 0xffff) scan(block, blockSize);
  }
  for (const [first, last] of alike()) if (inside.test(matchFromStart(first))) found.push(first, last);
  const ranges = union(found);
  budget.properties?.set(written, ranges);
  return ranges;

  function scan(first: number, count: number): void {
    const text = consecutive(first, count);
    const width = text.length / count;
    for (let index = 0; index < text.length; ) {
      inside.lastIndex = index;
      if (inside.test(text)) {
        found.push(first + index / width, first + inside.lastIndex / width - 1);
        index = inside.lastIndex;
      }
      outside.lastIndex = index;
      if (outside.test(text)) index = outside.lastIndex;
    }
  }

  function matchFromStart(codePoint: number): string {
    inside.lastIndex = 0;
    return String.fromCodePoint(codePoint);
  }
}

/** Whether the host knows the property. Nothing is scanned. */
export function isProperty(written: string): boolean {
  try {
    return new RegExp(written, "u") !== undefined;
  } catch {
    return false;
  }
}

/** Blocks whose code points share every property: surrogates, private use, and what Unicode leaves unassigned. */
function alike(): (readonly [number, number])[] {
  const blocks: [number, number][] = [
    [0xd800, 0xdbff],
    [0xdc00, 0xdfff],
    [0xe000, 0xf8ff],
    [firstAlike, 0x3fffd],
    [0xe0000, 0xe0000],
    [0xe0001, 0xe0001],
    [0xe0002, 0xe001f],
    [0xe0020, 0xe007f],
    [0xe0080, 0xe00ff],
    [0xe0100, 0xe01ef],
    [0xe01f0, 0xe0fff],
    [0xe1000, 0xefffd],
  ];
  for (let plane = 0x30000; plane < maxCodePoint; plane += 0x10000) {
    if (plane > 0x30000 && plane !== 0xe0000) blocks.push([plane, plane + 0xfffd]);
    blocks.push([plane + 0xfffe, plane + 0xffff]);
  }
  return blocks;
}

/** Text of consecutive code points, of one plane and none of them a surrogate. */
function consecutive(first: number, count: number): string {
  const units: number[] = [];
  for (let codePoint = first; codePoint < first + count; codePoint++) {
    if (codePoint <= 0xffff) units.push(codePoint);
    else units.push(0xd7c0 + (codePoint >> 10), 0xdc00 | (codePoint & 0x3ff));
  }
  return String.fromCharCode(...units);
}
