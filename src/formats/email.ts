import { isLegacyHostname } from "./hostname.ts";
import { isIpv4, isIpv6 } from "./ip-address.ts";

/**
 * RFC 5321 §4.1.2 Mailbox: a dot-string or a quoted string, `@`, then a domain or an address literal. No display
 * name, comments or folding white space: those are RFC 5322's. The sizes of §4.5.3.1 are what servers have to take
 * at least, not limits.
 */
export function isEmail(value: string): boolean {
  if (isOrdinaryEmail(value)) return true;
  const at = endOfLocalPart(value, false);
  if (at < 1 || value[at] !== "@") return false;
  const domain = value.slice(at + 1);
  return domain[0] === "[" ? isAddressLiteral(domain) : isLegacyHostname(domain);
}

/** What nearly all addresses are; too short for any limit of a domain. */
export function isOrdinaryEmail(value: string): boolean {
  return value.length < 64 && /^[\w+-]+(?:\.[\w+-]+)*@[A-Za-z\d]+(?:[.-][A-Za-z\d]+)*$/u.test(value);
}

/**
 * Where the local part (RFC 5321 §4.1.2) that begins the text ends, or -1 where it is broken. With `international`,
 * characters beyond ASCII count as `atext` and `qtextSMTP` (RFC 6531 §3.3); a lone surrogate never does, as it has
 * no UTF-8.
 */
export function endOfLocalPart(text: string, international: boolean): number {
  if (text[0] === '"') return endOfQuotedString(text, international);
  let afterDot = true;
  let at = 0;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 46 /* . */) {
      if (afterDot) return -1;
      afterDot = true;
    } else {
      if (code > 127) {
        if (!international || text.codePointAt(at)! >>> 11 === 0x1b) return -1;
        if (text.codePointAt(at)! > 0xffff) at++;
      } else if (!isAtext(code)) {
        break;
      }
      afterDot = false;
    }
  }
  return afterDot ? -1 : at;
}

/**
 * RFC 5321 §4.1.2 Quoted-string, which may be empty; a backslash quotes any printable character of ASCII, and no
 * other.
 */
function endOfQuotedString(text: string, international: boolean): number {
  for (let at = 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34 /* " */) return at + 1;
    if (code > 127) {
      if (!international || text.codePointAt(at)! >>> 11 === 0x1b) return -1;
      if (text.codePointAt(at)! > 0xffff) at++;
    } else if (code === 92 /* \ */) {
      at++;
      const quoted = text.charCodeAt(at);
      if (!(quoted >= 32 && quoted <= 126)) return -1;
    } else if (code < 32 || code === 127) {
      return -1;
    }
  }
  return -1;
}

/** RFC 5322 §3.2.3 atext, of an ASCII code: what is printable but space and specials. */
function isAtext(code: number): boolean {
  const upperCase = code & ~32;
  return (
    (upperCase >= 65 /* A */ && upperCase <= 90) /* Z */ ||
    (code >= 47 /* slash */ && code <= 57) /* 9 */ ||
    (code >= 94 /* ^ */ && code <= 126) /* ~ with _ ` a-z { | } between */ ||
    (code >= 35 /* # */ && code <= 39) /* ' with $ % & between */ ||
    code === 33 /* ! */ ||
    code === 42 /* * */ ||
    code === 43 /* + */ ||
    code === 45 /* - */ ||
    code === 61 /* = */ ||
    code === 63 /* ? */
  );
}

/** RFC 5321 §4.1.3. The only registered tag of a General-address-literal is `IPv6`, so there is no other. */
export function isAddressLiteral(domain: string): boolean {
  if (!domain.endsWith("]")) return false;
  return /^\[ipv6:/iu.test(domain) ? isIpv6(domain.slice(6, -1)) : isIpv4(domain.slice(1, -1));
}
