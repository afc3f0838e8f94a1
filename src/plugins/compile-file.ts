import { readFile } from "node:fs/promises";
import { locate, placeOf } from "../json/locate.ts";
import { parseJson } from "../json/parse.ts";
import type { PrecompileOptions } from "../precompile/options.ts";
import { precompile } from "../precompile/precompile.ts";
import type { Schema } from "../schema/infer.ts";
import { problemLine, SchemaError } from "../schema/problems.ts";

/** How the schemas of a build are read and what their modules export. */
export type PluginOptions = Omit<PrecompileOptions, "format" | "name">;

export type CompiledFile =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** One thing wrong with a file; the text names the file, and the pointer where there is one. */
export interface Fault {
  readonly text: string;
  /** From 1. */
  readonly line?: number;
  /** From 0, in bytes of UTF-8, as esbuild counts. */
  readonly column?: number;
}

/** What `import "./tool.schema.json?validator"` asks for. */
export const query = "?validator";

/** The validator of the schema in a file, as an ES module. */
export async function compileFile(file: string, options: PluginOptions): Promise<CompiledFile> {
  const text = (await readFile(file, "utf8")).replace(/^\ufeff/u, "");
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, column } = placeOf(text, parsed.position);
    const told = `${file}:${line}:${column}: this is no JSON`;
    return { ok: false, faults: [{ text: told, ...spotOf(text, parsed.position) }] };
  }
  try {
    return { ok: true, code: precompile(parsed.value as Schema, { ...options, format: "esm" }).code };
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const faults = error.problems.map((problem): Fault => {
      const told = { text: `${file}${problemLine(problem)}` };
      return problem.uri === undefined ? { ...told, ...spotOf(text, locate(text, problem.pointer)) } : told;
    });
    return { ok: false, faults };
  }
}

function spotOf(text: string, position: number): Pick<Fault, "line" | "column"> {
  const { line, column } = placeOf(text, position);
  const before = text.slice(position - (column - 1), position);
  return { line, column: Buffer.byteLength(before) };
}
