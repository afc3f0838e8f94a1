import { isObject } from "./value.ts";

/**
 * Equality as JSON Schema defines it (2020-12 Core §4.2.2): by value, objects without regard to order, 1 equal to 1.0.
 * Calls nothing on the data. What is no JSON (functions, NaN, …) equals only itself.
 */
export function equal(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) {
    return Number.isNaN(left) && Number.isNaN(right);
  }
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    for (let i = 0; i < left.length; i++) if (!equal(left[i], right[i])) return false;
    return true;
  }
  if (!isObject(left) || !isObject(right)) return false;
  const names = Object.keys(left);
  if (names.length !== Object.keys(right).length) return false;
  for (const name of names) {
    // Own and enumerable, as the names counted above are: else what is hidden on one side would be equal from the other.
    if (!Object.prototype.propertyIsEnumerable.call(right, name) || !equal(left[name], right[name])) return false;
  }
  return true;
}
