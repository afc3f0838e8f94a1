import { chmod, mkdir, readFile, stat, symlink, utimes } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { precompile, precompileCatalog } from "../../../src/precompile.ts";
import { useWorkspace } from "./workspace.ts";

const workspace = useWorkspace();

const point = {
  type: "object",
  properties: { x: { type: "number" } },
  required: ["x"],
  additionalProperties: false,
} as const;
const tools = {
  tools: [
    { name: "plot", inputSchema: point },
    { name: "draw.line", inputSchema: { type: "object" } },
  ],
};

describe("what is written", () => {
  test("a schema gives a module and its declarations, a catalog too, beside their files", async () => {
    const folder = await workspace.fresh({ "point.schema.json": point, "sub/tools.json": tools });
    const { code, out, complaint } = await folder.compile("./point.schema.json", "./sub/tools.json");
    expect([code, complaint]).toEqual([0, ""]);
    expect(out).toBe(
      "wrote ./point.schema.js\nwrote ./point.schema.d.ts\nwrote ./sub/tools.js\nwrote ./sub/tools.d.ts\n4 written, 0 up to date\n",
    );
    const single = precompile(point);
    expect(await folder.read("point.schema.js")).toBe(single.code);
    expect(await folder.read("point.schema.d.ts")).toBe(single.types);
    const catalog = precompileCatalog({ plot: point, "draw.line": { type: "object" } });
    expect(await folder.read("sub/tools.js")).toBe(catalog.code);
    expect(await folder.read("sub/tools.d.ts")).toBe(catalog.types);
    expect(await folder.list()).toHaveLength(6);
  });

  test.each([
    [[], ["x.d.ts", "x.js"]],
    [
      ["--extension", "mjs"],
      ["x.d.mts", "x.mjs"],
    ],
    [
      ["--format", "cjs"],
      ["x.cjs", "x.d.cts"],
    ],
    [
      ["--format", "script", "--name", "check_x"],
      ["x.d.ts", "x.js"],
    ],
    [["--no-types"], ["x.js"]],
  ])("%j gives %j", async (flags, names) => {
    const folder = await workspace.fresh({ "x.json": point });
    expect((await folder.compile("./x.json", ...flags)).code).toBe(0);
    expect(await folder.list()).toEqual([...names, "x.json"].sort());
  });

  test("the modules of each format run", async () => {
    const folder = await workspace.fresh({ "x.json": point, "tools.json": tools });
    await folder.compile("./x.json", "./tools.json", "--extension", "mjs");
    await folder.compile("./x.json", "./tools.json", "--format", "cjs");
    const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(join(folder.path, name)).href);
    const require = createRequire(join(folder.path, "x.json"));
    for (const { check } of [await load("x.mjs"), require("./x.cjs")]) {
      expect([check({ x: 1 }), check({ x: "1" })]).toEqual([true, false]);
    }
    for (const catalog of [(await load("tools.mjs")).default, require("./tools.cjs")]) {
      expect(catalog["plot"].validate({})).toMatchObject({ ok: false, errors: [{ path: "/x" }] });
      expect(Object.keys(catalog)).toEqual(["plot", "draw.line"]);
    }
  });

  test("options reach the compiler", async () => {
    const folder = await workspace.fresh({ "x.json": { ...point, description: "d", colour: 1 } });
    const flags = ["--unknown-keywords", "ignore", "--max-errors", "3", "--exports", "check,schemaHash"];
    expect((await folder.compile("./x.json", ...flags)).code).toBe(0);
    const expected = precompile({ ...point, description: "d", colour: 1 } as never, {
      unknownKeywords: "ignore",
      maxErrors: 3,
      exports: ["check", "schemaHash"],
    });
    expect(await folder.read("x.js")).toBe(expected.code);
  });

  test("--out-dir is made, and holds all by their file names alone", async () => {
    const folder = await workspace.fresh({ "a/x.json": point, "b/c/y.JSON": point, "b/z": point });
    await folder.compile("./a/x.json", "./b/c/y.JSON", "./b/z", "--out-dir", "./out/deep", "--no-types");
    expect((await folder.list()).filter((name) => name.startsWith("out"))).toEqual([
      "out/deep/x.js",
      "out/deep/y.js",
      "out/deep/z.js",
    ]);
  });

  test("a byte order mark is no part of the schema", async () => {
    const folder = await workspace.fresh({ "x.json": `\ufeff${JSON.stringify(point)}` });
    expect((await folder.compile("./x.json")).code).toBe(0);
    expect(await folder.read("x.js")).toBe(precompile(point).code);
  });

  test("a file given twice is compiled once", async () => {
    const folder = await workspace.fresh({ "x.json": point });
    expect(await folder.compile("./x.json", `./../${folder.path.split("/").at(-1)}/x.json`)).toMatchObject({ code: 0 });
  });
});

