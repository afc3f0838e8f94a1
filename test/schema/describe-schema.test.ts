import { expect, test } from "vitest";
import { describeSchema } from "../../src/schema/describe-schema.ts";

test("a tool as a list of fields", () => {
  const text = describeSchema({
    type: "object",
    properties: {
      city: { type: "string", minLength: 1, description: "Where\nto look" },
      days: { type: "integer", minimum: 1, maximum: 14, default: 3 },
      units: { enum: ["celsius", "fahrenheit"] },
      kind: { const: "forecast" },
      user: { type: "object", properties: { email: { type: "string", format: "email" } }, required: ["email"] },
      stops: {
        type: "array",
        maxItems: 3,
        uniqueItems: true,
        items: { type: "object", properties: { id: { type: "integer" } }, additionalProperties: false },
      },
      tags: { type: "array", items: { type: "string" } },
      where: { anyOf: [{ type: "string" }, { type: "null" }] },
      rate: { type: "number", exclusiveMinimum: 0, multipleOf: 0.5 },
    },
    required: ["city"],
    additionalProperties: false,
  });
  expect(text.split("\n")).toEqual([
    "city: string, at least 1 characters",
    "days: integer, 1 to 14, default 3, optional",
    'units: one of "celsius", "fahrenheit", optional',
    'kind: always "forecast", optional',
    "user: object, optional",
    "  email: string, format email",
    "stops: list of objects, at most 3 items, no duplicates, optional",
    "  id: integer, optional",
    "  (no other properties)",
    "tags: list: string[], optional",
    "where: string | null, optional",
    "rate: number, more than 0, a multiple of 0.5, optional",
    "(no other properties)",
  ]);
});

test("descriptions only where asked for, on one line", () => {
  const schema = { type: "object", properties: { a: { type: "string", description: "Line\n\u202etwo" } } } as const;
  expect(describeSchema(schema)).toBe("a: string, optional");
  expect(describeSchema(schema, { descriptions: true })).toBe("a: string (Line \\u202etwo), optional");
});

test("a hundred lines at most", () => {
  const properties = Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`p${i}`, { type: "string" }]));
  const lines = describeSchema({ type: "object", properties }).split("\n");
  expect(lines.length).toBe(100);
  expect(lines.at(-1)).toBe("and 51 more");
});
