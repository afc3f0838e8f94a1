import type { Node } from "./ast.ts";
import type { Ranges } from "./ranges.ts";

/** How a match of a node begins and ends: with what takes either half of a surrogate pair, or not. */
interface Edges {
  readonly startsWide: boolean;
  readonly endsWide: boolean;
  readonly isNullable: boolean;
}

const narrow: Edges = { startsWide: false, endsWide: false, isNullable: false };
const nothing: Edges = { startsWide: false, endsWide: false, isNullable: true };

/**
 * Whether a pattern finds the same texts by UTF-16 units, without the `u` flag, as it does by code points. So it is where
 * no set holds a surrogate or what is written as two, and where one that holds all of them (`.`, `[^/]`) stands only
 * in a `*` or `+` of its own and beside no other such: where a pair is cut does not matter then.
 * It matters for long texts: with the `u` flag V8 keeps something on its stack for every round of a loop over a class.
 */
export function isSameByUnits(node: Node, source: string): boolean {
  if (/\\(?:[pP]|u)\{|[\ud800-\udfff]/.test(source)) return false;
  let isWide = false;
  let hasContext = false;
  const whole = edgesOf(node);
  // Between the halves of a pair `\B` holds, and `(?!a)`: no place to be when every match has a narrow character.
  return whole !== undefined && !(hasContext && (isWide || whole.isNullable));

  function edgesOf(at: Node): Edges | undefined {
    switch (at.type) {
      case "set":
        return isNarrow(at.ranges) ? narrow : undefined;
      case "assertion":
        hasContext ||= at.kind === "boundary" || at.kind === "non-boundary";
        return nothing;
      case "look":
        hasContext = true;
        return edgesOf(at.body) && nothing;
      case "backreference":
        return undefined;
      case "sequence":
        return inTurn(at.items.map(edgesOf));
      case "choice":
        return at.alternatives.map(edgesOf).reduce(either);
      case "repeat": {
        if (at.body.type === "set" && at.min <= 1 && at.max === Number.POSITIVE_INFINITY && isFull(at.body.ranges)) {
          isWide = true;
          return { startsWide: true, endsWide: true, isNullable: at.min === 0 };
        }
        const body = edgesOf(at.body);
        if (body === undefined || (at.max > 1 && body.startsWide && body.endsWide)) return undefined;
        return { ...body, isNullable: body.isNullable || at.min === 0 };
      }
    }
  }
}

/** Undefined where what takes one half of a pair may stand beside what takes the other. */
function inTurn(items: readonly (Edges | undefined)[]): Edges | undefined {
  let whole: Edges = nothing;
  for (const item of items) {
    if (item === undefined || (whole.endsWide && item.startsWide)) return undefined;
    whole = {
      startsWide: whole.startsWide || (whole.isNullable && item.startsWide),
      endsWide: item.endsWide || (item.isNullable && whole.endsWide),
      isNullable: whole.isNullable && item.isNullable,
    };
  }
  return whole;
}

function either(left: Edges | undefined, right: Edges | undefined): Edges | undefined {
  if (left === undefined || right === undefined) return undefined;
  return {
    startsWide: left.startsWide || right.startsWide,
    endsWide: left.endsWide || right.endsWide,
    isNullable: left.isNullable || right.isNullable,
  };
}

/** Whether no member is a surrogate or needs two. */
function isNarrow(ranges: Ranges): boolean {
  for (let i = 0; i < ranges.length; i += 2) if (ranges[i + 1]! >= 0xd800 && ranges[i]! < 0xe000) return false;
  return (ranges.at(-1) ?? 0) <= 0xffff;
}

/** Whether every surrogate is a member, and all that needs two. */
function isFull(ranges: Ranges): boolean {
  const holds = (first: number, last: number): boolean => {
    for (let i = 0; i < ranges.length; i += 2) if (ranges[i]! <= first && ranges[i + 1]! >= last) return true;
    return false;
  };
  return holds(0xd800, 0xdfff) && holds(0x10000, 0x10ffff);
}
