import { describe, expect, test } from "vitest";
import { prepare } from "../../src/compile/compile.ts";
import { lower } from "../../src/compile/lower.ts";
import { makeTaggedChoice, type TaggedChoice } from "../../src/ir/choice.ts";
import type { Json } from "../../src/json/value.ts";
import { engines } from "../engines.ts";

const tagged = (values: Json, more: object = {}): object => ({
  type: "object",
  properties: { kind: Array.isArray(values) ? { enum: values } : { const: values } },
  required: ["kind"],
  ...more,
});

function choiceOf(branches: readonly object[], definitions: object = {}): TaggedChoice | undefined {
  const { root } = lower(prepare({ anyOf: branches, $defs: definitions } as never));
  return makeTaggedChoice(root.keywords.flatMap(({ edges }) => edges.map(({ node }) => node)))();
}

describe("branches are told by a tag", () => {
  test("through a constant or a list, a reference or allOf", () => {
    const choice = choiceOf(
      [
        tagged("a"),
        tagged(["b", "c"]),
        { $ref: "#/$defs/d" },
        { allOf: [{ type: "object", required: ["kind"] }, { properties: { kind: { $ref: "#/$defs/e" } } }] },
      ],
      { d: tagged("d"), e: { const: "e" } },
    );
    expect(choice).toEqual({
      property: "kind",
      cases: [
        { branch: 0, values: ["a"] },
        { branch: 1, values: ["b", "c"] },
        { branch: 2, values: ["d"] },
        { branch: 3, values: ["e"] },
      ],
      untagged: [],
      others: [],
    });
  });

  test("beside branches that take no object, and where the tag may be absent", () => {
    const optional = tagged("a", { required: [] });
    expect(choiceOf([optional, { type: ["string", "null"] }, tagged("b")])).toMatchObject({
      cases: [{ branch: 0 }, { branch: 2 }],
      untagged: [0],
      others: [1],
    });
  });

  test("by the first property that tells them apart", () => {
    const branch = (kind: string, part: number): object => ({
      type: "object",
      properties: { kind: { const: kind }, part: { const: part } },
    });
    expect(choiceOf([branch("a", 1), branch("a", 2)])?.property).toBe("part");
  });

  test("what contradicts itself has no case", () => {
    const never = tagged("a", { properties: { kind: { type: "integer", const: "a" } } });
    expect(choiceOf([never, tagged("b")])?.cases).toEqual([
      { branch: 0, values: [] },
      { branch: 1, values: ["b"] },
    ]);
  });

  test.each([
    ["values that meet", [tagged(["a", "b"]), tagged("b")]],
    ["a branch without the tag", [tagged("a"), tagged("b"), { type: "object" }]],
    ["a branch that says no type: it takes whatever is no object", [tagged("a"), { ...tagged("b"), type: undefined }]],
    ["tags that are no scalars", [tagged({ a: 1 }), tagged({ a: 2 })]],
    ["one branch for objects", [tagged("a"), { type: "string" }]],
  ])("not with %s", (_what, branches) => {
    expect(choiceOf(JSON.parse(JSON.stringify(branches)))).toBeUndefined();
  });
});

describe("every engine gives the verdict of a union by its definition", () => {
  const a = tagged("a", { properties: { kind: { const: "a" }, x: { type: "integer" } } });
  const optional = (kind: string): object => ({ ...tagged(kind), required: [] });
  const instances = [
    { kind: "a", x: 1 },
    { kind: "a", x: "1" },
    { kind: "b" },
    { kind: "c" },
    { kind: null },
    { kind: 1 },
    { kind: -0 },
    {},
    null,
    "a",
    [],
    3,
    [{ kind: "a" }],
    Object.create({ kind: "a" }),
    JSON.parse('{"__proto__":"a"}'),
    JSON.parse('{"toString":"a"}'),
    {},
  ];
  const byName = (name: string): object[] => [
    { type: "object", properties: Object.fromEntries([[name, { const: "a" }]]), required: [name] },
    { type: "object", properties: Object.fromEntries([[name, { const: "b" }]]), required: [name] },
  ];
  const unions = [
    [a, tagged("b")],
    [a, optional("b")],
    [optional("a"), optional("b")],
    [a, tagged("b"), { type: "null" }],
    [a, tagged("b"), { type: "string" }, { type: ["string", "array"] }],
    [tagged([null, 0]), tagged([1, "b"])],
    byName("toString"),
    byName("__proto__"),
    [{ not: a }, a],
  ];

  test.each(engines)("%s", (_name, engine) => {
    for (const keyword of ["anyOf", "oneOf"]) {
      for (const branches of unions) {
        const whole = engine({ [keyword]: branches } as never);
        const negated = engine({ not: { items: false, [keyword]: branches } } as never);
        const parts = branches.map((branch) => engine(branch as never));
        for (const instance of instances) {
          const count = parts.filter(({ check }) => check(instance)).length;
          const expected = keyword === "oneOf" ? count === 1 : count > 0;
          const about = `${keyword} ${JSON.stringify(branches)} ${JSON.stringify(instance)}`;
          expect(whole.check(instance), about).toBe(expected);
          expect(whole.validate(instance).ok, about).toBe(expected);
          const hasItem = Array.isArray(instance) && instance.length > 0;
          expect(negated.check(instance), about).toBe(hasItem || !expected);
        }
      }
    }
  });
});
