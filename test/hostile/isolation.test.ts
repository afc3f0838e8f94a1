import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { afterAll, describe, expect, test } from "vitest";
import { type Schema, SchemaError, ToolRegistry } from "../../src/index.ts";
import { engines } from "../engines.ts";

const folder = mkdtempSync(join(tmpdir(), "straightedge-"));
afterAll(() => rmSync(folder, { recursive: true }));

const handler = (): void => {};
const metaschema = "https://json-schema.org/draft/2020-12/schema";

describe.each(engines)("tools of %s are separate worlds", (_, engine) => {
  test("one $id may be two things in two tools, whatever the order", () => {
    const registry = new ToolRegistry({ engine });
    const shared = (type: string): Schema =>
      ({ $id: "https://example.com/one", properties: { a: { type } } }) as Schema;
    registry.register("text", shared("string"), handler);
    registry.register("number", shared("number"), handler);
    registry.register("by_reference", { $ref: "#/$defs/x", $defs: { x: shared("boolean") } }, handler);
    const verdicts = [{ a: "x" }, { a: 1 }, { a: true }].map((value) =>
      registry.names().map((name) => registry.validate(name, value).ok),
    );
    expect(verdicts).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });

  test("nothing that a tool defines can be referred to from another", () => {
    const registry = new ToolRegistry({ engine });
    registry.register("a", { $id: "https://example.com/a", $anchor: "here", $defs: { d: true } }, handler);
    for (const $ref of ["https://example.com/a", "https://example.com/a#here", "https://example.com/a#/$defs/d"]) {
      expect(() => registry.register("b", { $ref }, handler)).toThrow(SchemaError);
    }
    expect(registry.names()).toEqual(["a"]);
  });

  test("a tool that takes a metaschema's name for its own changes no other tool's judge", () => {
    const registry = new ToolRegistry({ engine });
    const hijack = { $id: metaschema, type: "object", properties: { a: true } } as Schema;
    registry.registerAll([
      { name: "hijack", schema: hijack, handler },
      { name: "embedded", schema: { $defs: { m: hijack } }, handler },
    ]);
    const bad = { type: "nothing" } as unknown as Schema;
    expect(() => registry.register("bad", bad, handler)).toThrow(SchemaError);
    registry.register("uses", { $ref: metaschema }, handler);
    expect(registry.validate("uses", { type: "nothing" }).ok).toBe(false);
    expect(registry.validate("uses", { type: "string" }).ok).toBe(true);
  });

  test("the same schema under other options is another validator", () => {
    const schema = { format: "date", pattern: "a" } as const;
    const strict = engine(schema);
    const lenient = engine(schema, { formats: "annotate" });
    const old = engine({ const: 1 } as Schema, { dialect: "draft-04", unknownKeywords: "ignore" });
    const young = engine({ const: 1 } as Schema, { unknownKeywords: "ignore" });
    expect([strict.check("a"), lenient.check("a"), strict.check("a")]).toEqual([false, true, false]);
    expect([old.check(2), young.check(2)]).toEqual([true, false]);
  });

  test("a schema changed after it was given changes nothing, nor does what a tool tells of itself", () => {
    const registry = new ToolRegistry({ engine });
    const schema = { type: "object", properties: { a: { enum: ["x"] } } };
    registry.register("t", schema as Schema, handler);
    schema.properties.a.enum.push("y");
    schema.type = "string";
    expect([registry.validate("t", { a: "x" }).ok, registry.validate("t", { a: "y" }).ok]).toEqual([true, false]);
    expect(() => ((registry.get("t").schema as { type: string }).type = "string")).toThrow(TypeError);
  });
});

/** Bytes of heap that may be left for a cycle: V8 keeps some for each new name; a schema alone would take more than this. */
const LEAST_KEPT = 256;

/** Registers and unregisters in a process of its own, and tells how much the heap grew for a cycle. */
function growth(entry: string, engineName: string): number {
  const bundle = join(folder, `${engineName}.mjs`);
  const contents =
    `import { ToolRegistry } from "./src/index.ts"; import { ${engineName} as engine } from "./src/${entry}.ts";` +
    `
    const registry = new ToolRegistry({ engine });
    const schema = (i) => ({ $id: "https://example.com/" + i, type: "object", properties: { ["p" + i]: { type: "string", pattern: "^a" + i, format: "date" } }, required: ["p" + i] });
    const cycle = (i) => {
      registry.register("t", schema(i), () => {});
      if (i % 10 === 0) registry.validate("t", {});
      registry.unregister("t");
    };
    const heap = () => { for (let i = 0; i < 4; i++) gc(); return process.memoryUsage().heapUsed; };
    for (let i = 0; i < 2000; i++) cycle(i);
    const before = heap();
    for (let i = 2000; i < 12000; i++) cycle(i);
    console.log((heap() - before) / 10000);
    `;
  const stdin = { contents, resolveDir: join(import.meta.dirname, "../.."), loader: "ts" } as const;
  const { outputFiles } = buildSync({ stdin, bundle: true, format: "esm", platform: "node", write: false });
  writeFileSync(bundle, outputFiles[0]!.contents);
  return Number(execFileSync(process.execPath, ["--expose-gc", bundle], { encoding: "utf8" }));
}

test.each([
  ["compile/compile", "compile"],
  ["interpret", "interpret"],
])("unregister frees everything: 10,000 tools of %s leave no trace", { timeout: 120_000 }, (entry, name) => {
  const bytes = growth(entry, name);
  console.info(`${name}: ${bytes.toFixed(1)} bytes a cycle`);
  expect(bytes).toBeLessThan(LEAST_KEPT);
});
