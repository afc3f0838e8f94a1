import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bin = (name: string): string => join(import.meta.dirname, "node_modules/.bin", name);

function run(command: string, args: readonly string[], cwd: string): { status: number; output: string } {
  try {
    return { status: 0, output: execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe" }) };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { status, output: stdout + stderr };
  }
}

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, string | { readonly default?: string }>>;
}

/** The package as it would be published, in an empty project that has nothing else: no SDK and no types of Node. */
describe("the packed package", () => {
  const { version, exports }: Manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  /** Those with code; others give ambient types alone, or are no module. */
  const code = Object.entries(exports)
    .filter(([, target]) => typeof target === "object" && target.default !== undefined)
    .map(([entry]) => join("straightedge", entry));
  let folder = "";
  let tarball = "";

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "straightedge-"));
    run("npm", ["run", "build", "--silent"], root);
    run("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder], root);
    tarball = join(folder, `straightedge-${version}.tgz`);
    writeFileSync(join(folder, "package.json"), '{ "private": true }');
    const installed = run("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], folder);
    expect(installed).toMatchObject({ status: 0 });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("publint has nothing to say", () => {
    const { status, output } = run(bin("publint"), ["run", tarball, "--strict"], folder);
    expect(output).toContain("All good!");
    expect(status).toBe(0);
  });

  test("its types resolve wherever its code does", () => {
    const { status, output } = run(bin("attw"), ["--profile", "esm-only", tarball], folder);
    expect(status, output).toBe(0);
  });

  test("every entry can be imported and required", () => {
    expect(code.length).toBeGreaterThan(12);
    const list = JSON.stringify(code);
    const imported = `for (const name of ${list}) console.log(name, Object.keys(await import(name)).length)`;
    const required = `for (const name of ${list}) console.log(name, Object.keys(require(name)).filter((key) => key !== "__esModule").length)`;
    writeFileSync(join(folder, "import.mjs"), imported);
    writeFileSync(join(folder, "require.cjs"), required);
    const [one, other] = ["import.mjs", "require.cjs"].map((file) => run(process.execPath, [file], folder));
    expect(one).toMatchObject({ status: 0, output: expect.stringMatching(/^straightedge [1-9]/u) });
    expect(other).toEqual(one);
    expect(one?.output).not.toMatch(/ 0$/mu);
  });

  test.each([
    ["TypeScript 5.9", join(import.meta.dirname, "node_modules/typescript-5/bin/tsc")],
    ["TypeScript 7", join(root, "node_modules/typescript/bin/tsc")],
  ])("its declarations check with %s, without any SDK", (_name, tsc) => {
    const lines = code.map((entry, i) => `import * as entry${i} from "${entry}";\nentry${i};`);
    mkdirSync(join(folder, "types"), { recursive: true });
    writeFileSync(join(folder, "types/index.mts"), `${lines.join("\n")}\n${usage}`);
    const flags = "--strict --exactOptionalPropertyTypes --noEmit --module nodenext --target es2022 --lib es2022".split(
      " ",
    );
    const { status, output } = run(process.execPath, [tsc, ...flags, "types/index.mts"], folder);
    expect(status, output).toBe(0);
  });
});

/** What a reader of the README writes first. */
const usage = `
import { ToolRegistry, compile } from "straightedge";
import { chatTools } from "straightedge/openai";
import { listTools } from "straightedge/mcp";
const registry = new ToolRegistry<{ user: string }>();
const schema = { type: "object", properties: { path: { type: "string" } }, required: ["path"] } as const;
registry.register("files.read", schema, ({ path }, { user }) => path + user);
const { answer } = chatTools(registry);
answer({ id: "1", function: { name: "files__read", arguments: "{}" } }, { user: "ada" });
listTools(registry);
const validator = compile({ type: "object", properties: { n: { type: "number" } }, required: ["n"] });
const result = validator["~standard"].validate({});
if (result.issues === undefined) result.value.n.toFixed();
// @ts-expect-error: the context is missing
answer({ id: "1", function: { name: "files__read", arguments: "{}" } });
`;
