import { describe, expect, test } from "vitest";
import type { Schema } from "../../src/schema/infer.ts";
import { engines } from "../engines.ts";

/** An object in an object in an object, whose reads are counted: work is told without a clock. */
function nested(levels: number, leaf: object): { value: object; reads: () => number } {
  let reads = 0;
  let value = leaf;
  for (let level = 0; level < levels; level++) {
    value = new Proxy(
      { n: value },
      {
        get(target, name, receiver) {
          if (name === "n") reads++;
          return Reflect.get(target, name, receiver);
        },
      },
    );
  }
  return { value, reads: () => reads };
}

const branch = (more: object): object => ({ type: "object", properties: { n: { $ref: "#/$defs/n" } }, ...more });

const schemas: Readonly<Record<string, Schema>> = {
  "anyOf over one recursion": {
    $defs: { n: { anyOf: [branch({ required: ["n", "x"] }), branch({ required: ["n"] }), { maxProperties: 0 }] } },
    $ref: "#/$defs/n",
  },
  "oneOf over one recursion": {
    $defs: { n: { oneOf: [branch({ required: ["n", "x"] }), branch({ required: ["n"] }), { maxProperties: 0 }] } },
    $ref: "#/$defs/n",
  },
  "allOf that applies a property twice": {
    $defs: { n: { allOf: [branch({}), branch({ maxProperties: 1 })] } },
    $ref: "#/$defs/n",
  },
  "branches judged again for unevaluatedProperties": {
    $defs: { n: { anyOf: [branch({}), { required: ["x"] }], unevaluatedProperties: false } },
    $ref: "#/$defs/n",
  },
  "two definitions that call each other": {
    $defs: {
      n: { anyOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/b" }] },
      a: branch({ required: ["x"] }),
      b: branch({ maxProperties: 1 }),
    },
    $ref: "#/$defs/n",
  },
  "a name and a pattern for one property": {
    $defs: { n: { properties: { n: { $ref: "#/$defs/n" } }, patternProperties: { "^n": { $ref: "#/$defs/n" } } } },
    $ref: "#/$defs/n",
  },
};

/** Unions whose branches hold unions, written out, without a reference: what no branch matches is listed at each level. */
const writtenOut: Readonly<Record<string, (below: Schema) => Schema>> = {
  "unions in unions": (below) => ({ anyOf: [{ properties: { n: below }, required: ["n"] }, { required: ["x"] }] }),
  "unions in oneOf": (below) => ({ oneOf: [{ properties: { n: below } }, { required: ["x"] }, { required: ["y"] }] }),
  "unevaluatedProperties in unions": (below) => ({
    anyOf: [{ properties: { n: below }, unevaluatedProperties: false }, { required: ["x"] }],
  }),
  "unions under unevaluatedProperties": (below) => ({
    anyOf: [{ properties: { n: below } }, { required: ["x"] }],
    unevaluatedProperties: false,
  }),
};

describe.each(engines)("%s", (_name, engine) => {
  test.each(Object.entries(writtenOut))("%s: work grows with the depth, not with its power", (_story, around) => {
    const count = (levels: number): number => {
      let schema: Schema = { type: "integer" };
      for (let level = 0; level < levels; level++) schema = around(schema);
      const { value, reads } = nested(levels, { bad: 1 });
      expect(engine(schema).validate(value).ok).toBe(false);
      return reads();
    };
    const few = count(10);
    expect(count(40)).toBeLessThan(few * 20);
    expect(count(40)).toBeLessThan(40 * 400);
  });

  test.each(Object.entries(schemas))("%s: work grows with the depth, not with its power", (_story, schema) => {
    const { validate } = engine(schema);
    const count = (levels: number, leaf: object): number => {
      const { value, reads } = nested(levels, leaf);
      validate(value);
      return reads();
    };
    for (const leaf of [{}, { bad: 1, n: 5 }]) {
      const few = count(10, leaf);
      expect(count(40, leaf)).toBeLessThan(few * 20);
      expect(count(40, leaf)).toBeLessThan(40 * 400);
    }
  });

  test("definitions that double at each level", () => {
    const doubled: Record<string, object> = { d0: { type: "integer" } };
    for (let i = 1; i < 25; i++) {
      const below = { allOf: [{ $ref: `#/$defs/d${i - 1}` }] };
      doubled[`d${i}`] = {
        anyOf: [
          { ...below, minimum: i },
          { ...below, maximum: -i },
        ],
      };
    }
    const { check, validate } = engine({ $defs: doubled, $ref: "#/$defs/d24" });
    expect(check(24)).toBe(true);
    expect(check(1)).toBe(false);
    const result = validate(1);
    expect(JSON.stringify(result).length).toBeLessThan(20_000);
  });
});
