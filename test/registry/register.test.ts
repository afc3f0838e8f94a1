import { describe, expect, test } from "vitest";
import { RegistryError, SchemaError, type ToolOptions, ToolRegistry } from "../../src/registry.ts";
import { toyEngine } from "./toy-engine.ts";

const { engine } = toyEngine();
const schema = { type: "object", required: ["path"] } as const;
const handler = (): undefined => undefined;

/** What was thrown, which must be of that class. */
function thrownBy<E extends Error>(run: () => unknown, kind: abstract new (...args: never[]) => E): E {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(kind);
    return error as E;
  }
  throw new Error("nothing was thrown");
}

describe("a tool", () => {
  test("has the defaults of the options left out, and is frozen", () => {
    const registry = new ToolRegistry({ engine });
    const tool = registry.register("files.read", schema, handler);
    expect(tool).toMatchObject({ name: "files.read", description: "", idempotent: false, timeoutMs: 30_000, handler });
    expect(Object.keys(tool)).not.toContain("outputSchema");
    expect(Object.keys(tool)).not.toContain("annotations");
    expect(Object.isFrozen(tool)).toBe(true);
    expect(registry.get("files.read")).toBe(tool);
  });

  test("keeps its options; later changes to what was handed over do not reach it", () => {
    const registry = new ToolRegistry({ engine });
    const annotations = { readOnlyHint: true };
    const mutable = { type: "object", required: ["path"] };
    const outputSchema = { type: "object", required: ["text"] };
    const tool = registry.register("files.read", mutable, handler, {
      description: "Reads.",
      idempotent: true,
      timeoutMs: 5,
      annotations,
      outputSchema,
    });
    annotations.readOnlyHint = false;
    mutable.required.push("other");
    expect(tool).toMatchObject({ description: "Reads.", idempotent: true, timeoutMs: 5, outputSchema });
    expect(tool.annotations).toEqual({ readOnlyHint: true });
    expect(tool.schema).toEqual(schema);
    expect(tool.outputValidator?.check({ text: "" })).toBe(true);
    expect(tool.outputValidator?.check({})).toBe(false);
  });

  test("carries the warnings of both schemas, told apart", () => {
    const registry = new ToolRegistry({ engine });
    const outputSchema = { oddOutput: 1 };
    const { warnings } = registry.register("a", { oddInput: 1 }, handler, { outputSchema });
    expect(warnings.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      "/oddInput is odd",
      "/oddOutput in outputSchema: is odd",
    ]);
  });

  test("undefined counts as left out", () => {
    const registry = new ToolRegistry({ engine });
    const nothing = { description: undefined, timeoutMs: undefined, outputSchema: undefined, override: undefined };
    expect(registry.register("a", schema, handler, nothing)).toMatchObject({ description: "", timeoutMs: 30_000 });
  });

  test("the compile options reach the engine, the registry's own do not", () => {
    const { engine: own, compiled } = toyEngine();
    new ToolRegistry({ engine: own, names: "mcp", dialect: "draft-07", maxErrors: 3 }).register("A", schema, handler);
    expect(compiled).toEqual([{ schema, options: { dialect: "draft-07", maxErrors: 3 } }]);
  });
});

describe("names", () => {
  test.each(["a", "files.read", "a1_b.c_2", "a_"])("dotted accepts %s", (name) => {
    expect(new ToolRegistry({ engine }).register(name, schema, handler).name).toBe(name);
  });

  test.each<[name: string, nearest: string[]]>([
    ["", []],
    ["Read", ["read"]],
    ["readFile", ["read_file"]],
    ["read-file", ["read_file"]],
    ["files/read", ["files.read"]],
    ["1st", ["st"]],
    ["a..b", ["a.b"]],
    ["a.", ["a"]],
    ["a\n", ["a"]],
    ["读取", []],
  ])("dotted refuses %j", (name, nearest) => {
    const registry = new ToolRegistry({ engine });
    const error = thrownBy(() => registry.register(name, schema, handler), RegistryError);
    expect(error).toMatchObject({ code: "bad-name", tool: name, nearest });
    expect(registry.names()).toEqual([]);
  });

  test.each(["Read-File", "a/b", "__proto__", "1", ".", "x".repeat(128)])("mcp accepts %s", (name) => {
    const registry = new ToolRegistry({ engine, names: "mcp" });
    registry.register(name, schema, handler);
    expect(registry.names()).toEqual([name]);
  });

  test.each(["", "a b", "é", "x".repeat(129), "a\n"])("mcp refuses %j", (name) => {
    const registry = new ToolRegistry({ engine, names: "mcp" });
    expect(thrownBy(() => registry.register(name, schema, handler), RegistryError).code).toBe("bad-name");
  });

  test("a pattern that remembers where it stopped judges every name afresh, and is left alone", () => {
    const names = /^[a-c]+$/g;
    const registry = new ToolRegistry({ engine, names });
    for (const name of ["abc", "aa", "b", "cab"]) registry.register(name, schema, handler);
    expect(registry.names()).toEqual(["abc", "aa", "b", "cab"]);
    expect(names.lastIndex).toBe(0);
    expect(thrownBy(() => registry.register("d", schema, handler), RegistryError).message).toContain("/^[a-c]+$/g");
  });

  test("a message stays on its line whatever the name holds", () => {
    const registry = new ToolRegistry({ engine });
    const { message } = thrownBy(() => registry.register("a\u202e\u2028\u0007", schema, handler), RegistryError);
    expect(message).toMatch(/^"a\\u202e\\u2028\\u0007" cannot be the name of a tool: .*; did you mean "a"\?$/u);
  });
});

