/** Validators as modules that import nothing, for places where no code may be generated. */

export type { PrecompileOptions } from "./precompile/options.ts";
export { type PrecompiledModule, precompile, precompileCatalog } from "./precompile/precompile.ts";
export type { Schema } from "./schema/infer.ts";
export { SchemaError, type SchemaProblem } from "./schema/problems.ts";
