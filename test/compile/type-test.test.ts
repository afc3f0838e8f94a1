import { expect, test } from "vitest";
import { js } from "../../src/codegen/code.ts";
import { typeTest } from "../../src/compile/type-test.ts";
import { compile } from "../../src/index.ts";
import { interpret } from "../../src/interpret.ts";
import { types } from "../../src/ir/types.ts";
import type { Schema } from "../../src/schema/infer.ts";

/** What is no JSON value. It is asked for only with all else. */
const other = types.any & ~(types.null | types.boolean | types.object | types.array | types.string | types.number);

/** Values of each type that a set tells apart. */
const values: ReadonlyMap<number, readonly unknown[]> = new Map<number, readonly unknown[]>([
  [types.null, [null]],
  [types.boolean, [true, false]],
  [types.object, [{}, { length: 1 }, Object.create(null)]],
  [types.array, [[], [1]]],
  [types.string, ["", "1"]],
  [types.integer, [0, -0, 3, 1e300]],
  [types.number & ~types.integer, [0.5, 1e-7]],
  [other, [undefined, Number.NaN, Number.POSITIVE_INFINITY, 1n, Symbol.iterator, () => 0]],
]);

test("each set of types is told from each larger one that is still possible", () => {
  const bits = [...values.keys()];
  expect(bits.reduce((set, bit) => set | bit, 0)).toBe(types.any);
  const wrong: string[] = [];
  for (let known = 0; known <= types.any; known++) {
    const wanted = Array.from({ length: types.any + 1 }, (_, set) => set).filter(
      (set) => (set & known) === set && (set === known || (set & other) === 0),
    );
    const tests = wanted.map((set) => {
      const { holds, fails } = typeTest(js`v`, set, known);
      return `(v) => [${holds.text}, ${fails.text}]`;
    });
    const judges = new Function(`return [${tests.join(", ")}];`)() as ((value: unknown) => [boolean, boolean])[];
    for (const [i, set] of wanted.entries()) {
      for (const bit of bits.filter((each) => known & each)) {
        const isWanted = (set & bit) !== 0;
        for (const value of values.get(bit)!) {
          const [holds, fails] = judges[i]!(value);
          if (holds !== isWanted || fails === isWanted) wrong.push(`${set} of ${known}: ${String(value)}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each<[Schema, unknown, boolean]>([
  [{ allOf: [{ enum: [0.5, 1.5] }], minimum: 0 }, 0.5, true],
  [{ allOf: [{ enum: [0.5, 1.5] }], minimum: 0 }, 1, false],
  [{ $ref: "#/$defs/a", format: "byte", $defs: { a: { const: 1e-7 } } }, 1e-7, true],
  [{ allOf: [{ enum: [0.5, "a"] }], minimum: 0 }, 0.5, true],
  [{ allOf: [{ enum: [0.5, "a"] }], minimum: 0 }, 2, false],
  [{ oneOf: [{ enum: [0.5] }, { type: "integer" }] }, 0.5, true],
  [{ oneOf: [{ enum: [0.5] }, { type: "integer" }] }, 3, true],
  [{ oneOf: [{ enum: [0.5] }, { type: "integer" }] }, 1.5, false],
  [
    {
      anyOf: [
        { const: 0.5, minimum: 0 },
        { type: "integer", minimum: 9 },
      ],
    },
    0.5,
    true,
  ],
])("values that are numbers and no integers: %j takes %j: %s", (schema, value, isValid) => {
  for (const engine of [compile, interpret]) expect(engine(schema).check(value)).toBe(isValid);
});
