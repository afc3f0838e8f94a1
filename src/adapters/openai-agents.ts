import { type ExportOptions, exportTools, type NameLookup } from "./export.ts";
import type { ToolSource } from "./tool-source.ts";

/** What `tool()` of the Agents SDK takes. */
export interface AgentToolOptions {
  name: string;
  description: string;
  /** The type is what the SDK asks of a schema that is not strict; what stands there is the tool's own. */
  parameters: {
    type: "object";
    // biome-ignore lint/suspicious/noExplicitAny: the SDK has types of its own for them
    properties: any;
    required: string[];
    additionalProperties: true;
  };
  strict: false;
  execute: (args: unknown, runContext?: unknown, details?: unknown) => Promise<unknown>;
  timeoutMs: number;
}

export interface AgentTools extends NameLookup {
  tools: AgentToolOptions[];
}

export interface AgentOptions<Context> extends ExportOptions {
  /** Makes the handlers' context of the SDK's run context; by default that itself. */
  readonly context?: (runContext: unknown) => Context;
}

/**
 * The tools of a registry as options of `tool()`: `agentTools(registry).tools.map((options) => tool(options))`. The SDK
 * itself judges no arguments by a JSON Schema, so `execute` does, and its answer to wrong ones is the text of what is
 * wrong. `timeoutMs` is the tool's.
 *
 * Throws an `ExportedNameError` where two tools would have one name, a `TypeError` that names the tools whose arguments
 * can be no object.
 */
export function agentTools<Context>(registry: ToolSource<Context>, options: AgentOptions<Context> = {}): AgentTools {
  const { context = (runContext: unknown) => runContext as Context, ...exportOptions } = options;
  const { tools, nameOf, judge } = exportTools(registry, "openai-agents", exportOptions);
  return {
    tools: tools.map(({ name, tool, schema, strict }) => ({
      name,
      description: tool.description,
      parameters: { properties: {}, required: [], ...schema } as unknown as AgentToolOptions["parameters"],
      strict: strict as false,
      async execute(args, runContext) {
        const judged = judge(name, { value: args });
        return judged.ok ? tool.handler(judged.args, context(runContext)) : judged.text;
      },
      timeoutMs: tool.timeoutMs,
    })),
    nameOf,
  };
}
