import type { Json } from "../json/value.ts";
import { makeErrorList } from "../report/error-list.ts";
import type { Result, ValidationError } from "../report/errors.ts";
import { cannotExplain, tooDeep } from "../report/limits.ts";
import type { Infer, Schema } from "./infer.ts";
import type { CompileOptions, ResolvedOptions } from "./options.ts";
import type { PreparedSchema } from "./prepare.ts";
import type { SchemaProblem } from "./problems.ts";
import { makeStandardProps, type StandardProps } from "./standard.ts";

/** Judges instances against one schema. Pure: no I/O, no clock, no mutation, and it never throws on any instance. */
export interface Validator<T = unknown> {
  /** The verdict alone: the fast pass. */
  check(value: unknown): value is T;
  /** The verdict, and on a false one the errors, at most `maxErrors`. */
  validate(value: unknown): Result<T>;
  /** The schema that was compiled: a frozen copy of the one given. */
  readonly schema: Schema;
  /** What was ignored or looks wrong, though the schema can be used. */
  readonly warnings: readonly SchemaProblem[];
  /** The generated JavaScript, for people to read; `""` from the interpreter. */
  readonly source: string;
  /** Standard Schema and Standard JSON Schema: how other libraries validate with it and read its schema. */
  readonly "~standard": StandardProps<T>;
}

/** `compile` or `interpret`. Throws a `SchemaError` on a schema that cannot be used, a `TypeError` on wrong options. */
export type Engine = <const S extends Schema>(schema: S, options?: CompileOptions) => Validator<Infer<S>>;

/** What an engine makes of a schema. Neither function throws. */
export interface Judgement {
  readonly source: string;
  check(value: unknown): boolean;
  validate(value: unknown): Result<unknown>;
}

export function makeValidator<T>(prepared: PreparedSchema, judgement: Judgement): Validator<T> {
  // What was prepared is many times larger than the schema: nothing here keeps it.
  const { warnings } = prepared;
  const schema = prepared.root.schema as Json as Schema;
  const { draft } = prepared.root.resource.dialect;
  const validate = judgement.validate as (value: unknown) => Result<T>;
  let standard: StandardProps<T> | undefined;
  return Object.freeze({
    check: judgement.check as (value: unknown) => value is T,
    validate,
    schema,
    warnings,
    /** Written when first asked for: most callers never read it. */
    get source() {
      return judgement.source;
    },
    get "~standard"() {
      standard ??= makeStandardProps(validate, schema, draft);
      return standard;
    },
  });
}

/** Adds all errors, or more than `maxErrors` of them, or none where the instance is valid after all. It may throw. */
export type Explain = (value: unknown, errors: ValidationError[]) => void;

/**
 * The result for an instance that was found wanting. `makeExplain` is called at the first; it and what it makes may throw:
 * on depth, on a stack overflow, on what the instance throws, or `cannotExplain`.
 *
 * One function for all validators: it is optimised long before each of them has met faults enough.
 */
export function makeRefusal(
  makeExplain: () => Explain,
  { maxDepth, maxErrors }: ResolvedOptions,
): (value: unknown) => Result<unknown> {
  let explain: Explain | undefined;
  return (value) => {
    let errors = makeErrorList();
    try {
      explain ??= makeExplain();
      explain(value, errors);
    } catch (thrown) {
      errors = [faultOf(thrown, maxDepth)];
    }
    if (errors.length === 0) return { ok: true, value };
    const truncated = errors.length > maxErrors;
    const told = (truncated ? errors.slice(0, maxErrors) : errors) as [ValidationError, ...ValidationError[]];
    return { ok: false, errors: told, truncated };
  };
}

/** Too deep for the option or for the stack is one thing to a caller; anything else was thrown by the instance itself. */
function faultOf(thrown: unknown, limit: number): ValidationError {
  if (thrown === tooDeep || thrown instanceof RangeError)
    return { path: "", keyword: "maxDepth", limit, schemaPath: "#" };
  return { path: "", keyword: thrown === cannotExplain ? "unexplained" : "access", schemaPath: "#" };
}
