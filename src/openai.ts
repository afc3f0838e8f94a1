/** For the `openai` package and everything that speaks its Chat Completions or Responses interface; imports nothing of it. */
export type { ExportOptions, NameLookup, ObjectSchema } from "./adapters/export.ts";
export { InvalidCallError } from "./adapters/invalid-call.ts";
export {
  type ChatTool,
  type ChatToolCall,
  type ChatToolMessage,
  type ChatTools,
  chatTools,
  type ResponsesFunctionCall,
  type ResponsesFunctionOutput,
  type ResponsesTool,
  type ResponsesTools,
  type RunnableChatTool,
  responsesTools,
  runnableTools,
} from "./adapters/openai.ts";
export type { ToolSource } from "./adapters/tool-source.ts";
export { ExportedNameError, type Separator } from "./providers/names.ts";
