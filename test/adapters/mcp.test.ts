import { Client as ClientV2, InMemoryTransport as TransportV2 } from "@modelcontextprotocol/client";
import { StdioClientTransport as StdioV2 } from "@modelcontextprotocol/client/stdio";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as StdioV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { InMemoryTransport as TransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server as ServerV1 } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { McpServer, Server as ServerV2 } from "@modelcontextprotocol/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SchemaError, ToolRegistry } from "../../src/index.ts";
import { callTool, fromMcp, jsonSchemaValidator, listTools } from "../../src/mcp.ts";
import { bundle } from "./bundle.ts";
import { complaint, makeRegistry, wrongArguments } from "./registry.ts";

const server = { name: "server", version: "1.0.0" };
const client = { name: "client", version: "1.0.0" };
const stdioServer = async (name: string) => ({ command: process.execPath, args: [await bundle(name)] });

type Client = Pick<ClientV1, "listTools" | "callTool" | "close"> | Pick<ClientV2, "listTools" | "callTool" | "close">;

async function inMemoryV1(): Promise<Client> {
  const registry = makeRegistry();
  const [ours, theirs] = TransportV1.createLinkedPair();
  const low = new ServerV1(server, { capabilities: { tools: {} }, jsonSchemaValidator: jsonSchemaValidator() });
  low.setRequestHandler(ListToolsRequestSchema, () => listTools(registry));
  low.setRequestHandler(CallToolRequestSchema, (request) => callTool(registry, request, { user: "ada" }));
  await low.connect(ours);
  const connected = new ClientV1(client, { jsonSchemaValidator: jsonSchemaValidator() });
  await connected.connect(theirs);
  return connected;
}

async function inMemoryV2(): Promise<Client> {
  const registry = makeRegistry();
  const [ours, theirs] = TransportV2.createLinkedPair();
  const low = new ServerV2(server, { capabilities: { tools: {} }, jsonSchemaValidator: jsonSchemaValidator() });
  low.setRequestHandler("tools/list", () => listTools(registry));
  low.setRequestHandler("tools/call", (request) => callTool(registry, request, { user: "ada" }));
  await low.connect(ours);
  const connected = new ClientV2(client, { jsonSchemaValidator: jsonSchemaValidator() });
  await connected.connect(theirs);
  return connected;
}

async function stdioV1(): Promise<Client> {
  const connected = new ClientV1(client, { jsonSchemaValidator: jsonSchemaValidator() });
  await connected.connect(new StdioV1(await stdioServer("mcp-server-v1")));
  return connected;
}

async function stdioV2(): Promise<Client> {
  const connected = new ClientV2(client, { jsonSchemaValidator: jsonSchemaValidator() });
  await connected.connect(new StdioV2(await stdioServer("mcp-server-v2")));
  return connected;
}

describe.each<[string, () => Promise<Client>]>([
  ["SDK 1 in memory", inMemoryV1],
  ["SDK 2 in memory", inMemoryV2],
  ["SDK 1 over stdio", stdioV1],
  ["SDK 2 over stdio", stdioV2],
])("a server and a client of %s", (_name, connect) => {
  let connected: Client;
  beforeAll(async () => {
    connected = await connect();
  });
  afterAll(() => connected.close());

  test("the tools are listed in their order, with what MCP has fields for", async () => {
    const { tools } = await connected.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["files.read", "math.divide", "fail", "whoami"]);
    expect(tools[0]).toMatchObject({
      description: "Reads a file",
      inputSchema: { type: "object", required: ["path"], additionalProperties: false },
      annotations: { idempotentHint: true },
    });
    expect(tools[1]).toMatchObject({
      outputSchema: { type: "object", required: ["quotient"] },
      annotations: { title: "Divide", readOnlyHint: true, idempotentHint: false },
    });
    expect(tools[3]?.inputSchema).toEqual({ type: "object" });
  });

  test("a right call is answered", async () => {
    const result = await connected.callTool({ name: "files.read", arguments: { path: "/a" } });
    expect(result.content).toEqual([{ type: "text", text: "text of /a" }]);
    expect(result.isError).toBeUndefined();
  });

  test("a wrong call comes back with every pointer and what was expected", async () => {
    const result = await connected.callTool({ name: "files.read", arguments: { ...wrongArguments } });
    expect(result).toMatchObject({
      isError: true,
      content: [{ type: "text", text: ["The arguments of files.read are not valid:", ...complaint].join("\n") }],
    });
  });

  test("missing arguments are an empty object", async () => {
    expect((await connected.callTool({ name: "whoami" })).content).toEqual([{ type: "text", text: "ada" }]);
  });

  test("an unknown tool is an error of the protocol, with the nearest name", async () => {
    await expect(connected.callTool({ name: "files.raed", arguments: {} })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('did you mean "files.read"?'),
    });
    await expect(connected.callTool({ name: "constructor", arguments: {} })).rejects.toMatchObject({ code: -32602 });
  });

  test("a result that fits the output schema is structured, and text as well", async () => {
    const result = await connected.callTool({ name: "math.divide", arguments: { a: 6, b: 3 } });
    expect(result.structuredContent).toEqual({ quotient: 2 });
    expect(result.content).toEqual([{ type: "text", text: '{"quotient":2}' }]);
  });

  test("a result that does not fit is an error without structure", async () => {
    const result = await connected.callTool({ name: "math.divide", arguments: { a: 6, b: 0 } });
    expect(result).toMatchObject({
      isError: true,
      content: [{ text: "math.divide gave a result that is not valid:\n/quotient expected_type: number, got string" }],
    });
    expect(result.structuredContent).toBeUndefined();
  });

  test("a handler that throws is a result for the model", async () => {
    const result = await connected.callTool({ name: "fail", arguments: {} });
    expect(result).toMatchObject({ isError: true, content: [{ text: "fail failed: the disk is full" }] });
  });
});

