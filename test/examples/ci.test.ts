import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ToolRegistry } from "../../src/registry.ts";
import { bundleProgram } from "../cli/program.ts";

const folder = mkdtempSync(join(tmpdir(), "straightedge-"));

beforeAll(async () => {
  cpSync(fileURLToPath(new URL("../../examples/ci", import.meta.url)), folder, { recursive: true });
  const bin = join(folder, "node_modules", ".bin");
  mkdirSync(bin, { recursive: true });
  const program = await bundleProgram(join(folder, "node_modules", "straightedge.mjs"));
  writeFileSync(
    join(bin, "straightedge"),
    `#!/bin/sh\nexec ${JSON.stringify(process.execPath)} ${JSON.stringify(program)} "$@"\n`,
  );
  chmodSync(join(bin, "straightedge"), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

function npmRun(script: string): { readonly status: number | null; readonly out: string } {
  const env = { ...process.env, npm_config_update_notifier: "false" };
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", script], {
    cwd: folder,
    encoding: "utf8",
    env,
  });
  return { status, out: stdout + stderr };
}

test("the step of the workflow passes with validators up to date, and fails with a stale one", () => {
  const workflow = readFileSync(join(folder, "workflow.yml"), "utf8");
  const step = /- run: npm run (\S+)\n$/u.exec(workflow)?.[1] ?? "";

  expect(npmRun(step)).toMatchObject({ status: 1, out: expect.stringContaining("missing: validators/tools.js") });
  expect(npmRun("validators")).toMatchObject({ status: 0, out: expect.stringContaining("4 written") });
  expect(npmRun(step)).toMatchObject({ status: 0, out: "0 to be written, 4 up to date\n" });

  const schema = join(folder, "schemas", "settings.schema.json");
  writeFileSync(schema, readFileSync(schema, "utf8").replace("1024", "2048"));
  const stale = npmRun(step);
  expect(stale.status).toBe(1);
  expect(stale.out).toBe(
    "stale: validators/settings.schema.js\n1 to be written, 3 up to date; the same command without --check writes them\n",
  );

  expect(npmRun("validators")).toMatchObject({ status: 0, out: expect.stringContaining("1 written") });
});

test("what it wrote registers without an engine", async () => {
  const catalog = (await import(/* @vite-ignore */ pathToFileURL(join(folder, "validators", "tools.js")).href)).default;
  const { tools } = JSON.parse(readFileSync(join(folder, "tools.json"), "utf8"));
  const registry = new ToolRegistry();
  for (const { name, inputSchema, description } of tools) {
    registry.register(name, inputSchema, () => name, { description, validator: catalog[name] });
  }
  expect(registry.validate("files.read", { path: "" })).toMatchObject({ ok: false, errors: [{ path: "/path" }] });
});
