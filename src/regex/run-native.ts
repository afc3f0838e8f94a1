/**
 * The function that runs a native pattern. V8 throws a RangeError where a long text makes it backtrack deeper than its
 * stack (beyond 64 MiB, a few bytes an iteration), also for patterns that take linear time. Texts of more than 65,536
 * UTF-16 units are therefore left to `long` where there is such a test, and so are shorter ones that overflow; what has
 * no such test and overflows does not match.
 * Generated modules contain this declaration as text, so it may name nothing but its own parameters and globals.
 */
export function nativeTest(regex: RegExp, long?: (text: string) => boolean): (text: string) => boolean {
  return (text) => {
    if (text.length > 65_536 && long !== undefined) return long(text);
    try {
      return regex.test(text);
    } catch {
      return long === undefined ? false : long(text);
    }
  };
}
