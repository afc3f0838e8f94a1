import { describe, expect, test } from "vitest";
import { compile } from "../../src/index.ts";
import { interpret } from "../../src/interpret.ts";
import { precompileCatalog } from "../../src/precompile.ts";
import type { Schema } from "../../src/schema/infer.ts";
import { runScript } from "../module-engine.ts";

const node = (to: string): Schema => ({
  type: "object",
  properties: { next: { $ref: to } },
  additionalProperties: false,
});
const list: Schema = { $ref: "#/$defs/node", $defs: { node: node("#/$defs/node") } };

function chain(levels: number): object {
  let value = {};
  for (let level = 1; level < levels; level++) value = { next: value };
  return value;
}

const functionsOf = (source: string): number => source.match(/^function /gmu)?.length ?? 0;

describe("a root that is no more than a reference", () => {
  test("has no function of its own", () => {
    const { source } = compile(list);
    expect(source).toContain("function check(v, d = 1) {\n");
    expect(source).toContain("function explain(v, errors, d = 1) {\n");
    expect(functionsOf(source)).toBe(2);
    const through: Schema = {
      ...list,
      $ref: "#/$defs/alias",
      $defs: { alias: { $ref: "#/$defs/node" }, node: node("#/$defs/node") },
    };
    expect(functionsOf(compile(through).source)).toBe(2);
  });

  test("counts as the level of recursion that it is", () => {
    const validators = [compile(list, { maxDepth: 3 }), interpret(list, { maxDepth: 3 })];
    for (const { check, validate } of validators) {
      expect(check(chain(3))).toBe(true);
      expect(check(chain(4))).toBe(false);
      expect(validate(chain(4))).toMatchObject({ errors: [{ path: "", keyword: "maxDepth", limit: 3 }] });
      expect(validate({ next: { next: 1 } })).toMatchObject({ errors: [{ path: "/next/next", keyword: "type" }] });
    }
  });

  test("keeps what stands beside the reference", () => {
    const { check, source } = compile({ ...list, maxProperties: 0 });
    expect(functionsOf(source)).toBe(4);
    expect(check({})).toBe(true);
    expect(check({ next: {} })).toBe(false);
  });
});

test("in a catalog, equal schemas that are entered at different levels each count their own", () => {
  // The root of one is what the other refers to: a level of recursion for the one and none for the other.
  const schemas = { root: node("#"), list };
  const { code } = precompileCatalog(schemas, { format: "script", maxDepth: 3 });
  const modules = runScript(code, "validators") as Record<keyof typeof schemas, { check(value: unknown): boolean }>;
  for (const name of ["root", "list"] as const) {
    const { check } = interpret(schemas[name], { maxDepth: 3 });
    for (const levels of [2, 3, 4, 5])
      expect(modules[name].check(chain(levels)), `${name} ${levels}`).toBe(check(chain(levels)));
  }
});
