import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { afterEach, describe, expect, test, vi } from "vitest";
import { compile, ToolRegistry } from "../../src/index.ts";
import { precompile } from "../../src/precompile.ts";
import { type ModuleExports, runScript } from "../module-engine.ts";

const schema = { type: "object", properties: { n: { type: "integer" } }, required: ["n"] } as const;

class Refusing {
  constructor() {
    throw new EvalError("Code generation from strings disallowed for this context");
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a host that refuses", () => {
  test("at registration gets one error that says what to do", () => {
    const registry = new ToolRegistry();
    vi.stubGlobal("Function", Refusing);
    expect(() => registry.register("a", schema, () => 1)).toThrow(/precompile.*interpret/u);
    expect(() => compile(schema)).toThrow(expect.objectContaining({ cause: expect.any(EvalError) }));
    expect(registry.names()).toEqual([]);
  });

  test("after registration leaves the verdicts standing", () => {
    const attempts = vi.fn();
    const validator = compile(schema);
    vi.stubGlobal(
      "Function",
      class extends Refusing {
        constructor() {
          attempts();
          super();
        }
      },
    );
    expect(validator.validate({ n: 1 })).toEqual({ ok: true, value: { n: 1 } });
    const unexplained = {
      ok: false,
      errors: [{ path: "", keyword: "unexplained", schemaPath: "#" }],
      truncated: false,
    };
    expect(validator.validate({ n: "1" })).toEqual(unexplained);
    expect(validator.validate({})).toEqual(unexplained);
    expect(validator.validate({ n: 1 })).toEqual({ ok: true, value: { n: 1 } });
    expect([validator.check({ n: 1 }), validator.check({})]).toEqual([true, false]);
    expect(attempts).toHaveBeenCalledTimes(1);
  });
});

test("the host that modules are tested in refuses, and a module works there", () => {
  for (const attempt of ['new Function("")', 'eval("1")', 'isNaN.constructor("return 1")()']) {
    const tried = `const name = (() => { try { ${attempt}; return "made"; } catch (error) { return error.name; } })();`;
    expect(runScript(tried, "name")).toBe("EvalError");
  }
  const { check, validate } = runScript(precompile(schema, { format: "script" }).code) as ModuleExports;
  expect([check({ n: 1 }), check({ n: "1" })]).toEqual([true, false]);
  expect(validate({})).toMatchObject({ ok: false, errors: [{ path: "/n", keyword: "required" }] });
});

test("Node with --disallow-code-generation-from-strings: compile refuses, interpret and modules work", () => {
  const folder = mkdtempSync(join(tmpdir(), "straightedge-"));
  try {
    const source = (file: string): string =>
      JSON.stringify(fileURLToPath(new URL(`../../src/${file}`, import.meta.url)));
    const text = `
      import { compile, ToolRegistry } from ${source("index.ts")};
      import { interpret } from ${source("interpret.ts")};
      const schema = ${JSON.stringify(schema)};
      let message = "";
      try { compile(schema); } catch (error) { message = error.name + " " + error.cause.name; }
      const registry = new ToolRegistry({ engine: interpret });
      registry.register("a", schema, () => 1);
      console.log(JSON.stringify([message, registry.validate("a", { n: 1 }).ok, registry.validate("a", {}).ok]));`;
    const outfile = join(folder, "bundle.mjs");
    writeFileSync(join(folder, "entry.mjs"), text);
    buildSync({ entryPoints: [join(folder, "entry.mjs")], outfile, bundle: true, format: "esm", platform: "node" });
    const out = execFileSync(process.execPath, ["--disallow-code-generation-from-strings", outfile], {
      encoding: "utf8",
    });
    expect(JSON.parse(out)).toEqual(["CodeGenerationError EvalError", true, false]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
