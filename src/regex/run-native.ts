/**
 * The function that runs a native pattern that may overflow: V8 throws a RangeError where a long text makes it backtrack
 * deeper than its stack (beyond 64 MiB, a few bytes an iteration), also for patterns that take linear time. Texts of
 * more than 65,536 UTF-16 units are therefore left to another test, made when first needed, and so are shorter ones that
 * overflow; where there is no other, what overflows does not match.
 * Generated modules contain this declaration as text, so it may name nothing but its own parameters and globals.
 */
export function nativeTest(regex: RegExp, makeLongTest?: () => (text: string) => boolean): (text: string) => boolean {
  let long: ((text: string) => boolean) | undefined;
  const isLongMatch = (text: string): boolean => {
    if (long === undefined) long = makeLongTest === undefined ? () => false : makeLongTest();
    return long(text);
  };
  return (text) => {
    if (text.length > 65_536 && makeLongTest !== undefined) return isLongMatch(text);
    try {
      return regex.test(text);
    } catch {
      return isLongMatch(text);
    }
  };
}
