/**
 * RFC 2673 §3.2 dotted-quad: four decimal numbers up to 255. Leading zeros are refused, as some software reads them
 * as octal.
 */
export function isIpv4(value: string): boolean {
  const length = value.length;
  if (length < 7 || length > 15) return false;
  let dots = 0;
  let digits = 0;
  let octet = 0;
  for (let i = 0; i < length; i++) {
    const code = value.charCodeAt(i);
    if (code === 46 /* . */) {
      if (digits === 0) return false;
      dots++;
      digits = 0;
      octet = 0;
    } else {
      if (code < 48 /* 0 */ || code > 57 /* 9 */ || (digits > 0 && octet === 0)) return false;
      octet = octet * 10 + code - 48;
      if (octet > 255) return false;
      digits++;
    }
  }
  return dots === 3 && digits > 0;
}

/**
 * RFC 4291 §2.2: eight groups of one to four hexadecimal digits. `::` stands, once, for one or more groups of zeros;
 * the last two groups may be written as IPv4. Zone ids (RFC 4007 §11) and prefix lengths are no part of an address.
 */
export function isIpv6(value: string): boolean {
  const length = value.length;
  if (length < 2 || length > 45) return false;
  let groups = 0;
  let compressed = value.charCodeAt(0) === 58 /* : */ && value.charCodeAt(1) === 58;
  let at = compressed ? 2 : 0;
  while (at < length) {
    const start = at;
    while (at < length && isHexDigit(value.charCodeAt(at))) at++;
    if (at < length && value.charCodeAt(at) === 46 /* . */) {
      groups += 2;
      if (!isIpv4(value.slice(start))) return false;
      break;
    }
    if (at === start || at - start > 4) return false;
    groups++;
    if (at === length) break;
    if (value.charCodeAt(at) !== 58 || at + 1 === length) return false;
    at++;
    if (value.charCodeAt(at) === 58) {
      if (compressed) return false;
      compressed = true;
      at++;
    }
  }
  return compressed ? groups < 8 : groups === 8;
}

/** RFC 5234 appendix B.1 HEXDIG, in both cases. False for the NaN that `charCodeAt` gives beyond the end. */
export function isHexDigit(code: number): boolean {
  return (code >= 48 /* 0 */ && code <= 57) /* 9 */ || ((code | 32) >= 97 /* a */ && (code | 32) <= 102) /* f */;
}
