import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { families } from "../src/compile/families/index.ts";
import { keywordRows } from "../src/schema/keywords.ts";

const src = fileURLToPath(new URL("../src", import.meta.url));

/** Which folders a folder's files may import from, besides their own. A file at the top is a public entry. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  json: [],
  codegen: [],
  formats: ["json"],
  regex: ["json"],
  report: ["json"],
  runtime: ["json", "report"],
  compact: ["json", "report", "formats"],
  schema: ["json", "report", "formats", "regex"],
  ir: ["json", "schema"],
  compile: ["json", "report", "schema", "ir", "codegen", "formats", "regex", "runtime"],
  interpret: ["json", "report", "schema", "formats", "regex"],
  registry: ["json", "report", "schema"],
  cli: ["json", "report", "schema", "registry", "precompile", "providers", "index.ts"],
  precompile: ["json", "report", "schema", "compile", "codegen"],
  plugins: ["json", "schema", "precompile"],
  providers: ["json", "schema"],
  adapters: ["json", "report", "schema", "registry", "providers"],
  "index.ts": ["compile", "registry", "report", "schema"],
  "interpret.ts": ["interpret", "json", "regex", "report", "schema"],
  "registry.ts": ["registry", "report", "schema"],
  "precompile.ts": ["precompile", "schema"],
  "esbuild.ts": ["plugins"],
  "rollup.ts": ["plugins"],
  "lint.ts": ["providers"],
  "mcp.ts": ["adapters", "compile"],
  "fastify.ts": ["adapters", "compile"],
  "langchain.ts": ["adapters", "providers"],
  "gemini.ts": ["adapters", "providers"],
  "openai-agents.ts": ["adapters", "providers"],
  "anthropic.ts": ["adapters", "providers"],
  "openai.ts": ["adapters", "providers"],
  "ai.ts": ["adapters", "providers"],
};

const MOST_LINES = 300;
/** Tables and data read better whole. */
const dataFiles: readonly string[] = ["schema/metaschemas/", "precompile/helper-sources.ts"];

interface SourceFile {
  readonly path: string;
  readonly folder: string;
  readonly text: string;
  /** Paths from src of the files it imports, of types too. */
  readonly imports: readonly string[];
}

const files = sourceFiles(src);

function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    if (!entry.name.endsWith(".ts")) return [];
    const text = readFileSync(path, "utf8");
    const imports = [...text.matchAll(/(?:from|import) "(\.[^"]+)"/gu)].map((match) =>
      relative(src, resolve(dirname(path), match[1] ?? "")),
    );
    return [{ path: relative(src, path), folder: folderOf(relative(src, path)), text, imports }];
  });
}

function folderOf(path: string): string {
  return path.split("/")[0] ?? path;
}

