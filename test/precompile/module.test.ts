import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, buildSync, transformSync } from "esbuild";
import { afterAll, describe, expect, test } from "vitest";
import { compile } from "../../src/compile/compile.ts";
import {
  type PrecompileOptions,
  precompile,
  precompileCatalog,
  type Schema,
  SchemaError,
} from "../../src/precompile.ts";
import { ToolRegistry } from "../../src/registry.ts";
import { optionsHash, schemaHash } from "../../src/schema/hash.ts";
import { resolveOptions } from "../../src/schema/options.ts";
import { type ModuleExports, runScript } from "../module-engine.ts";
import { helperDeclarations } from "./helper-declarations.ts";
import { instances, options, rich } from "./rich.ts";

const folder = mkdtempSync(join(tmpdir(), "straightedge-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the host sees of a module of each format. */
const load: Record<"esm" | "cjs" | "script", (code: string, name: string) => Promise<unknown>> = {
  esm: async (code, name) => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, code);
    return import(/* @vite-ignore */ pathToFileURL(file).href);
  },
  cjs: async (code, name) => {
    const file = join(folder, `${name}.cjs`);
    writeFileSync(file, code);
    return createRequire(file)(file);
  },
  script: async (code) => runScript(code),
};
const formats = ["esm", "cjs", "script"] as const;

