import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";

/** What a pass keeps or makes at the first fault must not be seen in what comes after. */
describe.each(engines)("%s: a result does not depend on the one before", (_name, engine) => {
  const schema = {
    type: "object",
    properties: { n: { type: "integer" }, next: { $ref: "#" }, kind: { anyOf: [{ const: "a" }, { type: "integer" }] } },
    additionalProperties: false,
  } as const;
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
});
