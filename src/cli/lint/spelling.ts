import { editDistance, unitsOf } from "../../report/edit-distance.ts";

/** Shorter names are a letter or two away from words that mean something else. */
const SHORTEST = 6;
/** From this length on two slips are no other word yet. */
const LONG = 12;

/**
 * Whether a keyword can only be the other one misspelt. Case, `_`, `-` and a missing or needless plural do not count; of a
 * name that is long enough, one slip, of a very long one two. A suggestion may be bolder than what is written without
 * asking.
 */
export function isSureSpelling(written: string, meant: string): boolean {
  const [one, other] = [fold(written), fold(meant)];
  if (one === other || `${one}s` === other || one === `${other}s`) return true;
  const length = Math.min(one.length, other.length);
  if (length < SHORTEST || one.length > 64) return false;
  const most = length < LONG ? 1 : 2;
  return editDistance(unitsOf(one), unitsOf(other), most) <= most;
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[_-]/gu, "");
}
