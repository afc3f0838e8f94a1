import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleProgram, root } from "./program.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "straightedge-"));
  const program = await bundleProgram(join(folder, "main.mjs"));
  await symlink(program, join(folder, "straightedge"));
  await cp(join(root, "examples"), join(folder, "examples"), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

interface Transcript {
  readonly command: string;
  readonly answer: string;
}

/** What README shows: a command after `$`, and what it says; a line `…` stands for any lines. */
const transcripts: readonly Transcript[] = [
  ...(await readFile(join(root, "README.md"), "utf8")).matchAll(/^```console\n(?<text>.*?)^```$/gmsu),
].flatMap((block) =>
  (block.groups?.["text"] ?? "")
    .split(/^\$ /mu)
    .slice(1)
    .map((part) => {
      const end = part.indexOf("\n");
      return { command: part.slice(0, end), answer: part.slice(end + 1) };
    }),
);

function patternOf(answer: string): RegExp {
  const parts = answer.split(/^…\n/mu).map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&"));
  return new RegExp(`^${parts.join("(?:.*\\n)*?")}$`, "u");
}

test("every command is shown", () => {
  const shown = transcripts.map(({ command }) => /straightedge (\w+)/u.exec(command)?.[1]);
  expect([...new Set(shown)].toSorted()).toEqual(["check", "compile", "lint", "replay", "show"]);
});

test.each(transcripts)("$command", ({ command, answer }) => {
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env["PATH"]}` };
  const { stdout, stderr } = spawnSync("sh", ["-c", command], { cwd: folder, env, encoding: "utf8" });
  expect(stderr).toBe("");
  expect(stdout).toMatch(patternOf(answer));
});
