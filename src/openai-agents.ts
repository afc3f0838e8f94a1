/** For `@openai/agents`; imports nothing of it. */
export type { NameLookup } from "./adapters/export.ts";
export { type AgentOptions, type AgentToolOptions, type AgentTools, agentTools } from "./adapters/openai-agents.ts";
export type { ToolSource } from "./adapters/tool-source.ts";
export { ExportedNameError, type Separator } from "./providers/names.ts";
