import { describe, expect, test } from "vitest";
import { fixSchema } from "../../../src/cli/lint/fix.ts";
import { isSureSpelling } from "../../../src/cli/lint/spelling.ts";
import { findProblems } from "../../../src/precompile/precompile.ts";

/** The text after all sure repairs. */
function fixed(text: string): string {
  const judge = (schema: never) => findProblems(schema);
  return fixSchema(text, judge(JSON.parse(text) as never), judge as never).text;
}

describe("what is mended", () => {
  test.each([
    ["a misspelt keyword", '{ "requird" : ["a"] }', '{ "required" : ["a"] }'],
    ["another spelling of one", '{"type":"string","max_length":3}', '{"type":"string","maxLength":3}'],
    ["another word", '{"parameters": {"a": {"type": "string"}}}', '{"properties": {"a": {"type": "string"}}}'],
    ["a type of another language", '{"type":"int"}', '{"type":"integer"}'],
    ["a misspelt type in a list", '{"type":["string","nul"]}', '{"type":["string","null"]}'],
    ["any type", '{"type": "any", "title": "x"}', '{"title": "x"}'],
    ["any type, at the end", '{"title": "x", "type": "any"}', '{"title": "x"}'],
    ["any type, alone", '{"items": {"type": "any"}}', '{"items": {}}'],
    ["nullable", '{"type": "string", "nullable": true}', '{"type": ["string", "null"]}'],
    ["nullable, tight", '{"nullable":true,"type":"string"}', '{"type":["string","null"]}'],
    [
      "nullable beside types",
      '{"type": ["string", "integer"], "nullable": true}',
      '{"type": ["string", "integer", "null"]}',
    ],
    ["nullable beside null", '{"type": ["string", "null"], "nullable": true}', '{"type": ["string", "null"]}'],
    [
      "nullable with null listed",
      '{"type": "string", "enum": ["a", null], "nullable": true}',
      '{"type": ["string", "null"], "enum": ["a", null]}',
    ],
    ["not nullable", '{"type": "string", "nullable": false}', '{"type": "string"}'],
    [
      "a nullable reference",
      '{"items": {"nullable": true, "$ref": "#/$defs/a"}, "$defs": {"a": true}}',
      '{"items": {"anyOf": [{"$ref": "#/$defs/a"}, {"type": "null"}]}, "$defs": {"a": true}}',
    ],
    [
      "a nullable union",
      '{"anyOf": [{"type": "string"}, {"type": "integer"}], "nullable": true}',
      '{"anyOf": [{"type": "string"}, {"type": "integer"}, {"type": "null"}]}',
    ],
    [
      "required in a property",
      '{"properties": {"a": {"type": "string", "required": true}}}',
      '{"properties": {"a": {"type": "string"}}, "required": ["a"]}',
    ],
    [
      "required in two",
      '{"properties":{"a":{"required":true},"b":{"required":true},"c":{"required":false}}}',
      '{"properties":{"a":{},"b":{},"c":{}},"required":["a","b"]}',
    ],
    [
      "required, listed too",
      '{"required": ["b", "a"], "properties": {"a": {"required": true}, "b": {}}}',
      '{"required": ["b", "a"], "properties": {"a": {}, "b": {}}}',
    ],
    [
      "a property called properties",
      '{"properties": {"properties": {"required": true}}}',
      '{"properties": {"properties": {}}, "required": ["properties"]}',
    ],
    ["a bound of draft-04", '{"minimum": 3, "exclusiveMinimum": true}', '{"exclusiveMinimum": 3}'],
    ["a bound of draft-04 that is none", '{"maximum": 3, "exclusiveMaximum": false}', '{"maximum": 3}'],
    ["items by position", '{"items": [{"type": "string"}]}', '{"prefixItems": [{"type": "string"}]}'],
    [
      "a pattern, everywhere",
      '{"properties":{"a":{"pattern":"^[\\\\w-.]$"},"b":{"pattern":"^[\\\\w-.]$"}}}',
      '{"properties":{"a":{"pattern":"^[\\\\w\\\\-.]$"},"b":{"pattern":"^[\\\\w\\\\-.]$"}}}',
    ],
    [
      "what a misspelt keyword hid",
      '{"propertes": {"a": {"type": "str", "minLenght": 1}}}',
      '{"properties": {"a": {"type": "string", "minLength": 1}}}',
    ],
  ])("%s", (_, text, expected) => {
    expect(fixed(text)).toBe(expected);
    expect(fixed(expected)).toBe(expected);
    const { errors } = findProblems(JSON.parse(expected));
    expect(errors).toEqual([]);
  });

  test("on lines of its own, as the others stand", () => {
    const text = '{\n\t"properties": {\n\t\t"a": { "type": "string", "required": true }\n\t}\n}\n';
    const expected = '{\n\t"properties": {\n\t\t"a": { "type": "string" }\n\t},\n\t"required": ["a"]\n}\n';
    expect(fixed(text)).toBe(expected);
    const listed = '{\n  "required": [\n    "b"\n  ],\n  "properties": { "a": { "required": true }, "b": {} }\n}';
    expect(fixed(listed)).toBe(
      '{\n  "required": [\n    "b",\n    "a"\n  ],\n  "properties": { "a": {  }, "b": {} }\n}',
    );
  });
});

