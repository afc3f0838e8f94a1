import type { ParseArgsConfig } from "node:util";
import { type PrecompileOptions, resolveModuleOptions } from "../../precompile/options.ts";
import { resolveOptions } from "../../schema/options.ts";
import { type Mistake, mistake, readOptions } from "../options.ts";

export interface CompileArguments {
  readonly files: readonly string[];
  /** Undefined: beside each file. */
  readonly outDir: string | undefined;
  /** Of modules, with its full stop. */
  readonly extension: string;
  readonly types: boolean;
  readonly check: boolean;
  readonly watch: boolean;
  /** How files are read. */
  readonly as: "auto" | "schema" | "catalog";
  /** Files and folders of other documents. */
  readonly schemas: readonly string[];
  readonly options: Omit<PrecompileOptions, "schemas">;
}

const options = {
  "out-dir": { type: "string" },
  format: { type: "string" },
  extension: { type: "string" },
  name: { type: "string" },
  exports: { type: "string" },
  errors: { type: "string" },
  "no-types": { type: "boolean" },
  as: { type: "string" },
  schemas: { type: "string", multiple: true },
  dialect: { type: "string" },
  formats: { type: "string" },
  content: { type: "string" },
  "unknown-keywords": { type: "string" },
  patterns: { type: "string" },
  "max-errors": { type: "string" },
  "max-depth": { type: "string" },
  check: { type: "boolean" },
  watch: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsConfig["options"];

/** The first is the default. Node takes `.js` for what the nearest package.json says. */
const extensions: ReadonlyMap<string, readonly string[]> = new Map([
  ["esm", ["js", "mjs"]],
  ["cjs", ["cjs", "js"]],
  ["script", ["js"]],
]);

/** `argv` is what follows the name of the command. */
export function parseCompile(
  argv: readonly string[],
): { readonly kind: "compile"; readonly compile: CompileArguments } | { readonly kind: "help" } | Mistake {
  const parsed = readOptions(argv, options);
  if ("kind" in parsed) return parsed;
  const { values, positionals: files } = parsed;
  if (values.help === true) return { kind: "help" };
  const { "out-dir": outDir, as = "auto", schemas = [], check = false, watch = false } = values;
  if (files.length === 0) return mistake("at least one file is needed");
  const empty = [...files, ...schemas, outDir].includes("");
  if (empty) return mistake("a name of a file or folder is empty");
  if (as !== "auto" && as !== "schema" && as !== "catalog") return mistake(oneOf("as", ["auto", "schema", "catalog"]));
  if (check && watch) return mistake("--check and --watch exclude each other");
  const given = moduleOptions(values);
  try {
    const { compileOptions } = resolveModuleOptions(given as PrecompileOptions, "validator");
    resolveOptions(compileOptions);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return mistake(error.message.replace(/^option (\w+)/u, (_, name: string) => `--${toFlag(name)}`));
  }
  const { format = "esm", name } = values;
  if (name !== undefined && format !== "script") return mistake("--name is for --format script");
  if (name !== undefined && files.length > 1) return mistake("--name is for a single file: it would be defined twice");
  const allowed = extensions.get(format)!;
  const { extension = allowed[0]! } = values;
  if (!allowed.includes(extension)) return mistake(oneOf("extension", allowed, ` with --format ${format}`));
  const types = values["no-types"] !== true;
  const rest = { files, outDir, extension: `.${extension}`, types, check, watch, as, schemas } as const;
  return { kind: "compile", compile: { ...rest, options: given as PrecompileOptions } };
}

/** By the names of the options of `precompile`; whether the values will do is for these to say. */
function moduleOptions(values: { readonly [flag: string]: unknown }): { readonly [option: string]: unknown } {
  const given: { [option: string]: unknown } = {};
  for (const flag of ["format", "name", "errors", "dialect", "formats", "content", "unknown-keywords", "patterns"]) {
    if (values[flag] !== undefined) given[toOption(flag)] = values[flag];
  }
  for (const flag of ["max-errors", "max-depth"]) {
    const value = values[flag];
    if (value !== undefined) given[toOption(flag)] = /^\d+$/u.test(String(value)) ? Number(value) : value;
  }
  if (typeof values["exports"] === "string") given["exports"] = values["exports"].split(",");
  return given;
}

function toOption(flag: string): string {
  return flag.replace(/-(.)/gu, (_, letter: string) => letter.toUpperCase());
}

function toFlag(option: string): string {
  return option.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

function oneOf(flag: string, allowed: readonly string[], condition = ""): string {
  return `--${flag}: ${allowed.join(" or ")} is expected${condition}`;
}
