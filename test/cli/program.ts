import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { chmod } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

export const root: string = fileURLToPath(new URL("../..", import.meta.url));

/** Bundles the command into a file that can be run; `dist` is not built for tests. */
export async function bundleProgram(outfile: string): Promise<string> {
  const entryPoints = [fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url))];
  await build({ entryPoints, outfile, bundle: true, platform: "node", format: "esm" });
  await chmod(outfile, 0o755);
  return outfile;
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly complaint: string;
}

export interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  /** What it has written so far. */
  said(): string;
  readonly ended: Promise<Ended>;
}

interface LaunchOptions {
  readonly cwd?: string;
  readonly input?: string;
  /** Closes its output after so many characters. */
  readonly readAtMost?: number;
  readonly env?: NodeJS.ProcessEnv;
}

export function launch(
  program: string,
  argv: readonly string[],
  { cwd = root, input = "", readAtMost = Number.POSITIVE_INFINITY, env = process.env }: LaunchOptions = {},
): Running {
  const child = spawn(process.execPath, [program, ...argv], { cwd, env });
  let out = "";
  let complaint = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
    if (out.length >= readAtMost) child.stdout.destroy();
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  child.stdin.on("error", () => undefined).end(input);
  const ended = new Promise<Ended>((resolve) => {
    child.on("close", (code) => resolve({ code, out, complaint }));
  });
  return { child, said: () => out + complaint, ended };
}
