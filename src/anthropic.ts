/** For `@anthropic-ai/sdk` and the Messages interface; imports nothing of it. */
export {
  type AnthropicTool,
  type AnthropicTools,
  anthropicTools,
  type RunnableTool,
  runnableTools,
  type ToolResult,
  type ToolUse,
} from "./adapters/anthropic.ts";
export type { ExportOptions, NameLookup, ObjectSchema } from "./adapters/export.ts";
export { InvalidCallError } from "./adapters/invalid-call.ts";
export type { ToolSource } from "./adapters/tool-source.ts";
export { ExportedNameError, type Separator } from "./providers/names.ts";
