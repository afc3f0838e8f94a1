import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeFacts } from "../../src/cli/code-facts.ts";
import { tokensOf } from "../../src/cli/code-tokens.ts";
import { compile } from "../../src/index.ts";
import { runIn, writeIn } from "./run-in.ts";

const tree = {
  $ref: "#/$defs/node",
  maxProperties: 9,
  $defs: {
    node: {
      type: "object",
      properties: { value: { type: "number" }, next: { $ref: "#/$defs/node" } },
      required: ["value"],
      additionalProperties: false,
    },
  },
} as const;

let folder: string;
let schema: string;
let catalog: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "straightedge-"));
  schema = await writeIn(folder, "tree.json", tree);
  catalog = await writeIn(folder, "tools.json", [
    { name: "grow", inputSchema: tree },
    { name: "fell", inputSchema: { type: "object" } },
    { name: "bare" },
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

const show = (...argv: string[]) => runIn(folder, ["show", ...argv]);

describe("the code", () => {
  test("is that of the validator, under its size and what it shares", async () => {
    const { code, out } = await show(schema);
    const [head, ...body] = out.split("\n\n");
    expect(code).toBe(0);
    expect(head).toMatch(
      /^\/\/ \d+ lines, \d+ functions, [\d.]+ kB, \d+ B gzipped\n\/\/ shared: .*check_defs_node ×\d/u,
    );
    expect(head).toMatch(/^\/\/ helpers: .*isPresent/mu);
    expect(body.join("\n\n").trimEnd()).toBe(compile(tree).source.trimEnd());
  });

  test("has colours on a terminal, or where they are asked for, and is the same without", async () => {
    const plain = await show(schema);
    expect(plain.out).not.toContain("\u001b");
    const colored = await runIn(folder, ["show", schema], "", { hasColors: true });
    expect(colored.out).toContain("\u001b[35mfunction\u001b[39m check(v");
    expect(stripVTControlCharacters(colored.out)).toBe(plain.out);
    expect(await show(schema, "--color", "always")).toEqual(colored);
    expect(await runIn(folder, ["show", schema, "--color", "never"], "", { hasColors: true })).toEqual(plain);
  });

  test("--json tells the same", async () => {
    const told = JSON.parse((await show(schema, "--json")).out);
    const { source } = compile(tree);
    expect(told).toMatchObject({ source, bytes: Buffer.byteLength(source), warnings: [] });
    expect(told.gzipBytes).toBeLessThan(told.bytes);
  });

  test("of a tool in a catalog", async () => {
    expect((await show(catalog, "--tool", "grow")).out).toBe((await show(schema)).out);
    const unknown = await show(catalog, "--tool", "grwo");
    expect([unknown.code, unknown.out]).toEqual([2, ""]);
    expect(unknown.complaint).toBe('straightedge: DIR/tools.json holds no tool "grwo"; did you mean "grow"?\n');
    expect((await show(catalog, "--tool", "bare")).complaint).toMatch(/"bare" was published without a schema/u);
  });
});

describe("--explain", () => {
  test("gives the errors as a model reads them", async () => {
    const { code, out } = await show(schema, "--explain", '{"value": "1", "nxt": {}}');
    expect(out).toBe(
      '/value expected_type: number, got string: write the number without quotes\n/nxt is not a known property; did you mean "next"?: rename it or leave it out\n',
    );
    expect(code).toBe(1);
    expect(await show(schema, "--explain", '{"value": 1}')).toMatchObject({ code: 0, out: "valid\n" });
  });

  test("of a file, of the standard input, of no JSON", async () => {
    const file = await writeIn(folder, "value.json", '{"value": 1}');
    expect((await show(schema, "--explain", `@${file}`)).out).toBe("valid\n");
    expect((await runIn(folder, ["show", schema, "--explain", "-"], '{"value": 1}')).out).toBe("valid\n");
    expect(await show(schema, "--explain", "{value: 1}")).toMatchObject({
      code: 1,
      out: "(root) is not valid JSON: the text breaks off or goes wrong at character 1\n",
    });
    expect((await show(schema, "--explain", "@none")).code).toBe(2);
  });

  test("--json", async () => {
    const { out } = await show(schema, "--explain", "3", "--json");
    expect(JSON.parse(out)).toMatchObject({ valid: false, errors: [{ path: "", keyword: "type" }] });
  });
});

describe("tokens", () => {
  test("are all of the code", () => {
    const code = 'const a1 = ["x\\"// y"]; // it\'s "b"\nif (v.of !== 1e-7) return typeof $x;\n';
    const tokens = [...tokensOf(code)];
    expect(tokens.map(({ text }) => text).join("")).toBe(code);
    const of = (kind: string) => tokens.filter((token) => token.kind === kind).map(({ text }) => text);
    expect(of("string")).toEqual(['"x\\"// y"']);
    expect(of("comment")).toEqual(['// it\'s "b"']);
    expect(of("number")).toEqual(["1e-7"]);
    expect(of("keyword")).toEqual(["const", "if", "return", "typeof"]);
    expect(of("name")).toEqual(["a1", "v", "of", "$x"]);
  });

  test("tell what is called", () => {
    const code = `const known1 = ["check_a(", 1];

function check(v) {
  // check_a(v)
  return check_a(v.left) && check_a(v.right) && isPresent({ ...hintOf(v) }, "isNot(") && Array.isArray(v) && v.test(1);
}

function check_a(v) {
  return check_b(v);
}

function check_b(v) {
  return new RegExp("a").test(v);
}
`;
    expect(codeFacts(code)).toEqual({
      lines: 14,
      bytes: code.length,
      functions: 3,
      shared: [{ name: "check_a", calls: 2 }],
      helpers: ["hintOf", "isPresent"],
    });
  });
});
