import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as esbuild from "esbuild";
import * as vite from "vite";
import { afterAll, describe, expect, test } from "vitest";
import { straightedge as forEsbuild } from "../../src/esbuild.ts";
import { straightedge as forRollup } from "../../src/rollup.ts";
import { schemaHash } from "../../src/schema/hash.ts";

const root = mkdtempSync(join(tmpdir(), "straightedge-"));
afterAll(() => rmSync(root, { recursive: true }));

const schema = { type: "object", properties: { n: { type: "integer" } }, required: ["n"] };
const bad = { type: "object", properties: { é: {}, n: { type: "integr" } } };

/** Files in a folder of their own; gives the folder. */
function project(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(root, "project-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const good = {
  "entry.js": `
    import { check, validate, schemaHash } from "./schemas/tool.schema.json?validator";
    import data from "./schemas/tool.schema.json";
    export default [check({ n: 1 }), validate({ n: "1" }), schemaHash, data.type];`,
  "schemas/tool.schema.json": `\ufeff${JSON.stringify(schema)}`,
};
const result = [
  true,
  {
    ok: false,
    errors: [expect.objectContaining({ path: "/n", keyword: "type", schemaPath: "#/properties/n/type" })],
    truncated: false,
  },
  schemaHash(schema),
  "object",
];
const onlyCheck = {
  ...good,
  "entry.js": 'import { check } from "./schemas/tool.schema.json?validator"; export default check;',
};
const unused = { ...good, "entry.js": 'import "./schemas/tool.schema.json?validator"; export default 1;' };
const broken: readonly (readonly [what: string, schemaText: string, entry: string, told: RegExp])[] = [
  ["a bad schema", JSON.stringify(bad), "tool.schema.json", /tool\.schema\.json#\/properties\/n\/type: /u],
  ["a file that is no JSON", '{\n  "type": oops }', "tool.schema.json", /tool\.schema\.json:2:11: .*no JSON/u],
  ["a file that is not there", "true", "missing.json", /missing\.json/u],
];

async function load(file: string): Promise<unknown> {
  const { default: value } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return value;
}

describe("esbuild", () => {
  async function build(
    folder: string,
    options?: Parameters<typeof forEsbuild>[0],
  ): Promise<{ file: string; text: string }> {
    const outfile = join(folder, "out.mjs");
    await esbuild.build({
      entryPoints: [join(folder, "entry.js")],
      bundle: true,
      format: "esm",
      outfile,
      logLevel: "silent",
      plugins: [forEsbuild(options)],
    });
    return { file: outfile, text: readFileSync(outfile, "utf8") };
  }

  test("bundles the validator of a schema file, beside the file itself", async () => {
    expect(await load((await build(project(good))).file)).toEqual(result);
  });

  test("takes the options of precompile", async () => {
    const brief = await load((await build(project(good), { errors: "brief" })).file);
    const errors = [{ path: "/n", keyword: "type", schemaPath: "#/properties/n/type" }];
    const told = [true, { ok: false, errors, truncated: false }, `${schemaHash(schema)}.brief`, "object"];
    expect(brief).toEqual(told);
  });

  test("leaves out what is not used", async () => {
    expect((await build(project(onlyCheck))).text).not.toContain("schemaPath");
    expect((await build(project(unused))).text).not.toContain("function");
  });

  test.each(broken)("names the place of %s", async (_what, text, name, told) => {
    const entry = `import { check } from "./${name}?validator"; export default check;`;
    await expect(build(project({ "entry.js": entry, "tool.schema.json": text }))).rejects.toThrow(told);
  });

  test("watches the schema file, also while it is broken", async () => {
    const folder = project({ ...good, "schemas/tool.schema.json": `\n${JSON.stringify(bad)}` });
    const outcomes: esbuild.BuildResult[] = [];
    const listener: esbuild.Plugin = {
      name: "listener",
      setup: (build) => build.onEnd((outcome) => void outcomes.push(outcome)),
    };
    const context = await esbuild.context({
      entryPoints: [join(folder, "entry.js")],
      bundle: true,
      format: "esm",
      outfile: join(folder, "out.mjs"),
      logLevel: "silent",
      plugins: [forEsbuild(), listener],
    });
    try {
      await context.watch();
      await until(() => outcomes.length === 1);
      const place = outcomes[0]?.errors[0]?.location;
      expect(place?.file).toMatch(/tool\.schema\.json$/u);
      // esbuild counts bytes: é has two of them.
      expect(place).toMatchObject({ line: 2, column: JSON.stringify(bad).indexOf('"integr"') + 1 });
      writeFileSync(join(folder, "schemas/tool.schema.json"), JSON.stringify(schema));
      await until(() => outcomes.length > 1);
      expect(outcomes.at(-1)?.errors).toEqual([]);
    } finally {
      await context.dispose();
    }
  });
});

describe("Vite, and Rolldown within it", () => {
  async function build(folder: string): Promise<{ file: string; text: string }> {
    const outcome = (await vite.build({
      root: folder,
      configFile: false,
      logLevel: "silent",
      plugins: [forRollup()],
      build: { lib: { entry: join(folder, "entry.js"), formats: ["es"], fileName: "out" }, minify: false },
    })) as vite.Rolldown.RolldownOutput[];
    const { code, fileName } = outcome[0]!.output[0];
    return { file: join(folder, "dist", fileName), text: code };
  }

  test("bundles the validator of a schema file, beside the file itself", async () => {
    const { file, text } = await build(project(good));
    writeFileSync(`${file}.mjs`, text);
    expect(await load(`${file}.mjs`)).toEqual(result);
  });

  test("leaves out what is not used", async () => {
    expect((await build(project(onlyCheck))).text).not.toContain("schemaPath");
    expect((await build(project(unused))).text).not.toContain("function");
  });

  test.each(broken)("names the place of %s", async (_what, text, name, told) => {
    const entry = `import { check } from "./${name}?validator"; export default check;`;
    await expect(build(project({ "entry.js": entry, "tool.schema.json": text }))).rejects.toThrow(told);
  });

  test("serves it, and serves it anew when the schema file changes", async () => {
    const folder = project(good);
    const server = await vite.createServer({
      root: folder,
      configFile: false,
      logLevel: "silent",
      plugins: [forRollup()],
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      const { default: first } = await server.ssrLoadModule("/entry.js");
      expect(first).toEqual(result);
      writeFileSync(join(folder, "schemas/tool.schema.json"), JSON.stringify({ ...schema, required: [] }));
      await until(async () => {
        const { default: next } = await server.ssrLoadModule("/entry.js");
        return (next as unknown[])[2] !== result[2];
      });
    } finally {
      await server.close();
    }
  });
});

test.each([
  ["client", ""],
  ["client-brief", "// @ts-expect-error brief errors tell no facts\n"],
])("the plugins fit their hosts' types, and straightedge/%s declares what they give", (name, complaint) => {
  const plugins: [esbuild.Plugin, vite.Plugin, vite.Rolldown.Plugin] = [forEsbuild(), forRollup(), forRollup()];
  expect(plugins.map(({ name }) => name)).toEqual(["straightedge", "straightedge", "straightedge"]);
  const client = fileURLToPath(new URL(`../../${name}.d.ts`, import.meta.url));
  const errors = fileURLToPath(new URL("../../src/report/errors.ts", import.meta.url));
  const folder = project({
    "node_modules/straightedge/package.json": JSON.stringify({
      name: "straightedge",
      type: "module",
      exports: { ".": { types: "./dist/index.d.ts" }, [`./${name}`]: { types: `./${name}.d.ts` } },
    }),
    "node_modules/straightedge/dist/index.d.ts": `export type { Result } from ${JSON.stringify(errors)};`,
    "main.ts": `/// <reference types="straightedge/${name}" />
import { check, validate, schemaHash } from "./tool.schema.json?validator";
const result = validate(1);
export const text: string = result.ok ? schemaHash : result.errors[0].path;
${complaint}export const facts = !result.ok && result.errors[0].keyword === "minimum" ? result.errors[0].limit : 0;
export const verdict: boolean = check(1);
// @ts-expect-error it has no other exports
export { explain } from "./tool.schema.json?validator";
`,
    "tsconfig.json": JSON.stringify({
      compilerOptions: { strict: true, noEmit: true, module: "nodenext", types: [], allowImportingTsExtensions: true },
      files: ["main.ts"],
    }),
    "package.json": '{ "type": "module" }',
  });
  copyFileSync(client, join(folder, `node_modules/straightedge/${name}.d.ts`));
  const tsc = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));
  expect(() => execFileSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" })).not.toThrow();
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it did not come about in 20 seconds");
}
