import { isIdnHostname } from "./idn-hostname.ts";

/**
 * RFC 1123 §2.1 hostname, where labels with `--` in third and fourth place are reserved (RFC 5890 §2.3.1): of these,
 * only A-labels are valid, and they have to be the Punycode of a valid U-label (2020-12 Validation §7.3.3).
 */
export function isHostname(value: string): boolean {
  if (!isLegacyHostname(value)) return false;
  return !value.includes("--") || !/(?:^|\.)[^.]{2}--/u.test(value) || isIdnHostname(value);
}

/**
 * RFC 1123 §2.1 alone, which is what draft-04 and draft-06 call `hostname`: labels of 1 to 63 letters, digits and
 * inner hyphens, 253 characters together (255 octets on the wire, RFC 1035 §2.3.4), no dot at the end.
 */
export function isLegacyHostname(value: string): boolean {
  const length = value.length;
  if (length > 253) return false;
  let start = 0;
  for (let i = 0; i <= length; i++) {
    const code = value.charCodeAt(i);
    if (i === length || code === 46 /* . */) {
      if (i === start || i - start > 63 || value[i - 1] === "-") return false;
      start = i + 1;
    } else if (code === 45 /* - */) {
      if (i === start) return false;
    } else {
      const lowerCase = code | 32;
      const letter = lowerCase >= 97 /* a */ && lowerCase <= 122; /* z */
      if (!letter && !(code >= 48 /* 0 */ && code <= 57) /* 9 */) return false;
    }
  }
  return true;
}
