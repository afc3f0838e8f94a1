import { isObject } from "../json/value.ts";
import { optionsHash } from "../schema/hash.ts";
import { type CompileOptions, resolveOptions } from "../schema/options.ts";
import type { Engine } from "../schema/validator.ts";
import { isNameRule, makeNameChecker, type NameChecker, type NameRule } from "./names.ts";
import type { ToolOptions } from "./tool.ts";

/** How a registry names and compiles its tools. */
export interface RegistryOptions extends CompileOptions {
  /** Which names are accepted. Default `"dotted"`. */
  readonly names?: NameRule;
  /** What compiles schemas: `compile` or `interpret`. */
  readonly engine?: Engine;
  /**
   * Whether `validate` judges a plain copy of the arguments and hands that on as its `value`. Default false: arguments are
   * taken for plain data that nobody changes, as `JSON.parse` makes them. With it, no accessor, proxy or later change can
   * put something else before the handler than what was judged.
   */
  readonly copyArguments?: boolean;
}

export interface RegistrySettings {
  readonly names: NameChecker;
  readonly engine: Engine | undefined;
  readonly copyArguments: boolean;
  readonly compileOptions: CompileOptions;
  /** Of `compileOptions`: what a precompiled validator must have been made with. */
  readonly optionsHash: string;
}

/** Throws a `TypeError` that names the options of the wrong kind. */
export function checkRegistryOptions(options: RegistryOptions, defaultEngine: Engine | undefined): RegistrySettings {
  if (!isObject(options as unknown)) throw new TypeError("new ToolRegistry: options: an object is expected");
  // Own members only, whatever a polluted prototype lends.
  const own: RegistryOptions = Object.assign(Object.create(null), options);
  const { names = "dotted", engine = defaultEngine, copyArguments = false, ...compileOptions } = own;
  const faults: string[] = [];
  if (!isNameRule(names)) faults.push(fault("option names", '"dotted", "mcp" or a RegExp', names));
  if (engine !== undefined && typeof engine !== "function") {
    faults.push(fault("option engine", "a function, `compile` or `interpret`,", engine));
  }
  if (typeof copyArguments !== "boolean") faults.push(fault("option copyArguments", "a boolean", copyArguments));
  let hash = "";
  try {
    hash = optionsHash(resolveOptions(compileOptions));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    faults.push(error.message);
  }
  if (faults.length > 0) throw new TypeError(`new ToolRegistry: ${faults.join("; ")}`);
  return { names: makeNameChecker(names), engine, copyArguments, compileOptions, optionsHash: hash };
}

/** A tool's options, defaults filled in. */
export interface ToolSettings extends ToolOptions {
  readonly description: string;
  readonly idempotent: boolean;
  readonly timeoutMs: number;
  readonly override: boolean;
}

interface Kind {
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
}

const LONGEST_TIMEOUT = 2_147_483_647;

const aValidator: Kind = { expected: "a precompiled validator { check, validate, schemaHash }", fits: isPrecompiled };

const aBoolean: Kind = { expected: "a boolean", fits: (value) => typeof value === "boolean" };

/** `outputSchema` is missing: what can be a schema is the engine's to say, and a `SchemaError`. */
const kinds: { readonly [Name in Exclude<keyof ToolOptions, "outputSchema">]-?: Kind } = {
  description: { expected: "a string", fits: (value) => typeof value === "string" },
  idempotent: aBoolean,
  timeoutMs: {
    expected: `a number of milliseconds, more than 0 and at most ${LONGEST_TIMEOUT},`,
    // A timer asked to wait longer than it can hold fires at once.
    fits: (value) => typeof value === "number" && value > 0 && value <= LONGEST_TIMEOUT,
  },
  annotations: { expected: "an object", fits: isObject },
  override: aBoolean,
  validator: aValidator,
  outputValidator: aValidator,
};

/** Throws a `TypeError` that names all that is of the wrong kind in a registration, the schemas excepted. */
export function checkToolOptions(name: unknown, handler: unknown, options: ToolOptions): ToolSettings {
  const faults: string[] = [];
  if (typeof name !== "string") faults.push(fault("name", "a string", name));
  if (typeof handler !== "function") faults.push(fault("handler", "a function", handler));
  if (!isObject(options)) faults.push(fault("options", "an object", options));
  else {
    for (const [option, { expected, fits }] of Object.entries(kinds)) {
      const value = options[option];
      if (value !== undefined && !fits(value)) faults.push(fault(`option ${option}`, expected, value));
    }
    const { outputValidator, outputSchema } = options as ToolOptions;
    if (outputValidator !== undefined && outputSchema === undefined) {
      faults.push("option outputValidator: an outputSchema is expected beside it");
    }
  }
  if (faults.length > 0) {
    throw new TypeError(`register${typeof name === "string" ? ` ${JSON.stringify(name)}` : ""}: ${faults.join("; ")}`);
  }
  const { description = "", idempotent = false, timeoutMs = 30_000, override = false } = options;
  return { ...options, description, idempotent, timeoutMs, override };
}

function isPrecompiled(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { check, validate, schemaHash } = value as Readonly<Record<string, unknown>>;
  return typeof check === "function" && typeof validate === "function" && typeof schemaHash === "string";
}

function fault(subject: string, expected: string, actual: unknown): string {
  const kind = actual === null ? "null" : typeof actual === "number" ? String(actual) : typeof actual;
  return `${subject}: ${expected} is expected, not ${kind}`;
}
