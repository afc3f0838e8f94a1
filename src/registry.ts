/** The registry without a compiler: for precompiled validators, or an engine passed as an option. */
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
export { ToolRegistry } from "./registry/tool-registry.ts";
export type { Result, ValidationError } from "./report/errors.ts";
export { describe } from "./report/messages.ts";
export type { Infer, Schema } from "./schema/infer.ts";
export type { CompileOptions } from "./schema/options.ts";
export { SchemaError, type SchemaProblem } from "./schema/problems.ts";
export type { StandardIssue, StandardProps } from "./schema/standard.ts";
export type { Engine, Validator } from "./schema/validator.ts";
