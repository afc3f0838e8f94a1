/** For `@google/genai`; imports nothing of it. */
export type { ExportOptions, NameLookup, ObjectSchema } from "./adapters/export.ts";
export {
  callableTool,
  type GeminiCallable,
  type GeminiFunction,
  type GeminiFunctionCall,
  type GeminiFunctionResponse,
  type GeminiTools,
  geminiTools,
} from "./adapters/gemini.ts";
export type { ToolSource } from "./adapters/tool-source.ts";
export { ExportedNameError, type Separator } from "./providers/names.ts";
