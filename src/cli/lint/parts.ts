import type { Spot } from "../../json/outline.ts";
import { appendToken, parentPointer } from "../../json/pointer.ts";
import { findProblems } from "../../precompile/precompile.ts";
import type { Schema } from "../../schema/infer.ts";
import type { CompileOptions } from "../../schema/options.ts";
import type { CatalogEntry } from "../catalog.ts";
import type { Source, SourceSchema } from "../compile/source.ts";
import type { TextFile } from "../compile/trouble.ts";
import { type FixedSchema, fixSchema, type Problems } from "./fix.ts";

/** A schema of a file: a tool's own, or that of its results. */
export interface Part {
  /** Undefined where the file is the schema. */
  readonly name: string | undefined;
  readonly kind: "schema" | "outputSchema";
  /** RFC 6901, into the file. */
  readonly pointer: string;
  readonly spot: Spot;
  readonly schema: Schema;
  readonly entry: CatalogEntry | undefined;
}

/** All schemas of a file as they stand in it, also of tools whose name is taken. */
export function partsOf({ schemas, others }: Source, { outline }: TextFile): Part[] {
  const parts = [...schemas, ...others].flatMap((found): Part[] => {
    const { name, pointer, schema, entry } = found;
    const own: Part = { name, kind: "schema", pointer, spot: outline.nearest(pointer), schema, entry };
    const results = resultsPointer(found);
    if (results === undefined || entry?.outputSchema === undefined) return [own];
    const { outputSchema } = entry;
    const spot = outline.nearest(results);
    return [own, { name, kind: "outputSchema", pointer: results, spot, schema: outputSchema, entry }];
  });
  return parts.sort((one, other) => one.spot.from - other.spot.from);
}

function resultsPointer({ entry }: SourceSchema): string | undefined {
  return entry?.outputSchema === undefined ? undefined : appendToken(toolPointer(entry), "outputSchema");
}

/** Of a list of tools: where the tool stands whose schema this is. */
export function toolPointer({ pointer, schema }: CatalogEntry): string {
  return schema === undefined ? pointer : parentPointer(pointer);
}

/** What is wrong with a schema, and its text with what could be mended. */
export interface JudgedPart extends Part {
  readonly problems: Problems;
  readonly fixed: FixedSchema;
}

export function judgePart(part: Part, text: string, options: CompileOptions): JudgedPart {
  const judge = (schema: Schema): Problems => findProblems(schema, options);
  const problems = judge(part.schema);
  const own = text.slice(part.spot.from, part.spot.to);
  const isClean = problems.errors.length + problems.warnings.length === 0;
  return {
    ...part,
    problems,
    fixed: isClean ? { text: own, problems, mended: [], renamed: [] } : fixSchema(own, problems, judge),
  };
}
