import { isObject } from "../../src/json/value.ts";
import type { Result, ValidationError } from "../../src/report/errors.ts";
import { copySchema } from "../../src/schema/document.ts";
import type { Infer, Schema } from "../../src/schema/infer.ts";
import type { CompileOptions } from "../../src/schema/options.ts";
import { SchemaError } from "../../src/schema/problems.ts";
import { makeStandardProps } from "../../src/schema/standard.ts";
import type { Engine, Validator } from "../../src/schema/validator.ts";

export interface Compiled {
  readonly schema: unknown;
  readonly options: CompileOptions | undefined;
}

/**
 * An engine that knows `type: "object"` and `required`, refuses each `bad…` keyword and warns of each `odd…` keyword: a
 * registry must not need more to know of an engine. `compiled` lists what it was given.
 */
export function toyEngine(): { readonly engine: Engine; readonly compiled: readonly Compiled[] } {
  const compiled: Compiled[] = [];
  const engine: Engine = <const S extends Schema>(schema: S, options?: CompileOptions): Validator<Infer<S>> => {
    compiled.push({ schema, options });
    const copy = copySchema(schema);
    const told = (start: string, message: string) =>
      Object.keys(copy as object)
        .filter((keyword) => keyword.startsWith(start))
        .map((keyword) => ({ pointer: `/${keyword}`, keyword, message }));
    const problems = told("bad", "is not to be used");
    if (problems.length > 0) throw new SchemaError(problems);
    const required = (copy as { required?: readonly string[] }).required ?? [];
    const faults = (value: unknown): ValidationError[] => {
      if (!isObject(value)) {
        return [{ path: "", keyword: "type", expectedType: "object", actualType: "string", schemaPath: "#/type" }];
      }
      return required
        .filter((name) => !Object.hasOwn(value, name))
        .map((name) => ({ path: `/${name}`, keyword: "required", schemaPath: "#/required" }));
    };
    const validate = (value: unknown): Result<Infer<S>> => {
      const [first, ...others] = faults(value);
      if (first === undefined) return { ok: true, value: value as Infer<S> };
      return { ok: false, errors: [first, ...others], truncated: false };
    };
    return {
      check: (value): value is Infer<S> => faults(value).length === 0,
      validate,
      schema: copy as Schema,
      warnings: told("odd", "is odd"),
      source: "",
      "~standard": makeStandardProps(validate, copy as Schema, "2020-12"),
    };
  };
  return { engine, compiled };
}
