import { describe, expect, test } from "vitest";
import { readCall } from "../../src/cli/call.ts";
import { readCatalog } from "../../src/cli/catalog.ts";
import { linesOf, readSegments } from "../../src/cli/lines.ts";
import { splitPointer } from "../../src/json/pointer.ts";

const schema = { type: "object" };

function valueAt(document: unknown, pointer: string): unknown {
  return (splitPointer(pointer) ?? []).reduce((value, token) => (value as Record<string, unknown>)[token], document);
}

describe("readCatalog", () => {
  test.each<[form: string, catalog: unknown]>([
    ["this project's", [{ name: "a", schema, description: "d" }]],
    ["MCP tools/list", { tools: [{ name: "a", inputSchema: schema, description: "d" }], nextCursor: "x" }],
    [
      "in JSON-RPC",
      { jsonrpc: "2.0", id: 1, result: { tools: [{ name: "a", inputSchema: schema, description: "d" }] } },
    ],
    ["OpenAI Chat", [{ type: "function", function: { name: "a", parameters: schema, description: "d" } }]],
    ["OpenAI Responses", [{ type: "function", name: "a", parameters: schema, strict: null, description: "d" }]],
    ["Anthropic", [{ name: "a", input_schema: schema, description: "d" }]],
    ["a request body", { model: "m", tools: [{ name: "a", input_schema: schema, description: "d" }] }],
  ])("%s", (_, catalog) => {
    expect(readCatalog(catalog)).toEqual([{ pointer: expect.any(String), name: "a", schema, description: "d" }]);
    const [entry] = readCatalog(catalog)!;
    expect(valueAt(catalog, entry!.pointer)).toBe(schema);
  });

  test("keeps what belongs to a tool", () => {
    const tool = {
      id: "x/a",
      name: "a",
      schema,
      outputSchema: schema,
      annotations: { readOnlyHint: true },
      server: "s",
    };
    const { server: _, ...kept } = tool;
    expect(readCatalog([tool])).toEqual([{ ...kept, pointer: "/0/schema" }]);
  });

  test("a tool without a schema, or without a name, is still told", () => {
    expect(readCatalog([{ name: "a", schema: null }, { type: "web_search" }, null, 3, []])).toEqual([
      { pointer: "/0", name: "a" },
      { pointer: "/1", name: "" },
      { pointer: "/2", name: "" },
      { pointer: "/3", name: "" },
      { pointer: "/4", name: "" },
    ]);
  });

  test("a schema of the wrong kind is not taken for a missing one", () => {
    expect(
      readCatalog([
        { name: "a", schema: "object" },
        { name: "b", inputSchema: false },
      ]),
    ).toEqual([
      { pointer: "/0/schema", name: "a", schema: "object" },
      { pointer: "/1/inputSchema", name: "b", schema: false },
    ]);
  });

  test.each([[null], [3], ["tools"], [{}], [{ tools: {} }], [{ name: "a", schema }]])("no catalog: %j", (value) => {
    expect(readCatalog(value)).toBeUndefined();
  });
});

describe("readCall", () => {
  test.each<[line: string, call: object]>([
    [
      '{"tool": "a", "args": {"n": 1}, "toolId": "x/a", "origin": "o"}',
      { tool: "a", id: "x/a", args: { n: 1 }, isText: false },
    ],
    ['{"name": "a", "arguments": {"n": 1}}', { tool: "a", args: { n: 1 }, isText: false }],
    ['{"name": "a", "arguments": "{\\"n\\": 1}"}', { tool: "a", args: '{"n": 1}', isText: true }],
    ['{"name": "a", "arguments": ""}', { tool: "a", args: "", isText: true }],
    ['{"type": "tool_use", "id": "t", "name": "a", "input": {"n": 1}}', { tool: "a", args: { n: 1 }, isText: false }],
    [
      '{"id": "c", "type": "function", "function": {"name": "a", "arguments": "{}"}}',
      { tool: "a", args: "{}", isText: true },
    ],
    ['{"method": "tools/call", "params": {"name": "a", "arguments": {}}}', { tool: "a", args: {}, isText: false }],
    ['{"method": "tools/call", "params": {"name": "a"}}', { tool: "a", args: {}, isText: false }],
    ['{"tool": "a", "args": null}', { tool: "a", args: null, isText: false }],
    ['{"tool": "a", "args": "{}"}', { tool: "a", args: "{}", isText: false }],
  ])("%s", (line, call) => {
    expect(readCall(line)).toEqual({ ok: true, call });
  });

  test.each<[line: string, reason: RegExp]>([
    ['{"tool": "a"', /not valid JSON.*character 12$/u],
    ["[]", /no object/u],
    ["null", /no object/u],
    ['{"args": {}}', /names no tool/u],
    ['{"tool": 3}', /names no tool/u],
    ['{"toString": "a"}', /names no tool/u],
  ])("not understood: %s", (line, reason) => {
    const read = readCall(line);
    expect(!read.ok && read.reason).toMatch(reason);
  });
});

describe("lines", () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);

  async function segmentsOf(...chunks: Uint8Array[]): Promise<string[][]> {
    const segments: string[][] = [];
    async function* stream(): AsyncGenerator<Uint8Array> {
      const memory = new Uint8Array(100);
      for (const chunk of chunks) {
        // As a file is read: every chunk in the same memory.
        memory.set(chunk);
        yield memory.subarray(0, chunk.length);
        memory.fill(0x21);
      }
    }
    for await (const segment of readSegments(stream())) segments.push([...linesOf(segment)]);
    return segments;
  }

  test.each<[name: string, chunks: string[], lines: string[]]>([
    ["nothing", [], []],
    ["no end at the end", ["a\nb"], ["a", "b"]],
    ["an end at the end", ["a\n", "b\n"], ["a", "b"]],
    ["ends of Windows, cut in two", ["a\r", "\nb\r\n"], ["a", "b"]],
    ["blank lines", ["\n\na\n\n"], ["", "", "a", ""]],
    ["blank lines of Windows", ["\r\na\r\n\r\n"], ["", "a", ""]],
    ["a line in many pieces", ["a", "b", "", "c\nd", "e"], ["abc", "de"]],
    ["a byte order mark", ["\ufeff", "a\n\ufeffb\n"], ["a", "\ufeffb"]],
    ["nothing but a byte order mark", ["\ufeff"], []],
    ["line separators within a string", ['"\u2028\u2029\u0085\r"\n'], ['"\u2028\u2029\u0085\r"']],
  ])("%s", async (_, chunks, lines) => {
    expect((await segmentsOf(...chunks.map(bytesOf))).flat()).toEqual(lines);
  });

  test("a chunk's whole lines are given at once, and a character may be cut in two", async () => {
    const text = bytesOf('{"a":"\u20ac"}\n{}\n{"b"');
    const [from, to] = [text.subarray(0, 8), text.subarray(8)];
    expect(await segmentsOf(from, to, bytesOf(":1}"))).toEqual([['{"a":"\u20ac"}', "{}"], ['{"b":1}']]);
  });
});
