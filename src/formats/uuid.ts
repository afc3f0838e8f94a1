/** RFC 9562 §4 (the text form is RFC 4122's): any version and variant, either case, no braces and no `urn:uuid:`. */
export function isUuid(value: string): boolean {
  return value.length === 36 && /^[\da-fA-F]{8}-(?:[\da-fA-F]{4}-){3}[\da-fA-F]{12}$/u.test(value);
}
