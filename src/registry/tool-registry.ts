import { copyData } from "../json/copy.ts";
import { parseJson } from "../json/parse.ts";
import { isObject } from "../json/value.ts";
import type { Result } from "../report/errors.ts";
import type { Infer, Schema } from "../schema/infer.ts";
import { SchemaError } from "../schema/problems.ts";
import type { Engine } from "../schema/validator.ts";
import { judgeSchemas } from "./judge-schemas.ts";
import { nearestNames, respell } from "./names.ts";
import { checkRegistryOptions, checkToolOptions, type RegistryOptions, type RegistrySettings } from "./options.ts";
import { RegistryError } from "./registry-error.ts";
import type { RefusedTool, RegisteredTools, Tool, ToolDefinition, ToolOptions } from "./tool.ts";

/**
 * Tools by name: schema, handler, and what a dispatcher has to know of them. It validates arguments and never calls a
 * handler.
 *
 * `Context` is what the dispatcher passes to handlers beside the arguments. It is named once, here, so that no handler
 * can expect what no dispatcher gives: `new ToolRegistry<{ signal: AbortSignal }>()`.
 */
export class ToolRegistry<Context = unknown> {
  readonly #tools: Map<string, Tool<unknown, Context>> = new Map();
  readonly #settings: RegistrySettings;

  /**
   * Throws a `TypeError` that names the options of the wrong kind.
   *
   * `defaultEngine`: for subclasses that bring an engine of their own; the option `engine` goes before it.
   */
  constructor(options: RegistryOptions = {}, defaultEngine?: Engine) {
    this.#settings = checkRegistryOptions(options, defaultEngine);
  }

