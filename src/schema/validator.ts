import type { Json } from "../json/value.ts";
import type { Result, ValidationError } from "../report/errors.ts";
import { tooDeep } from "../report/limits.ts";
import type { Infer, Schema } from "./infer.ts";
import type { CompileOptions } from "./options.ts";
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

/** What an engine makes of a schema. Both functions may throw: on depth, on a stack overflow, on what the instance throws. */
export interface Judgement {
  readonly source: string;
  /** Right when it says true; where it says false, `explain` has the last word. */
  verdict(value: unknown): boolean;
  /** All errors, or more than `maxErrors` of them; empty for a valid instance. */
  explain(value: unknown): ValidationError[];
}

/** Wraps an engine's judgement: catches what instances throw, cuts the list of errors. */
export function makeValidator<T>(prepared: PreparedSchema, judgement: Judgement): Validator<T> {
  const { maxDepth, maxErrors } = prepared.options;

  function explain(value: unknown): ValidationError[] {
    try {
      return judgement.explain(value);
    } catch (thrown) {
      return [faultOf(thrown, maxDepth)];
    }
  }

  function check(value: unknown): value is T {
    try {
      return judgement.verdict(value) || judgement.explain(value).length === 0;
    } catch {
      return false;
    }
  }

  function validate(value: unknown): Result<T> {
    try {
      if (judgement.verdict(value)) return { ok: true, value: value as T };
    } catch {
      // What was thrown is thrown again below, or the explaining pass finds an error before it.
    }
    const [first, ...others] = explain(value);
    if (first === undefined) return { ok: true, value: value as T };
    const truncated = others.length >= maxErrors;
    return { ok: false, errors: [first, ...others.slice(0, maxErrors - 1)], truncated };
  }

  const schema = prepared.root.schema as Json as Schema;
  let standard: StandardProps<T> | undefined;
  return Object.freeze({
    check,
    validate,
    schema,
    warnings: prepared.warnings,
    /** Written when first asked for: most callers never read it. */
    get source() {
      return judgement.source;
    },
    get "~standard"() {
      standard ??= makeStandardProps(validate, schema, prepared.root.resource.dialect.draft);
      return standard;
    },
  });
}

/** Too deep for the option or for the stack is one thing to a caller; anything else was thrown by the instance itself. */
function faultOf(thrown: unknown, limit: number): ValidationError {
  if (thrown === tooDeep || thrown instanceof RangeError)
    return { path: "", keyword: "maxDepth", limit, schemaPath: "#" };
  return { path: "", keyword: "access", schemaPath: "#" };
}
