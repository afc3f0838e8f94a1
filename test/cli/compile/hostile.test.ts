import { readFileSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createContext, Script } from "node:vm";
import { transformSync } from "esbuild";
import { describe, expect, test } from "vitest";
import { useWorkspace } from "./workspace.ts";

const workspace = useWorkspace();

/** Of tools and of files; `/` and NUL cannot be in a file's name. */
const names = [
  'a"b',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it must stay text
  "a'b`${PWN()}",
  "a\nb",
  "*/ PWN(); /*",
  "</script><script>PWN()</script>",
  "\u2028PWN()\u2029",
  "\u001b]0;title\u0007\u001b[31m",
  "\u202egnp.exe",
  "__proto__",
  "constructor",
  "default",
  "x;globalThis.PWN=1",
  "..\\..\\x",
  "-rf",
  "--check",
  "CON",
  "aux.schema",
  "%2e%2e%2f",
  "名前 💩",
  "n".repeat(240),
];
const onlyTools = ["../../etc/x", "/etc/x", "a/b", "a\u0000b", "\ud800", "n".repeat(5_000)];

const unsafe = /(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e]/u;

describe("names of tools", () => {
  const tools = [...names, ...onlyTools].map((name) => ({ name, inputSchema: { type: "object", title: name } }));

  test("stay values of the module, and name no file", async () => {
    const folder = await workspace.fresh({ "in/tools.json": { tools } });
    expect(await folder.compile("./in/tools.json", "--out-dir", "./out", "--extension", "mjs")).toMatchObject({
      code: 0,
    });
    expect(await folder.list()).toEqual(["in/tools.json", "out/tools.d.mts", "out/tools.mjs"]);
    expect(() =>
      transformSync(readFileSync(join(folder.path, "out/tools.d.mts"), "utf8"), { loader: "ts" }),
    ).not.toThrow();
    const module = await import(/* @vite-ignore */ pathToFileURL(join(folder.path, "out/tools.mjs")).href);
    expect(Object.keys(module)).toEqual(["default"]);
    expect(Object.keys(module.default)).toEqual(tools.map(({ name }) => name));
    expect(Object.values<{ check(value: unknown): boolean }>(module.default).every(({ check }) => check({}))).toBe(
      true,
    );
    expect(module.default.toString).toBeUndefined();
    expect(Object.hasOwn(globalThis, "PWN")).toBe(false);
  });

  test("stay values of a script that runs where no code may be made", async () => {
    const folder = await workspace.fresh({ "tools.json": { tools } });
    expect(await folder.compile("./tools.json", "--format", "script")).toMatchObject({ code: 0 });
    const code = await folder.read("tools.js");
    expect(code).not.toMatch(/<\/script/iu);
    const host = createContext({}, { codeGeneration: { strings: false, wasm: false } });
    expect(new Script(`${code}\nObject.keys(validators).length`).runInContext(host)).toBe(tools.length);
    expect(new Script("Object.keys(globalThis).join()").runInContext(host)).toBe("validators");
  });

  test("are told on one line each, without what moves a terminal, and not at any length", async () => {
    const wrong = [...names, ...onlyTools].map((name) => ({ name, inputSchema: { type: "objekt", [`${name}_`]: 1 } }));
    const folder = await workspace.fresh({ "tools.json": wrong });
    const { code, complaint } = await folder.compile("./tools.json");
    expect(code).toBe(1);
    expect(complaint).not.toMatch(unsafe);
    expect(complaint.trimEnd().split("\n").length).toBe(2 * wrong.length + 1);
    for (const line of complaint.split("\n")) if (line.includes("#/type")) expect(line.length).toBeLessThan(600);
  });
});

describe("names of files", () => {
  test("each gives its own module beside it, and reaches neither the module nor the terminal raw", async () => {
    const files = Object.fromEntries(names.map((name) => [`${name}.json`, { type: "object" }]));
    const folder = await workspace.fresh(files);
    const { code, out, complaint } = await folder.compile(...names.map((name) => `./${name}.json`));
    expect([code, complaint]).toEqual([0, ""]);
    expect(out).not.toMatch(unsafe);
    expect(out.trimEnd().split("\n").length).toBe(2 * names.length + 1);
    const expected = names.flatMap((name) => [`${name}.json`, `${name}.js`, `${name}.d.ts`]);
    expect(await folder.list()).toEqual(expected.sort());
    const texts = await Promise.all(names.map((name) => readFile(join(folder.path, `${name}.js`), "utf8")));
    expect(new Set(texts).size).toBe(1);
  });

  test("in errors, mistakes and obstacles they are escaped as well", async () => {
    const evil = "\u001b[31m\u202e\n";
    const folder = await workspace.fresh({ [`${evil}.json`]: "{", "dir/x.json": {} });
    for (const argv of [
      [`./${evil}.json`],
      [`./${evil}none.json`],
      ["./dir/x.json", `--${evil}`],
      ["./dir/x.json", "--as", evil],
    ]) {
      const { code, out, complaint } = await folder.compile(...argv);
      expect(code).toBeGreaterThan(0);
      expect(out + complaint).not.toMatch(unsafe);
      expect(complaint.trimEnd().split("\n")).toHaveLength(2);
    }
  });

  test("with --out-dir, nothing is written outside it, whatever the path of the file is", async () => {
    const folder = await workspace.fresh({ "a/b/x.json": {}, "out/keep": "" });
    expect(await folder.compile("./a/b/../../a/b/x.json", "--out-dir", "./out")).toMatchObject({ code: 0 });
    expect((await folder.compile("./a/b/..", "--out-dir", "./out")).code).toBe(2);
    expect(await folder.list()).toEqual(["a/b/x.json", "out/keep", "out/x.d.ts", "out/x.js"]);
  });

  test("a link where the output goes is replaced, not followed", async () => {
    const folder = await workspace.fresh({
      "x.json": {},
      "out/keep": "",
      victim: "// Generated by straightedge; no\n",
    });
    await symlink(join(folder.path, "victim"), join(folder.path, "out/x.js"));
    expect(await folder.compile("./x.json", "--out-dir", "./out")).toMatchObject({ code: 0 });
    expect(await folder.read("victim")).toBe("// Generated by straightedge; no\n");
    expect(await folder.read("out/x.js")).toContain("export");
  });
});