describe.each(formats)("as %s", (format) => {
  test("a module judges and reports as compile does", async () => {
    const { code } = precompile(rich, { ...options, format });
    const module = (await load[format](code, "rich")) as ModuleExports;
    const validator = compile(rich, options);
    expect(Object.keys(module).sort()).toEqual(["check", "schemaHash", "validate"]);
    expect(module.schemaHash).toBe(schemaHash(rich, optionsHash(resolveOptions(options))));
    for (const instance of instances) {
      const expected = validator.validate(instance);
      const result = module.validate(instance);
      expect([module.check(instance), result.ok]).toEqual([expected.ok, expected.ok]);
      if (result.ok) expect(result.value).toBe(instance);
      else expect(structuredClone(result)).toEqual(expected);
    }
  });

  test("an instance that throws or nests too deep is an error, and a list of errors is cut", async () => {
    const module = (await load[format](precompile(rich, { ...options, format }).code, "limits")) as ModuleExports;
    const [tooDeep, throwing] = [instances[5], instances[10]].map((instance) => module.validate(instance));
    const error = { path: "", schemaPath: "#" };
    expect(structuredClone(tooDeep)).toEqual({
      ok: false,
      errors: [{ ...error, keyword: "maxDepth", limit: 20 }],
      truncated: false,
    });
    expect(structuredClone(throwing)).toEqual({
      ok: false,
      errors: [{ ...error, keyword: "access" }],
      truncated: false,
    });
    const many = module.validate({ text: "ab", set: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
    expect(many).toMatchObject({ ok: false, truncated: true });
    expect(many.ok || many.errors.length).toBe(7);
  });

  test("a catalog has its validators under any name, and registers without an engine", async () => {
    const schemas: Record<string, Schema> = { "git.commit": rich, constructor: { type: "string" } };
    Object.defineProperty(schemas, "__proto__", { value: { type: "number" }, enumerable: true });
    const { code } = precompileCatalog(schemas, { ...options, format, name: "validator" });
    const exported = (await load[format](code, "catalog")) as Record<string, unknown>;
    const catalog = (format === "esm" ? exported["default"] : exported) as Record<string, ModuleExports>;
    expect(Object.keys(catalog)).toEqual(["git.commit", "constructor", "__proto__"]);
    expect(catalog["toString"]).toBeUndefined();
    const name = "__proto__";
    expect(catalog[name]?.check(1)).toBe(true);
    expect(catalog["constructor"]?.check(1)).toBe(false);
    const registry = new ToolRegistry(options);
    registry.register("git.commit", rich, () => 1, { validator: catalog["git.commit"] });
    expect(registry.validate("git.commit", { text: "ab" }).ok).toBe(true);
    expect(() => registry.register("a", rich, () => 1, { validator: catalog["constructor"] })).toThrow(
      /another schema/u,
    );
  });

  test("the text calls nothing but its own functions and the language", () => {
    for (const { code } of [precompile(rich, { ...options, format }), precompileCatalog({ rich }, { format })]) {
      expect(code).not.toMatch(/\b(?:import|require|eval|Function|globalThis|process|async|await)\b/u);
      expect(code).not.toMatch(/\bimport\s*\(|https?:/u);
    }
  });
});

describe("the text", () => {
  test("holds each helper once, and only those that are used", () => {
    const { code } = precompile(rich, options);
    const names = [...code.matchAll(/^(?:function|const) ([\w$]+)/gmu)].map((match) => match[1]);
    expect(names.length).toBe(new Set(names).size);
    const brief = precompile({ type: "string", minLength: 2 }, { exports: ["check"] }).code;
    const helpers = helperDeclarations().filter(({ name }) => new RegExp(`\\b${name}\\b`, "u").test(brief));
    expect(helpers.map(({ name }) => name)).toEqual(["codePointCount"]);
    for (const name of helperDeclarations().map((helper) => helper.name)) {
      if (code.includes(`function ${name}(`))
        expect(code.split(new RegExp(`\\b${name}\\b`, "u")).length, name).toBeGreaterThan(2);
    }
  });

  test("is the same in every process", () => {
    const script = join(folder, "print.mjs");
    const source = fileURLToPath(new URL("../../src/precompile.ts", import.meta.url));
    const input = join(folder, "input.mjs");
    writeFileSync(
      input,
      `import { precompile, precompileCatalog } from ${JSON.stringify(source)};
const schema = ${JSON.stringify(rich)};
const one = precompile(schema, ${JSON.stringify(options)});
console.log(JSON.stringify([one, precompileCatalog({ a: schema, b: schema.properties.shape }, { format: "cjs" })]));`,
    );
    buildSync({ entryPoints: [input], outfile: script, bundle: true, format: "esm", platform: "node" });
    const run = (): string => execFileSync(process.execPath, [script], { encoding: "utf8" });
    const first = run();
    expect(run()).toBe(first);
    const here = [
      precompile(rich, options),
      precompileCatalog({ a: rich, b: rich.properties.shape }, { format: "cjs" }),
    ];
    expect(JSON.parse(first)).toEqual(here);
  });

  test("of a script is ES2019: nothing is left to lower", () => {
    const { code } = precompile(rich, { ...options, format: "script" });
    const print = (target: string): string => transformSync(code, { target, charset: "utf8" }).code;
    expect(print("es2019")).toBe(print("esnext"));
    expect(code.match(/^(?:var|const|let|function) .*/gmu)?.[0]).toBe("var validator = (function () {");
  });

  test("shares equal subschemas across a catalog", () => {
    const address = {
      type: "object",
      properties: {
        zip: { type: "string", pattern: "^[0-9]{5}$" },
        city: { type: "string", minLength: 1 },
        lines: { type: "array", items: { type: "string" } },
      },
      required: ["zip", "city"],
    };
    const one = { type: "object", properties: { home: address }, required: ["home"] };
    const other = { type: "object", properties: { billing: address, note: { type: "string" } } };
    const code = precompileCatalog({ one, other }, { exports: ["check"] }).code;
    expect(code.match(/v\d?\.zip/gu)).toHaveLength(1);
    expect(code.match(/new RegExp/gu)).toHaveLength(1);
    expect(precompileCatalog({ a: one, b: one, c: one }, { exports: ["check"] }).code.match(/\.home/gu)).toHaveLength(
      1,
    );
  });

  test("with names that make one identifier keeps its functions apart", () => {
    const part = (n: number) => ({
      type: "object",
      properties: { n: { const: n }, m: { type: "array", items: { type: "string" } } },
      required: ["n"],
    });
    const $defs = { "x!": part(1), "x?": part(2), "x 2": part(3), x_2: part(4) };
    const names = Object.keys($defs);
    const properties = Object.fromEntries(
      names.flatMap((name, i) => [1, 2].map((k) => [`p${i}${k}`, { $ref: `#/$defs/${encodeURIComponent(name)}` }])),
    );
    const { check } = runScript(precompile({ $defs, properties }, { format: "script" }).code) as ModuleExports;
    for (let i = 0; i < 4; i++) for (let n = 1; n <= 4; n++) expect(check({ [`p${i}1`]: { n } })).toBe(n === i + 1);
  });
});

describe("bundled", () => {
  /** The bundle of an entry, minified, without names. */
  async function bundle(entry: string): Promise<string> {
    writeFileSync(join(folder, "rich.mjs"), precompile(rich, options).code);
    const stdin = { contents: entry, resolveDir: folder };
    const result = await build({ stdin, bundle: true, write: false, format: "esm", minifySyntax: true });
    return result.outputFiles[0]!.text;
  }

  test("check comes without the code for errors", async () => {
    const text = await bundle('export { check } from "./rich.mjs";');
    const own = precompile(rich, { ...options, exports: ["check"] });
    writeFileSync(join(folder, "check.mjs"), own.code);
    const alone = await bundle('export { check } from "./check.mjs";');
    expect(text.replace(/^\/\/.*$/gmu, "")).toBe(alone.replace(/^\/\/.*$/gmu, ""));
    expect(text).not.toMatch(/keyword|schemaPath|suggest|addDistinct|explain|typeOf/u);
  });

  test("the hash comes alone", async () => {
    const text = await bundle('export { schemaHash } from "./rich.mjs";');
    expect(text.replace(/^\/\/.*$/gmu, "").trim()).toMatch(
      /^var schemaHash = "[0-9a-f]{16}\.[0-9a-f]{16}";\s*export \{\s*schemaHash\s*\};$/u,
    );
  });
});

describe("options", () => {
  test("of the wrong kind are TypeErrors", () => {
    const wrong: readonly object[] = [
      { format: "amd" },
      { exports: [] },
      { exports: ["explain"] },
      { name: "a b" },
      { name: "class" },
      { name: "x;alert(1)" },
      { maxErrors: 0 },
    ];
    for (const each of wrong) expect(() => precompile(true, each as PrecompileOptions)).toThrow(TypeError);
    expect(() => precompile(true, null as never)).toThrow(TypeError);
    expect(() => precompileCatalog([] as never)).toThrow(TypeError);
    expect(() => precompileCatalog({})).toThrow(TypeError);
  });

  test("a bad schema is a SchemaError that names it", () => {
    expect(() => precompile({ type: "objekt" })).toThrow(SchemaError);
    expect(() => precompileCatalog({ good: true, bad: { type: "objekt" } })).toThrow(/"bad".*\n.*#\/type/u);
  });

  test("several bad schemas of a catalog are told at once, each by name", () => {
    const catalog = { bad: { type: "objekt" }, good: true, worse: { minimum: "3" } };
    try {
      precompileCatalog(catalog);
    } catch (error) {
      const { problems } = error as SchemaError;
      expect(problems.map(({ pointer, message }) => [pointer, message.split(":")[0]])).toEqual([
        ["/type", 'in "bad"'],
        ["/minimum", 'in "worse"'],
      ]);
    }
    expect.assertions(1);
  });
});
