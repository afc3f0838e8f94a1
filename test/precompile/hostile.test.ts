import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseAst } from "vite";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { precompile, precompileCatalog, type Schema, SchemaError } from "../../src/precompile.ts";
import { type ModuleExports, runScript } from "../module-engine.ts";
import { breakouts } from "./breakouts.ts";

const folder = mkdtempSync(join(tmpdir(), "straightedge-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  expect(canary()).toBeUndefined();
  expect(runScript("", "globalThis.PWN")).toBeUndefined();
});

function canary(): unknown {
  return (globalThis as Record<string, unknown>)["PWN"];
}

/** An object with one member, whatever its name. */
function own(name: string, value: unknown): Record<string, unknown> {
  return Object.fromEntries([[name, value]]);
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&");
}

/** Every place of a schema where a string can stand. A place may refuse a text. */
const places = {
  annotations: (text) => ({ title: text, description: text, $comment: text, default: text, examples: [text] }),
  extension: (text) => own(`x-${text}`, text),
  property: (text) => ({
    type: "object",
    properties: own(text, { type: "string", description: text }),
    required: [text],
  }),
  closed: (text) => ({ properties: own(text, true), additionalProperties: false }),
  manyNames: (text) => ({
    properties: {
      ...own(text, true),
      a: true,
      b: true,
      c: true,
      d: true,
      e: true,
      f: true,
      g: true,
      h: true,
      i: true,
      j: true,
      k: true,
      l: true,
      m: true,
    },
    additionalProperties: false,
  }),
  const: (text) => ({ const: text }),
  deepConst: (text) => ({ const: own(text, [text, own(text, text)]) }),
  enum: (text) => ({ enum: [text, "a", own(text, 1)] }),
  longEnum: (text) => ({ enum: [text, ..."abcdefghijkl"] }),
  pattern: (text) => ({ pattern: quoted(text) }),
  rawPattern: (text) => ({ pattern: text }),
  tablePattern: (text) => ({ pattern: `^(${quoted(text)}|${quoted(text)})*b$` }),
  patternProperties: (text) => ({
    patternProperties: own(quoted(text), { type: "string" }),
    additionalProperties: false,
  }),
  format: (text) => ({ format: text }),
  media: (text) => ({ contentMediaType: text, contentEncoding: text }),
  definition: (text) => ({
    $ref: `#/$defs/${encodeURIComponent(
      text
        .replace(/\p{Cs}/gu, "half")
        .replaceAll("~", "~0")
        .replaceAll("/", "~1"),
    )}`,
    $defs: own(text.replace(/\p{Cs}/gu, "half"), { type: "array", items: { const: text } }),
  }),
  id: (text) => ({ $id: `https://example.com/${text}`, type: "string" }),
  anchor: (text) => ({ $anchor: text, type: "string" }),
  dependencies: (text) => ({
    dependentRequired: own(text, [text, "b"]),
    dependentSchemas: own(text, { required: ["c"] }),
  }),
  tag: (text) => ({
    oneOf: [
      { type: "object", properties: own(text, { const: text }), required: [text] },
      { type: "object", properties: own(text, { const: "other" }), required: [text] },
    ],
  }),
  unevaluated: (text) => ({ properties: own(text, true), unevaluatedProperties: false }),
  not: (text) => ({ not: { const: text } }),
} satisfies Record<string, (text: string) => Schema>;

const instances = (text: string): readonly unknown[] => [
  text,
  own(text, text),
  own(text, 1),
  own(`${text}x`, 1),
  [text],
  1,
  {},
];

describe.each(breakouts)("%j", (text) => {
  test.each(Object.entries(places))("as %s", (_place, schemaOf) => {
    let code: string;
    let types: string;
    try {
      ({ code, types } = precompile(schemaOf(text), { format: "script", content: "assert" }));
    } catch (error) {
      expect(error).toBeInstanceOf(SchemaError);
      return;
    }
    const { check, validate } = runScript(code) as ModuleExports;
    for (const instance of instances(text)) expect(validate(instance).ok).toBe(check(instance));
    const statements = parseAst(types, { lang: "dts" }).body.map(({ type }) => type as string);
    expect(statements.filter((type) => !/^(?:TSModuleDeclaration|VariableDeclaration)$/u.test(type))).toEqual([]);
    expect(statements.length).toBe(2);
  });

  test("as the name of a tool, in every format", async () => {
    const schemas = Object.fromEntries([
      [text, places.property(text)],
      ["b", places.deepConst(text)],
    ]);
    const file = join(folder, `module${breakouts.indexOf(text)}`);
    writeFileSync(`${file}.mjs`, precompileCatalog(schemas).code);
    writeFileSync(`${file}.cjs`, precompileCatalog(schemas, { format: "cjs" }).code);
    const { default: esm } = await import(/* @vite-ignore */ pathToFileURL(`${file}.mjs`).href);
    const cjs = createRequire(`${file}.cjs`)(`${file}.cjs`);
    const script = runScript(precompileCatalog(schemas, { format: "script", name: "validator" }).code);
    for (const catalog of [esm, cjs, script] as Record<string, ModuleExports>[]) {
      expect(Object.keys(catalog)).toEqual(Object.keys(schemas));
      expect(catalog[text]?.check(own(text, text))).toBe(true);
      expect(catalog[text]?.validate(own(text, 1)).ok).toBe(false);
      expect(catalog["b"]?.check(1)).toBe(false);
    }
  });

  test.skipIf(/^\w+$/u.test(text))("never as the name of a script", () => {
    expect(() => precompile(true, { format: "script", name: text })).toThrow(TypeError);
  });
});
