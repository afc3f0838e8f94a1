import { copyJson } from "../json/copy.ts";
import { isObject, type Json } from "../json/value.ts";
import type { Tool, ToolAnnotations } from "../registry/tool.ts";
import { describe } from "../report/messages.ts";
import { viewSchema } from "../schema/view.ts";
import { type ObjectSchema, objectSchema } from "./export.ts";
import { errorResult, type McpResult, toMcpResult } from "./mcp-result.ts";
import { type ToolSource, toolsOf } from "./tool-source.ts";

/** A tool as MCP lists it. */
export interface McpTool {
  name: string;
  description?: string;
  inputSchema: ObjectSchema;
  outputSchema?: ObjectSchema;
  annotations: McpAnnotations;
}

export interface McpAnnotations {
  idempotentHint: boolean;
  [hint: string]: unknown;
}

/** What both SDKs hand to a handler of `tools/call`. */
export interface McpCallRequest {
  readonly params: { readonly name: string; readonly arguments?: Record<string, unknown> | undefined };
}

/** A request that is wrong as such: JSON-RPC error -32602, invalid params. Both SDKs send `code` and `message`. */
export class McpRequestError extends Error {
  override readonly name: string = "McpRequestError";
  readonly code: number = -32602;
}

/**
 * The answer to `tools/list`: every tool, in the order of registration, in one page.
 *
 * Schemas go out in 2020-12, what MCP clients read by default, where that can say the same, and else as they are. An
 * `outputSchema` whose root is no object is checked by {@link callTool} but not listed: older clients refuse the list.
 *
 * Throws a `TypeError` that names the tools whose arguments can be no object.
 */
export function listTools(registry: ToolSource<never>): { tools: McpTool[] } {
  const wrong: string[] = [];
  const tools = toolsOf(registry).flatMap((tool): McpTool[] => {
    const inputSchema = objectSchema(viewSchema(tool.validator));
    if (inputSchema === undefined) wrong.push(tool.name);
    return inputSchema === undefined ? [] : [toMcpTool(tool, inputSchema)];
  });
  if (wrong.length === 0) return { tools };
  const names = wrong.map((name) => JSON.stringify(name)).join(", ");
  throw new TypeError(`MCP wants arguments to be an object; the schemas of these tools say otherwise: ${names}`);
}

function toMcpTool(tool: Tool<unknown, never>, inputSchema: ObjectSchema): McpTool {
  const { name, description, idempotent, annotations = {} } = tool;
  const output = tool.outputValidator === undefined ? copyOf(tool.outputSchema) : viewSchema(tool.outputValidator);
  const outputSchema = output?.["type"] === "object" ? (output as ObjectSchema) : undefined;
  return {
    name,
    ...(description === "" ? {} : { description }),
    inputSchema,
    ...(outputSchema === undefined ? {} : { outputSchema }),
    annotations: { ...annotationsOf(annotations), idempotentHint: idempotent },
  };
}

function copyOf(schema: unknown): Record<string, unknown> | undefined {
  return isObject(schema) ? (copyJson(schema as Json) as Record<string, unknown>) : undefined;
}

function annotationsOf(annotations: ToolAnnotations): Record<string, unknown> {
  return { ...annotations };
}

/**
 * The answer to `tools/call`: arguments are judged, and the handler is called with what is right. Wrong arguments, a
 * handler that throws and a result that breaks its `outputSchema` come back as results with `isError`, for the model to
 * read. (Beside a precompiled `validator`, an `outputSchema` without its `outputValidator` is listed, but not checked.)
 *
 * `context` is handed on to the handler.
 *
 * Throws an {@link McpRequestError}, JSON-RPC's -32602, on an unknown tool.
 */
export async function callTool<Context>(
  registry: ToolSource<Context>,
  request: McpCallRequest,
  ...[context]: unknown extends Context ? [context?: unknown] : [context: Context]
): Promise<McpResult> {
  const { name, arguments: args = {} } = request.params;
  const tool = findTool(registry, name);
  const result = tool.validator.validate(args);
  if (!result.ok) return errorResult(describe(result.errors, { toolName: name }));
  try {
    return toMcpResult(tool, await tool.handler(result.value, context as Context));
  } catch (error) {
    return errorResult(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function findTool<Context>(registry: ToolSource<Context>, name: string): Tool<unknown, Context> {
  try {
    return registry.get(name);
  } catch (error) {
    throw new McpRequestError(error instanceof Error ? error.message : String(error));
  }
}
