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
  /** From 0. */
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
    return { ok: false, faults: [{ text: `${file}:${line}:${column}: this is no JSON`, line, column: column - 1 }] };
  }
  try {
    return { ok: true, code: precompile(parsed.value as Schema, { ...options, format: "esm" }).code };
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const faults = error.problems.map((problem): Fault => {
      const told = { text: `${file}${problemLine(problem)}` };
      if (problem.uri !== undefined) return told;
      const { line, column } = placeOf(text, locate(text, problem.pointer));
      return { ...told, line, column: column - 1 };
    });
    return { ok: false, faults };
  }
}
