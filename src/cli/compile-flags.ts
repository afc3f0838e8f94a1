import { drafts } from "../schema/keywords.ts";
import type { CompileOptions } from "../schema/options.ts";
import { type Mistake, wordOf } from "./options.ts";

/** Options of `compile` that every command takes, as node:util reads them. */
export const compileFlags = {
  dialect: { type: "string" },
  formats: { type: "string" },
  "unknown-keywords": { type: "string" },
} as const;

export const compileFlagsHelp = `  --dialect DRAFT           how schemas without $schema are read: draft-04, draft-06, draft-07,
                            2019-09, 2020-12 (default) or v1
  --formats MODE            assert (default) or annotate
  --unknown-keywords MODE   error (default) or ignore`;

export interface CompileFlagValues {
  readonly dialect?: string | undefined;
  readonly formats?: string | undefined;
  readonly "unknown-keywords"?: string | undefined;
}

export function compileOptionsOf(values: CompileFlagValues): CompileOptions | Mistake {
  const dialect = wordOf("dialect", values.dialect, drafts, "2020-12");
  if (typeof dialect === "object") return dialect;
  const formats = wordOf("formats", values.formats, ["assert", "annotate"], "assert");
  if (typeof formats === "object") return formats;
  const unknownKeywords = wordOf("unknown-keywords", values["unknown-keywords"], ["error", "ignore"], "error");
  if (typeof unknownKeywords === "object") return unknownKeywords;
  return { dialect, formats, unknownKeywords };
}
