import { equal } from "../json/equal.ts";
import { addDistinct } from "../report/distinct.ts";
import type { ValidationError } from "../report/errors.ts";

/** Up to here, comparing each with each is faster than any table. */
const FEW_SCALARS = 24;
const FEW_ITEMS = 6;

/** Whether no two items are equal JSON values. Linear in the size of the list beyond a few items. */
export function isUnique(items: readonly unknown[]): boolean {
  const count = items.length;
  if (count < 2) return true;
  let isScalar = true;
  for (let i = 0; i < count && isScalar; i++) isScalar = typeof items[i] !== "object" || items[i] === null;
  if (isScalar && count > FEW_SCALARS) return new Set(items).size === count;
  if (!isScalar && count > FEW_ITEMS) return new Set(items.map((item) => canonicalText(item))).size === count;
  for (let i = 1; i < count; i++) for (let j = 0; j < i; j++) if (equal(items[i], items[j])) return false;
  return true;
}

/** Adds an error for each item that equals an earlier one, naming the first such. Stops above `most` errors. */
export function explainUnique(
  items: readonly unknown[],
  path: string,
  schemaPath: string,
  errors: ValidationError[],
  most: number,
): void {
  const first = new Map<unknown, number>();
  for (let i = 0; i < items.length && errors.length <= most; i++) {
    const item = items[i];
    const key =
      typeof item === "object" && item !== null ? canonicalText(item) : typeof item === "string" ? `"${item}` : item;
    const firstIndex = first.get(key);
    if (firstIndex === undefined) first.set(key, i);
    else addDistinct(errors, { path: `${path}/${i}`, keyword: "uniqueItems", firstIndex, schemaPath }, most);
  }
}

/**
 * Equal for equal JSON values, and only for those: scalars marked by their type, members in order of name. Text, not a
 * hash: nobody can choose data that collide.
 */
function canonicalText(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null)
    return Object.is(value, -0) ? "0" : `${typeof value} ${String(value)}`;
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalText((value as Record<string, unknown>)[name])}`).join()}}`;
}
