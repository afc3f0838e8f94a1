import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";

/** After a false verdict the errors of the next value are looked for without asking first: no result may tell. */
describe.each(engines)("%s: a result does not depend on the one before", (_name, engine) => {
  const schema = {
    type: "object",
    properties: { n: { type: "integer" }, next: { $ref: "#" }, kind: { anyOf: [{ const: "a" }, { type: "integer" }] } },
    additionalProperties: false,
  } as const;
  /** Deep enough to overflow the stack wherever one pass needs more of it than the other. */
  const deep = (levels: number, end: unknown): unknown => {
    let value = end;
    for (let i = 0; i < levels; i++) value = { next: value };
    return value;
  };
  const hostile = {
    get n(): number {
      throw new Error("no");
    },
  };
  const values = [
    { n: 1 },
    { n: "1" },
    { kind: "b" },
    {},
    deep(400, {}),
    deep(600, {}),
    deep(400, 1),
    hostile,
    3,
    null,
  ];

  test.each([
    ["valid", { n: 1 }],
    ["invalid", { n: "1" }],
  ])("%s", (_before, before) => {
    const { validate, check } = engine(schema);
    for (const value of values) {
      const alone = engine(schema).validate(value);
      validate(before);
      expect(validate(value)).toEqual(alone);
      expect(check(value)).toBe(alone.ok);
      expect(validate({ n: 2 })).toEqual({ ok: true, value: { n: 2 } });
    }
  });

  test("where the stack ends first", () => {
    const { validate, check } = engine(schema, { maxDepth: 1_000_000 });
    for (const levels of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      const value = deep(levels, { n: 1 });
      validate({ n: "1" });
      expect(validate(value).ok).toBe(check(value));
    }
  });
});
