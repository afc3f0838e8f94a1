/** As `codePointCount` of `runtime/text.ts`: a string is iterated by code points. */
export function codePointCount(text: string): number {
  let count = 0;
  for (const _each of text) count++;
  return count;
}

/** As `escapeToken` of `json/pointer.ts`. */
export function escapeToken(token: string): string {
  return token.replace(/~/gu, "~0").replace(/\//gu, "~1");
}
