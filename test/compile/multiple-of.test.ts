import { expect, test } from "vitest";
import { compile } from "../../src/compile/compile.ts";
import { interpret } from "../../src/interpret.ts";

/** The doubles next to each other around a number. */
function around(number: number): number[] {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  const bits = view.getBigInt64(0);
  return [-3n, -2n, -1n, 0n, 1n, 2n, 3n].map((step) => {
    view.setBigInt64(0, bits + step);
    return view.getFloat64(0);
  });
}

/** Some divisors are judged by the remainder of doubles. The interpreter reads decimals, whatever the divisor. */
test.each([0.25, 0.5, 1, 2, 0.1])("a multiple of %d is one of its decimal", (divisor) => {
  const { check } = compile({ multipleOf: divisor });
  const judge = interpret({ multipleOf: divisor });
  const given = [1e-7, 0.3, 0.5, 1, 1.5, 7.25, 1e15 + 0.5, 1e16, 1e21, 1e23, 1e300, 5e-323];
  for (let power = 40; power < 60; power++) {
    for (const part of [0, 0.125, 0.25, 0.5, 0.75, 1, 1.5, 2 ** (power - 1) + 0.5]) given.push(2 ** power + part);
  }
  let multiples = 0;
  const all = given.flatMap(around);
  for (const each of [...all, ...all.map((number) => -number), 0, -0]) {
    expect([each, check(each)]).toEqual([each, judge.check(each)]);
    if (check(each)) multiples++;
  }
  expect(multiples).toBeGreaterThan(50);
  expect(multiples).toBeLessThan(2 * all.length);
});
