/**
 * As the functions of `formats` judge, in as few words as can be. No expression repeats more than a bounded number of
 * times what it may have to try again: what a text must not hold is searched for instead, so that a long text takes linear
 * time and no stack.
 */
import { isAddressLiteral, isOrdinaryEmail } from "../formats/email.ts";
import { isOrdinaryUri } from "../formats/uri.ts";

/** As `isEmail` of `formats/email.ts`: neither a domain nor a dot-string holds an `@`. */
export function isEmail(value: string): boolean {
  if (isOrdinaryEmail(value)) return true;
  const at = value.lastIndexOf("@");
  const domain = value.slice(at + 1);
  return (
    at > 0 &&
    isLocalPart(value.slice(0, at)) &&
    (domain[0] === "[" ? isAddressLiteral(domain) : isLegacyHostname(domain))
  );
}

function isLocalPart(text: string): boolean {
  if (text[0] !== '"') return !/[^\w!#$%&'*+/=?^`{|}~.-]|^\.|\.\.|\.$/.test(text);
  const quoted = text.slice(1, -1).replace(/\\[ -~]/g, "");
  return text.length > 1 && text.endsWith('"') && !/[^ -~]|["\\]/.test(quoted);
}

/** As `isLegacyHostname` of `formats/hostname.ts`. */
export function isLegacyHostname(value: string): boolean {
  return value.length < 254 && value.split(".").every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(label));
}

/** As `isIpv4` of `formats/ip-address.ts`. */
export function isIpv4(value: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(value);
}

/** As `isIpv6` of `formats/ip-address.ts`: the last two groups may be written as an IPv4 address. */
export function isIpv6(value: string): boolean {
  if (value.length > 45) return false;
  const last = value.lastIndexOf(":") + 1;
  const halves = (isIpv4(value.slice(last)) ? `${value.slice(0, last)}0:0` : value).split("::");
  const groups = halves.filter((half) => half !== "").flatMap((half) => half.split(":"));
  const isWhole = halves.length === 1 ? groups.length === 8 : halves.length === 2 && groups.length < 8;
  return isWhole && groups.every((group) => /^[\da-f]{1,4}$/i.test(group));
}

/** As `isUri` of `formats/uri.ts`. */
export function isUri(value: string): boolean {
  if (isOrdinaryUri(value)) return true;
  const colon = value.indexOf(":");
  return (
    /^[a-z]/i.test(value) && !/[^a-z\d+.-]/i.test(value.slice(0, colon)) && isAfterColon(value.slice(colon + 1), colon)
  );
}

/** As `isUriReference` of `formats/uri.ts`: without a scheme the first segment has no colon. */
export function isUriReference(value: string): boolean {
  return isUri(value) || (value[value.search(/[:/?#]/)] !== ":" && isAfterColon(value, 0));
}

/** What follows a scheme and its colon, which has to be somewhere. */
function isAfterColon(text: string, colon: number): boolean {
  if (colon < 0 || /[^\w.~!$&'()*+,;=:@/?#[\]%-]|%(?![\da-f]{2})/i.test(text)) return false;
  const start = text.startsWith("//") ? 2 : 0;
  const length = start === 0 ? 0 : `${text.slice(2)}#`.search(/[/?#]/);
  const rest = text.slice(start + length);
  const isOneFragment = rest.indexOf("#") === rest.lastIndexOf("#");
  return isOneFragment && !/[[\]]/.test(rest) && isAuthority(text.slice(start, start + length));
}

/** RFC 3986 §3.2; empty where there is none. */
function isAuthority(text: string): boolean {
  const at = text.indexOf("@") + 1;
  const host = text.slice(at);
  const isLiteral = host[0] === "[";
  const end = isLiteral ? host.indexOf("]") + 1 : `${host}:`.indexOf(":");
  const [name, port] = [host.slice(0, end), host.slice(end)];
  if (/[[\]]/.test(text.slice(0, at)) || /^[^:]|@|.\D/.test(port)) return false;
  if (!isLiteral) return !/[[\]@]/.test(name);
  return isIpv6(name.slice(1, -1)) || /^\[v[\da-f]+\.[\w.~!$&'()*+,;=:-]+\]$/i.test(name);
}
