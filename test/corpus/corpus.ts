import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Schema } from "../../src/schema/infer.ts";
import { sharedPath } from "../shared.ts";

/** Where the corpus is, or undefined. */
export const corpus: string | undefined = sharedPath("corpus");

/** For the titles of what is skipped without it. */
export const needsCorpus = "needs the shared corpus";

/** As `corpus/README.md` describes it. Schemas stand here as they were published, so most are unfit for use somewhere. */
export interface CorpusTool {
  readonly id: string;
  readonly name: string;
  readonly schema: Schema;
  readonly outputSchema?: Schema;
  readonly source: string;
  /** Where a source covers several. */
  readonly server?: string;
}

export interface CorpusCall {
  readonly toolId: string;
  readonly args: unknown;
  readonly expected?: { readonly valid: boolean };
  readonly serverSaid?: string;
}

/** The names of the files of a folder, without their extension; none where the corpus is missing. */
function sources(folder: "tools" | "calls", extension: string): string[] {
  if (corpus === undefined) return [];
  return readdirSync(join(corpus, folder))
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .sort();
}

export const toolSources: readonly string[] = sources("tools", ".json");
export const callSources: readonly string[] = sources("calls", ".jsonl");

/** Lists captured from running servers. */
export const liveSources: readonly string[] = toolSources.filter((source) =>
  /^(?:npm-|github-mcp-server|livemcpbench$)/u.test(source),
);

export function readTools(source: string): CorpusTool[] {
  return JSON.parse(readFileSync(join(corpus ?? "", "tools", `${source}.json`), "utf8"));
}

/** One a line, in order. */
export function readCalls(source: string): CorpusCall[] {
  const text = readFileSync(join(corpus ?? "", "calls", `${source}.jsonl`), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}
