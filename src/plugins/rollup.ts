import { compileFile, type PluginOptions, query } from "./compile-file.ts";

/** As much of Rollup's `Plugin` as is needed here, with what Vite adds; neither is a dependency. */
export interface RollupPlugin {
  readonly name: string;
  readonly enforce: "pre";
  readonly resolveId: {
    readonly order: "pre";
    handler(this: RollupContext, source: string, importer: string | undefined): Promise<string | null>;
  };
  readonly load: {
    readonly order: "pre";
    handler(this: RollupContext, id: string): Promise<LoadedModule | null>;
  };
}

export interface LoadedModule {
  readonly code: string;
  readonly moduleSideEffects: false;
  readonly map: { readonly mappings: "" };
}

export interface RollupContext {
  resolve(
    source: string,
    importer: string | undefined,
    options: { skipSelf: boolean },
  ): Promise<{ readonly id: string; readonly external: unknown } | null>;
  addWatchFile(file: string): void;
  error(message: string): never;
}

/**
 * Around the path of the schema: the zero byte asks other plugins to leave the module alone, and without the ending Vite
 * would take it for JSON.
 */
const prefix = "\0straightedge:";
const suffix = ".js";

/**
 * `import { check } from "./tool.schema.json?validator"` for Rollup, Rolldown, Vite and Vitest: the schema's validator as a
 * module of the bundle.
 */
export function straightedge(options: PluginOptions = {}): RollupPlugin {
  return {
    name: "straightedge",
    enforce: "pre",
    resolveId: {
      order: "pre",
      async handler(source, importer) {
        if (!source.endsWith(query)) return null;
        const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
        const asker = importer === undefined ? "" : `, imported by ${importer}`;
        if (resolved === null) return this.error(`${source} leads to no file${asker}`);
        if (resolved.external) return this.error(`${source}: a schema cannot be external${asker}`);
        return prefix + resolved.id.replace(/\?.*$/su, "") + suffix;
      },
    },
    load: {
      order: "pre",
      async handler(id) {
        if (!id.startsWith(prefix)) return null;
        const file = id.slice(prefix.length, -suffix.length);
        this.addWatchFile(file);
        const compiled = await compileFile(file, options);
        if (!compiled.ok) return this.error(compiled.faults.map(({ text }) => text).join("\n"));
        return { code: compiled.code, moduleSideEffects: false, map: { mappings: "" } };
      },
    },
  };
}
