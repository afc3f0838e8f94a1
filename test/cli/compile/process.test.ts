import { execFileSync } from "node:child_process";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { bundleProgram, launch, type Running } from "../program.ts";
import { useWorkspace } from "./workspace.ts";

const workspace = useWorkspace();
let program: string;
beforeAll(async () => {
  const { path } = await workspace.fresh();
  program = await bundleProgram(join(path, "main.mjs"));
});

const object = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };

test("exit codes and streams reach the shell", async () => {
  const { path: cwd, ...folder } = await workspace.fresh({ "x.json": object });
  const compile = (...argv: string[]) => launch(program, ["compile", ...argv], { cwd }).ended;
  expect(await compile("x.json", "--check")).toMatchObject({ code: 1, complaint: "" });
  expect(await compile("x.json")).toEqual({
    code: 0,
    out: "wrote x.js\nwrote x.d.ts\n2 written, 0 up to date\n",
    complaint: "",
  });
  expect(await compile("x.json", "--check")).toMatchObject({ code: 0 });
  expect(await compile("x.json", "--wacth")).toMatchObject({
    code: 2,
    out: "",
    complaint: expect.stringContaining("--watch"),
  });
  await folder.write("x.json", "{}}");
  expect(await compile("x.json")).toMatchObject({ code: 1, out: "" });
  const help = await compile("--help");
  expect(help).toMatchObject({ code: 0, complaint: "", out: expect.stringMatching(/^Usage: straightedge compile/u) });
});

test.skipIf(process.platform === "win32")("the file is a program by itself", () => {
  const out = execFileSync(program, ["--help"], { encoding: "utf8" });
  for (const command of ["compile FILE…", "replay --tools FILE…"]) expect(out).toContain(command);
});

test("two processes give the same bytes, wherever and in whatever surroundings they run", async () => {
  const property = (i: number): [string, unknown] => [`p${i}`, { type: "string", pattern: `^${i}+$`, format: "date" }];
  const tools = Array.from({ length: 20 }, (_, i) => ({
    name: `tool_${i}`,
    inputSchema: { type: "object", properties: Object.fromEntries(Array.from({ length: i }, (_, j) => property(j))) },
  }));
  const outputs = await Promise.all(
    ["C", "tr_TR.UTF-8"].map(async (locale) => {
      const { path, read } = await workspace.fresh({ "in/tools.json": { tools }, "in/one.json": object });
      const cwd = locale === "C" ? path : join(path, "in");
      const prefix = locale === "C" ? "in/" : "";
      const env = { ...process.env, LANG: locale, LC_ALL: locale, TZ: locale === "C" ? "UTC" : "Asia/Tokyo" };
      const argv = ["compile", `${prefix}tools.json`, `${prefix}one.json`];
      expect(await launch(program, argv, { cwd, env }).ended).toMatchObject({ code: 0 });
      return Promise.all(["in/tools.js", "in/tools.d.ts", "in/one.js", "in/one.d.ts"].map(read));
    }),
  );
  expect(outputs[1]).toEqual(outputs[0]);
});

test("with schemas from a folder, too", async () => {
  const shared = Object.fromEntries(
    ["b", "a", "c"].map((name) => [`shared/${name}.json`, { $id: `https://example.com/${name}`, ...object }]),
  );
  const root = { properties: { c: { $ref: "https://example.com/c" }, a: { $ref: "https://example.com/a" } } };
  const texts = await Promise.all(
    [Object.entries(shared), Object.entries(shared).reverse()].map(async (files) => {
      const { path: cwd, read } = await workspace.fresh({ "x.json": root, ...Object.fromEntries(files) });
      const argv = ["compile", "x.json", "--schemas", "shared"];
      expect(await launch(program, argv, { cwd }).ended).toMatchObject({ code: 0 });
      return read("x.js");
    }),
  );
  expect(texts[1]).toBe(texts[0]);
});

describe("--watch", () => {
  /** Waits until it has said something for the `count`th time. */
  async function heard(running: Running, words: string, count = 1): Promise<void> {
    for (let i = 0; i < 600; i++) {
      if (running.said().split(words).length > count) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${JSON.stringify(words)} was not said ${count} times: ${running.said()}`);
  }

  test("writes again on a change, a replacement and a return; goes on after errors; ends on SIGINT", async () => {
    const folder = await workspace.fresh({ "x.json": object });
    const running = launch(program, ["compile", "x.json", "--watch", "--no-types"], { cwd: folder.path });
    try {
      await heard(running, "watching");
      const first = await folder.read("x.js");

      await folder.write("x.json", { type: "objekt" });
      await heard(running, "error: x.json:1:9: #/type");
      await heard(running, "watching", 2);
      expect(await folder.read("x.js")).toBe(first);

      await folder.write("x.json.new", { ...object, required: [] });
      await rename(join(folder.path, "x.json.new"), join(folder.path, "x.json"));
      await heard(running, "1 written", 2);
      const second = await folder.read("x.js");
      expect(second).not.toBe(first);

      await rm(join(folder.path, "x.json"));
      await heard(running, "ENOENT");
      await folder.write("x.json", object);
      await heard(running, "1 written", 3);
      expect(await folder.read("x.js")).toBe(first);
    } finally {
      running.child.kill("SIGINT");
    }
    expect(await running.ended).toMatchObject({ code: 0 });
    expect(await folder.list()).toEqual(["x.js", "x.json"]);
  });

  test("sees documents that appear in a folder of --schemas", async () => {
    const folder = await workspace.fresh({ "x.json": { $ref: "https://example.com/a" }, "shared/README": "" });
    const running = launch(program, ["compile", "x.json", "--schemas", "shared", "--watch"], { cwd: folder.path });
    try {
      await heard(running, "nothing is written");
      await folder.write("shared/a.json", { $id: "https://example.com/a", ...object });
      await heard(running, "2 written");
    } finally {
      running.child.kill("SIGTERM");
    }
    expect(await running.ended).toMatchObject({ code: 0 });
  });
});
