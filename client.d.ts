/**
 * For projects with one of the plugins: `/// <reference types="straightedge/client" />` declares what
 * `import … from "./tool.schema.json?validator"` gives. Exact types come with what `precompile` writes.
 */
declare module "*?validator" {
  /** The verdict alone. */
  export function check(value: unknown): boolean;
  /** The verdict, and on a false one the errors. */
  export function validate(value: unknown): import("./dist/index.js").Result<unknown>;
  /** Tells whether the validator was made from a given schema, with given options. */
  export const schemaHash: string;
}
