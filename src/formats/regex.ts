/**
 * A regular expression of ECMA-262, with the flag `u` as `pattern` has it (2020-12 Core §6.4), so that escapes
 * without a meaning (`\a`) are errors. The host's `RegExp` decides; it only parses here, matching nothing.
 */
export function isRegex(value: string): boolean {
  try {
    new RegExp(value.includes("{") ? withoutRepeatedProperties(value) : value, "u");
    return true;
  } catch {
    return false;
  }
}

/**
 * The pattern with a valid `\p{…}` kept where it first stands and `\d`, grammatically the same
 * (CharacterClassEscape), for its repetitions. V8 builds the whole set of characters anew for each one while
 * parsing: ten thousand would take seconds.
 */
function withoutRepeatedProperties(pattern: string): string {
  const seen = new Set<string>();
  // The last alternative skips all other escapes, lest the second backslash of `\\p{L}` be taken for the beginning
  // of one.
  return pattern.replace(/\\(?:[pP]\{[\w=]*\}|.)/gsu, (text) => {
    if (text.length < 3 || !seen.has(text)) {
      seen.add(text);
      return text;
    }
    return "\\d";
  });
}
