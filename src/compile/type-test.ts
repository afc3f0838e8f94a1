import { type Code, js } from "../codegen/code.ts";
import { allOf, always, anyOf, type Condition, lazyAtom, never, not } from "../codegen/condition.ts";
import { type TypeSet, types } from "../ir/types.ts";

const containers = types.object | types.array | types.null;

/**
 * Whether the value is of one of the types, given those it can still have. Measured on V8: `typeof`, comparison with
 * null and `Array.isArray` together are the cheapest object test; `Number.isInteger` needs no `typeof` before it.
 */
export function typeTest(value: Code, wanted: TypeSet, known: TypeSet): Condition {
  const set = wanted & known;
  if (set === known) return always;
  switch (set) {
    case types.none:
      return never;
    case types.string:
      return typeofTest(value, "string");
    case types.array:
      return arrayTest(value);
    case types.boolean:
      return typeofTest(value, "boolean");
    case types.null:
      return nullTest(value);
    default:
      return severalTest(value, set, known);
  }
}

function severalTest(value: Code, set: TypeSet, known: TypeSet): Condition {
  const tests: Condition[] = [];
  if (set & types.string) tests.push(typeofTest(value, "string"));
  const hasContainer = (set & (types.object | types.array)) !== 0;
  if (hasContainer) tests.push(containerTest(value, set & containers, known));
  if (set & types.number) tests.push(numberTest(value, set & types.number, known));
  if (set & types.boolean) tests.push(typeofTest(value, "boolean"));
  if (set & types.null && !hasContainer) tests.push(nullTest(value));
  return tests.length === 1 ? tests[0]! : anyOf(tests);
}

/** What is a number and no integer is told by both tests, where integers can still occur. */
function numberTest(value: Code, set: TypeSet, known: TypeSet): Condition {
  const isNumber = callTest(js`Number.isFinite`, value);
  if (set === types.number || (known & types.number) === set) return isNumber;
  const isInteger = callTest(js`Number.isInteger`, value);
  return set === types.integer ? isInteger : allOf([isNumber, not(isInteger)]);
}

/** Objects, lists and null share one `typeof`; what cannot occur any more is not asked for. */
function containerTest(value: Code, set: TypeSet, known: TypeSet): Condition {
  if (set === types.array) return arrayTest(value);
  const parts: Condition[] = [];
  if (known & ~containers) parts.push(typeofTest(value, "object"));
  if (known & types.null && !(set & types.null)) parts.push(not(nullTest(value)));
  if (known & types.array && !(set & types.array)) parts.push(not(arrayTest(value)));
  if (known & types.object && !(set & types.object)) parts.push(anyOf([arrayTest(value), nullTest(value)]));
  return allOf(parts);
}

function typeofTest(value: Code, type: "string" | "boolean" | "object"): Condition {
  return lazyAtom(
    () => js`typeof ${value} === ${type}`,
    () => js`typeof ${value} !== ${type}`,
  );
}

function arrayTest(value: Code): Condition {
  return callTest(js`Array.isArray`, value);
}

function callTest(name: Code, value: Code): Condition {
  return lazyAtom(
    () => js`${name}(${value})`,
    () => js`!${name}(${value})`,
  );
}

function nullTest(value: Code): Condition {
  return lazyAtom(
    () => js`${value} === null`,
    () => js`${value} !== null`,
  );
}
