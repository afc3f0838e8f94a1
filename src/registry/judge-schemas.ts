import { isObject, type Json, member } from "../json/value.ts";
import type { Result } from "../report/errors.ts";
import { draftOf } from "../schema/dialects.ts";
import { copySchema } from "../schema/document.ts";
import { briefMark, schemaHash } from "../schema/hash.ts";
import type { Infer, Schema } from "../schema/infer.ts";
import { SchemaError, type SchemaProblem } from "../schema/problems.ts";
import { makeStandardProps } from "../schema/standard.ts";
import type { Validator } from "../schema/validator.ts";
import type { RegistrySettings } from "./options.ts";
import { RegistryError } from "./registry-error.ts";
import type { PrecompiledValidator, ToolOptions } from "./tool.ts";

/** A tool's schemas, found fit for use. */
export interface JudgedSchemas<T> {
  readonly validator: Validator<T>;
  readonly outputSchema?: Schema;
  readonly outputValidator?: Validator;
  readonly warnings: readonly SchemaProblem[];
}

/**
 * Compiles both schemas of a tool, or takes the precompiled validators. Beside a precompiled validator of the arguments
 * nothing is compiled: an `outputSchema` without its own is kept and not judged by.
 *
 * Throws a {@link SchemaError} with the problems of both, a `RegistryError` "stale-validator", and a `TypeError` where
 * there is neither an engine nor a validator.
 */
export function judgeSchemas<const S extends Schema>(
  tool: string,
  schema: S,
  options: ToolOptions,
  settings: RegistrySettings,
): JudgedSchemas<Infer<S>> {
  const { outputSchema, validator: ofArguments, outputValidator: ofResults } = options;
  const engine = ofArguments === undefined ? settings.engine : undefined;
  if (engine === undefined && ofArguments === undefined) throw new TypeError(noEngine(tool));
  const problems: SchemaProblem[] = [];
  let stale: RegistryError | undefined;

  function collect<Made>(make: () => Made, word: (problem: SchemaProblem) => SchemaProblem): Made | undefined {
    try {
      return make();
    } catch (error) {
      if (error instanceof SchemaError) problems.push(...error.problems.map(word));
      else if (error instanceof RegistryError) stale ??= error;
      else throw error;
      return undefined;
    }
  }

  function make<const T extends Schema>(of: T, option: "validator" | "outputValidator"): Validator<Infer<T>> {
    const precompiled = options[option];
    if (precompiled === undefined) return engine!(of, settings.compileOptions);
    return adopt(tool, copySchema(of), option, precompiled, settings);
  }

  const validator = collect(() => make(schema, "validator"), asIs);
  let output: Validator | undefined;
  let kept: Schema | undefined;
  if (outputSchema !== undefined) {
    const isJudged = engine !== undefined || ofResults !== undefined;
    output = isJudged ? collect(() => make(outputSchema, "outputValidator"), ofOutput) : undefined;
    kept = isJudged ? output?.schema : collect(() => copySchema(outputSchema) as Schema, ofOutput);
  }
  if (problems.length > 0) throw new SchemaError(problems, tool);
  if (validator === undefined || stale !== undefined) throw stale!;
  return {
    validator,
    ...(kept === undefined ? {} : { outputSchema: kept }),
    ...(output === undefined ? {} : { outputValidator: output }),
    warnings: Object.freeze([...validator.warnings, ...(output?.warnings ?? []).map(ofOutput)]),
  };
}

function asIs(problem: SchemaProblem): SchemaProblem {
  return problem;
}

/** Pointers of both schemas start at their own roots, so the message says which. */
function ofOutput(problem: SchemaProblem): SchemaProblem {
  return { ...problem, message: `in outputSchema: ${problem.message}` };
}

function adopt<T>(
  tool: string,
  schema: Json,
  option: string,
  precompiled: PrecompiledValidator,
  { optionsHash, compileOptions: { dialect = "2020-12" } }: RegistrySettings,
): Validator<T> {
  const hash = schemaHash(schema, optionsHash);
  if (precompiled.schemaHash !== hash) {
    const isBrief = precompiled.schemaHash === schemaHash(schema, optionsHash + briefMark);
    const cause = isBrief ? brevity : staleness(precompiled.schemaHash, hash);
    throw new RegistryError("stale-validator", tool, { detail: `${option}: ${cause}` });
  }
  const validate = (value: unknown): Result<T> => precompiled.validate(value) as Result<T>;
  const named = isObject(schema) ? member(schema, "$schema") : undefined;
  const draft = (typeof named === "string" ? draftOf(named) : undefined) ?? dialect;
  return Object.freeze({
    check: (value: unknown): value is T => precompiled.check(value),
    validate,
    schema: schema as Schema,
    warnings: [],
    source: "",
    "~standard": makeStandardProps(validate, schema as Schema, draft),
  });
}

const brevity = 'its errors are brief, and a model needs their facts; precompile the schema again with errors: "full"';

/** The part before the full stop is the schema's. */
function staleness(actual: string, expected: string): string {
  const isSchema = actual.split(".")[0] !== expected.split(".")[0];
  const cause = isSchema
    ? "it was made from another schema"
    : "it was made with other options than those of the registry (dialect, formats, content, patterns, maxErrors, maxDepth)";
  return `${cause}: its hash is ${JSON.stringify(actual)}, ${JSON.stringify(expected)} is expected; precompile the schema again`;
}

function noEngine(tool: string): string {
  return (
    `register ${JSON.stringify(tool)}: this registry has no engine to compile the schema; import ToolRegistry from ` +
    '"straightedge", or pass the option engine (`compile`, `interpret`), or give the tool a precompiled validator'
  );
}
