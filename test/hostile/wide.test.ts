/** Objects judged by a loop over their members (many properties may be absent): what such a loop does not list counts too. */
import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Schema } from "../../src/index.ts";
import { isObject, type Json } from "../../src/json/value.ts";
import { engines } from "../engines.ts";
import { findDifference, newTally } from "../property/agreement.ts";
import type { Case } from "../property/arbitraries/cases.ts";
import { arbitraryOf } from "../property/arbitraries/draw.ts";
import { instancesOf } from "../property/arbitraries/instance.ts";
import { drawDocument } from "../property/arbitraries/schema.ts";
import { rewriteSchemas } from "../property/rewrite.ts";
import { seed } from "../property/settings.ts";
import { plant } from "./plant.ts";
import { watched } from "./watched.ts";

const fillers: Record<string, Json> = Object.fromEntries(
  Array.from({ length: 40 }, (_, i) => [`w${i}`, i % 2 === 0 ? { type: "integer" } : true]),
);

const open = {
  type: "object",
  properties: { n: { type: "integer" }, s: { type: "string" }, constructor: { type: "integer" }, ...fillers },
  required: ["n"],
} as Schema;
const closed = { ...(open as object), additionalProperties: false } as Schema;
const conjunction = {
  type: "object",
  allOf: [
    { properties: { n: { type: "integer" }, constructor: { type: "integer" }, ...fillers } },
    { properties: { s: { type: "string" } } },
    { required: ["n"] },
  ],
} as Schema;

/** What is required need not be declared: in a closed object it may be there only if it is not own. */
const undeclared = { ...(closed as object), required: ["n", "more"] } as Schema;

class Row {
  get n(): unknown {
    return 1;
  }
}
class Wrong extends Row {
  override get n(): unknown {
    return "1";
  }
}

const hidden = (name: string, value: unknown, to: object = { n: 1 }): object =>
  Object.defineProperty(to, name, { value, enumerable: false });
const throwing = (name: string, enumerable = true): object =>
  Object.defineProperty({ n: 1 }, name, {
    enumerable,
    get() {
      throw new Error("read");
    },
  });

/** Each made anew, with the verdict of an open schema and of a closed one. */
const instances: readonly (readonly [story: string, make: () => unknown, isOpen: boolean, isClosed: boolean])[] = [
  ["plain", () => ({ n: 1, s: "a", w0: 2, w1: "anything" }), true, true],
  ["a member of the wrong type", () => ({ n: 1, s: 2 }), false, false],
  ["a filler of the wrong type", () => ({ n: 1, w38: "2" }), false, false],
  ["a member more", () => ({ n: 1, more: 2 }), true, false],
  ["a member more, undefined", () => ({ n: 1, more: undefined }), true, true],
  ["nothing required", () => ({ s: "a" }), false, false],
  ["the required one undefined", () => ({ n: undefined }), false, false],
  ["another undefined", () => ({ n: 1, s: undefined }), true, true],
  ["no prototype", () => Object.assign(Object.create(null), { n: 1 }), true, true],
  ["no prototype, wrong", () => Object.assign(Object.create(null), { n: 1, s: 2 }), false, false],
  ["a hidden member", () => hidden("s", "a"), true, true],
  ["a hidden member of the wrong type", () => hidden("s", 2), false, false],
  ["the required one hidden", () => hidden("n", 1, {}), true, true],
  ["the required one hidden and wrong", () => hidden("n", "1", {}), false, false],
  ["a hidden member more", () => hidden("more", 2), true, true],
  ["an inherited accessor", () => new Row(), true, true],
  ["an inherited accessor, wrong", () => new Wrong(), false, false],
  ["inherited members", () => Object.create({ n: 1, s: "a", more: 2 }), true, true],
  ["an inherited member of the wrong type", () => Object.create({ n: 1, s: 2 }), false, false],
  ["a hidden member over an inherited one", () => hidden("s", "a", Object.create({ n: 1, s: 2 })), true, true],
  ["an own member over an inherited one", () => Object.assign(Object.create({ n: "1" }), { n: 1 }), true, true],
  ["inherited, and a member more", () => Object.assign(Object.create({ n: 1 }), { more: 2 }), true, false],
  ["constructor of another type", () => ({ n: 1, constructor: "1" }), false, false],
  ["constructor hidden", () => hidden("constructor", 1), true, true],
  ["constructor hidden and wrong", () => hidden("constructor", "1"), false, false],
  ["constructor and a prototype", () => Object.assign(new Row(), { constructor: 1 }), true, true],
  ["of another realm", () => runInNewContext("({ n: 1, s: 'a' })"), true, true],
  ["of another realm, wrong", () => runInNewContext("({ n: 1, s: 2 })"), false, false],
  ["of another realm, with a member more", () => runInNewContext("({ n: 1, more: 2 })"), true, false],
  ["a text as an object", () => Object.assign(new String("ab"), { n: 1 }), true, false],
  ["bytes", () => Object.assign(new Uint8Array(2), { n: 1 }), true, false],
  ["a proxy", () => watched({ n: 1, s: "a", more: 2 }).value, true, false],
  ["a proxy, wrong", () => watched({ n: 1, s: 2 }).value, false, false],
  ["what throws, but nobody asks", () => throwing("more"), true, false],
  ["what throws", () => throwing("s"), false, false],
  ["what throws, hidden", () => throwing("w0", false), false, false],
];

