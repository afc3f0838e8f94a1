/** So many units fit into the bits of a number. */
const WORD = 32;

/** A stretch of UTF-16 units: the text that a distance is asked of. */
export interface Units {
  readonly units: Uint16Array;
  readonly from: number;
  readonly to: number;
}

export function unitsOf(text: string): Units {
  const units = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
  return { units, from: 0, to: text.length };
}

/**
 * Insertions, deletions, replacements and swaps of neighbours (optimal string alignment) that make one text the other, in
 * UTF-16 units; above `most` any larger number. Both shorter than 256 units.
 */
export function editDistance(left: Units, right: Units, most: number): number {
  // What both begin and end with is aligned with itself.
  let { from: leftFrom, to: leftTo } = left;
  let { from: rightFrom, to: rightTo } = right;
  while (leftFrom < leftTo && rightFrom < rightTo && left.units[leftFrom] === right.units[rightFrom]) {
    leftFrom++;
    rightFrom++;
  }
  while (leftFrom < leftTo && rightFrom < rightTo && left.units[leftTo - 1] === right.units[rightTo - 1]) {
    leftTo--;
    rightTo--;
  }
  const height = leftTo - leftFrom;
  const width = rightTo - rightFrom;
  if (height === 0 || width === 0) return height + width;
  if (height - width > most || width - height > most) return most + 1;
  if (height <= WORD) return distanceByBits(left.units, leftFrom, leftTo, right.units, rightFrom, rightTo, most);
  if (width <= WORD) return distanceByBits(right.units, rightFrom, rightTo, left.units, leftFrom, leftTo, most);
  return distanceByRows(left.units.subarray(leftFrom, leftTo), right.units.subarray(rightFrom, rightTo), most);
}

/**
 * The table of distances column by column, a column as bits: where it rises by one, and where it falls, going down
 * (Hyyrö 2003). The rows are those of `left`, {@link WORD} at most.
 */
function distanceByBits(
  left: Uint16Array,
  leftFrom: number,
  leftTo: number,
  right: Uint16Array,
  rightFrom: number,
  rightTo: number,
  most: number,
): number {
  const lowest = 1 << (leftTo - leftFrom - 1);
  let distance = leftTo - leftFrom;
  let rises = -1;
  let falls = 0;
  let diagonal = 0;
  let earlierMatches = 0;
  for (let j = rightFrom; j < rightTo; j++) {
    const unit = right[j];
    let matches = 0;
    for (let i = leftFrom; i < leftTo; i++) if (left[i] === unit) matches |= 1 << (i - leftFrom);
    const swaps = ((~diagonal & matches) << 1) & earlierMatches;
    diagonal = ((((matches & rises) + rises) | 0) ^ rises) | matches | falls | swaps;
    let growing = falls | ~(diagonal | rises);
    let shrinking = diagonal & rises;
    if (growing & lowest) distance++;
    else if (shrinking & lowest) distance--;
    // Each column left can take away one.
    if (distance - (rightTo - 1 - j) > most) return most + 1;
    growing = (growing << 1) | 1;
    shrinking <<= 1;
    rises = shrinking | ~(diagonal | growing);
    falls = growing & diagonal;
    earlierMatches = matches;
  }
  return distance;
}

/** The table row by row. */
function distanceByRows(left: Uint16Array, right: Uint16Array, most: number): number {
  const width = right.length + 1;
  let beforeLast = new Uint8Array(width);
  let last = new Uint8Array(width);
  let row = new Uint8Array(width);
  for (let j = 0; j < width; j++) last[j] = j;
  for (let i = 1; i <= left.length; i++) {
    row[0] = i;
    let least = i;
    const letter = left[i - 1];
    for (let j = 1; j < width; j++) {
      const other = right[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === right[j - 2] && left[i - 2] === other) {
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    const spare = beforeLast;
    beforeLast = last;
    last = row;
    row = spare;
  }
  return last[right.length]!;
}
