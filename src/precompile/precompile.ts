import { identifier } from "../codegen/code.ts";
import { slug } from "../codegen/names.ts";
import { makePrograms, type NamedSchema, type Programs, prepare } from "../compile/compile.ts";
import { type Boundary, linkModule, type ModuleEntry } from "../compile/link-module.ts";
import type { Program } from "../compile/program.ts";
import { isObject } from "../json/value.ts";
import { briefMark, optionsHash, schemaHash } from "../schema/hash.ts";
import type { Schema } from "../schema/infer.ts";
import type { CompileOptions } from "../schema/options.ts";
import type { PreparedSchema } from "../schema/prepare.ts";
import { SchemaError, type SchemaProblem } from "../schema/problems.ts";
import { declarations } from "./declarations.ts";
import { formatSources, helperSources } from "./helper-sources.ts";
import { type ModuleOptions, type PrecompileOptions, resolveModuleOptions } from "./options.ts";

/** A module, and the declarations that go beside it. */
export interface PrecompiledModule {
  readonly code: string;
  readonly types: string;
}

/**
 * Writes the validator of a schema as a module that imports nothing: the same verdicts and errors as `compile`, without
 * any code being generated where it runs. It exports `check`, `validate` and `schemaHash`. Equal schemas and options give
 * equal bytes.
 *
 * Throws a `SchemaError` that lists every problem of the schema, a `TypeError` on options of the wrong kind.
 */
export function precompile(schema: Schema, options?: PrecompileOptions): PrecompiledModule {
  return written(precompileEntries([{ name: undefined, schema }], options));
}

/**
 * Writes the validators of many schemas as one module, whose default export has them by name. Helpers and equal
 * subschemas are there once.
 *
 * Throws as {@link precompile} does; the message of a `SchemaError` names the schema. Where several schemas cannot be used
 * it has the problems of all of them, each with the name of its schema.
 */
export function precompileCatalog(
  schemas: Readonly<Record<string, Schema>>,
  options?: PrecompileOptions,
): PrecompiledModule {
  if (!isObject(schemas)) throw new TypeError("schemas: an object of schemas by name is expected");
  const names = Object.keys(schemas);
  if (names.length === 0) throw new TypeError("schemas: at least one schema is expected");
  const entries = names.map((name) => ({ name, schema: schemas[name]! }));
  return written(precompileEntries(entries, options));
}

function written({ module, errors }: PrecompiledEntries): PrecompiledModule {
  if (module !== undefined) return module;
  if (errors.length === 1) throw errors[0];
  const problems = errors.flatMap((error) =>
    error.problems.map((each) => ({ ...each, message: `in ${JSON.stringify(error.tool)}: ${each.message}` })),
  );
  throw new SchemaError(problems);
}

/** A schema of a module; the name is undefined for the only one. */
export interface SchemaEntry {
  readonly name: string | undefined;
  readonly schema: Schema;
}

export interface PrecompiledEntries {
  /** Undefined where a schema cannot be used. */
  readonly module: PrecompiledModule | undefined;
  /** One for each schema that cannot be used. */
  readonly errors: readonly SchemaError[];
  /** Of each schema in order; none of one that cannot be used. */
  readonly warnings: readonly (readonly SchemaProblem[])[];
}

/**
 * What {@link precompile} and {@link precompileCatalog} do, with what is wrong as data. No two entries have one name.
 * Throws a `TypeError` on options of the wrong kind.
 */
export function precompileEntries(entries: readonly SchemaEntry[], options?: PrecompileOptions): PrecompiledEntries {
  const resolved = resolveModuleOptions(options, entries[0]?.name === undefined ? "validator" : "validators");
  const judged = entries.map(({ name, schema }) => judge(name, schema, resolved));
  const errors = judged.flatMap((each) => (each instanceof SchemaError ? [each] : []));
  const warnings = judged.map((each) => (each instanceof SchemaError ? [] : each.warnings));
  if (errors.length > 0) return { module: undefined, errors, warnings };
  const schemas = (judged as PreparedSchema[]).map((prepared, i) => ({ name: slug(entries[i]!.name ?? ""), prepared }));
  const names = entries.map(({ name }) => name);
  const declared = schemas.map(({ prepared }, i) => ({ name: names[i], root: prepared.root }));
  const module = { code: moduleText(schemas, names, resolved), types: declarations(declared, resolved) };
  return { module, errors, warnings };
}

/**
 * All that is wrong with a schema, and where nothing is, what is worth a word: what {@link precompile} would throw or pass
 * over, without making the module. Throws a `TypeError` on options of the wrong kind.
 */
export function findProblems(
  schema: Schema,
  options?: CompileOptions,
): { readonly errors: readonly SchemaProblem[]; readonly warnings: readonly SchemaProblem[] } {
  try {
    return { errors: [], warnings: prepare(schema, options).warnings };
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return { errors: error.problems, warnings: [] };
  }
}

function judge(
  name: string | undefined,
  schema: Schema,
  { compileOptions }: ModuleOptions,
): PreparedSchema | SchemaError {
  try {
    return prepare(schema, compileOptions);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return name === undefined ? error : new SchemaError(error.problems, name);
  }
}

function moduleText(
  schemas: readonly NamedSchema[],
  names: readonly (string | undefined)[],
  options: ModuleOptions,
): string {
  const { options: compileOptions } = schemas[0]!.prepared;
  const { program, boundary } = writeProgram(makePrograms(schemas, false), options);
  const count = program.entries.length / schemas.length;
  const hashed = optionsHash(compileOptions) + (boundary === "full" ? "" : briefMark);
  const entries = schemas.map(({ prepared }, i): ModuleEntry => {
    const functions = program.entries.slice(count * i, count * (i + 1)).map(identifier);
    return {
      name: names[i],
      check: functions[0]!,
      explain: functions.at(-1)!,
      schemaHash: schemaHash(prepared.root.schema, hashed),
    };
  });
  const { maxErrors, maxDepth } = compileOptions;
  const sources = { helpers: helperSources, formats: formatSources };
  return linkModule(program, entries, { ...options, boundary, maxErrors, maxDepth }, sources);
}

/** Of each schema one function, or its check and its explain. */
function writeProgram(programs: Programs, options: ModuleOptions): { program: Program; boundary: Boundary } {
  if (!options.exports.includes("validate")) return { program: programs.check(), boundary: "full" };
  if (options.errors === "full") return { program: programs.both(), boundary: "full" };
  const { program, tellsFacts } = programs.brief();
  return { program, boundary: tellsFacts ? "projected" : "brief" };
}
