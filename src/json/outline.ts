import { skipSpace } from "./parse.ts";
import { splitPointer } from "./pointer.ts";

/** A value of a JSON text. Offsets are UTF-16 units from 0, ends exclusive. */
export interface Spot {
  readonly from: number;
  readonly to: number;
  /** Of a member: where its name begins and ends, quotes included. */
  readonly name?: { readonly from: number; readonly to: number };
}

/** A place as editors count it, line and column from 1; columns are UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where things stand in a JSON text. What was found once is not looked for again. */
export interface Outline {
  /** The value that a pointer names; undefined where there is none. */
  find(pointer: string): Spot | undefined;
  /** The same, or the last value on the way to it. */
  nearest(pointer: string): Spot;
  /** The members or items of the container that begins at `from`, in order: of equal names all of them. */
  children(from: number): readonly Child[];
  place(position: number): Place;
}

/** `token`: the name of a member, the index of an item. */
export interface Child extends Spot {
  readonly token: string;
}

/**
 * The outline of a text that is valid JSON. Of equal names the last counts, as for `JSON.parse`. It reads the text only as
 * far as it is asked.
 */
export function makeOutline(text: string): Outline {
  const containers = new Map<number, Container>();
  let root: Spot | undefined;
  let lines: number[] | undefined;

  function container(from: number): Container {
    const known = containers.get(from);
    if (known !== undefined) return known;
    const children = readChildren(text, from);
    const made = { children, byToken: new Map(children.map((child) => [child.token, child])) };
    containers.set(from, made);
    return made;
  }

  function walk(pointer: string): { readonly spot: Spot; readonly isThere: boolean } {
    const start = skipSpace(text, 0);
    root ??= { from: start, to: endOfValue(text, start) };
    let spot = root;
    for (const token of splitPointer(pointer) ?? []) {
      const inner = container(spot.from).byToken.get(token);
      if (inner === undefined) return { spot, isThere: false };
      spot = inner;
    }
    return { spot, isThere: true };
  }

  return {
    find(pointer) {
      const { spot, isThere } = walk(pointer);
      return isThere ? spot : undefined;
    },
    nearest: (pointer) => walk(pointer).spot,
    children: (from) => container(from).children,
    place(position) {
      lines ??= lineStarts(text);
      let low = 0;
      let high = lines.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (lines[middle]! <= position) low = middle;
        else high = middle;
      }
      return { line: low + 1, column: position - lines[low]! + 1 };
    },
  };
}

interface Container {
  readonly children: readonly Child[];
  readonly byToken: ReadonlyMap<string, Child>;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** None of what is no container. */
function readChildren(text: string, from: number): Child[] {
  const closer = text[from] === "{" ? "}" : text[from] === "[" ? "]" : undefined;
  if (closer === undefined) return [];
  const children: Child[] = [];
  let at = skipSpace(text, from + 1);
  for (let index = 0; text[at] !== closer; index++) {
    let named: { readonly token: string; readonly name?: Spot["name"] & {} } = { token: String(index) };
    if (closer === "}") {
      const name = { from: at, to: endOfString(text, at) };
      named = { token: JSON.parse(text.slice(name.from, name.to)), name };
      at = skipSpace(text, skipSpace(text, name.to) + ":".length);
    }
    const to = endOfValue(text, at);
    children.push({ ...named, from: at, to });
    at = skipSpace(text, to);
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return children;
}

function endOfValue(text: string, from: number): number {
  let depth = 0;
  let at = from;
  do {
    const character = text.charAt(at);
    if (character === '"') at = endOfString(text, at);
    else {
      if (character === "[" || character === "{") depth++;
      else if (character === "]" || character === "}") depth--;
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
