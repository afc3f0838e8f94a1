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
  const lastWord = lastWordOf(name);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  const count = Math.min(candidates.length, MOST_CANDIDATES);
  for (let i = 0; i < count; i++) {
    const candidate = candidates[i];
    if (candidate === undefined || candidate === name || candidate.length > LONGEST) continue;
    const folded = fold(candidate);
    let distance = slipDistance(wanted, folded);
    // `file_path` for `path`, `email` for `userEmail`: farther than any misspelling, nearer than nothing.
    if (lastWord === folded || lastWordOf(candidate) === wanted) distance = Math.min(distance, LONGEST);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
      if (distance === 0) break;
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
  return name.toLowerCase().replace(/[\s_.\-/]+/gu, "");
}

/** The last word of a compound name, folded: `path` of `file_path` and of `filePath`. */
function lastWordOf(name: string): string | undefined {
  const found = /(?:[\s_.\-/]|[a-z0-9](?=[A-Z]))([A-Za-z0-9]+)$/u.exec(name);
  return found === null ? undefined : found[1]!.toLowerCase();
}

/** 0 for equal, infinite where it is no plausible slip. */
function slipDistance(name: string, candidate: string): number {
  if (name === candidate) return 0;
  if (singular(name) === singular(candidate)) return 0.5;
  const allowance = Math.floor(Math.max(name.length, candidate.length) / 3);
  const distance = editDistance(name, candidate, allowance);
  if (distance <= allowance) return distance;
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
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, j) => j);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[right.length]!;
}
