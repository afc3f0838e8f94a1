import { describe, expect, test } from "vitest";
import { RegistryError, SchemaError, type ToolDefinition, ToolRegistry } from "../../src/registry.ts";
import { toyEngine } from "./toy-engine.ts";

const { engine } = toyEngine();
const schema = { type: "object", required: ["path"] } as const;
const handler = (): undefined => undefined;

function registryOf(...names: string[]): ToolRegistry {
  const registry = new ToolRegistry({ engine, names: "mcp" });
  for (const name of names) registry.register(name, schema, handler);
  return registry;
}

function unknownTool(registry: ToolRegistry, name: string): RegistryError {
  try {
    registry.get(name);
  } catch (error) {
    if (error instanceof RegistryError) return error;
  }
  throw new Error("no RegistryError was thrown");
}

describe("an unknown name", () => {
  const registry = registryOf(
    "git_status",
    "git_stash",
    "git_stage",
    "github.create_issue",
    "files_read",
    "web_search",
  );

  test.each<[wanted: string, nearest: string[]]>([
    ["gitStatus", ["git_status"]],
    ["git_statsu", ["git_status", "git_stash", "git_stage"]],
    ["create_issue", ["github.create_issue"]],
    ["mcp__github__create_issue", ["github.create_issue"]],
    ["read_files", ["files_read"]],
    ["search", ["web_search"]],
    ["quite_another", []],
    ["", []],
    ["toString", []],
    ["constructor", []],
    ["__proto__", []],
  ])("%j is nearest to %j", (wanted, nearest) => {
    const error = unknownTool(registry, wanted);
    expect(error).toMatchObject({ code: "unknown-tool", tool: wanted });
    expect([...error.nearest].sort()).toEqual([...nearest].sort());
    expect(error.nearest[0]).toBe(nearest[0]);
    expect(registry.has(wanted)).toBe(false);
  });

  test("throws the same from get, validate and parse", () => {
    expect(() => registry.get("gitstatus")).toThrow('there is no tool "gitstatus"; did you mean "git_status"');
    expect(() => registry.validate("gitstatus", {})).toThrow(RegistryError);
    expect(() => registry.parse("gitstatus", "{")).toThrow(RegistryError);
  });

  test("the error is plain JSON", () => {
    expect(JSON.parse(JSON.stringify(unknownTool(registryOf("a_tool"), "atool")))).toEqual({
      name: "RegistryError",
      code: "unknown-tool",
      tool: "atool",
      nearest: ["a_tool"],
      message: 'there is no tool "atool"; did you mean "a_tool"?',
    });
  });

  test("of any kind and length gives the error, in a short message", () => {
    expect(unknownTool(registry, undefined as never).code).toBe("unknown-tool");
    expect(unknownTool(registry, { toString: null } as never).code).toBe("unknown-tool");
    expect(unknownTool(registry, "x".repeat(1_000_000)).message.length).toBeLessThan(300);
  });
});

test("validate gives the validator's answer", () => {
  const registry = registryOf("a");
  const args = { path: "x" };
  const result = registry.validate("a", args);
  expect(result).toEqual({ ok: true, value: args });
  expect(result.ok && result.value).toBe(args);
  expect(registry.validate("a", {})).toMatchObject({ ok: false, errors: [{ path: "/path", keyword: "required" }] });
});

describe("parse", () => {
  test("judges what the text says", () => {
    const registry = registryOf("a");
    expect(registry.parse("a", ' {"path": "x"} ')).toEqual({ ok: true, value: { path: "x" } });
    expect(registry.parse("a", "{}")).toMatchObject({ ok: false, errors: [{ path: "/path", keyword: "required" }] });
  });

  test.each([
    ['{"path": "x"', 12],
    ["", 0],
    ["{'path': 1}", 1],
    [undefined as never, 0],
  ])("bad JSON: %j", (text, position) => {
    expect(registryOf("a").parse("a", text)).toEqual({
      ok: false,
      errors: [{ path: "", keyword: "json", position, schemaPath: "#" }],
      truncated: false,
    });
  });
});

test("unregister frees the name and its place", () => {
  const registry = registryOf("a", "b", "c");
  expect(registry.unregister("a")).toBe(true);
  expect(registry.unregister("a")).toBe(false);
  expect(registry.has("a")).toBe(false);
  registry.register("a", schema, handler);
  expect(registry.names()).toEqual(["b", "c", "a"]);
});

test("names is a copy", () => {
  const registry = registryOf("a");
  registry.names().pop();
  expect(registry.names()).toEqual(["a"]);
});

describe("registerAll", () => {
  test("registers the good and tells the bad", () => {
    const registry = registryOf("taken");
    const { registered, refused } = registry.registerAll([
      { name: "one", schema, handler, description: "first", timeoutMs: 5 },
      { name: "taken", schema, handler },
      { name: "two words", schema, handler },
      { name: "two", schema: { bad: 1 }, handler },
      { name: "three", schema, handler: 3 as never },
      null as never,
      { schema, handler } as never,
      { name: "four", schema, handler },
      { name: "one", schema: {}, handler, override: true },
    ]);
    expect(registered.map((tool) => tool.name)).toEqual(["one", "four", "one"]);
    expect(registered[0]).toMatchObject({ description: "first", timeoutMs: 5 });
    expect(refused.map(({ name, error }) => [name, error.name])).toEqual([
      ["taken", "RegistryError"],
      ["two words", "RegistryError"],
      ["two", "SchemaError"],
      ["three", "TypeError"],
      ["", "TypeError"],
      ["", "TypeError"],
    ]);
    expect(refused[2]?.error).toBeInstanceOf(SchemaError);
    expect(registry.names()).toEqual(["taken", "one", "four"]);
  });

  test("an engine that breaks, or a definition that throws, loses no other tool", () => {
    const registry = new ToolRegistry({
      engine: (given, options) => {
        if (given === false) throw new RangeError("broken");
        return engine(given, options);
      },
    });
    const trap = Object.defineProperty({ name: "b" }, "schema", {
      get() {
        throw new Error("trap");
      },
    });
    const tools = [{ name: "a", schema: false, handler }, trap as ToolDefinition, { name: "c", schema, handler }];
    const { registered, refused } = registry.registerAll(tools);
    expect(registered.map((tool) => tool.name)).toEqual(["c"]);
    expect(refused.map(({ error }) => error.message)).toEqual(["broken", "trap"]);
  });

  test("what is no array is a TypeError", () => {
    expect(() => registryOf().registerAll({ a: 1 } as never)).toThrow(TypeError);
  });
});
