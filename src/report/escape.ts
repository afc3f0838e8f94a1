/** Controls, line and paragraph separators, bidirectional marks, the byte order mark and lone surrogates. */
const unsafe = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu;

/** Text that stays on its line and reads in one direction, whoever wrote it; what could break that becomes `\uXXXX`. */
export function escapeText(text: string): string {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