  /**
   * Compiles a tool's schema and keeps the tool. The type of the handler's arguments follows from the schema.
   *
   * On any error the registry stays as it was, and the error tells all that is wrong: first a `TypeError` for options
   * of the wrong kind, or where there is nothing to compile the schema with; then a {@link RegistryError}
   * (`"bad-name"`, `"duplicate-tool"`, `"stale-validator"`), whose `cause` is the error of the schema if that is wrong
   * as well; then a `SchemaError` with every problem of the schema and the `outputSchema`.
   */
  register<const S extends Schema>(
    name: string,
    schema: S,
    handler: (args: Infer<S>, context: Context) => unknown,
    options: ToolOptions = {},
  ): Tool<Infer<S>, Context> {
    const given = checkToolOptions(name, handler, options);
    const refusal = this.#refusalOf(name, given.override);
    const judged = attempt(() => judgeSchemas(name, schema, given, this.#settings));
    if (refusal !== undefined) throw refusal(judged.error);
    if (judged.error !== undefined) throw judged.error;
    const { validator, warnings, outputSchema, outputValidator } = judged.value;
    const { description, idempotent, timeoutMs, annotations } = given;
    const tool: Tool<Infer<S>, Context> = Object.freeze({
      name,
      description,
      schema: validator.schema,
      handler,
      idempotent,
      timeoutMs,
      ...(outputSchema === undefined ? {} : { outputSchema }),
      ...(annotations === undefined ? {} : { annotations: Object.freeze({ ...annotations }) }),
      warnings,
      validator,
      ...(outputValidator === undefined ? {} : { outputValidator }),
      get "~standard"() {
        return validator["~standard"];
      },
    });
    this.#tools.set(name, tool);
    return tool;
  }

  /**
   * Registers tools in the order given. One that {@link register} refuses is told in `refused`, and loses no other.
   *
   * Throws a `TypeError` only where `tools` is no array.
   */
  registerAll<const Schemas extends readonly Schema[]>(
    tools: {
      readonly [Index in keyof Schemas]: ToolDefinition<Schemas[Index], Context>;
    },
  ): RegisteredTools<Context> {
    if (!Array.isArray(tools)) throw new TypeError("registerAll: an array of tools is expected");
    const registered: Tool<unknown, Context>[] = [];
    const refused: RefusedTool[] = [];
    for (const definition of tools as readonly ToolDefinition<Schema, Context>[]) {
      let name = "";
      try {
        if (!isObject(definition)) throw new TypeError("registerAll: each tool is an object { name, schema, handler }");
        const { schema, handler, ...options } = definition;
        if (typeof options.name === "string") name = options.name;
        registered.push(this.register(options.name, schema, handler, options));
      } catch (error) {
        refused.push({ name, error: error instanceof Error ? error : new Error(String(error)) });
      }
    }
    return { registered, refused };
  }

  /** Forgets a tool and all that was made for it. False where there is none of that name. */
  unregister(name: string): boolean {
    return this.#tools.delete(name);
  }

  /** Throws a {@link RegistryError} `"unknown-tool"` with up to three names that may be meant. */
  get(name: string): Tool<unknown, Context> {
    const tool = this.#tools.get(name);
    if (tool !== undefined) return tool;
    // Names come from models: what is no string is unknown as well, and no reason to fail in another way.
    const wanted = typeof name === "string" ? name : `(${typeof name})`;
    throw new RegistryError("unknown-tool", wanted, { nearest: nearestNames(wanted, this.names()) });
  }

  has(name: string): boolean {
    return this.#tools.has(name);
  }

  /**
   * Judges arguments. They are never changed, and whatever they are, nothing is thrown; an unknown name throws as {@link get}
   * does. The `value` of a result is what was given, or with `copyArguments` the copy that was judged.
   */
  validate(name: string, args: unknown): Result<unknown> {
    const { validator } = this.get(name);
    if (!this.#settings.copyArguments) return validator.validate(args);
    let copy: unknown;
    try {
      copy = copyData(args);
    } catch {
      return { ok: false, errors: [{ path: "", keyword: "access", schemaPath: "#" }], truncated: false };
    }
    return validator.validate(copy);
  }

  /**
   * Judges arguments that come as JSON text. Text that is no JSON gives one error, keyword `"json"`, with the position
   * where it goes wrong. An unknown name throws as {@link get} does.
   */
  parse(name: string, text: string): Result<unknown> {
    const { validator } = this.get(name);
    const parsed = typeof text === "string" ? parseJson(text) : { ok: false as const, position: 0 };
    if (parsed.ok) return validator.validate(parsed.value);
    const { position } = parsed;
    return { ok: false, errors: [{ path: "", keyword: "json", position, schemaPath: "#" }], truncated: false };
  }

  /** In the order of registration; a tool that replaced another stands in its place. */
  names(): string[] {
    return [...this.#tools.keys()];
  }

  /** What speaks against a name; the error is made later, when the schemas are known to be good or bad. */
  #refusalOf(name: string, override: boolean): ((cause: Error | undefined) => Error) | undefined {
    const { names } = this.#settings;
    if (!names.accepts(name)) {
      const spelling = respell(name, names);
      return (cause) => refuse("bad-name", name, names.rule, spelling === undefined ? [] : [spelling], cause);
    }
    if (override || !this.#tools.has(name)) return undefined;
    return (cause) => refuse("duplicate-tool", name, "override: true replaces it", [], cause);
  }
}

function refuse(
  code: "bad-name" | "duplicate-tool",
  tool: string,
  detail: string,
  nearest: readonly string[],
  cause: Error | undefined,
): Error {
  if (cause === undefined) return new RegistryError(code, tool, { detail, nearest });
  if (!(cause instanceof SchemaError || cause instanceof RegistryError)) return cause;
  return new RegistryError(code, tool, { detail, nearest, cause });
}

type Attempt<T> = { readonly value: T; readonly error?: undefined } | { readonly error: Error };

function attempt<T>(make: () => T): Attempt<T> {
  try {
    return { value: make() };
  } catch (error) {
    return { error: error as Error };
  }
}
