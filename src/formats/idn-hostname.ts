import { isBidiName } from "./bidi.ts";
import { isULabel } from "./idna.ts";
import { decodePunycode, encodePunycode } from "./punycode.ts";

/**
 * RFC 5890 §2.3.2.3 internationalized hostname (RFC 5891): each label is LDH, an A-label or a U-label, already in
 * the form for lookup, so that `Bücher` (upper case) and what is not in normalization form C are refused. Labels may
 * be parted by the dots of RFC 3490 §3.1. No tables: properties are the host's, so the verdict on a character
 * follows the version of Unicode the host has.
 */
export function isIdnHostname(value: string): boolean {
  // At least one octet for each code point, and at most two UTF-16 units.
  return value.length <= 506 && areIdnLabels(value.split(/[.\u3002\uff0e\uff61]/u));
}

/**
 * Whether the labels are valid, each for itself and together: 253 octets with their dots, and RFC 5893's rules for
 * all of them.
 */
export function areIdnLabels(labels: readonly string[]): boolean {
  let octets = labels.length - 1;
  const readable: string[] = [];
  for (const label of labels) {
    // Normalization and Punycode take more than linear time: their input has to be short.
    if (label.length > 126) return false;
    if (/^[\0-\x7f]*$/u.test(label)) {
      const unicode = decodeLdhLabel(label);
      if (unicode === undefined) return false;
      readable.push(unicode);
      octets += label.length;
    } else {
      const length = 4 + encodePunycode(label).length;
      if (length > 63 || !isULabel(label)) return false;
      readable.push(label);
      octets += length;
    }
  }
  return octets <= 253 && isBidiName(readable);
}

/** The label itself, or the U-label of an A-label; undefined where it is not valid. */
function decodeLdhLabel(label: string): string | undefined {
  if (!/^[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?$/u.test(label)) return undefined;
  if (label.slice(2, 4) !== "--") return label;
  return /^xn/iu.test(label) ? decodeALabel(label.slice(4).toLowerCase()) : undefined;
}

/**
 * RFC 5890 §2.3.2.1: an A-label is what its U-label encodes to, so decoding is not enough: `xn--abc-` decodes to
 * pure ASCII, and other texts decode to a label that is written otherwise.
 */
function decodeALabel(encoded: string): string | undefined {
  const label = decodePunycode(encoded);
  if (label === undefined || /^[\0-\x7f]*$/u.test(label)) return undefined;
  return isULabel(label) && encodePunycode(label) === encoded ? label : undefined;
}
