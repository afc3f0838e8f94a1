import { describe, expect, test } from "vitest";
import { readSource } from "../../../src/cli/compile/source.ts";

const schema = { type: "object" };

describe("what a file is taken for", () => {
  test.each<[reason: string, value: unknown]>([
    ["true", true],
    ["the empty schema", {}],
    ["a keyword", { type: "object", properties: {} }],
    ["members that are objects, and a keyword", { properties: { a: schema } }],
    ["one keyword of any draft is enough", { definitions: {}, thing: schema }],
    ["$ names", { $defs: {}, thing: schema }],
    ["an annotation", { description: { type: "string" }, name: { type: "string" } }],
    ["a member that is no schema", { read_file: schema, version: "1" }],
    ["what is no schema either", 3],
    ["a schema whose properties are called tools", { properties: { tools: { type: "array" } } }],
  ])("a schema: %s", (_, value) => {
    expect(readSource(value, "auto")).toMatchObject({
      isCatalog: false,
      schemas: [{ name: undefined, pointer: "", schema: value }],
      faults: [],
    });
  });

  test.each<[form: string, value: unknown, pointer: string]>([
    ["a list", [{ name: "a", schema }], "/0/schema"],
    ["MCP", { tools: [{ name: "a", inputSchema: schema }] }, "/tools/0/inputSchema"],
    ["JSON-RPC", { id: 1, result: { tools: [{ name: "a", inputSchema: schema }] } }, "/result/tools/0/inputSchema"],
    ["OpenAI", [{ type: "function", function: { name: "a", parameters: schema } }], "/0/function/parameters"],
    ["Anthropic", [{ name: "a", input_schema: schema }], "/0/input_schema"],
    ["schemas by name", { a: schema }, "/a"],
  ])("a catalog: %s", (_, value, pointer) => {
    expect(readSource(value, "auto")).toMatchObject({
      isCatalog: true,
      schemas: [{ name: "a", pointer, schema }],
      faults: [],
    });
  });

  test("names are kept as they are", () => {
    const names = ["__proto__", "a/b~c", "constructor", "x y"];
    const value = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}: {}`).join()}}`);
    const { schemas } = readSource(value, "auto");
    expect(schemas.map(({ name }) => name)).toEqual(names);
    expect(schemas[1]?.pointer).toBe("/a~1b~0c");
  });

  test("--as decides", () => {
    const both = { items: schema, read: schema };
    expect(readSource(both, "auto").isCatalog).toBe(false);
    expect(readSource(both, "auto").hint).toContain("--as catalog");
    expect(readSource(both, "catalog").schemas.map(({ name }) => name)).toEqual(["items", "read"]);
    expect(readSource({ items: schema }, "auto").hint).toBeUndefined();
    expect(readSource({ a: schema }, "auto").hint).toContain("--as schema");
    expect(readSource({ a: schema }, "schema").schemas).toEqual([
      { name: undefined, pointer: "", schema: { a: schema } },
    ]);
    expect(readSource([], "schema").isCatalog).toBe(false);
    expect(readSource("tools", "catalog").faults).toMatchObject([{ message: expect.stringContaining("no catalog") }]);
  });
});

test("what is wrong with a catalog is told all at once", () => {
  const list = [{ name: "a", schema }, { schema }, { name: "b" }, { name: "a", schema: true }, 7];
  const { schemas, faults } = readSource(list, "auto");
  expect(schemas.map(({ name }) => name)).toEqual(["a"]);
  expect(faults).toEqual([
    { pointer: "/1/schema", message: expect.stringContaining("tool 2 of the catalog has no name") },
    { pointer: "/2", name: "b", message: expect.stringContaining("without a schema") },
    { pointer: "/3/schema", name: "a", message: expect.stringContaining("#/0/schema has it") },
    { pointer: "/4", message: expect.stringContaining("tool 5") },
  ]);
  expect(readSource([], "auto").faults).toMatchObject([{ message: "the catalog is empty" }]);
});
