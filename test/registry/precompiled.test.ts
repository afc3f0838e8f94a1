import { describe, expect, test } from "vitest";
import { type PrecompileOptions, precompile } from "../../src/precompile.ts";
import {
  type PrecompiledValidator,
  RegistryError,
  type RegistryOptions,
  SchemaError,
  ToolRegistry,
} from "../../src/registry.ts";
import { schemaHash } from "../../src/schema/hash.ts";
import type { Schema } from "../../src/schema/infer.ts";
import { runScript } from "../module-engine.ts";
import { toyEngine } from "./toy-engine.ts";

const schema = { type: "object", required: ["path"] } as const;
const handler = (): undefined => undefined;

function precompiled(hash: string = schemaHash(schema)): PrecompiledValidator {
  const { check, validate } = toyEngine().engine(schema);
  return { check, validate, schemaHash: hash };
}

describe("a precompiled validator", () => {
  test("needs no engine, and where there is one it is not asked", () => {
    const { engine, compiled } = toyEngine();
    const outputSchema = { type: "object" };
    for (const registry of [new ToolRegistry(), new ToolRegistry({ engine })]) {
      const tool = registry.register("a", schema, handler, { validator: precompiled(), outputSchema });
      expect(tool).toMatchObject({ schema, outputSchema, warnings: [] });
      expect(tool.outputValidator).toBeUndefined();
      expect(tool.validator.check({ path: "x" })).toBe(true);
      expect(registry.validate("a", {})).toMatchObject({ ok: false, errors: [{ path: "/path" }] });
    }
    expect(compiled).toEqual([]);
  });

  test("may be an object with methods", () => {
    const validator = {
      schemaHash: schemaHash(schema),
      verdict: true,
      check(): boolean {
        return this.verdict;
      },
      validate(value: unknown): { ok: true; value: unknown } {
        return { ok: this.verdict as true, value };
      },
    };
    const registry = new ToolRegistry();
    expect(registry.register("a", schema, handler, { validator }).validator.check({})).toBe(true);
    expect(registry.validate("a", 1)).toEqual({ ok: true, value: 1 });
  });

  test("of another schema is stale", () => {
    const registry = new ToolRegistry();
    const other = { type: "object", required: ["file"] };
    expect(() => registry.register("a", other, handler, { validator: precompiled() })).toThrow(RegistryError);
    try {
      registry.register("A", other, handler, { validator: precompiled() });
    } catch (error) {
      expect(error).toMatchObject({ code: "bad-name", cause: { code: "stale-validator", tool: "A" } });
    }
    expect(registry.names()).toEqual([]);
    expect.assertions(3);
  });

  test("made with other options than the registry's is stale, and the error says that it is the options", () => {
    const made = (options: PrecompileOptions): { validator: PrecompiledValidator } => ({
      validator: runScript(precompile(schema, { ...options, format: "script" }).code) as PrecompiledValidator,
    });
    const decisive: readonly RegistryOptions[] = [
      { dialect: "draft-07" },
      { formats: "annotate" },
      { content: "assert" },
      { patterns: "native" },
      { maxErrors: 3 },
      { maxDepth: 3 },
    ];
    for (const options of decisive) {
      const stale = expect.objectContaining({ code: "stale-validator", message: expect.stringContaining("options") });
      expect(() => new ToolRegistry(options).register("a", schema, handler, made({})), JSON.stringify(options)).toThrow(
        stale,
      );
      expect(() => new ToolRegistry().register("a", schema, handler, made(options))).toThrow(stale);
      expect(new ToolRegistry(options).register("a", schema, handler, made(options)).name).toBe("a");
    }
    const both = { validator: precompiled(schemaHash({}, "0123456789abcdef")) };
    expect(() => new ToolRegistry().register("a", schema, handler, both)).toThrow(/from another schema/u);
  });

  test("is not stale for options that decide nothing about instances", () => {
    const registry = new ToolRegistry({
      maxErrors: 100,
      unknownKeywords: "ignore",
      schemas: { "https://example.com/a": true },
    });
    expect(registry.register("a", schema, handler, { validator: precompiled() }).name).toBe("a");
  });

  test("does not excuse a schema that is no JSON", () => {
    const registry = new ToolRegistry();
    const output = { outputSchema: new Map() as never, validator: precompiled() };
    expect(() => registry.register("a", new Map() as never, handler, { validator: precompiled() })).toThrow(
      SchemaError,
    );
    expect(() => registry.register("a", schema, handler, output)).toThrow(/in outputSchema/u);
  });
});

