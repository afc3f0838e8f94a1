import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PrecompileOptions, precompile, precompileCatalog, type Schema } from "../../src/precompile.ts";
import { breakouts } from "./breakouts.ts";

const source = (file: string): string => JSON.stringify(fileURLToPath(new URL(`../../src/${file}`, import.meta.url)));

interface Story {
  readonly name: string;
  readonly schema: Schema;
  /** The type as a person would write it. */
  readonly expected: string;
  /** Where references or names take the declarations further than `Infer`. */
  readonly beyondInfer?: true;
}

const stories: readonly Story[] = [
  {
    name: "an object with required and optional properties",
    schema: {
      type: "object",
      properties: {
        id: { type: "integer" },
        name: { type: "string" },
        tags: { type: "array", items: { type: "string" } },
      },
      required: ["id"],
      additionalProperties: false,
    },
    expected: "{ id: number; name?: string; tags?: string[] }",
  },
  {
    name: "an open object, a closed one, and a map",
    schema: {
      type: "object",
      properties: {
        any: { type: "object" },
        none: { type: "object", additionalProperties: false },
        map: { type: "object", additionalProperties: { type: "number" } },
        mixed: { type: "object", properties: { a: { type: "string" } }, additionalProperties: { type: "number" } },
      },
      required: ["any", "none", "map", "mixed"],
    },
    expected:
      "{ any: { [name: string]: unknown }; none: { [name: string]: never }; map: { [name: string]: number }; " +
      "mixed: { a?: string } & { [name: string]: string | number } }",
  },
  {
    name: "patterns, and a name that is only required",
    schema: {
      type: "object",
      properties: { a: { type: "string" } },
      patternProperties: { "^x-": { type: "boolean" } },
      additionalProperties: { type: "null" },
      required: ["a", "b"],
    },
    expected: "{ a: string; b: null | boolean; [name: string]: string | boolean | null }",
  },
  {
    name: "enum and const",
    schema: {
      type: "object",
      properties: { mode: { enum: ["fast", "slow", null, 3, true] }, at: { const: { x: [1, "a"] } } },
      required: ["mode", "at"],
    },
    expected: '{ mode: "fast" | "slow" | null | 3 | true; at: { x: [1, "a"] } }',
  },
  {
    name: "a list of types",
    schema: { type: ["string", "null", "array"], items: { type: ["integer", "boolean"] } },
    expected: "string | null | (number | boolean)[]",
  },
  {
    name: "tuples",
    schema: {
      type: "array",
      prefixItems: [{ type: "string" }, { type: "number" }, { type: "boolean" }],
      items: { type: ["null", "string"] },
      minItems: 2,
    },
    expected: "[string, number, boolean?, ...(null | string)[]]",
  },
  {
    name: "a closed tuple of old",
    schema: {
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "array",
      items: [{ type: "string" }, { type: ["number", "null"] }],
      additionalItems: false,
    },
    expected: "[string?, (number | null)?]",
  },
  {
    name: "a tagged union",
    schema: {
      oneOf: [
        { type: "object", properties: { kind: { const: "circle" }, r: { type: "number" } }, required: ["kind", "r"] },
        { type: "object", properties: { kind: { const: "square" }, a: { type: "number" } }, required: ["kind", "a"] },
      ],
    },
    expected: '{ kind: "circle"; r: number } | { kind: "square"; a: number }',
  },
  {
    name: "branches beside a type",
    schema: {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "string" } },
      anyOf: [{ required: ["a"] }, { required: ["b"] }],
    },
    expected: "{ a: string; b?: string } | { a?: string; b: string }",
  },
  {
    name: "allOf",
    schema: {
      allOf: [
        { type: "object", properties: { a: { type: "string" }, n: { type: ["string", "number"] } }, required: ["a"] },
        { type: "object", properties: { b: { type: "number" }, n: { type: "number" } }, required: ["b", "n"] },
      ],
    },
    expected: "{ a: string; b: number; n: number }",
  },
  {
    name: "a type that selects among branches",
    schema: { type: "string", anyOf: [{ type: "string" }, { type: "number" }, { enum: ["a", 1] }] },
    expected: "string",
  },
  {
    name: "definitions and a reference into a property",
    schema: {
      type: "object",
      properties: {
        home: { $ref: "#/$defs/address" },
        work: { $ref: "#/$defs/address" },
        zip: { $ref: "#/$defs/address/properties/zip" },
      },
      required: ["home"],
      $defs: { address: { type: "object", properties: { zip: { type: "string" } }, required: ["zip"] } },
    },
    expected: "{ home: { zip: string }; work?: { zip: string }; zip?: string }",
  },
  {
    name: "a tree that refers to itself",
    schema: {
      type: "object",
      properties: { label: { type: "string" }, children: { type: "array", items: { $ref: "#" } } },
      required: ["label"],
    },
    expected: "Tree; interface Tree { label: string; children?: Tree[] }",
  },
  {
    name: "two definitions that refer to each other",
    schema: {
      $ref: "#/$defs/expression",
      $defs: {
        expression: { anyOf: [{ type: "number" }, { $ref: "#/$defs/call" }] },
        call: {
          type: "object",
          properties: { name: { type: "string" }, arguments: { type: "array", items: { $ref: "#/$defs/expression" } } },
          required: ["name", "arguments"],
        },
      },
    },
    expected: "Expression; type Expression = number | Call; interface Call { name: string; arguments: Expression[] }",
  },
  {
    name: "a reference in allOf that says no type of its own",
    schema: {
      type: "object",
      allOf: [{ $ref: "#/$defs/base" }],
      $defs: { base: { properties: { a: { type: "string" } }, required: ["a"] } },
    },
    expected: "{ a: string }",
  },
  {
    name: "an anchor, an escaped pointer and an embedded resource",
    schema: {
      type: "object",
      properties: { a: { $ref: "#here" }, b: { $ref: "#/$defs/x~1y" }, c: { $ref: "https://example.com/c" } },
      required: ["a", "b", "c"],
      $defs: {
        here: { $anchor: "here", type: "string" },
        "x/y": { type: "boolean" },
        c: { $id: "https://example.com/c", type: "object", properties: { self: { $ref: "#" } } },
      },
    },
    expected: "{ a: string; b: boolean; c: C }; interface C { self?: C }",
    beyondInfer: true,
  },
  { name: "anything", schema: true, expected: "unknown" },
  { name: "nothing", schema: false, expected: "never" },
  {
    name: "names that break out",
    schema: {
      type: "object",
      properties: {
        "a b": { type: "string" },
        "*/ x": { const: "*/" },
        "": { type: "null" },
        "\u2028": { type: "null" },
      },
      required: ["a b"],
    },
    expected: '{ "a b": string; "*/ x"?: "*/"; ""?: null; "\\u2028"?: null }',
  },
  {
    name: "definitions with names of types, of values and of nothing",
    schema: {
      type: "object",
      properties: {
        a: { $ref: "#/$defs/string" },
        b: { $ref: "#/$defs/result" },
        c: { $ref: "#/$defs/1" },
        d: { $ref: "#/$defs/Value" },
        e: { $ref: "#/$defs/€" },
      },
      $defs: {
        string: { type: "null" },
        result: { type: "boolean" },
        "1": { const: 1 },
        Value: { const: 2 },
        "€": { const: 3 },
      },
    },
    expected: "{ a?: null; b?: boolean; c?: 1; d?: 2; e?: 3 }",
    beyondInfer: true,
  },
];

