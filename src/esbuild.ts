/** Validators of schema files in bundles that esbuild makes. */
export type { PluginOptions } from "./plugins/compile-file.ts";
export { type EsbuildPlugin, straightedge } from "./plugins/esbuild.ts";