describe("a name that is taken", () => {
  test("is refused, and the first tool stays", () => {
    const registry = new ToolRegistry({ engine });
    const first = registry.register("a", schema, handler);
    const error = thrownBy(() => registry.register("a", {}, handler), RegistryError);
    expect(error).toMatchObject({ code: "duplicate-tool", tool: "a", nearest: [] });
    expect(error.message).toContain("override: true");
    expect(registry.get("a")).toBe(first);
  });

  test("is replaced with override, in the same place", () => {
    const registry = new ToolRegistry({ engine });
    for (const name of ["a", "b", "c"]) registry.register(name, schema, handler);
    const second = registry.register("b", {}, handler, { override: true });
    expect(registry.names()).toEqual(["a", "b", "c"]);
    expect(registry.get("b")).toBe(second);
  });

  test("keeps its tool when the one that should replace it is bad", () => {
    const registry = new ToolRegistry({ engine });
    const first = registry.register("a", schema, handler);
    expect(() => registry.register("a", { bad: 1 }, handler, { override: true })).toThrow(SchemaError);
    expect(registry.get("a")).toBe(first);
  });
});

describe("a bad schema", () => {
  test("is a SchemaError with the tool's name and every problem of both schemas", () => {
    const registry = new ToolRegistry({ engine });
    const register = (): unknown =>
      registry.register("a", { badOne: 1, badTwo: 1 }, handler, { outputSchema: { badThree: 1 } });
    const error = thrownBy(register, SchemaError);
    expect(error.toJSON()).toEqual({
      name: "SchemaError",
      tool: "a",
      problems: [
        { pointer: "/badOne", keyword: "badOne", message: "is not to be used" },
        { pointer: "/badTwo", keyword: "badTwo", message: "is not to be used" },
        { pointer: "/badThree", keyword: "badThree", message: "in outputSchema: is not to be used" },
      ],
    });
    expect(error.message).toContain('tool "a"');
    expect(registry.has("a")).toBe(false);
  });

  test.each([[new Map()], [new Date(0)], [3], [null], [undefined], ["object"]])("of no JSON kind: %s", (value) => {
    const registry = new ToolRegistry({ engine });
    expect(() => registry.register("a", value as never, handler)).toThrow(SchemaError);
    expect(() => registry.register("a", {}, handler, { outputSchema: (value ?? 3) as never })).toThrow(
      /in outputSchema/u,
    );
    expect(registry.names()).toEqual([]);
  });

  test("under a bad or taken name is told with it", () => {
    const registry = new ToolRegistry({ engine });
    registry.register("a", schema, handler);
    for (const [name, code] of [
      ["A", "bad-name"],
      ["a", "duplicate-tool"],
    ] as const) {
      const error = thrownBy(() => registry.register(name, { badOne: 1 }, handler), RegistryError);
      expect(error).toMatchObject({ code, cause: { tool: name, problems: [{ pointer: "/badOne" }] } });
      expect(error.message).toContain("#/badOne: is not to be used");
      expect(JSON.parse(JSON.stringify(error))).toMatchObject({ code, tool: name, cause: { name: "SchemaError" } });
    }
  });

  test("other failures of an engine pass through, whatever the name", () => {
    const registry = new ToolRegistry({
      engine: () => {
        throw new RangeError("broken");
      },
    });
    expect(() => registry.register("A", schema, handler)).toThrow(RangeError);
  });
});

describe("options of the wrong kind", () => {
  test("are named together in one TypeError, before anything is compiled", () => {
    const { engine: own, compiled } = toyEngine();
    const registry = new ToolRegistry({ engine: own });
    const wrong = {
      description: 3,
      idempotent: "yes",
      timeoutMs: -1,
      annotations: [],
      override: 1,
      validator: { check: handler },
    } as unknown as ToolOptions;
    const { message } = thrownBy(() => registry.register("a", { bad: 1 }, null as never, wrong), TypeError);
    for (const name of ["handler", ...Object.keys(wrong)]) expect(message).toContain(name);
    expect(compiled).toEqual([]);
    expect(registry.names()).toEqual([]);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, "30", null])("timeoutMs %s", (timeoutMs) => {
    const options = { timeoutMs } as ToolOptions;
    expect(() => new ToolRegistry({ engine }).register("a", schema, handler, options)).toThrow(
      /timeoutMs.*milliseconds/u,
    );
  });

  test.each([[null], ["a"], [[]]])("options %j", (options) => {
    expect(() => new ToolRegistry({ engine }).register("a", schema, handler, options as never)).toThrow(TypeError);
    expect(() => new ToolRegistry(options as never)).toThrow(TypeError);
  });

  test("of a registry", () => {
    const options = { names: "any", engine: {}, maxErrors: 0 } as never;
    const { message } = thrownBy(() => new ToolRegistry(options), TypeError);
    for (const name of ["names", "engine", "maxErrors"]) expect(message).toContain(name);
  });

  test("a name that is no string", () => {
    expect(() => new ToolRegistry({ engine }).register(3 as never, schema, handler)).toThrow(TypeError);
  });
});

describe("engines", () => {
  test("without one, and without a validator, register says what to do", () => {
    const registry = new ToolRegistry();
    const { message } = thrownBy(() => registry.register("a", schema, handler), TypeError);
    expect(message).toMatch(/"straightedge".*engine.*precompiled validator/u);
    expect(registry.names()).toEqual([]);
  });

  test("a subclass brings its own, which the option goes before", () => {
    const own = toyEngine();
    const other = toyEngine();
    class WithEngine extends ToolRegistry {
      constructor(options?: ConstructorParameters<typeof ToolRegistry>[0]) {
        super(options, own.engine);
      }
    }
    new WithEngine().register("a", schema, handler);
    new WithEngine({ engine: other.engine }).register("a", schema, handler);
    expect([own.compiled.length, other.compiled.length]).toEqual([1, 1]);
  });
});
