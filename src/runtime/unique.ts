import { equal } from "../json/equal.ts";
import { isOwn } from "../json/value.ts";
import { addDistinct } from "../report/distinct.ts";
import type { ValidationError } from "../report/errors.ts";

/** Up to here, comparing each with each is faster than any table. */
const FEW_SCALARS = 24;
const FEW_ITEMS = 6;
/** So many levels of an item are hashed. */
const SHALLOW = 1;
const DEEP = 4;

/** Whether no two items are equal JSON values. Linear in the size of the list beyond a few items. */
export function isUnique(items: readonly unknown[]): boolean {
  const count = items.length;
  if (count < 2) return true;
  if (areScalar(items)) return count > FEW_SCALARS ? repeatsOfScalars(items, 1).length === 0 : !hasScalarTwice(items);
  if (count > FEW_ITEMS) return repeatsByHash(items, 1).length === 0;
  for (let i = 1; i < count; i++) for (let j = 0; j < i; j++) if (equal(items[i], items[j])) return false;
  return true;
}

/** `includes` takes 0 for -0 and NaN for NaN, as equality here does. */
function hasScalarTwice(items: readonly unknown[]): boolean {
  for (let i = 1; i < items.length; i++) if (Array.prototype.includes.call(items, items[i - 1], i)) return true;
  return false;
}

/**
 * The items that equal an earlier one, each followed by the index of the first such; at most so many of them. A table of
 * hashes: only items of equal hash are compared. Most lists can be told apart by what is at the top of their items; then
 * by more of them; and who chooses items whose hashes collide gets the slower way by canonical text. All are linear.
 */
function repeatsByHash(items: readonly unknown[], most: number, depth = SHALLOW): number[] {
  const count = items.length;
  let size = 16;
  while (size < count * 2) size *= 2;
  // The slots, then the hash of each item: one list is made faster than two.
  const table = new Int32Array(size + count);
  const repeats: number[] = [];
  let steps = count * (depth === SHALLOW ? 2 : 4) + 16;
  for (let i = 0; i < count && repeats.length < 2 * most; i++) {
    const hash = hashOf(items[i], depth);
    table[size + i] = hash;
    let slot = (hash ^ (hash >>> 15)) & (size - 1);
    let first = -1;
    for (; table[slot] !== 0 && first === -1; slot = (slot + 1) & (size - 1)) {
      const other = table[slot]! - 1;
      if (table[size + other] === hash) {
        if (equal(items[other], items[i])) first = other;
        // More than some such are no chance: the items are alike at the top.
        else if (depth === SHALLOW) steps -= count >>> 3;
      }
      if (--steps <= 0) return depth === SHALLOW ? repeatsByHash(items, most, DEEP) : repeatsByText(items, most);
    }
    if (first === -1) table[slot] = i + 1;
    else repeats.push(i, first);
  }
  return repeats;
}

function repeatsByText(items: readonly unknown[], most: number): number[] {
  const first = new Map<string, number>();
  const strangers = new Map<unknown, number>();
  const repeats: number[] = [];
  for (let i = 0; i < items.length && repeats.length < 2 * most; i++) {
    const key = canonicalText(items[i], strangers);
    const known = first.get(key);
    if (known === undefined) first.set(key, i);
    else repeats.push(i, known);
  }
  return repeats;
}

function repeatsOfScalars(items: readonly unknown[], most: number): number[] {
  const seen = new Set<unknown>();
  const repeats: number[] = [];
  for (let i = 0; i < items.length && repeats.length < 2 * most; i++) {
    const item = items[i];
    seen.add(item);
    if (seen.size + repeats.length / 2 <= i) repeats.push(i, firstIndexOf(items, item));
  }
  return repeats;
}

function firstIndexOf(items: readonly unknown[], item: unknown): number {
  let index = 0;
  while (!equal(items[index], item)) index++;
  return index;
}

/** Equal for equal JSON values, and seldom for others. It looks no deeper than `depth`. */
function hashOf(value: unknown, depth: number): number {
  if (typeof value === "string") return textHashOf(value);
  if (typeof value === "number") return (value | 0) === value ? Math.imul(value, 0x9e3779b1) : (value * 65_599) | 0;
  if (typeof value !== "object" || value === null) return value === true ? 1 : 2;
  if (depth === 0) return 3;
  let hash = 5;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) hash = (Math.imul(hash, 31) + hashOf(value[i], depth - 1)) | 0;
    return hash;
  }
  for (const name in value) {
    if (!isOwn(value, name)) continue;
    const member = hashOf((value as Record<string, unknown>)[name], depth - 1);
    const place = name.length * 31 + name.charCodeAt(0);
    // A sum: the order of members tells nothing.
    hash = (hash + Math.imul(place ^ member ^ (member >>> 16), 0x85ebca6b)) | 0;
  }
  return hash;
}

/** Some 24 characters of a text, spread over it. */
function textHashOf(text: string): number {
  const step = text.length <= 24 ? 1 : Math.floor(text.length / 24);
  let hash = text.length;
  for (let at = 0; at < text.length; at += step) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}

/**
 * Adds an error for each item that equals an earlier one, naming the first such. Stops above `most` errors. What was told
 * since the index `from` is not told again.
 */
export function explainUnique(
  items: readonly unknown[],
  path: string,
  schemaPath: string,
  errors: ValidationError[],
  most: number,
  from: number,
): void {
  // As many as there is room for, and as many more as may have been told.
  const wanted = most + 1 + (errors.length - from);
  const repeats = areScalar(items) ? repeatsOfScalars(items, wanted) : repeatsByHash(items, wanted);
  for (let i = 0; i < repeats.length && errors.length <= most; i += 2) {
    const place = `${path}/${repeats[i]}`;
    addDistinct(errors, { path: place, keyword: "uniqueItems", firstIndex: repeats[i + 1]!, schemaPath }, most, from);
  }
}

/** The list's own methods are not asked here or elsewhere: they are data. */
function areScalar(items: readonly unknown[]): boolean {
  for (let i = 0; i < items.length; i++) if (typeof items[i] === "object" && items[i] !== null) return false;
  return true;
}

/**
 * Equal for equal JSON values, and only for those: scalars marked by their type, members in order of name. Text, not a
 * hash: nobody can choose data that collide. Functions and symbols have no text of their own, and are numbered.
 */
function canonicalText(value: unknown, strangers: Map<unknown, number>): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "function" || typeof value === "symbol") {
    if (!strangers.has(value)) strangers.set(value, strangers.size);
    return `stranger ${strangers.get(value)}`;
  }
  if (typeof value !== "object" || value === null)
    return Object.is(value, -0) ? "number 0" : `${typeof value} ${String(value)}`;
  const texts: string[] = [];
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) texts.push(canonicalText(value[i], strangers));
    return `[${texts.join()}]`;
  }
  for (const name of Object.keys(value).sort()) {
    texts.push(`${JSON.stringify(name)}:${canonicalText((value as Record<string, unknown>)[name], strangers)}`);
  }
  return `{${texts.join()}}`;
}
