import { type Cursor, fail, takeCodePoint, takeMatch } from "./cursor.ts";
import { complement, digits, maxCodePoint, type Ranges, whiteSpace, wordCharacters } from "./ranges.ts";

const syntaxCharacters = "^$\\.*+?()[]{}|/";

/** Escapes of other dialects, and what they are in ECMA-262. */
const foreign: ReadonlyMap<string, string> = new Map([
  ["A", "use ^"],
  ["Z", "use $"],
  ["z", "use $"],
  ["a", "use \\x07"],
  ["e", "use \\x1b"],
  ["h", "use [ \\t]"],
  ["H", "use [^ \\t]"],
  ["R", "use (?:\\r\\n|\\n|\\r)"],
]);

/**
 * An escape that stands for one code point (a number) or for a set of them, at the backslash. ECMA-262 §22.2.1, with
 * `u`; what only Annex B.1.2 allows is repaired where its meaning is plain, which no escaped letter or digit is.
 */
export function parseCharacterEscape(cursor: Cursor, inClass: boolean): number | Ranges {
  const start = cursor.position++;
  if (cursor.position >= cursor.source.length) fail("\\ at the end of the pattern", start);
  const codePoint = takeCodePoint(cursor);
  const character = String.fromCodePoint(codePoint);
  switch (character) {
    case "d":
      return digits;
    case "D":
      return complement(digits);
    case "w":
      return wordCharacters;
    case "W":
      return complement(wordCharacters);
    case "s":
      return whiteSpace;
    case "S":
      return complement(whiteSpace);
    case "t":
      return 0x09;
    case "n":
      return 0x0a;
    case "v":
      return 0x0b;
    case "f":
      return 0x0c;
    case "r":
      return 0x0d;
    case "c": {
      const letter = takeMatch(cursor, /[A-Za-z]/y);
      if (letter === undefined) fail("\\c needs a letter", start);
      return letter[0].charCodeAt(0) & 31;
    }
    case "x":
      return parseHexadecimal(cursor, /[0-9A-Fa-f]{2}/y) ?? fail("\\x needs two hexadecimal digits", start);
    case "u":
      return parseUnicodeEscape(cursor, start);
    case "p":
    case "P": {
      const name = takeMatch(cursor, /\{\w+(?:=\w+)?\}/y);
      if (name === undefined) fail(`\\${character} needs a property in braces, such as \\${character}{L}`, start);
      return cursor.property(`\\${character}${name[0]}`, start);
    }
  }
  if (syntaxCharacters.includes(character) || (inClass && character === "-")) return codePoint;
  if (/[0-9]/.test(character)) {
    if (character === "0" && takeMatch(cursor, /[0-9]/y) === undefined) return 0;
    fail("an octal escape is not ECMA-262; use \\x", start);
  }
  if (/[A-Za-z]/.test(character)) {
    const hint = foreign.get(character);
    fail(`\\${character} is not an escape of ECMA-262${hint === undefined ? "" : `; ${hint}`}`, start);
  }
  cursor.repairs.push({ position: start, backslash: "remove" });
  return codePoint;
}

function parseHexadecimal(cursor: Cursor, sticky: RegExp): number | undefined {
  const match = takeMatch(cursor, sticky);
  return match === undefined ? undefined : Number.parseInt(match[1] ?? match[0], 16);
}

/** After `\u`. A pair of escaped surrogates is one code point. */
function parseUnicodeEscape(cursor: Cursor, start: number): number {
  const inBraces = parseHexadecimal(cursor, /\{([0-9A-Fa-f]+)\}/y);
  if (inBraces !== undefined) {
    if (inBraces > maxCodePoint) fail("there is no code point beyond \\u{10ffff}", start);
    return inBraces;
  }
  const unit = parseHexadecimal(cursor, /[0-9A-Fa-f]{4}/y);
  if (unit === undefined) fail("\\u needs four hexadecimal digits, or a code point in braces", start);
  if (unit < 0xd800 || unit > 0xdbff) return unit;
  const trail = parseHexadecimal(cursor, /\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})/y);
  return trail === undefined ? unit : 0x10000 + ((unit & 0x3ff) << 10) + (trail & 0x3ff);
}
