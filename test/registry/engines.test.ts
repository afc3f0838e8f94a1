import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { SchemaError, ToolRegistry } from "../../src/index.ts";
import { interpret } from "../../src/interpret.ts";
import { ToolRegistry as BareToolRegistry } from "../../src/registry.ts";

const schema = {
  type: "object",
  properties: { mode: { enum: ["fast", "slow"] }, tags: { type: "array", items: { type: "string" } } },
  required: ["mode"],
  additionalProperties: false,
} as const;

describe.each([
  ["the compiler, by default", new ToolRegistry()],
  ["the interpreter, as an option", new ToolRegistry({ engine: interpret })],
  ["the interpreter, in the registry without a compiler", new BareToolRegistry({ engine: interpret })],
])("%s", (_, registry) => {
  test("validates and reports", () => {
    const tool = registry.register("run", schema, ({ mode }) => mode, { outputSchema: { type: "string" } });
    expect(registry.validate("run", { mode: "fast", tags: [] })).toEqual({
      ok: true,
      value: { mode: "fast", tags: [] },
    });
    expect(registry.parse("run", '{"mode": "fst", "tag": [], "tags": [1]}')).toMatchObject({
      ok: false,
      errors: [
        { path: "/mode", keyword: "enum", suggestion: "fast" },
        { path: "/tags/0", keyword: "type" },
        { path: "/tag", keyword: "additionalProperties", suggestion: "tags" },
      ],
    });
    expect(tool.outputValidator?.check(3)).toBe(false);
  });

  test("lists every problem of a bad schema and keeps the tools it has", () => {
    const names = registry.names();
    const bad = { type: "objekt", required: "mode", propertys: {} };
    const register = (): unknown => registry.register("bad", bad, () => 1, { outputSchema: { maximum: "3" } });
    expect(register).toThrow(SchemaError);
    try {
      register();
    } catch (error) {
      const { tool, problems } = error as SchemaError;
      expect(tool).toBe("bad");
      const places = problems.map(({ pointer, keyword }) => `${pointer} ${keyword}`).sort();
      expect(places).toEqual([" propertys", "/maximum maximum", "/required required", "/type type"]);
      expect(problems.find(({ pointer }) => pointer === "/maximum")?.message).toMatch(/^in outputSchema: /u);
    }
    expect(registry.names()).toEqual(names);
  });

  test("tools never see each other's identifiers", () => {
    const withId = (type: string) => ({
      $id: "https://example.com/a",
      $defs: { x: { $anchor: "x", type } },
      $ref: "#x",
    });
    registry.register("one", withId("string"), () => 1);
    registry.register("two", withId("number"), () => 1);
    expect([registry.validate("one", "").ok, registry.validate("two", "").ok]).toEqual([true, false]);
  });
});

test("the registry alone brings neither engine into a bundle", async () => {
  const entry = fileURLToPath(new URL("../../src/registry.ts", import.meta.url));
  const { metafile } = await build({ entryPoints: [entry], bundle: true, format: "esm", write: false, metafile: true });
  const rooms = Object.keys(metafile.inputs).map((path) => path.replace(/^.*src\//u, "").split("/")[0]);
  expect([...new Set(rooms)].sort()).toEqual(["json", "registry", "registry.ts", "report", "schema"]);
});
