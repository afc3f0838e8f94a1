import { type ExportOptions, exportTools, type NameLookup, type ObjectSchema, toText } from "./export.ts";
import { InvalidCallError } from "./invalid-call.ts";
import type { ToolSource } from "./tool-source.ts";

/** An entry of `tools` of the Messages interface. */
export interface AnthropicTool {
  name: string;
  description?: string;
  input_schema: ObjectSchema;
  strict?: boolean;
}

/** What is read of a block of type `tool_use`. */
export interface ToolUse {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

/** The block that answers one call. */
export interface ToolResult {
  type: "tool_result";
  tool_use_id: string;
  content: string;
  is_error?: boolean;
}

export interface AnthropicTools<Context> extends NameLookup {
  tools: AnthropicTool[];
  /**
   * Judges a call, calls the handler with what is right, and gives the block that answers it. Wrong arguments and
   * unknown names are told in that block, with `is_error`. What the handler throws is thrown.
   */
  answer(call: ToolUse, context: Context): Promise<ToolResult>;
}

/**
 * The tools of a registry for the Messages interface, as plain data, and what answers their calls.
 *
 * Throws an `ExportedNameError` where two tools would have one name, a `TypeError` that names the tools whose arguments
 * can be no object.
 */
export function anthropicTools<Context>(
  registry: ToolSource<Context>,
  options: ExportOptions = {},
): AnthropicTools<Context> {
  const { tools, nameOf, judge } = exportTools(registry, "anthropic", options);
  return {
    tools: tools.map(({ name, tool: { description }, schema, strict }) => ({
      name,
      ...(description === "" ? {} : { description }),
      input_schema: schema,
      ...(strict ? { strict } : {}),
    })),
    nameOf,
    async answer({ id, name, input }, context) {
      const judged = judge(name, { value: input });
      if (!judged.ok) return { type: "tool_result", tool_use_id: id, content: judged.text, is_error: true };
      const content = toText(await judged.tool.handler(judged.args, context));
      return { type: "tool_result", tool_use_id: id, content };
    },
  };
}

/** A tool of the SDK's `toolRunner`, which calls functions by itself. */
export interface RunnableTool {
  type: "custom";
  name: string;
  description: string;
  input_schema: ObjectSchema;
  strict?: boolean;
  parse: (input: unknown) => unknown;
  run: (args: unknown, details?: unknown) => Promise<string>;
}

/**
 * The tools of a registry for the SDK's `client.beta.messages.toolRunner`. Arguments are judged by `parse`, and the SDK
 * hands the text of what that throws to the model. Handlers get what `context` makes of the SDK's own context of the
 * call (its block and a signal), by default that itself.
 *
 * Throws as {@link anthropicTools} does.
 */
export function runnableTools<Context>(
  registry: ToolSource<Context>,
  options: ExportOptions & { readonly context?: (details: unknown) => Context } = {},
): RunnableTool[] {
  const { context = (details: unknown) => details as Context, ...exportOptions } = options;
  const { tools, judge } = exportTools(registry, "anthropic", exportOptions);
  return tools.map(({ name, tool, schema, strict }) => ({
    type: "custom",
    name,
    description: tool.description,
    input_schema: schema,
    ...(strict ? { strict } : {}),
    parse(input) {
      const judged = judge(name, { value: input });
      if (!judged.ok) throw new InvalidCallError(judged);
      return judged.args;
    },
    run: async (args, details) => toText(await tool.handler(args, context(details))),
  }));
}
