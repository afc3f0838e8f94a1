import { copyData } from "../../src/json/copy.ts";
import type { Draw } from "../property/arbitraries/draw.ts";

function own(object: object, name: string, value: unknown): void {
  Reflect.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true });
}

class Odd {
  inherited = 1;
  get kind(): string {
    return "odd";
  }
}

/** Values that JSON has not, each made anew. */
const values: readonly (() => unknown)[] = [
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -0,
  () => 10n,
  () => new Date(0),
  () => Symbol("s"),
  () => () => "called",
  () => class {},
  () => undefined,
  () => new Map([["a", 1]]),
  () => new String("text"),
  () => /a/u,
  () => new Odd(),
  () => new Uint8Array(3),
  () => Promise.resolve(1),
  () => Object.assign(() => 1, { toString: () => "x" }),
  () => new Array(5),
  () => Object.create({ a: 1, id: 2, name: "inherited", kind: "a" }),
  () => ({ toString: 1, valueOf: 2, constructor: { prototype: null }, hasOwnProperty: "x" }),
];

/** What is done to an object of the instance. */
const acts: readonly ((to: object) => void)[] = [
  (to) => own(to, "__proto__", { polluted: true }),
  (to) => own(to, "constructor", { prototype: { polluted: true } }),
  (to) => own(to, "toString", () => "called"),
  (to) => own(to, "valueOf", 1),
  (to) => own(to, "hasOwnProperty", "no"),
  (to) => own(to, "toJSON", () => ({})),
  (to) => own(to, "then", () => {}),
  (to) => own(to, "length", 2),
  (to) => Object.setPrototypeOf(to, null),
  (to) => Object.setPrototypeOf(to, { a: 1, name: "inherited" }),
  (to) => Object.defineProperty(to, "hidden", { value: 1, enumerable: false, configurable: true }),
  (to) =>
    Object.defineProperty(to, Symbol.toPrimitive, { value: () => "called", enumerable: true, configurable: true }),
  (to) => Object.defineProperty(to, Symbol.iterator, { value: () => [][Symbol.iterator](), configurable: true }),
  (to) => own(to, "a", to),
  (to) => own(to, "self", [to]),
];

/** Changes one of a copy's members in place. */
function spoil(to: Record<string, unknown>, name: string, draw: Draw): void {
  const kept = to[name];
  const kinds: readonly (() => void)[] = [
    () => own(to, name, draw.pick(values)()),
    () => Object.defineProperty(to, name, { get: () => kept, enumerable: true, configurable: true }),
    () => Object.defineProperty(to, name, { set() {}, enumerable: true, configurable: true }),
    () => delete to[name],
  ];
  draw.pick(kinds)();
}

function objectsIn(value: unknown, found: object[] = []): object[] {
  if (typeof value !== "object" || value === null || found.includes(value)) return found;
  found.push(value);
  for (const member of Object.values(value)) objectsIn(member, found);
  return found;
}

/** A copy of an instance in which every member throws when it is read. */
export function booby(instance: unknown): unknown {
  const result = copyData(instance);
  for (const place of objectsIn(result)) {
    for (const name of Object.keys(place)) {
      Reflect.defineProperty(place, name, {
        get() {
          throw new Error("a getter of the instance");
        },
        enumerable: true,
        configurable: true,
      });
    }
  }
  return result;
}

/** A copy of an instance with something in it that an attacker can make and `JSON.parse` cannot. */
export function plant(instance: unknown, draw: Draw): unknown {
  const result = copyData(instance);
  const objects = objectsIn(result);
  if (objects.length === 0) return draw.pick(values)();
  const place = draw.pick(objects) as Record<string, unknown>;
  const names = Object.keys(place);
  if (names.length > 0 && draw.chance(60)) spoil(place, draw.pick(names), draw);
  else draw.pick(acts)(place);
  return result;
}
