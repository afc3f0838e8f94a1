import { describe, expect, test } from "vitest";
import { js } from "../../src/codegen/code.ts";
import { compile } from "../../src/compile/compile.ts";
import type { Path } from "../../src/compile/path.ts";
import { makeToldFaults } from "../../src/compile/told.ts";

const item: Path = ["/items/", js`i`, "/name"];
type Fault = readonly [path: Path, keyword?: string];

describe("whether a fault may have been told before", () => {
  test.each<[before: Fault, now: Fault, isRepeat: boolean]>([
    [[["/a"], "type"], [["/a"], "type"], true],
    [[["/a"], "type"], [["/b"], "type"], false],
    [[["/a"], "type"], [["/a"], "minimum"], false],
    [[["/a"], "type"], [["/a/b"], "type"], false],
    // What values are allowed tells the type, not the other way round.
    [[["/a"], "enum"], [["/a"], "type"], true],
    [[["/a"], "type"], [["/a"], "enum"], false],
    // Tokens known at run time only can be any.
    [[item, "type"], [["/items/0/name"], "type"], true],
    [[["/items/0/name"], "type"], [item, "type"], true],
    [[item, "type"], [["/items/0/other"], "type"], false],
    // Whatever may be wrong at a place or below it.
    [[["/a"]], [["/a/b"], "type"], true],
    [[["/a"]], [["/b"], "type"], false],
    [[["/a/b"]], [["/a"], "type"], false],
    [[["/a/b"], "type"], [["/a"]], true],
    [[["/a"], "type"], [["/a/b"]], false],
    [[[]], [item], true],
  ])("%j, then %j: %s", (before, now, isRepeat) => {
    const told = makeToldFaults();
    expect(told.add(before[0], before[1], true)).toBe(false);
    expect(told.add(now[0], now[1], true)).toBe(isRepeat);
  });

  test("no fault is, where no second schema judges the place", () => {
    const told = makeToldFaults();
    told.add(["/a"], "type", false);
    expect(told.add(["/a"], "type", false)).toBe(false);
  });

  test("not by another alternative, but by any of them afterwards", () => {
    const told = makeToldFaults();
    const either = told.alternatives();
    const seen: boolean[] = [];
    either.run(() => told.add(["/a"], "type", true));
    either.run(() => seen.push(told.add(["/a"], "type", true)));
    either.end();
    seen.push(told.add(["/a"], "type", true));
    expect(seen).toEqual([false, true]);
  });
});

test("what patterns tell of a declared name is not told again by a dependent schema", () => {
  const { validate } = compile({
    properties: { size: {} },
    patternProperties: { "": { $ref: "#" } },
    dependentSchemas: { tags: { properties: { a: { properties: { kind: { type: "number" } } } } } },
    $ref: "#/$defs/node",
    $defs: { node: { additionalProperties: { type: "number" } } },
  });
  const result = validate({ a: { kind: [] }, tags: null });
  const places = result.ok ? [] : result.errors.map(({ path, keyword }) => `${path} ${keyword}`);
  expect(places).toContain("/a/kind type");
  expect(places).toEqual([...new Set(places)]);
});
