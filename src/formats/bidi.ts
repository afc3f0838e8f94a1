/** What RFC 5893 tells apart. "neutral" unites ES, CS, ET, ON and BN; R and AL are alike in all its rules. */
type BidiClass = "L" | "R" | "AN" | "EN" | "NSM" | "neutral";

/**
 * RFC 5893 §2: the rules bind every label of a name, those of ASCII too, as soon as one label has a character
 * written from right to left (R, AL or AN).
 */
export function isBidiName(labels: readonly string[]): boolean {
  // All of R, AL and AN is U+0590 or greater.
  if (!labels.some((label) => /[\u0590-\u{10ffff}]/u.test(label))) return true;
  const classes = labels.map((label) => Array.from(label, bidiClassOf));
  return !classes.some((label) => label.includes("R") || label.includes("AN")) || classes.every(isBidiLabel);
}

/** RFC 5893 §2, rules 1 to 6. */
function isBidiLabel(label: readonly BidiClass[]): boolean {
  const last = label.filter((kind) => kind !== "NSM").pop();
  if (label[0] === "L") return !label.includes("R") && !label.includes("AN") && (last === "L" || last === "EN");
  if (label[0] !== "R" || label.includes("L") || last === "neutral") return false;
  return !(label.includes("EN") && label.includes("AN"));
}

/**
 * Unicode's Bidi_Class, which no regular expression can ask for: right for all characters that a label can have
 * (Unicode 17). Unassigned code points of the blocks from right to left have R or AL already, so the ranges hold for
 * later versions.
 */
function bidiClassOf(character: string): BidiClass {
  if (/[a-z]/u.test(character)) return "L";
  if (/[0-9\u06f0-\u06f9]/u.test(character)) return "EN";
  if (/[\u0660-\u0669\u{10d30}-\u{10d39}\u{10d40}-\u{10d49}]/u.test(character)) return "AN";
  // Nonspacing marks that count as letters.
  if (/[\u0cbf\u0cc6\u{11a07}\u{11a08}\u{11c3f}]/u.test(character)) return "L";
  if (/\p{Nonspacing_Mark}/u.test(character)) return "NSM";
  if (/[\u0590-\u08ff\ufe73\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(character)) return "R";
  if (/[-\u00b7\u02b9\u02ba\u02c6-\u02cf\u02ec\u0375\u200c-\u200d]/u.test(character)) return "neutral";
  return /[\u2e2f\u30fb\ua67f\ua717-\ua71f\ua788]/u.test(character) ? "neutral" : "L";
}
