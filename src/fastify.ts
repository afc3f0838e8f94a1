/** For Fastify 5; imports nothing of it. */
import { type FastifyCompiler, type FastifyOptions, makeValidatorCompiler } from "./adapters/fastify.ts";
import { compile } from "./compile/compile.ts";

export type { FastifyError, FastifyValidator } from "./adapters/fastify.ts";
export type { FastifyCompiler, FastifyOptions };

/**
 * For `app.setValidatorCompiler(validatorCompiler())`. Schemas without `$schema` are read as draft-07, as Fastify's own
 * validator does. Unlike that, nothing is coerced, filled in or removed: what comes as text (queries, params, headers) has
 * to be described as text.
 *
 * What `app.addSchema` holds is not seen here; {@link buildValidator} sees it. The compiler throws a `SchemaError` on a
 * schema that cannot be used, and Fastify then does not start.
 */
export function validatorCompiler(options: FastifyOptions = {}): FastifyCompiler {
  return makeValidatorCompiler(compile, options);
}

/**
 * For `Fastify({ schemaController: { compilersFactory: { buildValidator: buildValidator() } } })`: as
 * {@link validatorCompiler}, for the whole application, with references to what `app.addSchema` holds.
 */
export function buildValidator(options: FastifyOptions = {}): (
  externalSchemas: Readonly<Record<string, unknown>>,
  fastifyOptions?: unknown,
  // biome-ignore lint/suspicious/noExplicitAny: Fastify's type here is that of one validator, with its internals
) => (route: { readonly schema: unknown }) => any {
  return (externalSchemas) => makeValidatorCompiler(compile, options, externalSchemas);
}
