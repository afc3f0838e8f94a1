/** For the AI SDK (`ai`); imports nothing of it. */
export { type AiOptions, type AiSchema, type AiTool, type AiTools, aiTools } from "./adapters/ai.ts";
export type { NameLookup } from "./adapters/export.ts";
export { InvalidCallError } from "./adapters/invalid-call.ts";
export type { ToolSource } from "./adapters/tool-source.ts";
export { ExportedNameError, type Separator } from "./providers/names.ts";
