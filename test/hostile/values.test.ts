import { inspect, isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Schema } from "../../src/index.ts";
import type { Validator } from "../../src/schema/validator.ts";
import { watchGlobals } from "../cases/watch.ts";
import { engines } from "../engines.ts";
import { findDifference, newTally } from "../property/agreement.ts";
import type { Case } from "../property/arbitraries/cases.ts";
import { arbitraryOf } from "../property/arbitraries/draw.ts";
import { instancesOf } from "../property/arbitraries/instance.ts";
import { drawDocument } from "../property/arbitraries/schema.ts";
import { seed } from "../property/settings.ts";
import { booby, plant } from "./plant.ts";
import { watched } from "./watched.ts";

const hostileCases = arbitraryOf<Case>(
  (draw) => {
    const document = drawDocument(draw);
    const next = instancesOf(document, draw);
    const instances = Array.from({ length: 12 }, () => plant(next(), draw));
    return shown({ schema: document.schema, options: document.options, instances });
  },
  function* ({ instances, ...rest }) {
    if (instances.length > 1) for (const instance of instances) yield shown({ ...rest, instances: [instance] });
  },
);

/** As a counterexample, without what throws when it is read. */
function shown(each: Case): Case {
  return Object.assign(each, { [fc.toStringMethod]: () => inspect(each, { depth: 20 }) });
}

/** The validators of a schema, or none where it is refused. */
function validatorsOf({ schema, options }: Case): readonly Validator[] {
  try {
    return engines.map(([, engine]) => engine(schema as Schema, options));
  } catch (error) {
    expect(error).toHaveProperty("problems");
    return [];
  }
}

/** Changes whatever can be changed in it. */
function deface(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const member of Object.values(value)) deface(member);
  try {
    if (Array.isArray(value)) value.push("mine");
    else Object.assign(value, { path: "/mine" });
  } catch {
    // It is frozen.
  }
}

function checkWatched({ validate, check }: Validator, instance: unknown): void {
  const { value, offences } = watched(instance);
  const verdict = check(instance);
  expect([validate(instance).ok, check(value), validate(value).ok]).toEqual([verdict, verdict, verdict]);
  expect(offences).toEqual([]);
}

function checkErrorsAreOwn({ validate }: Validator, instance: unknown): void {
  const first = validate(instance);
  if (first.ok) return;
  const before = structuredClone(first);
  deface(first);
  const again = validate(instance);
  if (!isDeepStrictEqual(again, before)) expect(again).toEqual(before);
}

test(`values as attackers make them (STRAIGHTEDGE_SEED=${seed})`, () => {
  const expectUnchanged = watchGlobals();
  const tally = newTally();
  const [compile, interpret, module] = engines.map(([, engine]) => engine) as [never, never, never];
  fc.assert(
    fc.property(hostileCases, (each) => {
      expect(inspect(findDifference(compile, interpret, each, tally), { depth: 9 })).toBe("undefined");
      expect(inspect(findDifference(compile, module, each), { depth: 9 })).toBe("undefined");
      for (const validator of validatorsOf(each)) {
        for (const instance of each.instances) {
          checkWatched(validator, instance);
          checkErrorsAreOwn(validator, instance);
          // Which member an engine reads first is its own affair: only that nothing is thrown, and check and validate agree.
          checkWatched(validator, booby(instance));
        }
      }
    }),
    { seed, numRuns: 120 },
  );
  expectUnchanged();
  expect(Math.min(tally.valid, tally.invalid)).toBeGreaterThan(200);
});

/** Schemas of all kinds of keywords that walk an instance. */
const walkers: Readonly<Record<string, Schema>> = {
  anything: {},
  "an object": { type: "object" },
  "a closed object": { properties: { a: { type: "string" } }, additionalProperties: false },
  "a tree": {
    $ref: "#/$defs/t",
    $defs: { t: { additionalProperties: { $ref: "#/$defs/t" }, items: { $ref: "#/$defs/t" } } },
  },
  "unique items": { uniqueItems: true, items: { uniqueItems: true } },
  "a deep constant": { enum: [{ n: { n: { n: 1 } } }, [[[1]]]] },
  "a union": {
    anyOf: [
      { type: "object", required: ["x"] },
      { type: "array", maxItems: 1 },
      { type: "string", maxLength: 3 },
    ],
  },
  names: { propertyNames: { pattern: "^[a-z]+$", maxLength: 5 }, patternProperties: { "^n": { type: "object" } } },
  "what is unevaluated": {
    anyOf: [{ properties: { n: true } }, { required: ["q"] }],
    unevaluatedProperties: { type: "string" },
  },
};

function nested(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = wrap(value);
  return value;
}

const cyclic: Record<string, unknown> = {};
cyclic["n"] = cyclic;
const cyclicList: unknown[] = [];
cyclicList.push(cyclicList, cyclicList);
const revoked = Proxy.revocable({}, {});
revoked.revoke();

const extremes: Readonly<Record<string, () => unknown>> = {
  "100,000 levels of objects": () => nested(100_000, (n) => ({ n })),
  "100,000 levels of lists": () => nested(100_000, (n) => [n]),
  "two of them in a list": () => [nested(100_000, (n) => ({ n })), nested(100_000, (n) => ({ n }))],
  "a cycle": () => cyclic,
  "a list of itself twice": () => cyclicList,
  "two cycles": () => [cyclic, { n: cyclic }],
  "a text of ten million characters": () => "x".repeat(10_000_000),
  "a name of ten million characters": () => ({ [`n${"x".repeat(10_000_000)}`]: 1 }),
  "a list of a hundred thousand": () => new Array(100_000).fill("x"),
  "twenty thousand names": () => Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`n${i}`, i])),
  "a sparse list": () => Object.assign([], { 0: 1, 100000: 2 }),
  "a revoked proxy": () => revoked.proxy,
};

describe.each(engines)("%s survives", (name, engine) => {
  test.each(Object.entries(extremes))("%s", (_story, make) => {
    const value = make();
    for (const [walker, schema] of Object.entries(walkers)) {
      const { check, validate } = engine(schema);
      const start = performance.now();
      const verdict = check(value);
      const result = validate(value);
      expect([walker, result.ok]).toEqual([walker, verdict]);
      expect([walker, performance.now() - start < 20_000]).toEqual([walker, true]);
    }
  });

  test("the checking pass reads each property once", () => {
    const { check } = engine({
      properties: { a: { type: "string", minLength: 1, maxLength: 9, pattern: "^a" }, b: { enum: [1, {}] } },
      required: ["a", "b"],
    });
    const counts = new Map<PropertyKey, number>();
    const value = new Proxy<Record<string, unknown>>(
      { a: "a", b: {} },
      {
        get(target, name) {
          counts.set(name, (counts.get(name) ?? 0) + 1);
          return Reflect.get(target, name);
        },
      },
    );
    expect(check(value)).toBe(true);
    // The interpreter reads for each keyword.
    if (name !== "interpret") expect([...counts]).toEqual(["a", "b"].map((each) => [each, 1]));
    expect([...counts.keys()]).toEqual(expect.not.arrayContaining(["toString", "toJSON", Symbol.toPrimitive]));
  });
});
