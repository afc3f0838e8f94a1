import { isBidiName } from "./bidi.ts";
import { isBetweenJoining } from "./joining-type.ts";

/**
 * RFC 5891 §4.2: a U-label, but for its length as an A-label, is in normalization form C, has no hyphen at either
 * end nor `--` in third and fourth place, begins with no combining mark, has permitted characters only (RFC 5892)
 * and obeys the rules for scripts from right to left (RFC 5893).
 */
export function isULabel(label: string): boolean {
  if (label.startsWith("-") || label.endsWith("-") || /^\p{Mark}/u.test(label)) return false;
  if (label.normalize("NFC") !== label) return false;
  const characters = Array.from(label);
  if (characters[2] === "-" && characters[3] === "-") return false;
  for (let at = 0; at < characters.length; at++) {
    const isAllowed = isContextAllowed(characters, at, label);
    if (!(isAllowed === undefined ? isPvalid(characters[at]!) : isAllowed)) return false;
  }
  return isBidiName([label]);
}

/** RFC 5892 appendix A: the rules for CONTEXTJ and CONTEXTO; undefined for a character without a rule. */
function isContextAllowed(characters: readonly string[], at: number, label: string): boolean | undefined {
  const before = characters[at - 1] || "";
  const after = characters[at + 1] || "";
  switch (characters[at]) {
    case "\u200c": // A.1 ZERO WIDTH NON-JOINER
      return isVirama(before) || isBetweenJoining(characters, at);
    case "\u200d": // A.2 ZERO WIDTH JOINER
      return isVirama(before);
    case "\u00b7": // A.3 MIDDLE DOT, as in Catalan
      return before === "l" && after === "l";
    case "\u0375": // A.4 GREEK LOWER NUMERAL SIGN
      return /\p{Script=Greek}/u.test(after);
    case "\u05f3": // A.5 HEBREW PUNCTUATION GERESH
    case "\u05f4": // A.6 HEBREW PUNCTUATION GERSHAYIM
      return /\p{Script=Hebrew}/u.test(before);
    case "\u30fb": // A.7 KATAKANA MIDDLE DOT, whose own script is Common
      return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label);
  }
  const character = characters[at]!;
  // A.8 and A.9: digits of either kind, but not of both.
  if (character >= "\u0660" && character <= "\u0669") return !/[\u06f0-\u06f9]/u.test(label);
  if (character >= "\u06f0" && character <= "\u06f9") return !/[\u0660-\u0669]/u.test(label);
  return undefined;
}

/**
 * Canonical_Combining_Class 9, which no regular expression can ask for. Normalization sorts marks by their class,
 * and keeps the order of equals: one of class 9 goes before U+05B0 (class 10), and changes places with U+094D (class
 * 9) in neither direction.
 */
function isVirama(character: string): boolean {
  if (character === "" || `\u05b0${character}`.normalize("NFD") !== `${character}\u05b0`) return false;
  const between = `\u094d${character}\u094d`;
  return between.normalize("NFD") === between;
}

/** RFC 5892 §3: whether the derived property is PVALID. Contextual characters are judged before. */
function isPvalid(character: string): boolean {
  if (character <= "\x7f") return /[-0-9a-z]/u.test(character);
  // Exceptions (§2.6).
  if (/[\u00df\u03c2\u06fd\u06fe\u0f0b\u3007]/u.test(character)) return true;
  if (/[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]/u.test(character)) return false;
  // OldHangulJamo (§2.9), IgnorableBlocks (§2.4) and IgnorableProperties (§2.3).
  if (/[\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb]|[\u20d0-\u20ff\u{1d100}-\u{1d24f}]|\p{DI}/u.test(character))
    return false;
  // LetterDigits (§2.1), which leaves out the unassigned, white space and noncharacters as well.
  if (!/[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]/u.test(character)) return false;
  // Not Unstable (§2.2): it is what normalization and case folding make of it.
  return character.normalize("NFKC") === character && foldCase(character).normalize("NFKC") === character;
}

/**
 * Unicode's toCaseFold of one character. Trap: lower case is not it, as many lower-case letters fold to others
 * (U+0345, U+1F80, U+1C80), but lower case of upper case is, except for Cherokee, which folds to upper case, and the
 * dotless i, which folds to itself.
 */
function foldCase(character: string): string {
  if (character === "\u0131") return character;
  const upperCase = character.toUpperCase();
  return /\p{Script=Cherokee}/u.test(character) ? upperCase : upperCase.toLowerCase();
}
