import { isObject } from "../json/value.ts";
import type { ToolDefinition } from "../registry/tool.ts";
import type { Schema } from "../schema/infer.ts";

/** What is read of a tool that a server lists. */
export interface ListedTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: object;
  readonly outputSchema?: object | undefined;
  readonly annotations?: object | undefined;
}

/** Sends a call to the server that lists the tool: `(name, args) => client.callTool({ name, arguments: args })`. */
export type McpCaller<Context> = (name: string, args: Record<string, unknown>, context: Context) => unknown;

/**
 * The tools that a server lists, as `registerAll` takes them: `registry.registerAll(fromMcp(tools, call))` registers the
 * good ones and tells of the others in `refused`. Servers name tools more freely than a registry does by default, so
 * the registry wants `names: "mcp"`; `unknownKeywords: "ignore"` takes schemas with keywords nobody knows.
 *
 * `idempotentHint` and `readOnlyHint` make a tool `idempotent`. What an entry lacks, `registerAll` tells.
 */
export function fromMcp<Context = unknown>(
  tools: readonly ListedTool[],
  call: McpCaller<Context>,
): ToolDefinition<Schema, Context>[] {
  return tools.map((tool: unknown) => {
    if (!isObject(tool)) return tool as unknown as ToolDefinition<Schema, Context>;
    const { name, description, inputSchema, outputSchema, annotations } = tool as Partial<ListedTool>;
    return {
      name: name as string,
      schema: inputSchema as Schema,
      handler: (args: unknown, context: Context) => call(name as string, args as Record<string, unknown>, context),
      description,
      idempotent: isRepeatable(annotations),
      outputSchema: outputSchema as Schema | undefined,
      annotations: annotations as Record<string, unknown> | undefined,
    };
  });
}

function isRepeatable(annotations: unknown): boolean {
  if (!isObject(annotations)) return false;
  const { idempotentHint, readOnlyHint } = annotations as Readonly<Record<string, unknown>>;
  return idempotentHint === true || readOnlyHint === true;
}