describe.each(engines)("a wide object in %s", (engineName, engine) => {
  const validators = [open, conjunction, closed].map((schema) => engine(schema));

  test.each(instances)("%s", (_story, make, isOpen, isClosed) => {
    const expected = [isOpen, isOpen, isClosed];
    expect(validators.map(({ check }) => check(make()))).toEqual(expected);
    expect(validators.map(({ validate }) => validate(make()).ok)).toEqual(expected);
  });

  test("a required name that is not declared", () => {
    const { check, validate } = engine(undeclared);
    const values = [
      { n: 1 },
      { n: 1, more: 1 },
      hidden("more", 1),
      Object.assign(Object.create({ more: 1 }), { n: 1 }),
    ];
    expect(values.map(check)).toEqual([false, false, true, true]);
    expect(values.map((value) => validate(value).ok)).toEqual([false, false, true, true]);
  });

  test("levels of recursion are counted through what is judged together", () => {
    const wide = { properties: { next: { $ref: "#" }, ...fillers } };
    const tree = { type: "object", allOf: [{ $ref: "#/$defs/wide" }], $defs: { wide } } as Schema;
    const nested = (levels: number): object => (levels === 1 ? {} : { next: nested(levels - 1) });
    const { check, validate } = engine(tree, { maxDepth: 5 });
    // A level counts twice, the first of them once: 1, 3, 5, 7.
    const verdicts = [true, true, true, false];
    expect([1, 2, 3, 4].map((levels) => check(nested(levels)))).toEqual(verdicts);
    expect([1, 2, 3, 4].map((levels) => validate(nested(levels)).ok)).toEqual(verdicts);
    expect(validate(nested(4))).toMatchObject({ errors: [{ keyword: "maxDepth", limit: 5 }] });
  });

  test("the checking pass reads each property once, and none that is not named", () => {
    const counts = new Map<PropertyKey, number>();
    const value = new Proxy<Record<string, unknown>>(
      { n: 1, s: "a", more: 2 },
      {
        get(target, name) {
          counts.set(name, (counts.get(name) ?? 0) + 1);
          return Reflect.get(target, name);
        },
      },
    );
    expect(validators[0]!.check(value)).toBe(true);
    // The interpreter reads for each keyword.
    if (engineName !== "interpret") expect([...counts]).toEqual([["n", 1], ["s", 1]]); // biome-ignore format: two pairs
  });

  test.each([true, false])("what Object.prototype lends is there, enumerable: %s", (enumerable) => {
    const verdicts = (name: string, value: unknown): boolean[] => {
      Object.defineProperty(Object.prototype, name, { value, enumerable, configurable: true });
      try {
        return validators.map(({ check }) => check({ n: 1 }));
      } finally {
        Reflect.deleteProperty(Object.prototype, name);
      }
    };
    expect(verdicts("w38", "wrong")).toEqual([false, false, false]);
    expect(verdicts("w38", 1)).toEqual([true, true, true]);
    expect(verdicts("w39", "anything")).toEqual([true, true, true]);
    expect(verdicts("more", 1)).toEqual([true, true, true]);
    expect(validators.map(({ check }) => check({ n: 1 }))).toEqual([true, true, true]);
  });
});

/** Many properties more for schemas that have some, in place or beside. */
function widened(schema: Json): Json {
  let turn = 0;
  return rewriteSchemas(schema, (each) => {
    if (!isObject(each["properties"] ?? null)) return each;
    const { allOf: members = [] } = each;
    turn++;
    return turn % 2 === 0
      ? { ...each, properties: { ...fillers, ...(each["properties"] as object) } }
      : { ...each, allOf: [...(members as Json[]), { properties: fillers }] };
  });
}

const wideCases = arbitraryOf<Case>(
  (draw) => {
    const document = drawDocument(draw);
    const next = instancesOf(document, draw);
    const instances = Array.from({ length: 12 }, () => plant(next(), draw));
    return {
      schema: widened(document.schema),
      options: document.options,
      instances,
      [fc.toStringMethod]: () => inspect([document, instances], { depth: 20 }),
    };
  },
  function* ({ instances, ...rest }) {
    if (instances.length > 1) for (const instance of instances) yield { ...rest, instances: [instance] };
  },
);

test(`engines agree on wide schemas (STRAIGHTEDGE_SEED=${seed})`, () => {
  const tally = newTally();
  const [compile, interpret, module] = engines.map(([, engine]) => engine) as [never, never, never];
  let turn = 0;
  fc.assert(
    fc.property(wideCases, (each) => {
      expect(inspect(findDifference(compile, interpret, each, tally), { depth: 9 })).toBe("undefined");
      if (turn++ % 8 === 0) expect(inspect(findDifference(compile, module, each), { depth: 9 })).toBe("undefined");
    }),
    { seed, numRuns: 150 },
  );
  expect(Math.min(tally.valid, tally.invalid)).toBeGreaterThan(200);
});
