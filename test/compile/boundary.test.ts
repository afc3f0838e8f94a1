import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";

const schemas = {
  plain: { type: "object", properties: { id: { type: "integer" } } },
  recursive: {
    $defs: { node: { type: "object", properties: { next: { $ref: "#/$defs/node" } } } },
    type: "object",
    properties: { id: { type: "integer" }, node: { $ref: "#/$defs/node" } },
  },
  "recursive at the root": { type: "object", properties: { id: { type: "integer" }, next: { $ref: "#" } } },
};

describe.each(engines)("what a caller is given by %s", (_name, engine) => {
  test.each(Object.entries(schemas))("takes one argument, so that it can be handed to a list (%s)", (_name, schema) => {
    const { check, validate } = engine(schema as never);
    const values = Array.from({ length: 600 }, (_, id) => ({ id, next: {}, node: {} }));
    expect(values.every(check as (value: unknown, index: number, all: unknown) => boolean)).toBe(true);
    expect(values.map(validate).every(({ ok }) => ok)).toBe(true);
  });

  test.each(Object.entries(schemas))("throws nothing that an instance throws (%s)", (_name, schema) => {
    const { check, validate } = engine(schema as never);
    const hostile = {
      get id() {
        throw new Error("read");
      },
    };
    expect(check(hostile)).toBe(false);
    expect(validate(hostile)).toMatchObject({ ok: false, errors: [{ keyword: "access" }] });
  });
});