describe("what is left as it is", () => {
  test.each([
    ["what is right", '{ "type": "string",\n\n "x-y": 1 }'],
    ["a keyword nobody knows", '{"strict": true}'],
    ["a word too short to be sure of", '{"cost": 5}'],
    ["a name that stands there already", '{"requird": ["a"], "required": ["b"]}'],
    ["two that would have one name", '{"requird": ["a"], "requierd": ["b"], "required": []}'],
    ["an object with two members of one name", '{"requird": ["a"], "requird": ["b"]}'],
    ["a value that the keyword does not take", '{"requird": "a"}'],
    ["nullable beside values without null", '{"type": "string", "enum": ["a"], "nullable": true}'],
    ["nullable beside a union and a type", '{"type": "string", "anyOf": [{"minLength": 1}], "nullable": true}'],
    ["nullable with nothing beside it", '{"nullable": true}'],
    [
      "nullable beside a reference and more",
      '{"$ref": "#/$defs/a", "minLength": 1, "nullable": true, "$defs": {"a": true}}',
    ],
    ["required where there is no property", '{"items": {"required": true}}'],
    ["a boolean bound without a bound", '{"exclusiveMinimum": true}'],
    ["items by position with more", '{"items": [true], "additionalItems": {"type": "string"}}'],
    ["parameters that are no schemas", '{"parameters": {"a": 1}}'],
    ["a keyword that would lay open what cannot be mended", '{"propertes": {"a": {"type": 3}}}'],
  ])("%s", (_, text) => {
    expect(fixed(text)).toBe(text);
  });

  test("while its neighbours are mended", () => {
    expect(
      fixed('{"properties": {"a": {"type": "int", "strict": true}, "b": {"propertes": {"c": 3}, "type": "dict"}}}'),
    ).toBe(
      '{"properties": {"a": {"type": "integer", "strict": true}, "b": {"propertes": {"c": 3}, "type": "object"}}}',
    );
  });
});

test("two misspellings of one keyword: the first is mended, the second stays", () => {
  expect(fixed('{"requird": ["a"], "requierd": ["b"]}')).toBe('{"required": ["a"], "requierd": ["b"]}');
});

test.each([
  ["minLenght", "minLength", true],
  ["min_length", "minLength", true],
  ["item", "items", true],
  ["additionalPropertys", "additionalProperties", true],
  ["cost", "const", false],
  ["contents", "contains", false],
  ["default_value", "default", false],
])("%s for %s: %s", (written, meant, isSure) => {
  expect(isSureSpelling(written, meant)).toBe(isSure);
});

test("a thousand repairs of one object are made together, and what helps among what does not", () => {
  const names = Array.from({ length: 1_000 }, (_, i) => `p${i}`);
  const marked = { properties: Object.fromEntries(names.map((name) => [name, { required: true }])) };
  const listed = { properties: Object.fromEntries(names.map((name) => [name, {}])), required: names };
  expect(fixed(JSON.stringify(marked))).toBe(JSON.stringify(listed));
  const stuck = { propertes: { a: { type: 3 } } };
  const mixed = { properties: { a: stuck, b: { type: "int" }, c: stuck, d: { type: "str" }, e: stuck } };
  const left = { properties: { a: stuck, b: { type: "integer" }, c: stuck, d: { type: "string" }, e: stuck } };
  expect(fixed(JSON.stringify(mixed))).toBe(JSON.stringify(left));
});
