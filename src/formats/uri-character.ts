import { isHexDigit } from "./ip-address.ts";

/** A part of a URI, as far as the characters it may have are concerned; "scheme-less segment" is `segment-nz-nc`. */
export type UriComponent = "userinfo" | "reg-name" | "scheme-less segment" | "path" | "query" | "fragment";

/**
 * Where the run of characters that begins at `start` and that the component may have ends (RFC 3986 §3; RFC 3987
 * §2.2 if `international`). A percent sign without two hexadecimal digits ends it.
 */
export function endOfUriRun(text: string, start: number, component: UriComponent, international: boolean): number {
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code > 127) {
      if (!international) return at;
      const point = text.codePointAt(at)!;
      if (!isUcschar(point) && !(component === "query" && isIprivate(point))) return at;
      at += point > 0xffff ? 2 : 1;
    } else if (isUnreservedOrSubDelim(code) || isGenDelimOf(component, code)) {
      at++;
    } else if (code === 37 /* % */ && isPercentEncodedAt(text, at)) {
      at += 3;
    } else {
      return at;
    }
  }
  return at;
}

/** Which of RFC 3986 §2.2's gen-delims are plain characters within the component. */
function isGenDelimOf(component: UriComponent, code: number): boolean {
  switch (code) {
    case 47 /* slash */:
      return component === "path" || component === "query" || component === "fragment";
    case 58 /* : */:
      return component !== "reg-name" && component !== "scheme-less segment";
    case 64 /* @ */:
      return component !== "reg-name" && component !== "userinfo";
    case 63 /* ? */:
      return component === "query" || component === "fragment";
    default:
      return false;
  }
}

/** RFC 3986 §2.1 pct-encoded. */
export function isPercentEncodedAt(text: string, at: number): boolean {
  return text[at] === "%" && isHexDigit(text.charCodeAt(at + 1)) && isHexDigit(text.charCodeAt(at + 2));
}

/** RFC 3986 §2.2 sub-delims and §2.3 unreserved, of an ASCII code. */
function isUnreservedOrSubDelim(code: number): boolean {
  const lowerCase = code | 32;
  return (
    (lowerCase >= 97 /* a */ && lowerCase <= 122) /* z */ ||
    (code >= 48 /* 0 */ && code <= 57) /* 9 */ ||
    (code >= 38 /* & */ && code <= 46) /* . with ' ( ) * + , - between */ ||
    code === 33 /* ! */ ||
    code === 36 /* $ */ ||
    code === 59 /* ; */ ||
    code === 61 /* = */ ||
    code === 95 /* _ */ ||
    code === 126 /* ~ */
  );
}

/**
 * RFC 3987 §2.2 ucschar: no surrogates, private use or noncharacters. Without the bidirectional formatting
 * characters that the grammar lets in, but §4.1 forbids.
 */
export function isUcschar(point: number): boolean {
  if (point < 0x10000) {
    if (point === 0x200e || point === 0x200f || (point >= 0x202a && point <= 0x202e)) return false;
    return (
      (point >= 0xa0 && point <= 0xd7ff) || (point >= 0xf900 && point <= 0xfdcf) || (point >= 0xfdf0 && point <= 0xffef)
    );
  }
  // Plane 14 begins at E1000: before it are tags and variation selectors. Each plane ends with two noncharacters.
  return point <= 0xefffd && (point & 0xffff) <= 0xfffd && (point < 0xe0000 || point >= 0xe1000);
}

/** RFC 3987 §2.2 iprivate. */
export function isIprivate(point: number): boolean {
  return (point >= 0xe000 && point <= 0xf8ff) || (point >= 0xf0000 && (point & 0xffff) <= 0xfffd);
}
