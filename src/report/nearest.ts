import { editDistance, type Units, unitsOf } from "./edit-distance.ts";

/** Longer names are no slips of the pen, and the distance of two long texts is dear. */
const LONGEST = 64;
/** A list longer than this is not searched to its end. */
const MOST_CANDIDATES = 2_000;
/** A bound beyond any that a slip can have. */
const FAR = 255;
const LETTER_S = 0x73;
/** What a name of {@link LONGEST} units can grow to in lower case, and more. */
const MOST_UNITS = 255;

/**
 * The candidate that was most plausibly meant by `name`, or undefined where none is close enough.
 * Spelling, case, separators (`user-id`, `userId`, `user_id`), plural and abbreviation count as small slips.
 * Deterministic: the first of equals.
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  return nearestAmong(candidates)(name);
}

/**
 * {@link nearest} among one list for many names: what can be known of the candidates is found once, at the first name.
 * A value that is no text has no neighbour. A slip is mostly made again in the next item or the next call: the last answer
 * is kept.
 */
export function nearestAmong(candidates: readonly string[]): (name: unknown) => string | undefined {
  let index: NameIndex | undefined;
  let last = "";
  let answer: string | undefined;
  return (name) => {
    if (typeof name !== "string" || name.length === 0 || name.length > LONGEST) return undefined;
    if (name === last) return answer;
    if (index === undefined) index = indexNames(candidates);
    answer = findNearest(name, index);
    last = name;
    return answer;
  };
}

/** {@link nearest} as the facts of an error: empty where nothing is near, or where the value is no text. */
export function suggest(value: unknown, candidates: readonly string[]): { readonly suggestion?: string } {
  const suggestion = nearestAmong(candidates)(value);
  return suggestion === undefined ? {} : { suggestion };
}

/** Candidates in order of their folded length, and what of each decides whether it can be near at all. */
interface NameIndex {
  readonly names: readonly string[];
  readonly folded: readonly string[];
  readonly spans: readonly Units[];
  /** The place of each in the list given. */
  readonly positions: Uint16Array;
  readonly lengths: Uint8Array;
  readonly initials: Uint16Array;
  readonly letters: Int32Array;
  /** For each length, where the first candidate of that length or longer stands. */
  readonly starts: Uint16Array;
  /** Room for the name at hand, the candidates worth a look, and the least distance that each of these can have. */
  readonly wanted: Uint16Array;
  readonly plausible: Uint16Array;
  readonly bounds: Uint8Array;
  /** The first candidate of each last word. Made when needed. */
  lastWords: ReadonlyMap<string, number> | undefined;
}

function indexNames(candidates: readonly string[]): NameIndex {
  const known = candidates.slice(0, MOST_CANDIDATES).filter((name) => name.length <= LONGEST);
  const texts = known.map(fold);
  const positions = Uint16Array.from(known.keys()).sort((a, b) => texts[a]!.length - texts[b]!.length || a - b);
  const folded = Array.from(positions, (position) => texts[position]!);
  const spans = folded.map(unitsOf);
  const starts = new Uint16Array(MOST_UNITS + 2);
  for (let length = 0, i = 0; length < starts.length; length++) {
    while (i < folded.length && folded[i]!.length < length) i++;
    starts[length] = i;
  }
  return {
    names: Array.from(positions, (position) => known[position]!),
    folded,
    spans,
    positions,
    lengths: Uint8Array.from(spans, ({ to }) => to),
    initials: Uint16Array.from(spans, ({ units }) => (units.length === 0 ? 0 : units[0]!)),
    letters: Int32Array.from(spans, letterSet),
    starts,
    wanted: new Uint16Array(MOST_UNITS),
    plausible: new Uint16Array(known.length),
    bounds: new Uint8Array(known.length),
    lastWords: undefined,
  };
}

function findNearest(name: string, index: NameIndex): string | undefined {
  const { names, folded, spans, positions, lengths, initials, plausible, bounds } = index;
  const wanted = fold(name);
  const units: Units = { units: index.wanted, from: 0, to: wanted.length };
  for (let i = 0; i < wanted.length; i++) index.wanted[i] = wanted.charCodeAt(i);
  const count = findPlausible(units, index);
  if (count === 0) return ofLastWord(name, wanted, index);
  let best = -1;
  let bestDistance = Number.POSITIVE_INFINITY;
  // The candidate that can be nearest comes first: mostly it is, and then few others are worth a look.
  const first = leastOf(bounds, count);
  for (let step = -1; step < count; step++) {
    const at = step === -1 ? first : step;
    const bound = bounds[at]!;
    if (bound !== FAR && bound > bestDistance) continue;
    const i = plausible[at]!;
    const most = allowance(units.to, lengths[i]!);
    let distance = Number.POSITIVE_INFINITY;
    if (bound !== FAR) distance = slipDistance(units, spans[i]!, Math.min(most, bestDistance));
    if (distance > most && most + 1 <= bestDistance && initials[i] === units.units[0]) {
      if (isAbbreviated(wanted, folded[i]!)) distance = most + 1;
    }
    const isNearer = distance < bestDistance || (distance === bestDistance && positions[i]! < positions[best]!);
    if (isNearer && names[i] !== name) {
      best = i;
      bestDistance = distance;
    }
  }
  return best === -1 ? ofLastWord(name, wanted, index) : names[best];
}

