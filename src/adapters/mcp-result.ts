import { isObject } from "../json/value.ts";
import type { Tool } from "../registry/tool.ts";
import { describe } from "../report/messages.ts";
import { toText } from "./export.ts";

/** A block of a tool's result, as MCP has them: text, images, resources. */
export type McpContent = { readonly type: "text"; readonly text: string } | { readonly type: string };

/** `CallToolResult` of MCP. */
export interface McpResult {
  // biome-ignore lint/suspicious/noExplicitAny: each SDK has a union of its own for blocks, and takes no other
  content: any[];
  isError?: boolean;
  structuredContent?: Record<string, unknown>;
  [member: string]: unknown;
}

/** A result that tells the model what went wrong. */
export function errorResult(text: string): McpResult {
  return { content: [{ type: "text", text }], isError: true };
}

/**
 * What a handler returned, as MCP wants it. A value that satisfies the tool's `outputSchema` becomes `structuredContent`,
 * repeated as text for clients that know no better; a `CallToolResult` goes through as it is. A result that breaks the
 * promise of the `outputSchema` is an error, and an error carries no `structuredContent`.
 */
export function toMcpResult(tool: Tool, value: unknown): McpResult {
  const { outputValidator } = tool;
  const isPlain = outputValidator?.check(value) === true;
  if (!isPlain && isCallToolResult(value)) return judgeOwnResult(tool, value);
  if (outputValidator === undefined) return { content: textContent(value) };
  const result = outputValidator.validate(value);
  if (!result.ok) return errorResult(`${tool.name} gave a result that is not valid:\n${describe(result.errors)}`);
  if (!isObject(value)) return { content: textContent(value) };
  return { content: textContent(value), structuredContent: value as Record<string, unknown> };
}

function judgeOwnResult(tool: Tool, given: McpResult): McpResult {
  if (given.isError === true) {
    // A client checks it against the schema of good results, and would refuse the error for another.
    const { structuredContent: _, ...result } = given;
    return result;
  }
  if (tool.outputValidator === undefined) return given;
  const { structuredContent } = given;
  const result = tool.outputValidator.validate(structuredContent);
  if (result.ok) return given;
  return errorResult(`${tool.name} gave structuredContent that is not valid:\n${describe(result.errors)}`);
}

/** Told by its blocks: each names its type. */
function isCallToolResult(value: unknown): value is McpResult {
  if (!isObject(value)) return false;
  const { content } = value as { readonly content?: unknown };
  return (
    Array.isArray(content) &&
    content.every((block: unknown) => isObject(block) && typeof (block as { type?: unknown }).type === "string")
  );
}

function textContent(value: unknown): McpContent[] {
  if (value === undefined) return [];
  return [{ type: "text", text: toText(value) }];
}