describe("what is up to date", () => {
  test("is not touched, and --check is content", async () => {
    const folder = await workspace.fresh({ "x.json": point });
    await folder.compile("./x.json");
    const old = new Date("2001-01-01");
    for (const name of ["x.js", "x.d.ts"]) await utimes(join(folder.path, name), old, old);
    const before = await stat(join(folder.path, "x.js"));
    expect(await folder.compile("./x.json")).toEqual({ code: 0, out: "0 written, 2 up to date\n", complaint: "" });
    const after = await stat(join(folder.path, "x.js"));
    expect([after.ino, after.mtimeMs]).toEqual([before.ino, old.getTime()]);
    const checked = await folder.compile("./x.json", "--check");
    expect(checked).toEqual({ code: 0, out: "0 to be written, 2 up to date\n", complaint: "" });
  });

  test("may have the line ends of another system", async () => {
    const folder = await workspace.fresh({ "x.json": point });
    await folder.compile("./x.json");
    await folder.write("x.js", (await folder.read("x.js")).replaceAll("\n", "\r\n"));
    expect((await folder.compile("./x.json", "--check")).code).toBe(0);
  });
});

describe("--check", () => {
  test("names what is stale and what is missing, and writes nothing", async () => {
    const folder = await workspace.fresh({ "x.json": point, "y.json": point });
    await folder.compile("./x.json");
    await folder.write("x.json", { ...point, required: [] });
    const before = await folder.list();
    const text = await folder.read("x.js");
    expect(await folder.compile("./x.json", "./y.json", "--check", "--no-types")).toEqual({
      code: 1,
      out: "stale: ./x.js\nmissing: ./y.js\n2 to be written, 0 up to date; the same command without --check writes them\n",
      complaint: "",
    });
    expect(await folder.list()).toEqual(before);
    expect(await folder.read("x.js")).toBe(text);
  });

  test("finds other options and an edited output", async () => {
    const folder = await workspace.fresh({ "x.json": point });
    await folder.compile("./x.json", "--no-types");
    expect((await folder.compile("./x.json", "--check", "--no-types", "--max-depth", "7")).code).toBe(1);
    await folder.write("x.js", `${await folder.read("x.js")}// edited\n`);
    expect((await folder.compile("./x.json", "--check", "--no-types")).out).toContain("stale: ./x.js");
    expect((await folder.compile("./x.json", "--no-types")).out).toBe("wrote ./x.js\n1 written, 0 up to date\n");
  });

  test("does not make the folder", async () => {
    const folder = await workspace.fresh({ "x.json": point });
    expect((await folder.compile("./x.json", "--check", "--out-dir", "./out")).code).toBe(1);
    await expect(stat(join(folder.path, "out"))).rejects.toThrow();
  });
});

