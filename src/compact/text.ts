/** As `codePointCount` of `runtime/text.ts`: a string is iterated by code points. */
export function codePointCount(text: string): number {
  let count = 0;
  for (const _each of text) count++;
  return count;
}
