import type { ValidationError } from "../report/errors.ts";
import { errorMessage } from "../report/messages.ts";
import type { Schema } from "../schema/infer.ts";
import type { CompileOptions } from "../schema/options.ts";
import type { Engine } from "../schema/validator.ts";

/** An error as Fastify formats and hands it on. */
export interface FastifyError {
  keyword: string;
  /** RFC 6901: the place that has to change, of a missing property too. */
  instancePath: string;
  schemaPath: string;
  /** The facts of the error: `expectedType`, `allowed`, `limit`, … */
  params: Record<string, unknown>;
  message: string;
}

/** What Fastify calls with each body, query, …; `errors` are those of the last call. */
export interface FastifyValidator {
  (value: unknown): boolean;
  errors?: FastifyError[] | null;
}

export type FastifyCompiler = (route: { readonly schema: unknown }) => FastifyValidator;

export interface FastifyOptions extends CompileOptions {
  /** `compile` or `interpret`. */
  readonly engine?: Engine;
}

/** See the entry `straightedge/fastify`. */
export function makeValidatorCompiler(
  defaultEngine: Engine,
  options: FastifyOptions,
  externalSchemas: Readonly<Record<string, unknown>> = {},
): FastifyCompiler {
  const { engine = defaultEngine, schemas = {}, ...given } = options;
  const compileOptions: CompileOptions = {
    // What schemas in Fastify are written in.
    dialect: "draft-07",
    ...given,
    schemas: { ...schemas, ...(externalSchemas as Record<string, Schema>) },
  };
  return ({ schema }) => {
    const validator = engine(schema as Schema, compileOptions);
    const judge: FastifyValidator = (value) => {
      const result = validator.validate(value);
      judge.errors = result.ok ? null : result.errors.map(toFastifyError);
      return result.ok;
    };
    return judge;
  };
}

function toFastifyError(error: ValidationError): FastifyError {
  const { path, keyword, schemaPath, ...params } = error;
  return { keyword, instancePath: path, schemaPath, params, message: errorMessage(error) };
}
