import { dirname } from "node:path";
import { compileFile, type PluginOptions, query } from "./compile-file.ts";

/** As much of esbuild's `Plugin` as is needed here; esbuild itself is no dependency. */
export interface EsbuildPlugin {
  readonly name: string;
  setup<Kind>(build: EsbuildBuild<Kind>): void;
}

export interface EsbuildBuild<Kind> {
  resolve(path: string, options: EsbuildResolveOptions<Kind>): Promise<EsbuildResolved>;
  onResolve(
    filter: { filter: RegExp },
    callback: (args: { readonly path: string } & EsbuildResolveOptions<Kind>) => Promise<object>,
  ): void;
  onLoad(
    filter: { filter: RegExp; namespace: string },
    callback: (args: { readonly path: string }) => Promise<object>,
  ): void;
}

export interface EsbuildResolveOptions<Kind> {
  readonly resolveDir: string;
  readonly importer: string;
  readonly kind: Kind;
}

export interface EsbuildResolved {
  readonly path: string;
  readonly external: boolean;
  readonly errors: readonly object[];
}

const namespace = "straightedge-validator";

/** `import { check } from "./tool.schema.json?validator"` for esbuild: the schema's validator as a module of the bundle. */
export function straightedge(options: PluginOptions = {}): EsbuildPlugin {
  return {
    name: "straightedge",
    setup(build) {
      // esbuild runs these in Go, which knows no flag `u`.
      build.onResolve({ filter: /\?validator$/ }, async ({ path, resolveDir, importer, kind }) => {
        const resolved = await build.resolve(path.slice(0, -query.length), { resolveDir, importer, kind });
        if (resolved.errors.length > 0) return { errors: resolved.errors };
        if (resolved.external) return { errors: [{ text: `${path}: a schema cannot be external` }] };
        return { path: resolved.path, namespace, sideEffects: false };
      });
      build.onLoad({ filter: /.*/, namespace }, async ({ path }) => {
        const watchFiles = [path];
        const compiled = await compileFile(path, options);
        if (compiled.ok) return { contents: compiled.code, loader: "js", resolveDir: dirname(path), watchFiles };
        const errors = compiled.faults.map(({ text, line, column }) => ({
          text,
          location: {
            file: path,
            ...(line === undefined ? {} : { line }),
            ...(column === undefined ? {} : { column }),
          },
        }));
        return { errors, watchFiles };
      });
    },
  };
}
