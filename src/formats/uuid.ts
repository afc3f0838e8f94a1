/** RFC 9562 §4 (the text form is RFC 4122's): any version and variant, either case, no braces and no `urn:uuid:`. */
export function isUuid(value: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(value);
}
