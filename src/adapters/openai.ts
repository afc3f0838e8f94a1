import { type ExportOptions, exportTools, type NameLookup, type ObjectSchema, toText } from "./export.ts";
import { InvalidCallError } from "./invalid-call.ts";
import type { ToolSource } from "./tool-source.ts";

/** An entry of `tools` of the Chat Completions interface. */
export interface ChatTool {
  type: "function";
  function: { name: string; description?: string; parameters: ObjectSchema; strict?: boolean };
}

/** What is read of an entry of `tool_calls`. */
export interface ChatToolCall {
  readonly id: string;
  readonly function: { readonly name: string; readonly arguments: string };
}

/** The message that answers one call. */
export interface ChatToolMessage {
  role: "tool";
  tool_call_id: string;
  content: string;
}

export interface ChatTools<Context> extends NameLookup {
  tools: ChatTool[];
  /**
   * Judges a call, calls the handler with what is right, and gives the message that answers it. Wrong arguments and
   * unknown names are told in that message. What the handler throws is thrown.
   */
  answer(call: ChatToolCall, context: Context): Promise<ChatToolMessage>;
}

/**
 * The tools of a registry for the Chat Completions interface, as plain data, and what answers their calls.
 *
 * Throws an `ExportedNameError` where two tools would have one name, a `TypeError` that names the tools whose arguments
 * can be no object.
 */
export function chatTools<Context>(registry: ToolSource<Context>, options: ExportOptions = {}): ChatTools<Context> {
  const exported = exportTools(registry, "openai", options);
  return {
    tools: exported.tools.map(({ name, tool, schema, strict }) => ({
      type: "function",
      function: { name, ...describedBy(tool), parameters: schema, ...(strict ? { strict } : {}) },
    })),
    nameOf: exported.nameOf,
    async answer({ id, function: { name, arguments: text } }, context) {
      const judged = exported.judge(name, { text });
      const content = judged.ok ? toText(await judged.tool.handler(judged.args, context)) : judged.text;
      return { role: "tool", tool_call_id: id, content };
    },
  };
}

/** An entry of `tools` of the Responses interface. */
export interface ResponsesTool {
  type: "function";
  name: string;
  description?: string;
  parameters: ObjectSchema;
  strict: boolean;
}

/** What is read of an item of type `function_call`. */
export interface ResponsesFunctionCall {
  readonly call_id: string;
  readonly name: string;
  readonly arguments: string;
}

/** The item that answers one call. */
export interface ResponsesFunctionOutput {
  type: "function_call_output";
  call_id: string;
  output: string;
}

export interface ResponsesTools<Context> extends NameLookup {
  tools: ResponsesTool[];
  /** As that of {@link chatTools}, with the item that answers the call. */
  answer(call: ResponsesFunctionCall, context: Context): Promise<ResponsesFunctionOutput>;
}

/** The tools of a registry for the Responses interface. Throws as {@link chatTools} does. */
export function responsesTools<Context>(
  registry: ToolSource<Context>,
  options: ExportOptions = {},
): ResponsesTools<Context> {
  const exported = exportTools(registry, "openai", options);
  return {
    tools: exported.tools.map(({ name, tool, schema, strict }) => ({
      type: "function",
      name,
      ...describedBy(tool),
      parameters: schema,
      strict,
    })),
    nameOf: exported.nameOf,
    async answer({ call_id, name, arguments: text }, context) {
      const judged = exported.judge(name, { text });
      const output = judged.ok ? toText(await judged.tool.handler(judged.args, context)) : judged.text;
      return { type: "function_call_output", call_id, output };
    },
  };
}

/** An entry of `tools` of the SDK's `runTools`, which calls functions by itself. */
export interface RunnableChatTool<Context> {
  type: "function";
  function: {
    name: string;
    description: string;
    parameters: ObjectSchema;
    strict?: boolean;
    parse: (text: string) => object;
    function: (args: object, runner: unknown, context: Context) => unknown;
  };
}

/**
 * The tools of a registry for the SDK's `client.chat.completions.runTools`. Arguments are judged by `parse`, and the SDK
 * hands the text of what that throws to the model. Handlers get the option `toolContext` of `runTools` as their context.
 *
 * Throws as {@link chatTools} does.
 */
export function runnableTools<Context>(
  registry: ToolSource<Context>,
  options: ExportOptions = {},
): RunnableChatTool<Context>[] {
  const { tools, judge } = exportTools(registry, "openai", options);
  return tools.map(({ name, tool, schema, strict }) => ({
    type: "function",
    function: {
      name,
      description: tool.description,
      parameters: schema,
      ...(strict ? { strict } : {}),
      parse(text) {
        const judged = judge(name, { text });
        if (!judged.ok) throw new InvalidCallError(judged);
        return judged.args as object;
      },
      function: (args, _runner, context) => tool.handler(args, context),
    },
  }));
}

function describedBy({ description }: { readonly description: string }): { description?: string } {
  return description === "" ? {} : { description };
}
