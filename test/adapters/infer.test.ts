import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const types = fileURLToPath(new URL("../types", import.meta.url));
const root = dirname(dirname(types));
const probe = join(import.meta.dirname, "node_modules/.bundles/probe.ts");

const flags =
  "--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --module nodenext --target es2023 --lib es2023 --types node --allowImportingTsExtensions --skipLibCheck --extendedDiagnostics";

/** What the compiler prints; its exit code must be 0. */
function check(tsc: string, file: string, ...more: string[]): string {
  try {
    return execFileSync(process.execPath, [tsc, ...flags.split(" "), ...more, file], { encoding: "utf8", cwd: root });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout);
  }
}

function instantiations(output: string): number {
  return Number(/Instantiations:\s+(\d+)/u.exec(output)?.[1]);
}

/** A tool with a list, a union, an enum, a tuple, a map and a definition, and a handler that reads them. */
const tool = (index: number): string => `
registry.register("tool_${index}", {
  type: "object",
  properties: {
    query${index}: { type: "string", description: "Text" },
    mode: { enum: ["exact", "fuzzy", ${index}] },
    paths: { type: "array", items: { type: "string" } },
    range: { type: "array", prefixItems: [{ type: "integer" }, { type: "integer" }], items: false, minItems: 2 },
    labels: { type: "object", additionalProperties: { type: "string" } },
    sort: { oneOf: [{ type: "string" }, { type: "object", properties: { by: { const: "date" } }, required: ["by"] }] },
    tree: { $ref: "#/$defs/tree" },
  },
  required: ["query${index}", "range"],
  additionalProperties: false,
  $defs: { tree: { type: "object", properties: { children: { type: "array", items: { $ref: "#/$defs/tree" } } } } },
}, ({ query${index}, range, tree }) => [query${index}.length, range[0], tree?.children?.[0]?.children]);`;

const tools = (count: number): string =>
  `import { ToolRegistry } from "../../../../src/index.ts";\nconst registry = new ToolRegistry();\n${Array.from({ length: count }, (_, i) => tool(i)).join("\n")}`;

describe.each([
  ["TypeScript 5.9", join(import.meta.dirname, "node_modules/typescript-5/bin/tsc"), []],
  ["TypeScript 7", join(root, "node_modules/typescript/bin/tsc"), ["--ignoreConfig"]],
])("Infer under %s", (_name, tsc, more) => {
  test("gives the types that are written", () => {
    expect(instantiations(check(tsc, "test/types/infer.types.ts", ...more))).toBeLessThan(200_000);
  });

  test("costs little a tool", () => {
    mkdirSync(dirname(probe), { recursive: true });
    const counts = [1, 11].map((count) => {
      writeFileSync(probe, tools(count));
      return instantiations(check(tsc, probe, ...more));
    });
    const each = (counts[1]! - counts[0]!) / 10;
    console.info(`${each} instantiations a tool`);
    expect(each).toBeLessThan(3_000);
  });
});