describe("results", () => {
  const call = async (value: unknown, outputSchema?: Record<string, unknown>) => {
    const registry = new ToolRegistry();
    registry.register("a", {}, () => value, { outputSchema });
    return callTool(registry, { params: { name: "a" } });
  };

  test("a result in MCP's own form goes through", async () => {
    const own = { content: [{ type: "image", data: "AA==", mimeType: "image/png" }], _meta: { a: 1 } };
    expect(await call(own)).toEqual(own);
  });

  test("its structured content is checked, but not on errors, where there must be none", async () => {
    const schema = { type: "object", required: ["n"] };
    const good = { content: [], structuredContent: { n: 1 } };
    expect(await call(good, schema)).toEqual(good);
    expect(await call({ content: [], structuredContent: {} }, schema)).toMatchObject({
      isError: true,
      content: [{ text: "a gave structuredContent that is not valid:\n/n is required and missing" }],
    });
    const failed = { content: [{ type: "text", text: "no" }], isError: true, structuredContent: {} };
    expect(await call(failed, schema)).toEqual({ content: [{ type: "text", text: "no" }], isError: true });
  });

  test("a value that only looks like MCP's own is told by the output schema", async () => {
    const value = { content: [{ type: "paragraph" }] };
    expect(await call(value, { type: "object", required: ["content"] })).toEqual({
      content: [{ type: "text", text: JSON.stringify(value) }],
      structuredContent: value,
    });
  });

  test("text stays text, nothing stays nothing, the rest is JSON", async () => {
    expect(await call("a")).toEqual({ content: [{ type: "text", text: "a" }] });
    expect(await call(undefined)).toEqual({ content: [] });
    expect(await call([1, null])).toEqual({ content: [{ type: "text", text: "[1,null]" }] });
  });
});

describe("listing", () => {
  test("older drafts go out as 2020-12, what that cannot say as it is", () => {
    const registry = new ToolRegistry();
    const draft07 = "http://json-schema.org/draft-07/schema#";
    registry.register("a", { $schema: draft07, type: "object", definitions: { n: {} } }, () => 0);
    const recursive = {
      $schema: "https://json-schema.org/draft/2019-09/schema",
      $recursiveAnchor: true,
      type: "object",
      additionalProperties: { $recursiveRef: "#" },
    };
    registry.register("b", recursive, () => 0);
    registry.register("c", { oneOf: [{ required: ["x"] }, { required: ["y"] }] }, () => 0);
    registry.register("d", { type: ["object", "null"] }, () => 0);
    expect(listTools(registry).tools.map(({ inputSchema }) => inputSchema)).toEqual([
      { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object", $defs: { n: {} } },
      recursive,
      { type: "object", oneOf: [{ required: ["x"] }, { required: ["y"] }] },
      { type: "object" },
    ]);
  });

  test("tools whose arguments can be no object are named", () => {
    const registry = new ToolRegistry();
    registry.register("a", { type: "string" }, () => 0);
    registry.register("b", { type: "array" }, () => 0);
    expect(() => listTools(registry)).toThrow(/these tools say otherwise: "a", "b"$/u);
  });
});

describe("jsonSchemaValidator", () => {
  test("judges by the dialect the schema names, and says where and why", () => {
    const judge = jsonSchemaValidator().getValidator({ type: "object", properties: { a: { type: "string" } }, foo: 1 });
    const value = { a: "x" };
    expect(judge(value)).toEqual({ valid: true, data: value, errorMessage: undefined });
    expect(judge({ a: 1 })).toEqual({
      valid: false,
      data: undefined,
      errorMessage: "/a expected_type: string, got integer",
    });
    expect(() => jsonSchemaValidator().getValidator({ type: "strin" })).toThrow(SchemaError);
  });
});

test("a registry of what a server lists: the good tools call it, the bad are told", async () => {
  const connected = await inMemoryV1();
  const { tools } = await connected.listTools();
  const broken = { name: "broken", inputSchema: { type: "objet" } };
  const registry = new ToolRegistry({ names: "mcp" });
  const { registered, refused } = registry.registerAll(
    fromMcp([broken, ...tools, { name: "lost" } as never, null as never], (name, args) =>
      connected.callTool({ name, arguments: args }),
    ),
  );
  expect(registered.map(({ name, idempotent }) => [name, idempotent])).toEqual([
    ["files.read", true],
    ["math.divide", true],
    ["fail", false],
    ["whoami", false],
  ]);
  expect(refused.map(({ name, error }) => [name, error.name])).toEqual([
    ["broken", "SchemaError"],
    ["lost", "SchemaError"],
    ["", "TypeError"],
  ]);
  expect(registry.validate("files.read", wrongArguments)).toMatchObject({ ok: false });
  expect(await callTool(registry, { params: { name: "math.divide", arguments: { a: 1, b: 2 } } })).toMatchObject({
    structuredContent: { quotient: 0.5 },
  });
  await connected.close();
});

test("SDK 2's registerTool takes a tool as its own schema", async () => {
  const { validator } = makeRegistry().get("files.read");
  const high = new McpServer(server);
  high.registerTool("files.read", { inputSchema: validator }, () => ({ content: [] }));
  const [ours, theirs] = TransportV2.createLinkedPair();
  await high.connect(ours);
  const connected = new ClientV2(client);
  await connected.connect(theirs);
  const result = await connected.callTool({ name: "files.read", arguments: { ...wrongArguments } });
  expect(result.isError).toBe(true);
  for (const line of complaint) expect(JSON.stringify(result.content)).toContain(JSON.stringify(line).slice(1, -1));
  await connected.close();
});