describe("a precompiled validator of results", () => {
  const outputSchema = { type: "object", required: ["text"] } as const;
  const module = (of: Schema): PrecompiledValidator =>
    runScript(precompile(of, { format: "script" }).code) as PrecompiledValidator;

  test("judges results, and needs no engine", () => {
    const { engine, compiled } = toyEngine();
    const both = { validator: module(schema), outputSchema, outputValidator: module(outputSchema) };
    for (const registry of [new ToolRegistry(), new ToolRegistry({ engine })]) {
      const { outputValidator, outputSchema: kept } = registry.register("a", schema, handler, both);
      expect(kept).toEqual(outputSchema);
      expect(outputValidator?.check({ text: "" })).toBe(true);
      expect(outputValidator?.validate({})).toMatchObject({ ok: false, errors: [{ path: "/text" }] });
    }
    expect(compiled).toEqual([]);
  });

  test("goes with an engine that compiles the schema of the arguments", () => {
    const { engine, compiled } = toyEngine();
    const registry = new ToolRegistry({ engine });
    const tool = registry.register("a", schema, handler, { outputSchema, outputValidator: module(outputSchema) });
    expect(tool.outputValidator?.check({})).toBe(false);
    expect(compiled.map((each) => each.schema)).toEqual([schema]);
  });

  test("takes a schema that is a boolean", () => {
    const tool = new ToolRegistry().register("a", schema, handler, {
      validator: module(schema),
      outputSchema: false,
      outputValidator: {
        check: () => false,
        validate: (value) => ({ ok: true, value }),
        schemaHash: schemaHash(false),
      },
    });
    expect(tool.outputSchema).toBe(false);
    expect(tool.outputValidator?.check(1)).toBe(false);
  });

  test("of another schema is stale, and the error says which of the two it is", () => {
    const registry = new ToolRegistry();
    const swapped = { validator: module(schema), outputSchema, outputValidator: module(schema) };
    expect(() => registry.register("a", schema, handler, swapped)).toThrow(
      expect.objectContaining({ code: "stale-validator", message: expect.stringContaining("outputValidator: ") }),
    );
    expect(registry.names()).toEqual([]);
  });

  test("without an outputSchema is a mistake of the call", () => {
    const alone = { validator: module(schema), outputValidator: module(outputSchema) };
    expect(() => new ToolRegistry().register("a", schema, handler, alone)).toThrow(TypeError);
  });
});

describe("schemaHash", () => {
  test("is stored in modules: it must stay what it is", () => {
    expect(schemaHash(true)).toBe("528fff76625a0753");
    expect(schemaHash({ type: "object", properties: { é: { const: "💩" } } })).toBe("b7d9e9dbc07d3500");
  });

  test("follows content and order, not identity or space", () => {
    const text = '{"type": "object", "required": ["a", "b"]}';
    expect(schemaHash(JSON.parse(text))).toBe(schemaHash(JSON.parse(text.replaceAll(" ", ""))));
    expect(schemaHash({ a: 1, b: 2 })).not.toBe(schemaHash({ b: 2, a: 1 }));
    expect(schemaHash([1, 2])).not.toBe(schemaHash([2, 1]));
  });

  test("tells apart 200,000 schemas that differ in a figure or a letter", () => {
    const hashes = new Set<string>();
    for (let i = 0; i < 100_000; i++) {
      hashes.add(schemaHash({ maximum: i }));
      hashes.add(schemaHash({ title: i.toString(36), type: "string" }));
    }
    expect(hashes.size).toBe(200_000);
    for (const half of [0, 8]) {
      // By chance, two in 43 would be alike in 32 bits about 4.7 times among 200,000; a weak lane shows many more.
      const lane = new Set([...hashes].map((hash) => hash.slice(half, half + 8)));
      expect(lane.size).toBeGreaterThan(199_950);
    }
    for (const hash of hashes) if (!/^[0-9a-f]{16}$/u.test(hash)) throw new Error(`${hash} has another form`);
  });
});
