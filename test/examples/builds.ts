import { build, type Rolldown } from "vite";
import config from "../../examples/vite-page/vite.config.ts";
// @ts-expect-error It is plain JavaScript, so that any Node.js runs it.
import * as worker from "../../examples/worker/build.mjs";
import { packageNames } from "../package-names.ts";

/** A file of the built page. */
export interface BuiltFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** The Worker of examples/worker, by its own script. */
export const buildWorker: () => Promise<string> = worker.buildWorker;

/** The page of examples/vite-page, by its own configuration. Nothing is written. */
export async function buildPage(): Promise<readonly BuiltFile[]> {
  const outcome = (await build({
    ...config,
    configFile: false,
    root: new URL("../../examples/vite-page", import.meta.url).pathname,
    logLevel: "silent",
    resolve: { alias: [...packageNames] },
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return outcome.output.map((file) => ({
    name: file.fileName,
    content: file.type === "chunk" ? file.code : file.source,
  }));
}
