/** As `report/nearest.ts` answers, in as few words as can be: no index, and distances by plain rows. */

/** Longer names are no slips of the pen. */
const longestName = 64;
/** A list longer than this is not searched to its end. */
const mostCandidates = 2_000;
/** Above any distance of two names. */
const tooMany = 254;

const separators = /[\s_.\-/]+/gu;
const compoundName = /(?:[\s_.\-/]|[a-z0-9](?=[A-Z]))([A-Za-z0-9]+)$/u;

/** As `nearestAmong` of `report/nearest.ts`. */
export function nearestAmong(candidates: readonly string[]): (name: unknown) => string | undefined {
  let known: readonly Candidate[] | undefined;
  let last: string | undefined;
  let answer: string | undefined;
  return (name) => {
    if (typeof name !== "string" || name === "" || name.length > longestName) return undefined;
    if (name !== last) {
      if (known === undefined) known = candidates.slice(0, mostCandidates).filter(isShortName).map(foldedPair);
      answer = nearestOf(name, known);
      last = name;
    }
    return answer;
  };
}

type Candidate = readonly [name: string, folded: string];

function isShortName(name: string): boolean {
  return name.length <= longestName;
}

/** A name, and the same in lower case without separators. */
function foldedPair(name: string): Candidate {
  return [name, name.toLowerCase().replace(separators, "")];
}

/** The first of those with the fewest edits; else by the last word, `file_path` for `path` and `email` for `userEmail`. */
function nearestOf(name: string, known: readonly Candidate[]): string | undefined {
  const wanted = foldedPair(name)[1];
  const word = lastWordOf(name);
  let best: string | undefined;
  let ofWord: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [each, folded] of known) {
    const distance = each === name ? least : slipBetween(wanted, folded, least);
    if (distance < least) {
      best = each;
      least = distance;
    }
    if (best === undefined && ofWord === undefined && folded !== wanted) {
      if (folded === word || (folded.endsWith(wanted) && lastWordOf(each) === wanted)) ofWord = each;
    }
  }
  return best === undefined ? ofWord : best;
}

/** The last word of a compound name in lower case. */
function lastWordOf(name: string): string | undefined {
  const found = compoundName.exec(name);
  return found === null ? undefined : found[1]!.toLowerCase();
}

/**
 * The edits between two names: a half for the plural, for an abbreviation one more than a misspelling can have, else
 * infinite above a third of the letters. What is above `least` may be any number above it.
 */
function slipBetween(name: string, other: string, least: number): number {
  const [short, long] = name.length < other.length ? [name, other] : [other, name];
  const most = Math.floor(long.length / 3);
  if (long.length - short.length <= most) {
    const distance = editsBetween(short, long, Math.floor(Math.min(most, least)));
    const isPlural = `${short}s` === long && short.length > 2 && (short.length === 3 || !short.endsWith("s"));
    if (distance <= most) return isPlural ? 0.5 : distance;
  }
  if (short.length < 3 || short.length * 2 < long.length || short[0] !== long[0]) return Number.POSITIVE_INFINITY;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return Number.POSITIVE_INFINITY;
  }
  return most + 1;
}

/**
 * Insertions, deletions, replacements and swaps of neighbours (optimal string alignment); above `most` any larger number.
 * Row by row, no farther from the diagonal than `most`.
 */
function editsBetween(left: string, right: string, most: number): number {
  const width = right.length + 1;
  const table = new Uint8Array(width * (left.length + 1)).fill(tooMany);
  for (let i = 0; i <= left.length; i++) {
    const to = Math.min(right.length, i + most);
    let fewest = tooMany;
    for (let j = Math.max(0, i - most); j <= to; j++) {
      const at = i * width + j;
      let edits = i + j;
      if (i > 0 && j > 0) {
        edits = table[at - width - 1]!;
        if (left.charCodeAt(i - 1) !== right.charCodeAt(j - 1)) {
          edits = Math.min(edits, table[at - 1]!, table[at - width]!) + 1;
          if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
            edits = Math.min(edits, table[at - 2 * width - 2]! + 1);
          }
        }
      }
      table[at] = edits;
      if (edits < fewest) fewest = edits;
    }
    if (fewest > most) return tooMany;
  }
  return table[table.length - 1]!;
}
