import { describe, expect, test } from "vitest";
import { type Effect, lint, type Provider } from "../../src/lint.ts";
import { SchemaError } from "../../src/schema/problems.ts";

type Schema = Record<string, unknown>;

const closed = (properties: Schema, others: Schema = {}) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...others,
});

function told(schema: Schema, provider: Provider): [pointer: string, effect: Effect][] {
  return lint({ schema }, provider).map(({ pointer, effect }) => [pointer, effect]);
}

describe("what every provider takes", () => {
  test.each<Provider>(["openai", "anthropic", "gemini", "mcp"])("%s", (provider) => {
    const schema = closed({
      text: { type: "string", description: "A text", title: "T" },
      mode: { type: "string", enum: ["a", "b"] },
      list: { type: "array", items: { anyOf: [{ type: "string" }, { type: "null" }] } },
      place: { $ref: "#/$defs/place" },
    });
    const $defs = { place: closed({ x: { type: "number" } }) };
    expect(lint({ name: "tool", schema: { ...schema, $defs } }, provider)).toEqual([]);
  });
});

describe("openai", () => {
  test.each<[string, Schema, [string, Effect][]]>([
    ["an open object", { type: "object", properties: {} }, [["", "refused"]]],
    ["an optional property", closed({ a: { type: "string" } }, { required: [] }), [["/required", "refused"]]],
    [
      "keywords",
      closed({ a: { type: "array", items: { type: "string" }, uniqueItems: true } }),
      [["/properties/a/uniqueItems", "refused"]],
    ],
    ["a format", closed({ a: { type: "string", format: "uri" } }), [["/properties/a/format", "refused"]]],
    ["a length", closed({ a: { type: "string", minLength: 1 } }), [["/properties/a/minLength", "weakened"]]],
    ["no type", closed({ a: { description: "anything" } }), [["/properties/a", "refused"]]],
    ["a boolean schema", closed({ a: true }), [["/properties/a", "refused"]]],
    ["no items", closed({ a: { type: "array" } }), [["/properties/a", "refused"]]],
    ["a union at the root", closed({}, { anyOf: [closed({})] }), [["/anyOf", "refused"]]],
    ["a root that is no object", { type: "string" }, [["/type", "refused"]]],
    ["a reference out", closed({ a: { $ref: "http://a.example/b" } }), [["/properties/a/$ref", "refused"]]],
    [
      "beside a reference",
      closed({ a: { $ref: "#/$defs/b", minimum: 1 } }, { $defs: { b: { type: "integer" } } }),
      [["/properties/a/$ref", "refused"]],
    ],
    [
      "a description beside a reference",
      closed({ a: { $ref: "#/$defs/b", description: "B" } }, { $defs: { b: { type: "integer" } } }),
      [],
    ],
    ["recursion", closed({ a: { anyOf: [{ $ref: "#" }, { type: "null" }] } }), []],
    [
      "an identifier within",
      closed({ a: { $id: "http://a.example/b", type: "string" } }),
      [["/properties/a/$id", "refused"]],
    ],
  ])("%s", (_title, schema, expected) => {
    expect(told(schema, "openai")).toEqual(expected);
  });

  test("limits of the whole", () => {
    const messages = (schema: Schema) => lint({ schema }, "openai").map(({ message }) => message);
    const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`p${i}`, { type: "null" }]));
    expect(messages(closed(many))).toEqual(["properties: 5001, at most 5000"]);
    let deep: Schema = { type: "string" };
    for (let i = 0; i < 11; i++) deep = closed({ a: deep });
    expect(messages(deep)).toEqual(["levels of objects and lists: 11, at most 10"]);
    const values = Array.from({ length: 1_001 }, (_, i) => i);
    expect(messages(closed({ a: { type: "integer", enum: values } }))).toEqual(["values of enums: 1001, at most 1000"]);
    const long = Array.from({ length: 251 }, (_, i) => `${i}`.padStart(60, "x"));
    expect(messages(closed({ a: { type: "string", enum: long } }))).toEqual([
      "characters of one long enum: 15060, at most 15000",
    ]);
    const wide = Array.from({ length: 200 }, (_, i) => `${i}`.padStart(601, "x"));
    expect(messages(closed({ a: { type: "string", enum: wide } }))).toEqual([
      "characters of names and values: 120201, at most 120000",
    ]);
  });
});

