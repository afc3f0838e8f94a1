/** Longer names are no slips of the pen, and the distance of two long texts is dear. */
const LONGEST = 64;
/** A list longer than this is not searched to its end. */
const MOST_CANDIDATES = 2_000;

/**
 * The candidate that was most plausibly meant by `name`, or undefined where none is close enough.
 * Spelling, case, separators (`user-id`, `userId`, `user_id`), plural and abbreviation count as small slips.
 * Deterministic: the first of equals.
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  if (name.length === 0 || name.length > LONGEST) return undefined;
  const wanted = fold(name);
  const letters = letterSet(wanted);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  const count = Math.min(candidates.length, MOST_CANDIDATES);
  for (let i = 0; i < count && bestDistance > 0; i++) {
    const candidate = candidates[i];
    if (candidate === undefined || candidate === name || candidate.length > LONGEST) continue;
    const folded = fold(candidate);
    let distance = slipDistance(wanted, letters, folded, bestDistance);
    // `file_path` for `path`, `email` for `userEmail`: farther than any misspelling, nearer than nothing.
    if (isLastWord(folded, wanted, name) || isLastWord(wanted, folded, candidate))
      distance = Math.min(distance, LONGEST);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** {@link nearest} as the facts of an error: empty where nothing is near, or where the value is no text. */
export function suggest(value: unknown, candidates: readonly string[]): { readonly suggestion?: string } {
  const suggestion = typeof value === "string" ? nearest(value, candidates) : undefined;
  return suggestion === undefined ? {} : { suggestion };
}

/** Lower case, without separators. */
function fold(name: string): string {
  const lower = name.toLowerCase();
  return /[\s_.\-/]/u.test(lower) ? lower.replace(/[\s_.\-/]+/gu, "") : lower;
}

/** Whether `word` is the last word of a compound name: `path` of `file_path` and of `filePath`. `folded` is the name's. */
function isLastWord(word: string, folded: string, name: string): boolean {
  if (word.length >= folded.length || !folded.endsWith(word)) return false;
  const found = /(?:[\s_.\-/]|[a-z0-9](?=[A-Z]))([A-Za-z0-9]+)$/u.exec(name);
  return found !== null && found[1]!.toLowerCase() === word;
}

/** Which of 32 classes of characters occur: two texts that differ in more of them than so are as far apart. */
function letterSet(text: string): number {
  let set = 0;
  for (let i = 0; i < text.length; i++) set |= 1 << (text.charCodeAt(i) & 31);
  return set;
}

function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** 0 for equal, infinite where it is no plausible slip or no better than the best so far. */
function slipDistance(name: string, letters: number, candidate: string, best: number): number {
  if (name === candidate) return 0;
  if (singular(name) === singular(candidate)) return 0.5;
  const allowance = Math.floor(Math.max(name.length, candidate.length) / 3);
  const most = Math.min(allowance, Math.ceil(best) - 1);
  if (Math.abs(name.length - candidate.length) <= most) {
    const others = letterSet(candidate);
    if (bitCount(letters & ~others) <= most && bitCount(others & ~letters) <= most) {
      const distance = editDistance(name, candidate, most);
      if (distance <= most) return distance;
    }
  }
  if (allowance + 1 >= best) return Number.POSITIVE_INFINITY;
  return isAbbreviation(name, candidate) || isAbbreviation(candidate, name) ? allowance + 1 : Number.POSITIVE_INFINITY;
}

function singular(name: string): string {
  return name.length > 3 && name.endsWith("s") ? name.slice(0, -1) : name;
}

/** `projid` for `projectid`: the same first letter, the rest in order, at least half of it, three letters or more. */
function isAbbreviation(short: string, long: string): boolean {
  if (short.length < 3 || short[0] !== long[0] || short.length * 2 < long.length) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment); above `most` any larger number. */
function editDistance(left: string, right: string, most: number): number {
  const width = right.length + 1;
  let beforeLast = new Uint8Array(width);
  let last = new Uint8Array(width);
  let row = new Uint8Array(width);
  for (let j = 0; j < width; j++) last[j] = j;
  for (let i = 1; i <= left.length; i++) {
    row[0] = i;
    let least = i;
    const letter = left.charCodeAt(i - 1);
    for (let j = 1; j < width; j++) {
      const other = right.charCodeAt(j - 1);
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === right.charCodeAt(j - 2) && left.charCodeAt(i - 2) === other) {
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
