import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { interpret } from "../../src/interpret.ts";
import { precompile, precompileCatalog } from "../../src/precompile.ts";
import type { PrecompiledValidator } from "../../src/registry/tool.ts";
import { RegistryError, ToolRegistry } from "../../src/registry.ts";
import type { ValidationError } from "../../src/report/errors.ts";
import { describe as tell } from "../../src/report/messages.ts";
import type { Engine } from "../../src/schema/validator.ts";
import { briefModuleEngine, type ModuleExports, runScript } from "../module-engine.ts";
import { findDifference, newTally } from "../property/agreement.ts";
import { cases } from "../property/arbitraries/cases.ts";
import { runs, runsOf, seed } from "../property/settings.ts";
import { instances, options, rich } from "./rich.ts";

/** The interpreter's errors with three members each. */
const projected: Engine = (schema, compileOptions) => {
  const validator = interpret(schema, compileOptions);
  return {
    ...validator,
    validate(value) {
      const result = validator.validate(value);
      if (result.ok) return result;
      const errors = result.errors.map(({ path, keyword, schemaPath }) => ({ path, keyword, schemaPath }));
      return { ...result, errors: errors as never };
    },
  };
};

test(`brief errors are those of the interpreter without facts (STRAIGHTEDGE_SEED=${seed}, STRAIGHTEDGE_RUNS=${runs})`, () => {
  const tally = newTally();
  fc.assert(
    fc.property(cases(20), (each) => {
      expect(findDifference(projected, briefModuleEngine, each, tally)).toBeUndefined();
    }),
    { seed, numRuns: runsOf(625) },
  );
  expect(tally.valid).toBeGreaterThan(tally.schemas);
  expect(tally.invalid).toBeGreaterThan(tally.schemas);
});

const flat = {
  type: "object",
  properties: { mode: { enum: ["fast", "slow"] }, count: { type: "integer", minimum: 1 }, "a/b": { type: "string" } },
  required: ["mode"],
  additionalProperties: false,
} as const;

describe("a module of brief errors", () => {
  test("tells place, keyword and where it stands", () => {
    const { validate } = load(precompile(flat, { format: "script", errors: "brief" }).code);
    expect(structuredClone(validate({ mode: "fsat", count: -0.5, "a/b": 1, "x~": 1 }))).toEqual({
      ok: false,
      errors: [
        { path: "/mode", keyword: "enum", schemaPath: "#/properties/mode/enum" },
        { path: "/count", keyword: "type", schemaPath: "#/properties/count/type" },
        { path: "/count", keyword: "minimum", schemaPath: "#/properties/count/minimum" },
        { path: "/a~1b", keyword: "type", schemaPath: "#/properties/a~1b/type" },
        { path: "/x~0", keyword: "additionalProperties", schemaPath: "#/additionalProperties" },
      ],
      truncated: false,
    });
  });

  test("has the interpreter's limits, and nothing comes out of it", () => {
    const engine = briefModuleEngine(rich, options);
    const judge = projected(rich, options);
    for (const instance of instances) {
      expect(engine.validate(instance)).toEqual(judge.validate(instance));
      expect(engine.check(instance)).toBe(judge.check(instance));
    }
  });

  test("keeps faults apart that only their facts tell apart", () => {
    const schema = {
      allOf: [{ minimum: 3 }, { minimum: 5 }, { minimum: 5 }],
      anyOf: [{ type: "string" }, { enum: [1] }],
    };
    const { validate } = load(precompile(schema, { format: "script", errors: "brief" }).code);
    expect(structuredClone(validate(2))).toEqual({
      ok: false,
      errors: [
        { path: "", keyword: "minimum", schemaPath: "#/allOf/0/minimum" },
        { path: "", keyword: "minimum", schemaPath: "#/allOf/1/minimum" },
        { path: "", keyword: "enum", schemaPath: "#/anyOf/1/enum" },
      ],
      truncated: false,
    });
  });

  test("holds nothing that would word facts, and no second pass", () => {
    const { code } = precompile(flat, { errors: "brief" });
    const full = precompile(flat).code;
    for (const word of ["nearest", "typeError", "allowed", "expectedType", "function check"]) {
      expect([word, code.includes(word), full.includes(word)]).toEqual([word, false, true]);
    }
  });

  test("without `validate` is what it is without the option", () => {
    const exports = ["check", "schemaHash"] as const;
    expect(precompile(flat, { exports, errors: "brief" })).toEqual(precompile(flat, { exports }));
  });

  test("of a catalog judges each by its own schema", () => {
    const { code } = precompileCatalog({ a: flat, b: { type: "string" } }, { format: "script", errors: "brief" });
    const catalog = runScript(code, "validators") as Record<string, ModuleExports>;
    expect(catalog["a"]!.check({ mode: "fast" })).toBe(true);
    expect(catalog["b"]!.check({ mode: "fast" })).toBe(false);
    expect(structuredClone(catalog["b"]!.validate(1))).toMatchObject({
      errors: [{ path: "", keyword: "type", schemaPath: "#/type" }],
    });
  });

  test("is declared as it is", () => {
    const { types } = precompile(flat, { errors: "brief" });
    expect(types).toContain("readonly schemaPath: string;");
    expect(types).not.toMatch(/expectedType|ErrorFacts/u);
    expect(types).toContain("validate(value: unknown): Result<Value>");
  });

  test("is refused by a registry, which says why", () => {
    for (const compileOptions of [{}, { maxErrors: 3 }]) {
      const { code } = precompile(flat, { ...compileOptions, format: "script", errors: "brief" });
      const validator = runScript(code) as PrecompiledValidator;
      const register = (): unknown =>
        new ToolRegistry(compileOptions).register("a", flat, () => undefined, { validator });
      expect(register).toThrow(RegistryError);
      expect(register).toThrow(/errors are brief.*errors: "full"/u);
    }
  });

  test("is described by keyword and place in the schema, where facts would be told", () => {
    const { validate } = load(precompile(flat, { format: "script", errors: "brief" }).code);
    const result = validate({ mode: "x", count: 0, y: 1 }) as { errors: readonly ValidationError[] };
    expect(tell(result.errors)).toBe(
      [
        '/mode does not satisfy "enum" (#/properties/mode/enum)',
        '/count does not satisfy "minimum" (#/properties/count/minimum)',
        "/y is not a known property: rename it or leave it out",
      ].join("\n"),
    );
    const branches = [{ path: "", keyword: "anyOf", schemaPath: "#/anyOf" }];
    expect(tell(branches as never)).toBe('(root) does not satisfy "anyOf" (#/anyOf)');
  });
});

test("the option is full or brief", () => {
  expect(() => precompile(flat, { errors: "short" as never })).toThrow(TypeError);
});

function load(code: string): ModuleExports {
  return runScript(code) as ModuleExports;
}
