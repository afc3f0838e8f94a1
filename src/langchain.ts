/** For `@langchain/core`; imports nothing of it. */
export type { NameLookup } from "./adapters/export.ts";
export {
  type LangchainFields,
  type LangchainOptions,
  type LangchainTool,
  type LangchainTools,
  langchainTools,
} from "./adapters/langchain.ts";
export type { ToolSource } from "./adapters/tool-source.ts";
export { ExportedNameError, type Separator } from "./providers/names.ts";
