/**
 * In place of `straightedge/client` where a plugin is given `errors: "brief"`: what
 * `import … from "./tool.schema.json?validator"` gives then.
 */
declare module "*?validator" {
  /** The verdict alone. */
  export function check(value: unknown): boolean;
  /** The verdict, and on a false one the errors: where, and where in the schema the failing keyword stands. */
  export function validate(value: unknown):
    | { readonly ok: true; readonly value: unknown }
    | {
        readonly ok: false;
        readonly errors: readonly [BriefError, ...BriefError[]];
        /** Whether more errors than `maxErrors` were found. */
        readonly truncated: boolean;
      };
  /** Tells that the errors are brief, besides what the validator was made from: no registry takes it. */
  export const schemaHash: string;

  interface BriefError {
    readonly path: string;
    readonly keyword: string;
    readonly schemaPath: string;
  }
}
