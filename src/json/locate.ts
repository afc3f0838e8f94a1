import { splitPointer } from "./pointer.ts";

/**
 * Where the value that a pointer names begins in a JSON text, in UTF-16 units from 0. Where there is no such value, that
 * is where the last one on the way to it begins. Of equal names the last counts, as for `JSON.parse`.
 *
 * The text is valid JSON.
 */
export function locate(text: string, pointer: string): number {
  let at = skipSpace(text, 0);
  for (const token of splitPointer(pointer) ?? []) {
    const inner = findChild(text, at, token);
    if (inner === undefined) break;
    at = inner;
  }
  return at;
}

/** A place as editors count it, line and column from 1; columns are UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export function placeOf(text: string, position: number): Place {
  const before = text.slice(0, position).split("\n");
  return { line: before.length, column: before[before.length - 1]!.length + 1 };
}

/** Where the member or item of the container at `from` begins; undefined where there is none. */
function findChild(text: string, from: number, token: string): number | undefined {
  const closer = text[from] === "{" ? "}" : text[from] === "[" ? "]" : undefined;
  if (closer === undefined) return undefined;
  let found: number | undefined;
  let at = skipSpace(text, from + 1);
  for (let index = 0; text[at] !== closer; index++) {
    let name = String(index);
    if (closer === "}") {
      const end = endOfString(text, at);
      name = JSON.parse(text.slice(at, end));
      at = skipSpace(text, skipSpace(text, end) + ":".length);
    }
    if (name === token) found = at;
    at = skipSpace(text, endOfValue(text, at));
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return found;
}

function endOfValue(text: string, from: number): number {
  let depth = 0;
  let at = from;
  do {
    const character = text.charAt(at);
    if (character === '"') at = endOfString(text, at);
    else {
      if ("[{".includes(character)) depth++;
      if ("]}".includes(character)) depth--;
      at++;
    }
    // A number or a word goes on to the next mark.
  } while (depth > 0 || (at < text.length && !" \t\n\r,]}:".includes(text.charAt(at))));
  return at;
}

function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \t\n\r".includes(text.charAt(at))) at++;
  return at;
}
