import { isIprivate, isPercentEncodedAt, isUcschar } from "./uri-character.ts";

/**
 * RFC 6570 §2 URI-Template, of any level. Operators reserved for extensions (§2.2: `=`, `,`, `!`, `@`, `|`) are
 * syntax as well. The apostrophe is a literal, as erratum 6937 has it.
 */
export function isUriTemplate(value: string): boolean {
  let at = 0;
  while (at < value.length) {
    const code = value.charCodeAt(at);
    if (code === 123 /* { */) {
      const end = value.indexOf("}", at);
      if (end === -1 || !isTemplateExpression(value.slice(at + 1, end))) return false;
      at = end + 1;
    } else if (code === 37 /* % */) {
      if (!isPercentEncodedAt(value, at)) return false;
      at += 3;
    } else {
      const point = code > 127 ? value.codePointAt(at)! : code;
      if (!isTemplateLiteral(point)) return false;
      at += point > 0xffff ? 2 : 1;
    }
  }
  return true;
}

/** RFC 6570 §2.1 literals, but the percent-encoded ones. */
function isTemplateLiteral(point: number): boolean {
  if (point > 127) return isUcschar(point) || isIprivate(point);
  return (
    (point >= 97 /* a */ && point <= 122) /* z */ ||
    (point >= 63 /* ? */ && point <= 91) /* [ with @ A-Z between */ ||
    (point >= 38 /* & */ && point <= 59) /* ; with ' ( ) * + , - . / 0-9 : between */ ||
    point === 33 /* ! */ ||
    point === 35 /* # */ ||
    point === 36 /* $ */ ||
    point === 61 /* = */ ||
    point === 93 /* ] */ ||
    point === 95 /* _ */ ||
    point === 126 /* ~ */
  );
}

/**
 * RFC 6570 §2.2 to §2.4, what stands between braces: an operator, then names (varspec), each with a prefix length
 * below 10000, `*`, or neither.
 */
function isTemplateExpression(text: string): boolean {
  return /^[+#./;?&=,!@|]?(?:\w|%[\da-fA-F]{2})(?:\.?(?:\w|%[\da-fA-F]{2}))*(?::[1-9]\d{0,3}|\*)?(?:,(?:\w|%[\da-fA-F]{2})(?:\.?(?:\w|%[\da-fA-F]{2}))*(?::[1-9]\d{0,3}|\*)?)*$/u.test(
    text,
  );
}
