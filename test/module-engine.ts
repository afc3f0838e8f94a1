import { type Context, createContext, Script } from "node:vm";
import { prepare } from "../src/compile/compile.ts";
import type { Json } from "../src/json/value.ts";
import { precompile } from "../src/precompile.ts";
import type { Result } from "../src/report/errors.ts";
import type { Infer, Schema } from "../src/schema/infer.ts";
import type { CompileOptions } from "../src/schema/options.ts";
import type { Engine, Validator } from "../src/schema/validator.ts";

/** What a module exports, as the host sees it. */
export interface ModuleExports {
  check(value: unknown): boolean;
  validate(value: unknown): Result<unknown>;
  readonly schemaHash: string;
}

/** A host that refuses to make code from text, shared by all modules: a context of its own is dear. */
const host: Context = createContext({}, { codeGeneration: { strings: false, wasm: false } });

/** Runs a module written as a script, and gives back what its variable holds. */
export function runScript(code: string, name = "validator"): unknown {
  return new Script(`(() => { ${code}\nreturn ${name};\n})()`).runInContext(host);
}

/**
 * Precompiled modules as an engine, so that whatever tests engines tests them. Errors come from another realm, so they are
 * copied.
 */
export const moduleEngine: Engine = <const S extends Schema>(
  schema: S,
  options?: CompileOptions,
): Validator<Infer<S>> => {
  const { warnings, root } = prepare(schema, options);
  const { code } = precompile(schema, { ...options, format: "script" });
  const { check, validate } = runScript(code) as ModuleExports;
  return {
    check: (value): value is Infer<S> => check(value),
    validate(value) {
      const result = validate(value);
      return result.ok ? { ok: true, value: value as Infer<S> } : structuredClone(result);
    },
    schema: root.schema as Json as Schema,
    warnings,
    source: code,
  };
};
