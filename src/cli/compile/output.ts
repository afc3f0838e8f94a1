import { basename, dirname, join } from "node:path";
import type { CompileArguments } from "./args.ts";

/** Where the module of a file goes, and the declarations. */
export interface OutputPaths {
  readonly code: string;
  /** Undefined where none are wanted. */
  readonly types: string | undefined;
}

/** `tool.schema.json` gives `tool.schema.js` and `tool.schema.d.ts`: only the last ending is replaced, and only `.json`. */
export function outputPaths(
  file: string,
  { outDir, extension, types }: Pick<CompileArguments, "outDir" | "extension" | "types">,
): OutputPaths {
  const folder = outDir ?? dirname(file);
  const stem = basename(file).replace(/(?!^)\.json$/iu, "");
  return {
    code: join(folder, stem + extension),
    types: types ? join(folder, `${stem}.d${extension.replace("js", "ts")}`) : undefined,
  };
}