/** Misspellings up to so many letters are plausible. */
function allowance(length: number, other: number): number {
  return (Math.max(length, other) / 3) | 0;
}

/**
 * Finds the candidates that can be near, and for each the least distance that it can have: by the lengths and the letters
 * that occur, as two texts that differ in more classes of letters are as far apart. What is too far for a misspelling may
 * be an abbreviation, where it begins alike and is not longer than twice the other. Gives their number.
 */
function findPlausible(wanted: Units, { starts, lengths, initials, letters, plausible, bounds }: NameIndex): number {
  const length = wanted.to;
  const from = starts[(length + 1) >> 1]!;
  const to = 2 * length < MOST_UNITS ? starts[2 * length + 1]! : lengths.length;
  if (from === to) return 0;
  const initial = wanted.units[0];
  const own = letterSet(wanted);
  let count = 0;
  for (let i = from; i < to; i++) {
    const other = lengths[i]!;
    const most = allowance(length, other);
    let bound = length > other ? length - other : other - length;
    if (bound <= most) {
      const differing = bitCount(own ^ letters[i]!);
      // A replaced letter differs twice at most.
      if (differing > 2 * most) bound = FAR;
      else {
        const missing = bitCount(own & ~letters[i]!);
        bound = Math.max(bound, missing, differing - missing);
      }
    }
    if (bound > most) {
      if (initials[i] !== initial) continue;
      bound = FAR;
    }
    plausible[count] = i;
    bounds[count++] = bound;
  }
  return count;
}

/** The first position of the least of so many. */
function leastOf(bounds: Uint8Array, count: number): number {
  let at = 0;
  for (let i = 1; i < count; i++) if (bounds[i]! < bounds[at]!) at = i;
  return at;
}

/** 0 for equal, a half for the plural, infinite above `most`. */
function slipDistance(name: Units, candidate: Units, most: number): number {
  const distance = editDistance(name, candidate, Math.max(most, 1));
  if (distance === 1 && (isPlural(name, candidate) || isPlural(candidate, name))) return 0.5;
  return distance <= most ? distance : Number.POSITIVE_INFINITY;
}

/** Whether it is the other with an s, given that they differ by one letter; what ends in s is a plural itself. */
function isPlural({ units, to }: Units, { units: singular, to: length }: Units): boolean {
  if (to !== length + 1 || to <= 3 || units[to - 1] !== LETTER_S || (length > 3 && singular[length - 1] === LETTER_S)) {
    return false;
  }
  for (let i = 0; i < length; i++) if (units[i] !== singular[i]) return false;
  return true;
}

/** `file_path` for `path`, `email` for `userEmail`: farther than any misspelling, nearer than nothing. */
function ofLastWord(name: string, wanted: string, index: NameIndex): string | undefined {
  if (index.lastWords === undefined) index.lastWords = indexLastWords(index);
  const part = index.lastWords.size === 0 ? undefined : index.lastWords.get(wanted);
  const last = wanted === name ? undefined : lastWord(name);
  // The first of those of one length is the first in the list given.
  const whole = last === undefined || last.length >= wanted.length ? -1 : index.folded.indexOf(last);
  if (part === undefined) return whole === -1 ? undefined : index.names[whole];
  const isWhole = whole !== -1 && index.positions[whole]! < index.positions[part]!;
  return index.names[isWhole ? whole : part];
}

function indexLastWords({ names, folded, positions }: NameIndex): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let i = 0; i < names.length; i++) {
    const word = lastWord(names[i]!);
    if (word === undefined || word.length >= folded[i]!.length) continue;
    const earlier = found.get(word);
    if (earlier === undefined || positions[i]! < positions[earlier]!) found.set(word, i);
  }
  return found;
}

/** The last word of a compound name in lower case: `path` of `file_path` and of `filePath`. */
function lastWord(name: string): string | undefined {
  const found = /(?:[\s_.\-/]|[a-z0-9](?=[A-Z]))([A-Za-z0-9]+)$/u.exec(name);
  return found === null ? undefined : found[1]!.toLowerCase();
}

/** Lower case, without separators. */
function fold(name: string): string {
  if (isFolded(name)) return name;
  const lower = name.toLowerCase();
  return /[\s_.\-/]/u.test(lower) ? lower.replace(/[\s_.\-/]+/gu, "") : lower;
}

/** Whether it holds small letters and digits of ASCII only: most names do. */
function isFolded(name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    const unit = name.charCodeAt(i);
    if (!((unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39))) return false;
  }
  return true;
}

/** Which of 32 classes of characters occur. */
function letterSet({ units, to }: Units): number {
  let set = 0;
  for (let i = 0; i < to; i++) set |= 1 << (units[i]! & 31);
  return set;
}

function bitCount(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function isAbbreviated(name: string, candidate: string): boolean {
  return isAbbreviation(name, candidate) || isAbbreviation(candidate, name);
}

/** `projid` for `projectid`: the same first letter, the rest in order, at least half of it, three letters or more. */
function isAbbreviation(short: string, long: string): boolean {
  if (short.length < 3 || short.length * 2 < long.length || short.charCodeAt(0) !== long.charCodeAt(0)) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
