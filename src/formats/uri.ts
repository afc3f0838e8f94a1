import { isIpv6 } from "./ip-address.ts";
import { endOfUriRun } from "./uri-character.ts";

/**
 * RFC 3986 §3 URI: a scheme is required, a fragment allowed. The syntax of all schemes, not the rules of any one of
 * them.
 */
export function isUri(value: string): boolean {
  if (isOrdinaryUri(value)) return true;
  const path = endOfScheme(value);
  return path > 0 && isAfterScheme(value, path, false);
}

/** RFC 3986 §4.1 URI-reference: a URI, or a relative reference, which may be empty. */
export function isUriReference(value: string): boolean {
  return isAfterScheme(value, endOfScheme(value), false);
}

/** RFC 3987 §2.2 IRI: a URI whose components, but the scheme and the port, may have characters beyond ASCII. */
export function isIri(value: string): boolean {
  const path = endOfScheme(value);
  return path > 0 && isAfterScheme(value, path, true);
}

/** RFC 3987 §2.2 IRI-reference. */
export function isIriReference(value: string): boolean {
  return isAfterScheme(value, endOfScheme(value), true);
}

/** What nearly all URIs are: a name or an address for a host, no user, and nothing percent-encoded. */
export function isOrdinaryUri(text: string): boolean {
  return (
    text.length < 2_000 &&
    /^[A-Za-z][A-Za-z\d]*:\/\/[\w.~-]+(?::\d+)?(?:\/[\w.~!$&'()*+,;=:@/-]*)?(?:\?[\w.~!$&'()*+,;=:@/?-]*)?(?:#[\w.~!$&'()*+,;=:@/?-]*)?$/u.test(
      text,
    )
  );
}

/** RFC 3986 §3.1: the place after the colon, or 0 where the text has no scheme. */
function endOfScheme(text: string): number {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const lowerCase = code | 32;
    if (lowerCase >= 97 /* a */ && lowerCase <= 122 /* z */) continue;
    if (at === 0) return 0;
    if (code === 58 /* : */) return at + 1;
    const inner =
      (code >= 48 /* 0 */ && code <= 57) /* 9 */ || code === 43 /* + */ || code === 45 /* - */ || code === 46; /* . */
    if (!inner) return 0;
  }
  return 0;
}

/** RFC 3986 §3 and §4.2: `hier-part` or `relative-part`, then the query and the fragment. */
function isAfterScheme(text: string, start: number, international: boolean): boolean {
  let at = start;
  if (hasAt(text, at, 47 /* slash */) && hasAt(text, at + 1, 47)) {
    at = endOfAuthority(text, at + 2, international);
    if (at === -1) return false;
  } else if (at === 0) {
    // A colon in the first segment would make what is before it a scheme (§4.2).
    at = endOfUriRun(text, at, "scheme-less segment", international);
    if (hasAt(text, at, 58 /* : */)) return false;
  }
  at = endOfUriRun(text, at, "path", international);
  if (hasAt(text, at, 63 /* ? */)) at = endOfUriRun(text, at + 1, "query", international);
  if (hasAt(text, at, 35 /* # */)) at = endOfUriRun(text, at + 1, "fragment", international);
  return at === text.length;
}

/**
 * RFC 3986 §3.2: `[ userinfo "@" ] host [ ":" port ]`, up to where the path, the query or the fragment begins; -1 if
 * broken.
 */
function endOfAuthority(text: string, start: number, international: boolean): number {
  // Without an `@`, what was read is the host and its port, to be read again as such.
  const afterUserinfo = endOfUriRun(text, start, "userinfo", international);
  const host = hasAt(text, afterUserinfo, 64 /* @ */) ? afterUserinfo + 1 : start;
  let at: number;
  if (hasAt(text, host, 91 /* [ */)) {
    at = text.indexOf("]", host) + 1;
    if (at === 0 || !isIpLiteral(text.slice(host + 1, at - 1))) return -1;
  } else {
    // IPv4 needs no branch: what is no address is still a reg-name.
    at = endOfUriRun(text, host, "reg-name", international);
  }
  if (hasAt(text, at, 58 /* : */)) {
    do at++;
    while (at < text.length && text.charCodeAt(at) >= 48 /* 0 */ && text.charCodeAt(at) <= 57 /* 9 */);
  }
  const ended = at === text.length || hasAt(text, at, 47) || hasAt(text, at, 63) || hasAt(text, at, 35);
  return ended ? at : -1;
}

/** Reading beyond the end is right but slow in V8, and most readings here would be. */
function hasAt(text: string, at: number, code: number): boolean {
  return at < text.length && text.charCodeAt(at) === code;
}

/** RFC 3986 §3.2.2 IP-literal without its brackets: IPv6address, without a zone id, or IPvFuture. */
function isIpLiteral(text: string): boolean {
  return isIpv6(text) || /^[vV][\da-fA-F]+\.[\w.~!$&'()*+,;=:-]+$/u.test(text);
}
