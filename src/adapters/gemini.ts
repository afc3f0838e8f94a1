import { isObject } from "../json/value.ts";
import { type ExportOptions, exportTools, type NameLookup, type ObjectSchema } from "./export.ts";
import type { ToolSource } from "./tool-source.ts";

/** An entry of `functionDeclarations`. */
export interface GeminiFunction {
  name: string;
  description: string;
  parametersJsonSchema: ObjectSchema;
}

/** What is read of a part's `functionCall`. */
export interface GeminiFunctionCall {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly args?: Record<string, unknown> | undefined;
}

/** The part that answers one call. */
export interface GeminiFunctionResponse {
  functionResponse: { id?: string; name: string; response: Record<string, unknown> };
}

export interface GeminiTools<Context> extends NameLookup {
  /** For `config.tools`. */
  tools: { functionDeclarations: GeminiFunction[] }[];
  /**
   * Judges a call, calls the handler with what is right, and gives the part that answers it: `output`, or for wrong
   * arguments and unknown names `error`. What the handler throws is thrown.
   */
  answer(call: GeminiFunctionCall, context: Context): Promise<GeminiFunctionResponse>;
}

/**
 * The tools of a registry for Gemini's `generateContent`, as plain data, and what answers their calls.
 *
 * Throws an `ExportedNameError` where two tools would have one name, a `TypeError` that names the tools whose arguments
 * can be no object.
 */
export function geminiTools<Context>(registry: ToolSource<Context>, options: ExportOptions = {}): GeminiTools<Context> {
  const { tools, nameOf, judge } = exportTools(registry, "gemini", options);
  const functionDeclarations = tools.map(({ name, tool: { description }, schema }) => ({
    name,
    description,
    parametersJsonSchema: schema,
  }));
  return {
    tools: [{ functionDeclarations }],
    nameOf,
    async answer({ id, name = "", args = {} }, context) {
      const judged = judge(name, { value: args });
      const response = judged.ok ? { output: await judged.tool.handler(judged.args, context) } : { error: judged.text };
      return { functionResponse: { ...(id === undefined ? {} : { id }), name, response } };
    },
  };
}

/** What the SDK calls by itself while a model asks for it. */
export interface GeminiCallable {
  tool(): Promise<{ functionDeclarations: GeminiFunction[] }>;
  callTool(calls: GeminiFunctionCall[]): Promise<GeminiFunctionResponse[]>;
}

/**
 * The tools of a registry as one `CallableTool` for `config.tools`, whose calls the SDK makes by itself. A handler that
 * throws is an `error` for the model.
 *
 * Throws as {@link geminiTools} does.
 */
export function callableTool<Context>(
  registry: ToolSource<Context>,
  context: Context,
  options: ExportOptions = {},
): GeminiCallable {
  const { tools, answer } = geminiTools(registry, options);
  return {
    tool: async () => tools[0]!,
    callTool: (calls) =>
      Promise.all(
        calls.map(async (call) => {
          try {
            return await answer(call, context);
          } catch (error) {
            const response = { error: isObject(error) && error instanceof Error ? error.message : String(error) };
            return {
              functionResponse: { ...(call.id === undefined ? {} : { id: call.id }), name: call.name ?? "", response },
            };
          }
        }),
      ),
  };
}
