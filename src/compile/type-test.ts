import { type Code, js } from "../codegen/code.ts";
import { allOf, always, anyOf, atom, type Condition, never } from "../codegen/condition.ts";
import { type TypeSet, types } from "../ir/types.ts";

const objectOrNull = types.object | types.null;

/**
 * Whether the value is of one of the types, given those it can still have. Measured on V8: `typeof`, comparison with
 * null and `Array.isArray` together are the cheapest object test; `Number.isInteger` needs no `typeof` before it.
 */
export function typeTest(value: Code, wanted: TypeSet, known: TypeSet): Condition {
  const set = wanted & known;
  if (set === known) return always;
  if (set === 0) return never;
  const tests: Condition[] = [];
  let rest = set;
  const take = (part: TypeSet, make: () => Condition): void => {
    if ((rest & part) !== part) return;
    rest &= ~part;
    tests.push(make());
  };
  take(types.string, () => atom(js`typeof ${value} === "string"`, js`typeof ${value} !== "string"`));
  takeContainers();
  if (rest & types.number) {
    const isWhole = (rest & types.number) === types.number || (known & types.number) === (rest & types.number);
    const name = isWhole ? js`Number.isFinite` : js`Number.isInteger`;
    tests.push(atom(js`${name}(${value})`, js`!${name}(${value})`));
  }
  take(types.boolean, () => atom(js`typeof ${value} === "boolean"`, js`typeof ${value} !== "boolean"`));
  take(types.null, () => atom(js`${value} === null`, js`${value} !== null`));
  return anyOf(tests);

  /** Objects, lists and null share one `typeof`; what cannot occur any more is not asked for. */
  function takeContainers(): void {
    const containers = objectOrNull | types.array;
    const here = rest & containers;
    if (!(here & (types.object | types.array))) return;
    if (here === types.array) {
      take(types.array, () => arrayTest(value));
      return;
    }
    const parts: Condition[] = [];
    if (known & ~containers) parts.push(atom(js`typeof ${value} === "object"`, js`typeof ${value} !== "object"`));
    if (known & types.null && !(here & types.null)) parts.push(atom(js`${value} !== null`, js`${value} === null`));
    if (known & types.array && !(here & types.array)) {
      parts.push(atom(js`!Array.isArray(${value})`, js`Array.isArray(${value})`));
    }
    if (known & types.object && !(here & types.object)) parts.push(anyOf([arrayTest(value), nullTest(value)]));
    rest &= ~here;
    tests.push(allOf(parts));
  }
}

function arrayTest(value: Code): Condition {
  return atom(js`Array.isArray(${value})`, js`!Array.isArray(${value})`);
}

function nullTest(value: Code): Condition {
  return atom(js`${value} === null`, js`${value} !== null`);
}
