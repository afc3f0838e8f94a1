import { describe } from "../report/messages.ts";
import type { Schema } from "../schema/infer.ts";
import type { CompileOptions } from "../schema/options.ts";
import type { Engine } from "../schema/validator.ts";

/** `jsonSchemaValidator` of both SDKs. */
export interface McpSchemaValidator {
  // biome-ignore lint/suspicious/noExplicitAny: each SDK has a schema type of its own
  getValidator<T>(schema: any): (input: unknown) => McpVerdict<T>;
}

export type McpVerdict<T> =
  | { valid: true; data: T; errorMessage: undefined }
  | { valid: false; data: undefined; errorMessage: string };

export interface McpSchemaValidatorOptions extends CompileOptions {
  /** `compile` or `interpret`. */
  readonly engine?: Engine;
}

/** See the entry `straightedge/mcp`. */
export function makeMcpSchemaValidator(
  defaultEngine: Engine,
  options: McpSchemaValidatorOptions = {},
): McpSchemaValidator {
  const { engine = defaultEngine, ...given } = options;
  // Schemas come from the other side of the wire, and with keywords of their own.
  const compileOptions: CompileOptions = { unknownKeywords: "ignore", ...given };
  return {
    getValidator<T>(schema: Schema): (input: unknown) => McpVerdict<T> {
      const validator = engine(schema, compileOptions);
      return (input) => {
        const result = validator.validate(input);
        if (result.ok) return { valid: true, data: result.value as T, errorMessage: undefined };
        return { valid: false, data: undefined, errorMessage: describe(result.errors) };
      };
    },
  };
}