describe("what is wrong", () => {
  test("is told of all files, with line, tool and pointer, and nothing is written", async () => {
    const folder = await workspace.fresh({
      "good.json": point,
      "schema.json": '{\n  "type": "objekt",\n  "properties": {\n    "a": { "minimum": "3" }\n  }\n}',
      "tools.json":
        '{ "tools": [\n  { "name": "a", "inputSchema": { "typ": "object" } },\n  { "name": "b" },\n  { "name": "c",\n    "inputSchema": { "properties": { "x": {\n      "pattern": "(" } } } }\n] }',
      "broken.json": '{\n  "a": 1,,\n}',
    });
    const files = ["good", "schema", "tools", "broken"].map((name) => `./${name}.json`);
    const { code, out, complaint } = await folder.compile(...files);
    expect([code, out]).toEqual([1, ""]);
    expect(complaint.split("\n").map((line) => line.replace(/(: #[^:]*: |, #[^:]*: ).*/u, "$1…"))).toEqual([
      "error: ./schema.json:2:11: #/type: …",
      "error: ./schema.json:4:23: #/properties/a/minimum: …",
      'error: ./tools.json:2:33: tool "a", #: …',
      'error: ./tools.json:3:3: tool "b", #/tools/1: …',
      'error: ./tools.json:6:18: tool "c", #/properties/x/pattern: …',
      "error: ./broken.json:2:10: this is no JSON: the text goes wrong here",
      "6 errors: nothing is written",
      "",
    ]);
    expect(await folder.list()).toEqual(["broken.json", "good.json", "schema.json", "tools.json"]);
  });

  test("leaves what was written before as it is", async () => {
    const folder = await workspace.fresh({ "x.json": point, "y.json": point });
    await folder.compile("./x.json", "./y.json");
    const before = await folder.read("x.js");
    await folder.write("x.json", { type: "object" });
    await folder.write("y.json", { type: "objekt" });
    expect((await folder.compile("./x.json", "./y.json")).code).toBe(1);
    expect(await folder.read("x.js")).toBe(before);
  });

  test("where a file may have been taken for what it is not, the way out is told", async () => {
    const folder = await workspace.fresh({ "x.json": { items: { type: "object" }, a: { type: "object" } } });
    const { code, complaint } = await folder.compile("./x.json");
    expect(code).toBe(1);
    expect(complaint).toContain("\nnote: ./x.json: it was read as a schema; --as catalog reads it as an object");
    expect(complaint).toContain("\n1 error: nothing is written\n");
    expect((await folder.compile("./x.json", "--as", "catalog")).code).toBe(0);
  });

  test("a warning is told, and no error", async () => {
    const folder = await workspace.fresh({ "x.json": [{ name: "a", schema: { format: "colour" } }] });
    const { code, complaint } = await folder.compile("./x.json");
    expect(code).toBe(0);
    expect(complaint).toMatch(/^warning: \.\/x\.json:1:33: tool "a", #\/format: .*"colour".*\n$/u);
  });
});

describe("what cannot be done", () => {
  test("files that cannot be read: all are named, with 2", async () => {
    const folder = await workspace.fresh({ "x.json": { type: 3 }, "sub/y.json": point });
    const { code, complaint } = await folder.compile("./none.json", "./sub", "./x.json");
    expect(code).toBe(2);
    expect(complaint).toContain("none.json");
    expect(complaint).toContain("./sub is a folder");
    expect(complaint).toContain("./x.json:1:9: #/type");
  });

  test("two files with one output, also if only case or composition tells them apart", async () => {
    const folder = await workspace.fresh({
      "a/x.json": point,
      "b/x.json": point,
      "c/X.json": point,
      "a/\u00e9.json": point,
      "b/e\u0301.json": point,
    });
    for (const [one, other] of [
      ["a/x", "b/x"],
      ["a/x", "c/X"],
      ["a/\u00e9", "b/e\u0301"],
    ]) {
      const ran = await folder.compile(`./${one}.json`, `./${other}.json`, "--out-dir", "./out");
      expect(ran.code).toBe(2);
      expect(ran.complaint).toContain(`both ./${one}.json and ./${other}.json would be written there`);
    }
    expect((await folder.list()).filter((name) => name.startsWith("out"))).toEqual([]);
    expect((await folder.compile("./a/x.json", "./b/x.json")).code).toBe(0);
  });

  test("the same through a link to the folder", async () => {
    const folder = await workspace.fresh({ "a/x.json": point, "a/x": point });
    await symlink(join(folder.path, "a"), join(folder.path, "b"));
    expect((await folder.compile("./a/x.json", "./b/x")).complaint).toContain("would be written there");
  });

  test("an output that is an input", async () => {
    const folder = await workspace.fresh({ "x.json": point, "x.js": JSON.stringify(point) });
    const { code, complaint } = await folder.compile("./x.json", "./x.js");
    expect(code).toBe(2);
    expect(complaint).toContain("the output of ./x.json would replace the file ./x.js");
  });

  test("what somebody else wrote is not replaced", async () => {
    const folder = await workspace.fresh({ "x.json": point, "y.json": point, "x.js": "export const mine = 1;\n" });
    for (const flags of [[], ["--check"]]) {
      const { code, complaint } = await folder.compile("./x.json", "./y.json", ...flags);
      expect(code).toBe(2);
      expect(complaint).toContain("./x.js was not written by this command");
    }
    expect(await folder.list()).toEqual(["x.js", "x.json", "y.json"]);
    expect(await folder.read("x.js")).toBe("export const mine = 1;\n");
  });

  test("a folder where a file should go: nothing is written", async () => {
    const folder = await workspace.fresh({ "x.json": point, "y.json": point });
    await mkdir(join(folder.path, "y.js"));
    expect(await folder.compile("./x.json", "./y.json")).toMatchObject({ code: 2 });
    expect(await folder.list()).toEqual(["x.json", "y.json"]);
  });

  test.skipIf(process.getuid?.() === 0)(
    "a folder that may not be written to: nothing is left behind (not as root)",
    async () => {
      const folder = await workspace.fresh({ "a/x.json": point, "b/y.json": point });
      await chmod(join(folder.path, "b"), 0o555);
      const { code } = await folder.compile("./a/x.json", "./b/y.json");
      await chmod(join(folder.path, "b"), 0o755);
      expect(code).toBe(2);
      expect(await folder.list()).toEqual(["a/x.json", "b/y.json"]);
    },
  );

  test("an output whose name is too long", async () => {
    const folder = await workspace.fresh({ "x.json": point, [`${"n".repeat(253)}`]: point });
    const { code } = await folder.compile("./x.json", `./${"n".repeat(253)}`);
    expect(code).toBe(2);
    expect(await folder.list()).toHaveLength(2);
  });
});

describe("--schemas", () => {
  const user = { $ref: "https://example.com/address", title: "user" };
  const address = { $id: "https://example.com/address", type: "object", properties: { zip: { type: "string" } } };

  test("a folder holds the documents that references lead to", async () => {
    const folder = await workspace.fresh({
      "user.json": user,
      "shared/deep/address.json": address,
      "shared/no-id.json": {},
    });
    expect((await folder.compile("./user.json", "--schemas", "./shared")).code).toBe(0);
    const expected = precompile(user, { schemas: { "https://example.com/address": address } as never });
    expect(await folder.read("user.js")).toBe(expected.code);
  });

  test("files may be named, and the inputs may lie among them", async () => {
    const id = "https://example.com/user";
    const folder = await workspace.fresh({ "user.json": { $id: id, ...user }, "address.json": address });
    expect((await folder.compile("./user.json", "--schemas", "./address.json", "--schemas", "./")).code).toBe(0);
  });

  test("an error in one of them is told at its own place", async () => {
    const folder = await workspace.fresh({
      "user.json": user,
      "address.json": '{\n  "$id": "https://example.com/address",\n  "type": "objekt"\n}',
    });
    const { code, complaint } = await folder.compile("./user.json", "--schemas", "./address.json");
    expect(code).toBe(1);
    expect(complaint).toContain("error: ./address.json:3:11: https://example.com/address#/type");
  });

  test("without it, the error says that a document is missing; two under one $id, a file without one, no file", async () => {
    const folder = await workspace.fresh({
      "user.json": user,
      "a.json": address,
      "b.json": { ...address, type: "array" },
      "none.json": {},
    });
    expect((await folder.compile("./user.json")).complaint).toContain("https://example.com/address");
    const conflict = await folder.compile("./user.json", "--schemas", "./a.json", "--schemas", "./b.json");
    expect(conflict).toMatchObject({ code: 1, complaint: expect.stringContaining("./a.json has the same $id") });
    const nameless = await folder.compile("./user.json", "--schemas", "./a.json", "--schemas", "./none.json");
    expect(nameless).toMatchObject({ code: 1, complaint: expect.stringContaining("./none.json:1:1: no $id") });
    expect((await folder.compile("./user.json", "--schemas", "./absent")).code).toBe(2);
  });
});

test("the modules of this repository's own example are what precompile gives", async () => {
  const folder = await workspace.fresh();
  const source = new URL("../../../examples/replay/tools.json", import.meta.url);
  await folder.write("tools.json", await readFile(source, "utf8"));
  expect(await folder.compile("./tools.json")).toMatchObject({ code: 0 });
  expect(
    (await import(/* @vite-ignore */ pathToFileURL(join(folder.path, "tools.js")).href)).default.read_file,
  ).toBeTruthy();
});
