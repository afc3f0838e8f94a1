/** A parsed text, or where it stops being JSON. */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  /** `position`: UTF-16 units from 0, of the first character that cannot continue valid JSON; the length where the text breaks off. */
  | { readonly ok: false; readonly position: number };

/** `JSON.parse` that never throws. Engines word the place of a fault differently or not at all, so it is looked for here. */
export function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, position: faultPosition(text) };
  }
}

/** What the grammar (RFC 8259 §2) lets follow. */
type Due = "value" | "item or end" | "name" | "name or end" | "colon" | "comma or end";

/**
 * Every scanner below gives the index after what it read, or the complement (`~`, so a negative number) of the index of
 * the fault. Containers are kept on a list, not on the stack: nesting is limited by memory only.
 */
function faultPosition(text: string): number {
  const closers: string[] = [];
  let due: Due = "value";
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const character = text[at];
    const closer = closers.at(-1);
    let next = ~at;
    switch (due) {
      case "item or end":
      case "value":
        if (due === "item or end" && character === "]") {
          closers.pop();
          next = at + 1;
          due = "comma or end";
        } else if (character === "[" || character === "{") {
          closers.push(character === "[" ? "]" : "}");
          next = at + 1;
          due = character === "[" ? "item or end" : "name or end";
        } else {
          next = scanScalar(text, at);
          due = "comma or end";
        }
        break;
      case "name or end":
      case "name":
        if (character === '"') {
          next = scanString(text, at);
          due = "colon";
        } else if (due === "name or end" && character === "}") {
          closers.pop();
          next = at + 1;
          due = "comma or end";
        }
        break;
      case "colon":
        if (character === ":") next = at + 1;
        due = "value";
        break;
      case "comma or end":
        if (closer === undefined) break;
        if (character === closer) {
          closers.pop();
          next = at + 1;
        } else if (character === ",") {
          next = at + 1;
          due = closer === "]" ? "value" : "name";
        }
        break;
    }
    if (next < 0) return ~next;
    at = skipSpace(text, next);
  }
  return text.length;
}

/** RFC 8259 §2 knows four kinds of space; a byte order mark is none of them. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \t\n\r".includes(text.charAt(at))) at++;
  return at;
}

function scanScalar(text: string, at: number): number {
  switch (text[at]) {
    case '"':
      return scanString(text, at);
    case "t":
      return scanWord(text, at, "true");
    case "f":
      return scanWord(text, at, "false");
    case "n":
      return scanWord(text, at, "null");
    default:
      return scanNumber(text, at);
  }
}

function scanWord(text: string, from: number, word: string): number {
  for (let i = 1; i < word.length; i++) if (text[from + i] !== word[i]) return ~(from + i);
  return from + word.length;
}

/** RFC 8259 §6. */
function scanNumber(text: string, from: number): number {
  let at = text[from] === "-" ? from + 1 : from;
  at = text[at] === "0" ? at + 1 : scanDigits(text, at);
  if (at >= 0 && text[at] === ".") at = scanDigits(text, at + 1);
  if (at < 0 || (text[at] !== "e" && text[at] !== "E")) return at;
  const sign = text[at + 1];
  return scanDigits(text, sign === "+" || sign === "-" ? at + 2 : at + 1);
}

/** One digit or more. */
function scanDigits(text: string, from: number): number {
  let at = from;
  while (at < text.length && isDigit(text.charCodeAt(at))) at++;
  return at === from ? ~at : at;
}

/** RFC 8259 §7. */
function scanString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit === 0x22) return at + 1;
    if (unit < 0x20) return ~at;
    if (unit !== 0x5c) at++;
    else if (text[at + 1] === "u") {
      for (let i = at + 2; i < at + 6; i++) if (!isHexDigit(text.charCodeAt(i))) return ~i;
      at += 6;
    } else if (at + 1 < text.length && '"\\/bfnrt'.includes(text.charAt(at + 1))) at += 2;
    else return ~(at + 1);
  }
  return ~text.length;
}

/** False for NaN, which is what a text gives beyond its end. */
function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

function isHexDigit(unit: number): boolean {
  return isDigit(unit) || (unit >= 0x41 && unit <= 0x46) || (unit >= 0x61 && unit <= 0x66);
}
