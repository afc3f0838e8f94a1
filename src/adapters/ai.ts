import type { Tool } from "../registry/tool.ts";
import type { StandardProps } from "../schema/standard.ts";
import { type ExportedTool, type ExportOptions, exportTools, type NameLookup } from "./export.ts";
import { InvalidCallError } from "./invalid-call.ts";
import type { ToolSource } from "./tool-source.ts";

/** A tool as `tool` and `generateText` of the AI SDK take it. */
export interface AiTool {
  description: string;
  inputSchema: AiSchema;
  execute: (input: unknown, details: unknown) => Promise<unknown>;
}

/** To the SDK a schema of its own, whose text it does not change; to type checkers and older versions a Standard Schema. */
export interface AiSchema {
  readonly "~standard": StandardProps;
}

export interface AiTools extends NameLookup {
  /** By exported name. */
  tools: Record<string, AiTool>;
}

export interface AiOptions<Context> extends Pick<ExportOptions, "separator"> {
  /**
   * Makes the handlers' context of what the SDK hands to `execute` beside the arguments (the call's id, the messages, a
   * signal). By default that itself.
   */
  readonly context?: (details: unknown) => Context;
}

/**
 * The tools of a registry for `generateText`, `streamText` and the agents of the AI SDK. Arguments are judged before
 * `execute` is called, and the SDK gives the model the text of what is wrong.
 *
 * Throws an `ExportedNameError` where two tools would have one name, a `TypeError` that names the tools whose arguments
 * can be no object.
 */
export function aiTools<Context>(registry: ToolSource<Context>, options: AiOptions<Context> = {}): AiTools {
  const { context = (details: unknown) => details as Context, ...exportOptions } = options;
  // Names go to whichever provider the model is of: the strictest of the large ones.
  const { tools, nameOf, judge } = exportTools(registry, "openai", exportOptions);
  const entries = tools.map((exported): [string, AiTool] => [
    exported.name,
    {
      description: exported.tool.description,
      inputSchema: schemaOf(exported, (value) => judge(exported.name, { value })),
      execute: async (input, details) => (exported.tool as Tool<unknown, Context>).handler(input, context(details)),
    },
  ]);
  return { tools: Object.fromEntries(entries), nameOf };
}

/** By which the SDK knows its own schemas, whatever copy of it made them. */
const schemaSymbol = Symbol.for("vercel.ai.schema");

type Judge = (value: unknown) => ReturnType<ReturnType<typeof exportTools>["judge"]>;

function schemaOf<Context>({ tool, schema }: ExportedTool<Context>, judge: Judge): AiSchema {
  const own = {
    [schemaSymbol]: true,
    _type: undefined,
    jsonSchema: schema,
    validate(value: unknown) {
      const judged = judge(value);
      if (judged.ok) return { success: true, value: judged.args };
      return { success: false, error: new InvalidCallError(judged) };
    },
    "~standard": tool.validator["~standard"],
  };
  return own;
}