describe("the source", () => {
  test("imports run one way", () => {
    const wrong = files.flatMap(({ path, folder, imports }) => {
      const allowed = mayImport[folder];
      if (allowed === undefined) return [`${path}: the folder ${folder} is not in the table`];
      return imports
        .filter((to) => folderOf(to) !== folder && !allowed.includes(folderOf(to)))
        .map((to) => `${path} imports ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  test("the interpreter shares no keyword code with the compiler", () => {
    const reached = new Set<string>();
    const pending = ["interpret.ts"];
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
      if (reached.has(path)) continue;
      reached.add(path);
      pending.push(...(files.find((file) => file.path === path)?.imports ?? []));
    }
    const shared = [...reached].filter((path) => ["ir", "compile", "runtime", "codegen"].includes(folderOf(path)));
    expect(shared).toEqual([]);
    expect([...reached].filter((path) => folderOf(path) === "interpret").length).toBeGreaterThan(5);
  });

  test("only entries and tests import the interpreter, and the registry names no engine", () => {
    const importers = files.filter(
      ({ imports, folder }) => folder !== "interpret" && imports.some((to) => folderOf(to) === "interpret"),
    );
    expect(importers.map(({ path }) => path)).toEqual(["interpret.ts"]);
  });

  test(`a file has at most ${MOST_LINES} lines`, () => {
    const long = files
      .filter(({ path }) => !dataFiles.some((data) => path.startsWith(data)))
      .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
      .filter(({ lines }) => lines > MOST_LINES);
    expect(long).toEqual([]);
  });

  test("text becomes a function in one place", () => {
    const makers = files.filter(({ text }) => /new Function\(|\beval\(/u.test(text)).map(({ path }) => path);
    expect(makers).toEqual(["compile/link-function.ts"]);
  });

  test("no name says nothing", () => {
    const vague = files.filter(({ path }) => /(?:utils?|misc|common)(?:\.ts|\/)/u.test(path)).map(({ path }) => path);
    expect(vague).toEqual([]);
  });

  test("`in` is not used on what a user names", () => {
    const uses = files
      .filter(({ folder }) => folder !== "compile")
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\bif \([^)"]* in [a-z]/gu)].map((match) => `${path}: ${match[0]}`),
      );
    expect(uses).toEqual([]);
  });
});

describe("the tables", () => {
  /** Keywords that name places or are read by a neighbour's family. */
  const read = new Set([
    "$schema",
    "$id",
    "id",
    "$anchor",
    "$dynamicAnchor",
    "$recursiveAnchor",
    "$vocabulary",
    "$defs",
    "definitions",
  ]);

  test("every keyword that can fail or apply is in one family", () => {
    const inFamilies = families.flatMap(({ keywords }) => keywords);
    expect(inFamilies.length).toBe(new Set(inFamilies).size);
    const needed = keywordRows.filter(({ name, annotation }) => !annotation && !read.has(name)).map(({ name }) => name);
    expect(new Set(inFamilies)).toEqual(new Set(needed));
  });

  test("no keyword has two meanings in one draft", () => {
    const drafts = ["draft-04", "draft-06", "draft-07", "2019-09", "2020-12", "v1"];
    const seen = new Set<string>();
    for (const { name, since, until } of keywordRows) {
      for (const draft of drafts.slice(drafts.indexOf(since), drafts.indexOf(until) + 1)) {
        expect(seen.has(`${draft} ${name}`), `${name} in ${draft}`).toBe(false);
        seen.add(`${draft} ${name}`);
      }
    }
  });

  test("every keyword is named in the interpreter", () => {
    const text = files
      .filter(({ folder }) => folder === "interpret")
      .map((file) => file.text)
      .join("\n");
    const missing = families.flatMap(({ keywords }) => keywords).filter((keyword) => !text.includes(`"${keyword}"`));
    expect(missing).toEqual([]);
  });
});

describe("the package", () => {
  test("the public names are pinned", async () => {
    const entries = {
      index: Object.keys(await import("../src/index.ts")).toSorted(),
      interpret: Object.keys(await import("../src/interpret.ts")).toSorted(),
      registry: Object.keys(await import("../src/registry.ts")).toSorted(),
      precompile: Object.keys(await import("../src/precompile.ts")).toSorted(),
      esbuild: Object.keys(await import("../src/esbuild.ts")).toSorted(),
      rollup: Object.keys(await import("../src/rollup.ts")).toSorted(),
      ai: Object.keys(await import("../src/ai.ts")).toSorted(),
      openai: Object.keys(await import("../src/openai.ts")).toSorted(),
      anthropic: Object.keys(await import("../src/anthropic.ts")).toSorted(),
      "openai-agents": Object.keys(await import("../src/openai-agents.ts")).toSorted(),
      gemini: Object.keys(await import("../src/gemini.ts")).toSorted(),
      langchain: Object.keys(await import("../src/langchain.ts")).toSorted(),
      fastify: Object.keys(await import("../src/fastify.ts")).toSorted(),
      lint: Object.keys(await import("../src/lint.ts")).toSorted(),
      mcp: Object.keys(await import("../src/mcp.ts")).toSorted(),
    };
    expect(entries).toEqual({
      index: ["RegistryError", "SchemaError", "ToolRegistry", "compile", "describe", "describeSchema", "fingerprint"],
      interpret: ["interpret"],
      registry: ["RegistryError", "SchemaError", "ToolRegistry", "describe"],
      precompile: ["SchemaError", "precompile", "precompileCatalog"],
      esbuild: ["straightedge"],
      rollup: ["straightedge"],
      ai: ["ExportedNameError", "InvalidCallError", "aiTools"],
      openai: ["ExportedNameError", "InvalidCallError", "chatTools", "responsesTools", "runnableTools"],
      anthropic: ["ExportedNameError", "InvalidCallError", "anthropicTools", "runnableTools"],
      "openai-agents": ["ExportedNameError", "agentTools"],
      gemini: ["ExportedNameError", "callableTool", "geminiTools"],
      langchain: ["ExportedNameError", "langchainTools"],
      fastify: ["buildValidator", "validatorCompiler"],
      lint: ["lint", "toStrict"],
      mcp: ["McpRequestError", "callTool", "fromMcp", "jsonSchemaValidator", "listTools"],
    });
  });

  test("the registry's own entry holds no compiler", () => {
    const reached = new Set<string>();
    const pending = ["registry.ts"];
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
      if (reached.has(path)) continue;
      reached.add(path);
      pending.push(...(files.find((file) => file.path === path)?.imports ?? []));
    }
    expect(
      [...reached].filter((path) => ["ir", "compile", "runtime", "codegen", "interpret"].includes(folderOf(path))),
    ).toEqual([]);
  });

  test("there is no run-time dependency", () => {
    const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    expect(manifest.dependencies ?? {}).toEqual({});
    expect(manifest.type).toBe("module");
    expect(manifest.sideEffects).toBe(false);
  });
});