describe("anthropic", () => {
  test.each<[string, Schema, [string, Effect][]]>([
    ["an optional property", closed({ a: { type: "string" } }, { required: [] }), []],
    ["an open object", { type: "object", properties: {} }, [["", "refused"]]],
    ["bounds", closed({ a: { type: "integer", minimum: 1 } }), [["/properties/a/minimum", "refused"]]],
    ["a pattern", closed({ a: { type: "string", pattern: "^a" } }), [["/properties/a/pattern", "weakened"]]],
    [
      "items",
      closed({ a: { type: "array", items: { type: "string" }, minItems: 2 } }),
      [["/properties/a/minItems", "refused"]],
    ],
    ["an enum of lists", closed({ a: { enum: [[1]] } }), [["/properties/a/enum", "refused"]]],
    ["recursion", closed({ a: { $ref: "#" } }), [["/properties/a/$ref", "refused"]]],
    [
      "a union at the root",
      closed({}, { oneOf: [] }),
      [
        ["/oneOf", "refused"],
        ["/oneOf", "weakened"],
      ],
    ],
    ["the name of a property", closed({ "a b": { type: "string" } }), [["/properties", "refused"]]],
  ])("%s", (_title, schema, expected) => {
    expect(told(schema, "anthropic")).toEqual(expected);
  });
});

describe("gemini", () => {
  test.each<[string, Schema, [string, Effect][]]>([
    ["an open object with a union at the root", { type: "object", anyOf: [{ required: ["a"] }] }, []],
    ["a pattern", closed({ a: { type: "string", pattern: "^a" } }), [["/properties/a/pattern", "weakened"]]],
    ["an enum of booleans", closed({ a: { enum: [true] } }), [["/properties/a/enum", "weakened"]]],
    ["recursion where it is required", closed({ a: { $ref: "#" } }), [["/properties/a/$ref", "refused"]]],
    ["recursion where it is not", closed({ a: { type: "array", items: { $ref: "#" } } }, { required: [] }), []],
    [
      "a description beside a reference",
      closed({ a: { $ref: "#/$defs/b", description: "B" } }, { $defs: { b: {} } }),
      [["/properties/a/$ref", "weakened"]],
    ],
  ])("%s", (_title, schema, expected) => {
    expect(told(schema, "gemini")).toEqual(expected);
  });
});

describe("mcp", () => {
  test("any keyword is taken, but the root says what it is", () => {
    expect(told({ type: "object", not: {}, if: {}, patternProperties: {} }, "mcp")).toEqual([]);
    expect(told({ oneOf: [{ type: "object" }] }, "mcp")).toEqual([["", "refused"]]);
  });

  test("arguments that go into headers", () => {
    const header = (name: unknown, type = "string") => ({ type, "x-mcp-header": name });
    const properties = {
      a: header("Region"),
      b: header("region"),
      c: header("no token"),
      d: header("D", "number"),
      e: { type: "array", items: header("E") },
      f: { type: "object", properties: { g: header("G", "integer") } },
    };
    expect(
      lint({ schema: { type: "object", properties } }, "mcp").map(({ pointer, message }) => [pointer, message]),
    ).toEqual([
      ["/properties/b/x-mcp-header", 'the header "region" is taken'],
      ["/properties/c/x-mcp-header", "the name of a header is a token of RFC 9110"],
      ["/properties/d/x-mcp-header", "only a string, an integer or a boolean goes into a header"],
      ["/properties/e/items/x-mcp-header", "only a property of properties of the root goes into a header"],
    ]);
  });
});

test("names", () => {
  const refused = (name: string) =>
    (["openai", "anthropic", "gemini", "mcp"] as const).filter(
      (provider) => lint({ name, schema: closed({}) }, provider).length > 0,
    );
  expect(refused("files_read")).toEqual([]);
  expect(refused("files.read")).toEqual(["openai", "anthropic"]);
  expect(refused("2fa")).toEqual(["gemini"]);
  expect(refused("a/b")).toEqual(["openai", "anthropic", "gemini", "mcp"]);
  expect(refused("a".repeat(100))).toEqual(["openai", "anthropic", "gemini"]);
});

test("what is no JSON throws", () => {
  expect(() => lint({ schema: { type: (() => 0) as never } }, "openai")).toThrow(SchemaError);
});

test("a keyword whose value is of the wrong kind does not", () => {
  expect(told(closed({ a: { type: "string", enum: null } }), "openai")).toEqual([]);
});
