import { type Context, createContext, Script } from "node:vm";
import { prepare } from "../src/compile/compile.ts";
import type { Json } from "../src/json/value.ts";
import { precompile } from "../src/precompile.ts";
import type { Result } from "../src/report/errors.ts";
import type { Infer, Schema } from "../src/schema/infer.ts";
import type { CompileOptions } from "../src/schema/options.ts";
import { makeStandardProps } from "../src/schema/standard.ts";
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
export const moduleEngine: Engine = (schema, options) => load(schema, options, "full");

/** The same with brief errors, whatever their type says here. */
export const briefModuleEngine: Engine = (schema, options) => load(schema, options, "brief");

function load<const S extends Schema>(
  schema: S,
  options: CompileOptions | undefined,
  errors: "full" | "brief",
): Validator<Infer<S>> {
  const { warnings, root } = prepare(schema, options);
  const { code } = precompile(schema, { ...options, format: "script", errors });
  const exported = runScript(code) as ModuleExports;
  const validate = (value: unknown): Result<Infer<S>> => {
    const result = exported.validate(value);
    return result.ok ? { ok: true, value: value as Infer<S> } : structuredClone(result);
  };
  const copy = root.schema as Json as Schema;
  return {
    check: (value): value is Infer<S> => exported.check(value),
    validate,
    schema: copy,
    warnings,
    source: code,
    "~standard": makeStandardProps(validate, copy, root.resource.dialect.draft),
  };
}
