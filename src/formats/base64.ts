/**
 * RFC 4648 §4 base64: the standard alphabet, padded, no line breaks. Unused bits of the last digit may be set, as
 * §3.5 leaves it to decoders to mind.
 */
export function isBase64(value: string): boolean {
  const length = value.length;
  if (length % 4 !== 0) return false;
  const end = value.endsWith("==") ? length - 2 : value.endsWith("=") ? length - 1 : length;
  for (let i = 0; i < end; i++) {
    const code = value.charCodeAt(i);
    const letter = (code | 32) >= 97 /* a */ && (code | 32) <= 122; /* z */
    // 47 is the slash, which stands right before the digits.
    if (!letter && !(code >= 47 && code <= 57) && code !== 43 /* + */) return false;
  }
  return true;
}
