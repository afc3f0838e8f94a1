import type { Result } from "../report/errors.ts";
import type { Infer, Schema } from "../schema/infer.ts";
import type { SchemaProblem } from "../schema/problems.ts";
import type { StandardProps } from "../schema/standard.ts";
import type { Validator } from "../schema/validator.ts";

/**
 * A registered tool: a frozen record.
 *
 * `T` is the type of valid arguments, `Context` that of what a dispatcher passes beside them (a signal, a session, …).
 */
export interface Tool<T = unknown, Context = unknown> {
  readonly name: string;
  readonly description: string;
  /** A frozen copy of the schema given. */
  readonly schema: Schema;
  /** Whether a call may be repeated without doing more than a single one does. */
  readonly idempotent: boolean;
  /** How long a call may take, in milliseconds. The registry keeps the figure; a dispatcher enforces it. */
  readonly timeoutMs: number;
  readonly outputSchema?: Schema;
  readonly annotations?: ToolAnnotations;
  /** What both schemas ignore or what looks wrong in them. */
  readonly warnings: readonly SchemaProblem[];
  readonly validator: Validator<T>;
  /** Judges results. Absent without `outputSchema`, and where a precompiled `validator` but none of results was given. */
  readonly outputValidator?: Validator;
  /** That of its validator: a tool can be handed to libraries that take a Standard Schema. */
  readonly "~standard": StandardProps<T>;
  /**
   * Never called by the registry, and opaque to it.
   *
   * Written as a method so that a tool of particular arguments is also a {@link Tool} of unknown ones: whoever looks it up
   * by name validates first, and only then knows what TypeScript cannot.
   */
  handler(args: T, context: Context): unknown;
}

/** Hints about a tool, as MCP has them (`readOnlyHint`, `title`, …). Kept as they are, one level deep frozen. */
export type ToolAnnotations = Readonly<Record<string, unknown>>;

/** What may be told of a tool besides its name, schema and handler. An option that is undefined counts as left out. */
export interface ToolOptions {
  /** Default `""`. */
  readonly description?: string | undefined;
  /** Default false. */
  readonly idempotent?: boolean | undefined;
  /** Milliseconds, more than 0 and at most 2,147,483,647, the most a timer holds. Default 30,000. */
  readonly timeoutMs?: number | undefined;
  /** The schema of results. A problem in it refuses the tool as one in its own schema does. */
  readonly outputSchema?: Schema | undefined;
  readonly annotations?: ToolAnnotations | undefined;
  /** Default false: a name that is taken is refused. True replaces that tool, which keeps its place among the names. */
  readonly override?: boolean | undefined;
  /**
   * Made at build time from the same schema, with the options of the registry; nothing is compiled then, and no engine is
   * needed.
   */
  readonly validator?: PrecompiledValidator | undefined;
  /** The same of results: made from the `outputSchema`, without which it is an error. */
  readonly outputValidator?: PrecompiledValidator | undefined;
}

/** A tool as `registerAll` takes it. */
export interface ToolDefinition<S extends Schema = Schema, Context = unknown> extends ToolOptions {
  readonly name: string;
  readonly schema: S;
  readonly handler: (args: Infer<S>, context: Context) => unknown;
}

/** What a precompiled module exports: it may be handed over whole, `import * as validator from …`. */
export interface PrecompiledValidator {
  check(value: unknown): boolean;
  validate(value: unknown): Result<unknown>;
  /** Of the schema it was made from, and the options it was made with where they are not the default. */
  readonly schemaHash: string;
}

/** What became of a list of tools. */
export interface RegisteredTools<Context = unknown> {
  /** In the order given. */
  readonly registered: readonly Tool<unknown, Context>[];
  readonly refused: readonly RefusedTool[];
}

export interface RefusedTool {
  /** `""` where the definition has no name. */
  readonly name: string;
  /** A `SchemaError`, `RegistryError` or `TypeError`: what `register` throws for this tool. */
  readonly error: Error;
}
