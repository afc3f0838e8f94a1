import { lint } from "../providers/lint.ts";
import { exportNames, type NameReader, type Separator } from "../providers/names.ts";
import { type Provider, providerRules } from "../providers/rules.ts";
import { toStrict } from "../providers/to-strict.ts";
import { nearestNames } from "../registry/names.ts";
import { RegistryError } from "../registry/registry-error.ts";
import type { Tool } from "../registry/tool.ts";
import type { Result, ValidationError } from "../report/errors.ts";
import { describe } from "../report/messages.ts";
import { viewSchema } from "../schema/view.ts";
import { validateWithoutNulls } from "./nulls.ts";
import { type ToolSource, toolsOf } from "./tool-source.ts";

/** How tools are shown to a provider. */
export interface ExportOptions {
  /**
   * What stands for `.` and `/` in names where the provider refuses them, default `"__"`; or a function from name to
   * name.
   */
  readonly separator?: Separator;
  /**
   * Default false. True shows the closest schema that the provider holds models to (see `toStrict` of
   * `straightedge/lint`) and asks it to, where it has to be asked. A tool that would lose by it, because the model could
   * no longer write all that the tool takes, goes out as without this option. What is judged is always the tool's own
   * schema; for OpenAI, null counts as absent where it is not taken.
   */
  readonly strict?: boolean;
}

/** The shape of a tool as every provider wants it: arguments are an object. */
export interface ObjectSchema {
  type: "object";
  [keyword: string]: unknown;
}

/** A tool on its way to a provider. */
export interface ExportedTool<Context> {
  readonly tool: Tool<unknown, Context>;
  /** As the provider takes it. */
  readonly name: string;
  /** The caller's to change. */
  readonly schema: ObjectSchema;
  readonly strict: boolean;
}

/** What every export carries besides its tools. */
export interface NameLookup {
  /** The tool's own name by the exported one; undefined where there is none. */
  nameOf(exported: string): string | undefined;
}

export interface Export<Context> extends NameLookup {
  readonly tools: readonly ExportedTool<Context>[];
  /** Judges the arguments of a call by its exported name, as JSON text or parsed. */
  judge(exported: string, args: { readonly text: string } | { readonly value: unknown }): Judged<Context>;
}

/** A call found right, or the text that tells the model what is wrong with it. */
export type Judged<Context> =
  | { readonly ok: true; readonly tool: Tool<unknown, Context>; readonly args: unknown }
  | { readonly ok: false; readonly text: string; readonly errors: readonly ValidationError[] };

/**
 * Every tool of a registry, in the order of registration, as a provider takes it.
 *
 * Throws an `ExportedNameError` where two tools would have one name, a `TypeError` that names the tools whose arguments
 * can be no object.
 */
export function exportTools<Context>(
  registry: ToolSource<Context>,
  reader: NameReader,
  { separator, strict = false }: ExportOptions,
): Export<Context> {
  const provider = reader === "openai-agents" ? "openai" : reader;
  const all = toolsOf(registry);
  const names = exportNames(
    all.map(({ name }) => name),
    reader,
    separator,
  );
  const wrong: string[] = [];
  const tools = all.flatMap((tool): ExportedTool<Context>[] => {
    const schema = objectSchema(viewSchema(tool.validator));
    if (schema === undefined) wrong.push(tool.name);
    if (schema === undefined) return [];
    const closest = strict ? strictSchema(schema, provider) : undefined;
    const name = names.exported.get(tool.name)!;
    return [{ tool, name, schema: closest ?? schema, strict: closest !== undefined }];
  });
  if (wrong.length > 0) {
    const list = wrong.map((name) => JSON.stringify(name)).join(", ");
    throw new TypeError(`arguments have to be an object; the schemas of these tools say otherwise: ${list}`);
  }

  const writesNulls = new Set<string>();
  if (providerRules[provider].allRequired) {
    for (const { tool, strict } of tools) if (strict) writesNulls.add(tool.name);
  }

  function validate(name: string, value: unknown): Result<unknown> {
    const own = (each: unknown): Result<unknown> => registry.validate(name, each);
    return writesNulls.has(name) ? validateWithoutNulls(own, value) : own(value);
  }

  /** For a tool without parameters some models send no text at all. */
  function parse(name: string, text: string): Result<unknown> {
    const given = text.trim() === "" ? "{}" : text;
    const result = registry.parse(name, given);
    // Wrong as it is, it may be right without nulls; text that is no JSON stays wrong.
    return result.ok || !writesNulls.has(name) || isNoJson(result.errors) ? result : validate(name, JSON.parse(given));
  }

  function judge(exported: string, args: { readonly text: string } | { readonly value: unknown }): Judged<Context> {
    const name = names.original.get(exported);
    if (name === undefined) return { ok: false, text: unknownTool(exported, [...names.original.keys()]), errors: [] };
    const result = "text" in args ? parse(name, args.text) : validate(name, args.value);
    if (result.ok) return { ok: true, tool: registry.get(name), args: result.value };
    const { errors } = result;
    return { ok: false, text: describe(errors, { toolName: exported }), errors };
  }

  return { tools, nameOf: (exported) => names.original.get(exported), judge };
}

/** The schema with an object at its root, which every provider asks for; undefined where it cannot be one. */
export function objectSchema(schema: Record<string, unknown>): ObjectSchema | undefined {
  const { type = "object", ...others } = schema;
  const isPossible = Array.isArray(type) ? type.includes("object") : type === "object";
  return isPossible ? { type: "object", ...others } : undefined;
}

/** The closest schema a provider holds models to; undefined where it narrows what they can write, or is refused still. */
function strictSchema(schema: ObjectSchema, provider: Provider): ObjectSchema | undefined {
  const closest = toStrict(schema, provider);
  const isNarrowed = closest.weakened.some(({ change }) => change === "narrowed");
  const isRefused = lint({ schema: closest.schema }, provider).some(({ effect }) => effect === "refused");
  return isNarrowed || isRefused ? undefined : (closest.schema as ObjectSchema);
}

function isNoJson(errors: readonly ValidationError[]): boolean {
  return errors[0]?.keyword === "json";
}

function unknownTool(exported: string, names: readonly string[]): string {
  return new RegistryError("unknown-tool", exported, { nearest: nearestNames(exported, names) }).message;
}

/** Text as it is, anything else as JSON text; `""` for undefined. */
export function toText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
