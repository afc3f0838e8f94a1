import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, describe, test } from "vitest";
import type { Files } from "./program.ts";

const { platform, arch } = process;
const bunArch = arch === "arm64" ? "aarch64" : arch;
const require = createRequire(import.meta.url);

/** Where each program is, if it is; none of them needs an install script. */
export const programs: Readonly<Record<"node22" | "node24" | "bun" | "deno" | "chromium", string | undefined>> = {
  node22: packaged(`node-22-${platform}-${arch}/bin/node`),
  node24: packaged(`node-24-${platform}-${arch}/bin/node`),
  bun: packaged(`@oven/bun-${platform}-${bunArch}/bin/bun`),
  deno: packaged(`@deno/${platform}-${arch}${platform === "linux" ? "-glibc" : ""}/deno`),
  chromium: [process.env["CHROMIUM"], "/usr/bin/chromium"].find((path) => path !== undefined && existsSync(path)),
};

/** Why a program or package cannot be run, where it cannot. */
export const notInstalled = "not installed; `npm ci --prefix test/runtimes` has it for Linux, and in part for macOS";
export const noChromium = "not installed; Debian has it as the package chromium, and CHROMIUM may name it";

function packaged(path: string): string | undefined {
  const file = fileURLToPath(new URL(`node_modules/${path}`, import.meta.url));
  return existsSync(file) ? file : undefined;
}

/** A package of test/runtimes/package.json; a type of what is used of it stands in for its declarations. */
export function load<T>(name: string): T {
  return require(name) as T;
}

/** Tests of a runtime. Where it is missing they are skipped, and say why; in continuous integration that is a failure. */
export function describeRuntime(name: string, missing: string | undefined, body: () => void): void {
  if (missing === undefined) describe(name, body);
  else if (process.env["CI"] !== "true") describe.skip(`${name}: ${missing}`, body);
  else {
    test(name, () => {
      throw new Error(missing);
    });
  }
}

/** A folder with these files, for as long as the tests of this file run. */
export function writeFiles(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), "straightedge-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return folder;
}

/** What a program prints. Rejects with what it complains of where it fails. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  const env = { ...process.env, DENO_DIR: join(cwd, ".deno"), DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };
  const { stdout } = await promisify(execFile)(program, args, { cwd, env, timeout: 60_000, maxBuffer: 2 ** 26 });
  return stdout;
}
