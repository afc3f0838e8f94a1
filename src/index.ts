import { compile } from "./compile/compile.ts";
import type { RegistryOptions } from "./registry/options.ts";
import { ToolRegistry as BareToolRegistry } from "./registry/tool-registry.ts";

/** The registry with the compiler as its engine; the option `engine` takes another. */
export class ToolRegistry<Context = unknown> extends BareToolRegistry<Context> {
  /** Throws a `TypeError` that names the options of the wrong kind. */
  constructor(options: RegistryOptions = {}) {
    super(options, compile);
  }
}

export type { NameRule } from "./registry/names.ts";
export type { RegistryOptions } from "./registry/options.ts";
export { RegistryError, type RegistryErrorCode } from "./registry/registry-error.ts";
export type {
  PrecompiledValidator,
  RefusedTool,
  RegisteredTools,
  Tool,
  ToolAnnotations,
  ToolDefinition,
  ToolOptions,
} from "./registry/tool.ts";
export type { ErrorOf, ExpectedType, FailingKeyword, Result, ValidationError } from "./report/errors.ts";
export { fingerprint } from "./report/fingerprint.ts";
export { type DescribeOptions, describe } from "./report/messages.ts";
export { type DescribeSchemaOptions, describeSchema } from "./schema/describe-schema.ts";
export type { Infer, Schema } from "./schema/infer.ts";
export type { CompileOptions } from "./schema/options.ts";
export { SchemaError, type SchemaProblem } from "./schema/problems.ts";
export type { StandardIssue, StandardProps } from "./schema/standard.ts";
export type { Engine, Validator } from "./schema/validator.ts";
export { compile };
