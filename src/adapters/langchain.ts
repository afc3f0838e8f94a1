import { copyJson, type MutableJson } from "../json/copy.ts";
import type { Json } from "../json/value.ts";
import type { StandardProps } from "../schema/standard.ts";
import { type ExportOptions, exportTools, type NameLookup } from "./export.ts";
import type { ToolSource } from "./tool-source.ts";

/** Both arguments of `tool()` of `@langchain/core/tools`. */
export interface LangchainTool {
  /** `config` is what the SDK passes: a signal, callbacks, … */
  func: (args: unknown, config?: unknown) => Promise<unknown>;
  fields: LangchainFields;
}

export interface LangchainFields {
  name: string;
  description: string;
  /** A Standard Schema: the SDK shows models the JSON Schema it gives. */
  // biome-ignore lint/suspicious/noExplicitAny: the SDK has a type of its own for it
  schema: { [keyword: string]: any };
}

export interface LangchainTools extends NameLookup {
  tools: LangchainTool[];
}

export interface LangchainOptions<Context> extends Pick<ExportOptions, "separator"> {
  /** What wrong arguments throw: the SDK's class of that name, which its tool nodes know. */
  readonly ToolInputParsingException: new (
    message: string,
    output?: string,
  ) => Error;
  /** Makes the handlers' context of the SDK's config of the call; by default that itself. */
  readonly context?: (config: unknown) => Context;
}

/**
 * The tools of a registry for `tool()`:
 * `langchainTools(registry, { ToolInputParsingException }).tools.map(({ func, fields }) => tool(func, fields))`. Wrong
 * arguments throw that exception, whose message tells what is wrong; the SDK's tool nodes hand it to the model.
 *
 * Throws an `ExportedNameError` where two tools would have one name, a `TypeError` that names the tools whose arguments
 * can be no object.
 */
export function langchainTools<Context>(
  registry: ToolSource<Context>,
  options: LangchainOptions<Context>,
): LangchainTools {
  const { ToolInputParsingException, context = (config: unknown) => config as Context, ...exportOptions } = options;
  const { tools, nameOf, judge } = exportTools(registry, "openai", exportOptions);
  return {
    tools: tools.map(({ name, tool, schema }) => ({
      async func(args, config) {
        const judged = judge(name, { value: args });
        if (!judged.ok) throw new ToolInputParsingException(judged.text, JSON.stringify(args));
        return tool.handler(judged.args, context(config));
      },
      fields: { name, description: tool.description, schema: schemaFor(tool.validator["~standard"], schema as Json) },
    })),
    nameOf,
  };
}

/**
 * A Standard Schema that shows the schema in whatever dialect it is: the SDK asks for draft-07 and would fail on what that
 * cannot say. A plain JSON Schema it would judge itself, by another validator, and tell nothing of what is wrong.
 */
function schemaFor(standard: StandardProps, schema: Json): { [keyword: string]: unknown } {
  const show = (): MutableJson => copyJson(schema);
  return { "~standard": { ...standard, jsonSchema: { input: show, output: show } } };
}
