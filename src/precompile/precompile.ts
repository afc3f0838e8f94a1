import { identifier } from "../codegen/code.ts";
import { slug } from "../codegen/names.ts";
import { makePrograms, type NamedSchema, prepare } from "../compile/compile.ts";
import { linkModule, type ModuleEntry } from "../compile/link-module.ts";
import { isObject } from "../json/value.ts";
import { schemaHash } from "../schema/hash.ts";
import type { Schema } from "../schema/infer.ts";
import { SchemaError } from "../schema/problems.ts";
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
  const resolved = resolveModuleOptions(options, "validator");
  const prepared = prepare(schema, resolved.compileOptions);
  return writeModule([{ name: "", prepared }], [undefined], resolved);
}

/**
 * Writes the validators of many schemas as one module, whose default export has them by name. Helpers and equal
 * subschemas are there once. Throws as {@link precompile} does; the message of a `SchemaError` names the schema.
 */
export function precompileCatalog(
  schemas: Readonly<Record<string, Schema>>,
  options?: PrecompileOptions,
): PrecompiledModule {
  const resolved = resolveModuleOptions(options, "validators");
  if (!isObject(schemas)) throw new TypeError("schemas: an object of schemas by name is expected");
  const names = Object.keys(schemas);
  if (names.length === 0) throw new TypeError("schemas: at least one schema is expected");
  const prepared = names.map((name) => ({ name: slug(name), prepared: prepareNamed(name, schemas[name]!, resolved) }));
  return writeModule(prepared, names, resolved);
}

function prepareNamed(name: string, schema: Schema, { compileOptions }: ModuleOptions): NamedSchema["prepared"] {
  try {
    return prepare(schema, compileOptions);
  } catch (error) {
    throw error instanceof SchemaError ? new SchemaError(error.problems, name) : error;
  }
}

function writeModule(
  schemas: readonly NamedSchema[],
  names: readonly (string | undefined)[],
  options: ModuleOptions,
): PrecompiledModule {
  const declared = schemas.map(({ prepared }, i) => ({ name: names[i], root: prepared.root }));
  return { code: moduleText(schemas, names, options), types: declarations(declared, options) };
}

function moduleText(
  schemas: readonly NamedSchema[],
  names: readonly (string | undefined)[],
  options: ModuleOptions,
): string {
  const explains = options.exports.includes("validate");
  const programs = makePrograms(schemas, false);
  const program = explains ? programs.both() : programs.check();
  const entries = schemas.map(({ prepared }, i): ModuleEntry => {
    const functions = program.entries.slice(explains ? 2 * i : i);
    return {
      name: names[i],
      check: identifier(functions[0]!),
      explain: explains ? identifier(functions[1]!) : undefined,
      schemaHash: schemaHash(prepared.root.schema),
    };
  });
  const { maxErrors, maxDepth } = schemas[0]!.prepared.options;
  const sources = { helpers: helperSources, formats: formatSources };
  return linkModule(program, entries, { ...options, maxErrors, maxDepth }, sources);
}
