import { chmod, lstat, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { useWorkspace } from "../compile/workspace.ts";
import { bundleProgram, launch } from "../program.ts";
import { runHere } from "../run-in.ts";

const workspace = useWorkspace();

const right = {
  name: "add",
  description: "Adds",
  inputSchema: { type: "object", properties: { a: { type: "number" } } },
};

/** The lines without the summary. */
function linesOf(out: string): string[] {
  return out.split("\n").slice(0, -2);
}

function summaryOf(out: string): string | undefined {
  return out.split("\n").at(-2);
}

describe("what is told", () => {
  test("nothing of what is right", async () => {
    const folder = await workspace.fresh({ "tools.json": { tools: [right] }, "x.schema.json": right.inputSchema });
    expect(await folder.run("lint", "./tools.json")).toEqual({
      code: 0,
      out: "1 tool in 1 file: 0 errors, 0 warnings\n",
      complaint: "",
    });
    expect(await folder.run("lint", "./tools.json", "./x.schema.json", "./tools.json")).toMatchObject({
      code: 0,
      out: "2 schemas in 2 files: 0 errors, 0 warnings\n",
    });
  });

  test("each problem with its place in the file, its tool and its place in the schema", async () => {
    const text = `[
  { "name": "add", "description": "Adds", "parameters": { "type": "object",
      "properties": { "a/b": { "type": "int" }, "c": { "type": "string", "format": "zip" } } } },
  { "name": "sub", "description": "Subtracts", "input_schema": {
      "requird": ["a"] }, "outputSchema": { "type": "objekt" } }
]`;
    const folder = await workspace.fresh({ "tools.json": text });
    const { code, out } = await folder.run("lint", "./tools.json");
    expect(code).toBe(1);
    expect(linesOf(out)).toEqual([
      './tools.json:3:40  error  add  #/properties/a~1b/type  must be one of "array", "boolean", "integer", "null", "number", "object", "string" (did you mean "integer"?)',
      "./tools.json:5:7  error  sub  #/requird  `requird` is no keyword of 2020-12 (did you mean `required`?)",
      expect.stringMatching(/^\.\/tools\.json:5:53 {2}error {2}sub {2}outputSchema#\/type {2}.*did you mean "object"/u),
    ]);
    expect(summaryOf(out)).toBe("2 tools in 1 file: 3 errors, 0 warnings, --fix mends 3");
  });

  test("what is wrong with tools apart from their schemas", async () => {
    const tools = [
      { ...right, name: "add numbers", description: " " },
      { name: "bare", description: "Has no schema" },
      { ...right, name: undefined },
      right,
      { ...right, description: undefined },
      { ...right, id: "one/a", name: "a" },
      { ...right, id: "two/a", name: "a" },
    ];
    const folder = await workspace.fresh({ "tools.json": tools });
    const { code, out } = await folder.run("lint", "./tools.json");
    expect(code).toBe(1);
    expect(linesOf(out).map((line) => line.split("  ").slice(1).join("  "))).toEqual([
      "warning  add numbers  -  the name is not taken by MCP: 1 to 128 letters, digits and _ . / - are",
      "warning  add numbers  -  the description is empty: a model cannot tell when to call it",
      'error  bare  -  the tool was published without a schema (one without arguments has { "type": "object" })',
      "error  -  -  tool 3 of the catalog has no name",
      "warning  add  -  the tool has no description: a model cannot tell when to call it",
      "error  add  -  the name is taken: the schema at #/3/inputSchema has it",
    ]);
  });

  test("unions at the root of a tool, and not of any other schema", async () => {
    const oneOf = [{ required: ["a"] }, { required: ["b"] }];
    const schema = { type: "object", properties: { a: {}, b: {} }, oneOf };
    const folder = await workspace.fresh({ "tools.json": [{ ...right, inputSchema: schema }], "x.json": schema });
    expect((await folder.run("lint", "./x.json")).out).toContain("0 warnings");
    const { code, out } = await folder.run("lint", "./tools.json");
    expect([code, linesOf(out)]).toEqual([0, [expect.stringContaining("  warning  add  #/oneOf  ")]]);
    const forOpenai = await folder.run("lint", "./tools.json", "--for", "openai");
    expect(forOpenai.code).toBe(1);
    expect(forOpenai.out).toContain("refused  add  #/oneOf  openai: oneOf cannot stand at the root");
    expect(forOpenai.out).not.toContain("warning  ");
  });

  test("what providers refuse or weaken, equal findings on one line", async () => {
    const inputSchema = { type: "object", properties: { a: { type: "string", pattern: "^a" } }, required: ["a"] };
    const folder = await workspace.fresh({ "tools.json": [{ ...right, inputSchema }] });
    const { code, out } = await folder.run("lint", "./tools.json", "--for", "all");
    expect(code).toBe(1);
    expect(out).toContain("  refused  add  #  openai, anthropic: an object says additionalProperties: false\n");
    expect(out).toContain("  weakened  add  #/properties/a/pattern  anthropic, gemini: pattern is not supported\n");
    expect(summaryOf(out)).toBe(
      "1 tool in 1 file: 0 errors, 0 warnings, openai refuses 1, anthropic refuses 1, gemini weakens 1, mcp takes all",
    );
    expect(await folder.run("lint", "./tools.json", "--for", "gemini")).toMatchObject({ code: 0 });
    expect(await folder.run("lint", "./tools.json", "--for", "gemini", "--max-warnings", "1")).toMatchObject({
      code: 0,
    });
    expect(await folder.run("lint", "./tools.json", "--for", "gemini", "--max-warnings", "0")).toMatchObject({
      code: 1,
    });
  });

  test("bad JSON with its place, and the other files all the same", async () => {
    const folder = await workspace.fresh({ "bad.json": '{\n  "type": }', "x.json": { type: "str" } });
    const { code, out } = await folder.run("lint", "./bad.json", "./x.json");
    expect([code, linesOf(out)]).toEqual([
      1,
      [
        "./bad.json:2:11  error  -  -  this is no JSON: the text goes wrong here",
        expect.stringContaining("./x.json:1:9  error  -  #/type"),
      ],
    ]);
  });

  test("a file that cannot be read ends it with 2, after the others", async () => {
    const folder = await workspace.fresh({ "x.json": { type: "str" } });
    const { code, out, complaint } = await folder.run("lint", "./missing.json", "./x.json");
    expect([code, linesOf(out).length]).toEqual([2, 1]);
    expect(complaint).toMatch(/^error: .*missing\.json/u);
  });

  test("references lead to what --schemas names; what is wrong there is told there", async () => {
    const folder = await workspace.fresh({
      "x.json": { $ref: "https://example.com/a" },
      "shared/a.json": '{\n  "$id": "https://example.com/a",\n  "type": "str" }',
    });
    expect((await folder.run("lint", "./x.json")).out).toContain("leads out of the given documents");
    const { code, out } = await folder.run("lint", "./x.json", "--schemas", "./shared");
    expect([code, linesOf(out)]).toEqual([1, [expect.stringMatching(/^\.\/shared\/a\.json:3:11 {2}error/u)]]);
    expect((await folder.run("lint", "./x.json", "--schemas", "./shared", "--fix")).code).toBe(1);
    expect(await folder.read("shared/a.json")).toContain('"str"');
  });

  test("names from a file cannot break a line", async () => {
    const folder = await workspace.fresh({ "tools.json": [{ ...right, name: "a\n\u001b[31mb\u202e" }] });
    const { out } = await folder.run("lint", "./tools.json");
    expect(linesOf(out)).toEqual([expect.stringContaining("  warning  a\\u000a\\u001b[31mb\\u202e  -  ")]);
  });

  test("colours on a terminal only, and the same without them", async () => {
    const { path } = await workspace.fresh({ "x.json": { type: "str" } });
    const argv = ["lint", join(path, "x.json")];
    const plain = await runHere(argv);
    const colored = await runHere(argv, "", { hasColors: true });
    expect(plain.out).not.toContain("\u001b");
    expect(colored.out).toContain("\u001b[31merror\u001b[39m");
    expect(stripVTControlCharacters(colored.out)).toBe(plain.out);
    expect(await runHere([...argv, "--color", "never"], "", { hasColors: true })).toEqual(plain);
    expect(await runHere([...argv, "--color", "always"])).toEqual(colored);
  });
});

test("--json: an object a line, one for each provider", async () => {
  const inputSchema = { type: "object", properties: { a: { type: "string", pattern: "^a" }, b: { nulable: 1 } } };
  const folder = await workspace.fresh({ "tools.json": { tools: [{ ...right, inputSchema }] } });
  const { code, out } = await folder.run("lint", "./tools.json", "--json", "--for", "anthropic,gemini");
  expect(code).toBe(1);
  const found = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const place = { file: "./tools.json", line: 1, column: expect.any(Number), tool: "add" };
  const pattern = { pointer: "/tools/0/inputSchema/properties/a/pattern", schemaPointer: "/properties/a/pattern" };
  const weakened = {
    ...place,
    ...pattern,
    severity: "weakened",
    keyword: "pattern",
    message: "pattern is not supported",
    fixable: false,
  };
  expect(found.filter(({ severity }) => severity === "weakened")).toEqual([
    { ...weakened, provider: "anthropic" },
    { ...weakened, provider: "gemini" },
  ]);
  expect(found.filter(({ severity }) => severity === "error")).toEqual([
    {
      ...place,
      pointer: "/tools/0/inputSchema/properties/b/nulable",
      schemaPointer: "/properties/b/nulable",
      severity: "error",
      keyword: "nulable",
      message: "`nulable` is no keyword of 2020-12",
      fixable: false,
    },
  ]);
});

describe("--fix", () => {
  const text = '{\r\n  "type": "dict",\r\n  "requird": [ "a" ], "strict": 1, "x-é": "\\u00e9"}\r\n';
  const mended = '{\r\n  "type": "object",\r\n  "required": [ "a" ], "strict": 1, "x-é": "\\u00e9"}\r\n';

  test("mends, tells what, and what is left decides how it ends; the second time there is nothing to do", async () => {
    const folder = await workspace.fresh({ "x.json": text, "y.json": { type: "int" } });
    expect(await folder.run("lint", "./y.json", "--fix")).toMatchObject({ code: 0 });
    const { code, out } = await folder.run("lint", "./x.json", "--fix");
    expect(code).toBe(1);
    expect(linesOf(out)).toEqual([
      expect.stringMatching(/^\.\/x\.json:2:11 {2}fixed {2}- {2}#\/type {2}.*: "dict" is now "object"$/u),
      "./x.json:3:3  fixed  -  #/requird  `requird` is no keyword of 2020-12: `requird` is now `required`",
      "./x.json:3:24  error  -  #/strict  `strict` is no keyword of 2020-12",
    ]);
    expect(summaryOf(out)).toBe("1 schema in 1 file: 2 fixed, 1 error, 0 warnings");
    expect(await folder.read("x.json")).toBe(mended);
    const again = await folder.run("lint", "./x.json", "--fix", "--json");
    expect(again.out.split("\n")).toHaveLength(2);
    expect(await folder.read("x.json")).toBe(mended);
    expect(await folder.list()).toEqual(["x.json", "y.json"]);
  });

  test("with --json what was mended is told as well", async () => {
    const folder = await workspace.fresh({ "x.json": text });
    const { out } = await folder.run("lint", "./x.json", "--fix", "--json");
    const found = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(found.map(({ pointer, fixed }) => [pointer, fixed])).toEqual([
      ["/type", true],
      ["/requird", true],
      ["/strict", undefined],
    ]);
  });

  test("keeps permissions, links and a byte order mark", async () => {
    const { path, ...folder } = await workspace.fresh({ "x.json": `\ufeff${text}` });
    await chmod(join(path, "x.json"), 0o640);
    await symlink("x.json", join(path, "link.json"));
    await folder.run("lint", "./link.json", "./x.json", "--fix");
    expect(await folder.read("x.json")).toBe(`\ufeff${mended}`);
    expect((await lstat(join(path, "link.json"))).isSymbolicLink()).toBe(true);
    if (process.platform !== "win32") expect((await stat(join(path, "x.json"))).mode & 0o777).toBe(0o640);
  });

  test("leaves alone what is no JSON or no UTF-8, and what there is nothing to mend in", async () => {
    const { path, ...folder } = await workspace.fresh({
      "bad.json": '{"type": "int"',
      "right.json": '{ "type":"string" }',
    });
    const bytes = Buffer.concat([Buffer.from('{"type": "int", "title": "'), Buffer.from([0xff]), Buffer.from('"}')]);
    await writeFile(join(path, "latin.json"), bytes);
    const before = await stat(join(path, "right.json"));
    const { code, complaint } = await folder.run("lint", "./bad.json", "./latin.json", "./right.json", "--fix");
    expect([code, complaint]).toEqual([2, expect.stringContaining("latin.json is not mended")]);
    expect(await folder.read("bad.json")).toBe('{"type": "int"');
    expect(await readFile(join(path, "latin.json"))).toEqual(bytes);
    expect((await stat(join(path, "right.json"))).ino).toBe(before.ino);
  });
});

test("a reader that has seen enough stops it without a complaint", async () => {
  const tools = Array.from({ length: 3_000 }, (_, i) => ({ name: `t${i}`, inputSchema: { type: "dict" } }));
  const { path, ...folder } = await workspace.fresh({ "tools.json": tools });
  const program = await bundleProgram(join(path, "main.mjs"));
  const whole = await launch(program, ["lint", "tools.json"], { cwd: path }).ended;
  expect(whole).toMatchObject({ code: 1, complaint: "" });
  expect(whole.out.length).toBeGreaterThan(400_000);
  const cut = await launch(program, ["lint", "tools.json"], { cwd: path, readAtMost: 100 }).ended;
  expect(cut.complaint).toBe("");
  expect(cut.code).toBe(141);
  expect(await folder.list()).toContain("tools.json");
});
