/** Validators of schema files in bundles that Rollup, Rolldown or Vite make, and in tests that Vitest runs. */
export type { PluginOptions } from "./plugins/compile-file.ts";
export { type RollupPlugin, straightedge } from "./plugins/rollup.ts";
