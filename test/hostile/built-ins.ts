import { expect } from "vitest";

const classes = [
  Object, Array, String, Number, Boolean, Function, RegExp, Map, Set, WeakMap, WeakSet, Promise, Error, TypeError,
  RangeError, SyntaxError, EvalError, Date, Symbol, BigInt, ArrayBuffer, Uint8Array, Uint16Array, Uint32Array, Int32Array,
  Proxy, URL, TextEncoder,
] as const; // biome-ignore format: a list
const namespaces = [globalThis, JSON, Math, Reflect, Intl] as const;

/** Every built-in object, each with its own properties as they are by now. */
function snapshot(): ReadonlyMap<object, PropertyDescriptorMap> {
  const objects: object[] = [...namespaces, ...classes];
  for (const each of classes) if (typeof each.prototype === "object") objects.push(each.prototype as object);
  objects.push(Object.getPrototypeOf(Uint8Array), Object.getPrototypeOf([][Symbol.iterator]()));
  return new Map(objects.map((each) => [each, Object.getOwnPropertyDescriptors(each)]));
}

function isSame(left: PropertyDescriptor | undefined, right: PropertyDescriptor | undefined): boolean {
  if (left === undefined || right === undefined) return left === right;
  const names = ["value", "get", "set", "enumerable", "writable", "configurable"] as const;
  return names.every((name) => Object.is(left[name], right[name]));
}

/** Gives a function that expects that no built-in object has a property more, less or other than now. */
export function watchBuiltIns(): () => void {
  const before = snapshot();
  return () => {
    const changed: string[] = [];
    for (const [object, after] of snapshot()) {
      const kept = before.get(object)!;
      for (const name of new Set([...Reflect.ownKeys(kept), ...Reflect.ownKeys(after)])) {
        if (!isSame(kept[name as string], after[name as string])) changed.push(String(name));
      }
    }
    expect(changed).toEqual([]);
  };
}
