import { describe, expect, test } from "vitest";
import { compile, type Result, ToolRegistry } from "../../src/index.ts";
import { interpret } from "../../src/interpret.ts";
import { engines } from "../engines.ts";
import { type Case, type CaseTool, cases, expand, hasCases, needsCases } from "./cases.ts";
import { ruledOtherwise, skipped } from "./exceptions.ts";
import { judgeCase, SLACK } from "./judge-case.ts";
import { withoutCodeGeneration } from "./watch.ts";

/** These say themselves on what host they run, or hold something else than a schema and a value; each has its own test. */
const special = cases.filter((each) => each.modes !== undefined || each.id === "p-first-call-spike");
const run = cases.filter((each) => !special.includes(each));

/** A case with what the design demands instead of it. */
function asDesigned(each: Case): Case {
  const { why: _, ...instead } = ruledOtherwise[each.id] ?? { why: "" };
  return { ...each, ...instead } as Case;
}

describe.skipIf(!hasCases)(`cases from bug reports (${needsCases})`, () => {
  test("exceptions name cases that exist", () => {
    const ids = cases.map((each) => each.id);
    expect(ids).toEqual(expect.arrayContaining([...Object.keys(skipped), ...Object.keys(ruledOtherwise)]));
  });

  const results = new Map<string, (Result<unknown> | undefined)[]>();

  describe.each(engines)("%s", (_, engine) => {
    for (const each of run) {
      const reason = skipped[each.id];
      const other = ruledOtherwise[each.id]?.why;
      const note = reason ?? (other === undefined ? undefined : `the design: ${other}`);
      test.skipIf(reason !== undefined)(`${each.id}${note === undefined ? "" : ` (${note})`}`, () => {
        const result = judgeCase(asDesigned(each), engine);
        results.set(each.id, [...(results.get(each.id) ?? []), result]);
      });
    }
  });

  test("every engine gives the same errors, in order", () => {
    for (const [id, [first, ...others]] of results) for (const other of others) expect(other, id).toEqual(first);
    expect(results.size).toBe(run.length - Object.keys(skipped).length);
  });

  test("each special case has its test below", () => {
    expect(special.map((each) => [each.id, each.modes])).toEqual([
      ["c-no-eval-probe-silent", ["no-codegen"]],
      ["c-codegen-decided-per-call", ["blocked-after-load"]],
      ["p-first-call-spike", undefined],
    ]);
  });

  test("c-no-eval-probe-silent: the interpreter does not even try", () => {
    const each = special[0]!;
    const { value, attempts } = withoutCodeGeneration(() => {
      const registry = new ToolRegistry({ engine: interpret });
      registry.register("t", expand(each.schema), () => {});
      return registry.validate("t", expand(each.value));
    });
    expect(attempts).toBe(0);
    expect(value).toMatchObject({ ok: each.valid, errors: [{ path: each.error_paths?.[0] }] });
  });

  test(`c-codegen-decided-per-call (the design: ${ruledOtherwise["c-codegen-decided-per-call"]?.why})`, () => {
    const each = special[1]!;
    const validator = compile(expand(each.schema));
    const { value, attempts } = withoutCodeGeneration(() => ({
      right: validator.validate({ q: "x" }).ok,
      verdict: validator.check(expand(each.value)),
      wrong: validator.validate(expand(each.value)),
    }));
    expect(attempts).toBeGreaterThan(0);
    expect(value.right).toBe(true);
    expect(value.verdict).toBe(each.valid);
    const errors = [{ path: "", keyword: "unexplained", schemaPath: "#" }];
    expect(value.wrong).toEqual({ ok: false, errors, truncated: false });
  });

  test("p-first-call-spike: the schema is a list of tools, and no first call of one makes a pause", () => {
    const each = special[2]!;
    const registry = new ToolRegistry({ names: "mcp" });
    const tools = expand(each.schema) as unknown as CaseTool[];
    for (const { name, schema } of tools) registry.register(name, schema, () => {});
    for (const { name } of tools) {
      const start = performance.now();
      expect(registry.validate(name, expand(each.value)).ok).toBe(false);
      expect(performance.now() - start).toBeLessThan(each.budget_ms! * SLACK);
    }
  });
});