/** Every description, name and constant is a breakout. */
function hostile(text: string): Schema {
  const member = { description: text, title: text, $comment: text, const: text };
  // A fragment cannot hold half a surrogate pair.
  const name = text.replace(/\p{Cs}/gu, "half");
  const fragment = encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
  return {
    description: text,
    type: "object",
    properties: own(
      text,
      member,
      ["list", { $ref: `#/$defs/${fragment}` }],
      ["also", { enum: [text, own(text, [text])] }],
    ),
    required: [text],
    $defs: own(name, { type: "array", description: text, items: { const: text } }),
  };
}

/** An object with that member, whatever its name. */
function own(name: string, value: unknown, ...others: readonly [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries([[name, value], ...others]);
}

let folder = "";
let output = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "straightedge-"));
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  const add = (name: string, schema: Schema, options: PrecompileOptions = {}): void => {
    const extension = options.format === "cjs" ? "cts" : "mts";
    write(`${name}.d.${extension}`, precompile(schema, options).types);
  };
  mkdirSync(folder, { recursive: true });
  write(
    "tsconfig.json",
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: "es2022",
        lib: ["es2023"],
        module: "nodenext",
        types: [],
        allowImportingTsExtensions: true,
      },
      include: ["."],
    }),
  );
  write("same.d.mts", "export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;\n");
  for (const [index, { schema, expected, beyondInfer }] of stories.entries()) {
    add(`story${index}`, schema);
    const [type, ...others] = expected.split(/;(?= interface| type)/u);
    const infer = beyondInfer ? "true" : "Same<Value, Infer<typeof schema>>";
    write(
      `use${index}.mts`,
      `import { Infer } from ${source("schema/infer.ts")};
import type { Same } from "./same.mjs";
import { check, type Value } from "./story${index}.mjs";
${others.join(";")}
const schema = ${JSON.stringify(schema)} as const;
export const isExpected: Same<Value, ${type}> = true;
export const isInferred: ${infer} = true;
export const ofCheck = (value: unknown): ${type} => { if (check(value)) return value; throw schema; };
`.replace("import { Infer }", "import type { Infer }"),
    );
  }
  for (const [index, text] of breakouts.entries()) add(`hostile${index}`, hostile(text));
  const catalog = {
    __proto__x: true,
    "git.commit": stories[0]!.schema,
    tree: stories[12]!.schema,
    'a"]: any; //': stories[13]!.schema,
  };
  Object.defineProperty(catalog, "__proto__", { value: { const: 1 }, enumerable: true });
  write("catalog.d.mts", precompileCatalog(catalog).types);
  write("catalog.d.cts", precompileCatalog(catalog, { format: "cjs" }).types);
  write("catalog-script.d.ts", precompileCatalog(catalog, { format: "script" }).types);
  write("script.d.ts", precompile(stories[12]!.schema, { format: "script", name: "tree" }).types);
  add("single", stories[0]!.schema, { format: "cjs" });
  add("brief", stories[0]!.schema, { exports: ["check"] });
  write(
    "catalogs.mts",
    `import esm from "./catalog.mjs";
import cjs from "./catalog.cjs";
import { validate } from "./single.cjs";
import * as brief from "./brief.mjs";
import type { Same } from "./same.mjs";
import type { PrecompiledValidator } from ${source("registry/tool.ts")};
import type { Result } from ${source("report/errors.ts")};
export const fits: PrecompiledValidator[] = [esm["git.commit"], cjs.tree, esm['a"]: any; //'], validators["__proto__"], tree];
export const result: Result<{ id: number }> = validate(1);
export const back: ReturnType<typeof validate> = result;
export const names: Same<keyof typeof brief, "check"> = true;
export const label = (value: unknown): string => (tree.check(value) ? value.label : validators.tree.check(value) ? value.label : "");
`,
  );
  try {
    output = execFileSync(
      process.execPath,
      [fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url)), "-p", folder],
      { encoding: "utf8" },
    );
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe("the declarations", () => {
  test.each(stories.map(({ name, schema }, index) => [name, index, schema] as const))("%s", (_name, index, schema) => {
    expect(output.split("\n").filter((line) => new RegExp(`(?:story|use)${index}\\.`, "u").test(line))).toEqual([]);
    expect(precompile(schema).types).not.toMatch(/\bimport\b|\brequire\b/u);
  });

  test.each(breakouts)("stay whole with %j in every place", (text) => {
    const index = breakouts.indexOf(text);
    expect(output.split("\n").filter((line) => line.includes(`hostile${index}.`))).toEqual([]);
  });

  test("catalogs, scripts and CommonJS", () => {
    expect(output.split("\n").filter((line) => /catalog|script|single|brief/u.test(line))).toEqual([]);
  });

  test("all of it compiles", () => {
    expect(output).toBe("");
  });
});
