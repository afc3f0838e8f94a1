/**
 * RFC 3492 §6.2, of lower-case text without its `xn--`: undefined where it is no Punycode. Takes quadratic time; a
 * label has 63 octets at most.
 */
export function decodePunycode(encoded: string): string | undefined {
  const lastHyphen = encoded.lastIndexOf("-");
  const points = Array.from(encoded.slice(0, Math.max(lastHyphen, 0)), (character) => character.charCodeAt(0));
  let at = lastHyphen > 0 ? lastHyphen + 1 : 0;
  let point = 128;
  let index = 0;
  let bias = 72;
  while (at < encoded.length) {
    const previousIndex = index;
    let weight = 1;
    for (let position = 36; ; position += 36) {
      const digit = punycodeDigit(encoded.charCodeAt(at++));
      index += digit * weight;
      if (digit === -1 || index > 0x7fffffff) return undefined;
      const threshold = punycodeThreshold(position, bias);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const count = points.length + 1;
    bias = adaptPunycodeBias(index - previousIndex, count, previousIndex === 0);
    point += Math.floor(index / count);
    index %= count;
    if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return undefined;
    points.splice(index, 0, point);
    index++;
  }
  return String.fromCodePoint(...points);
}

/** RFC 3492 §6.3, without `xn--`. Takes quadratic time. */
export function encodePunycode(label: string): string {
  const points = Array.from(label, (character) => character.codePointAt(0)!);
  const ascii = points.filter((point) => point < 128);
  let encoded = String.fromCodePoint(...ascii) + (ascii.length > 0 ? "-" : "");
  let handled = ascii.length;
  let bias = 72;
  let delta = 0;
  let previous = 128;
  while (handled < points.length) {
    const next = Math.min(...points.filter((point) => point >= previous));
    delta += (next - previous) * (handled + 1);
    for (const point of points) {
      if (point < next) delta++;
      if (point !== next) continue;
      encoded += encodePunycodeDelta(delta, bias);
      bias = adaptPunycodeBias(delta, handled + 1, handled === ascii.length);
      delta = 0;
      handled++;
    }
    delta++;
    previous = next + 1;
  }
  return encoded;
}

/** A generalized variable-length integer (RFC 3492 §3.3). */
function encodePunycodeDelta(delta: number, bias: number): string {
  let text = "";
  let rest = delta;
  for (let position = 36; ; position += 36) {
    const threshold = punycodeThreshold(position, bias);
    if (rest < threshold) return text + punycodeCharacter(rest);
    text += punycodeCharacter(threshold + ((rest - threshold) % (36 - threshold)));
    rest = Math.floor((rest - threshold) / (36 - threshold));
  }
}

/** RFC 3492 §5: `a` to `z` are 0 to 25, `0` to `9` are 26 to 35. */
function punycodeCharacter(digit: number): string {
  return String.fromCharCode(digit < 26 ? digit + 97 : digit + 22);
}

/** The value of a digit, or -1. */
function punycodeDigit(code: number): number {
  if (code >= 97 /* a */ && code <= 122 /* z */) return code - 97;
  return code >= 48 /* 0 */ && code <= 57 /* 9 */ ? code - 22 : -1;
}

function punycodeThreshold(position: number, bias: number): number {
  return Math.min(Math.max(position - bias, 1), 26);
}

/** RFC 3492 §6.1. */
function adaptPunycodeBias(delta: number, count: number, first: boolean): number {
  let scaled = Math.floor(delta / (first ? 700 : 2));
  scaled += Math.floor(scaled / count);
  let position = 0;
  while (scaled > 455) {
    scaled = Math.floor(scaled / 35);
    position += 36;
  }
  return position + Math.floor((36 * scaled) / (scaled + 38));
}
