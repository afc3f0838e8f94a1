import type { Ranges } from "./ranges.ts";
import { Refusal } from "./refusal.ts";

/** Where a parser stands in a pattern, and what it has learnt so far. */
export interface Cursor {
  readonly source: string;
  position: number;
  /** Capturing groups opened so far. */
  groups: number;
  /** Lookaheads and lookbehinds read so far. */
  looks: number;
  readonly groupNames: Set<string>;
  readonly references: Reference[];
  /** What makes the source valid under the `u` flag, in ascending order. */
  readonly repairs: Repair[];
  /** Where something like `[:alpha:]` stood inside a class. */
  posixClass: number | undefined;
  /** The code points of a property escape. */
  readonly property: (written: string, position: number) => Ranges;
}

/** A backreference, whose group may be opened later in the pattern. */
export interface Reference {
  readonly group: number | string;
  readonly position: number;
}

/** At `position` a backslash is missing, or one too many. */
export interface Repair {
  readonly position: number;
  readonly backslash: "insert" | "remove";
}

export function fail(message: string, position: number): never {
  throw new Refusal(message, position);
}

/** Steps over `text` where it stands next. */
export function take(cursor: Cursor, text: string): boolean {
  if (!cursor.source.startsWith(text, cursor.position)) return false;
  cursor.position += text.length;
  return true;
}

export function takeCodePoint(cursor: Cursor): number {
  const codePoint = cursor.source.codePointAt(cursor.position)!;
  cursor.position += codePoint > 0xffff ? 2 : 1;
  return codePoint;
}

/** Steps over what a sticky expression matches next. */
export function takeMatch(cursor: Cursor, sticky: RegExp): RegExpExecArray | undefined {
  sticky.lastIndex = cursor.position;
  const match = sticky.exec(cursor.source);
  if (match === null) return undefined;
  cursor.position += match[0].length;
  return match;
}

/** The source with its repairs: valid under the `u` flag. */
export function repairedSource({ source, repairs }: Cursor): string {
  let result = "";
  let done = 0;
  for (const { position, backslash } of repairs) {
    result += source.slice(done, position);
    if (backslash === "insert") result += "\\";
    done = backslash === "insert" ? position : position + 1;
  }
  return result + source.slice(done);
}
