import { describe, expect, test } from "vitest";
import { ToolRegistry } from "../../src/index.ts";
import { copyData } from "../../src/json/copy.ts";
import { engines } from "../engines.ts";

const schema = { type: "object", properties: { a: { type: "integer" } }, required: ["a"] } as const;

/** An integer at the first reading, another thing at each later one. */
function flipping(): object {
  let count = 0;
  return Object.defineProperty({}, "a", {
    enumerable: true,
    get() {
      count++;
      return count === 1 ? 1 : "evil";
    },
  });
}

describe.each(engines)("copyArguments with %s", (_, engine) => {
  const registry = new ToolRegistry({ engine, copyArguments: true });
  registry.register("t", schema, () => {});

  test("what the handler gets is what was judged", () => {
    const result = registry.validate("t", flipping());
    expect(result).toEqual({ ok: true, value: { a: 1 } });
    expect(result.ok && Object.getOwnPropertyDescriptor(result.value, "a")).toHaveProperty("value", 1);
  });

  test("a later change of the arguments changes nothing", () => {
    const args = { a: 1, more: [{ b: 1 }] };
    const result = registry.validate("t", args);
    args.more[0]!.b = 2;
    expect(result).toEqual({ ok: true, value: { a: 1, more: [{ b: 1 }] } });
  });

  test("what throws when it is read is an error", () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(registry.validate("t", proxy)).toMatchObject({ ok: false, errors: [{ path: "", keyword: "access" }] });
  });

  test("without it the arguments are handed on as they are", () => {
    const plain = new ToolRegistry({ engine });
    plain.register("t", schema, () => {});
    const args = { a: 1 };
    const result = plain.validate("t", args);
    expect(result.ok && result.value).toBe(args);
  });
});

describe("a copy of data", () => {
  test("has own enumerable members only, whatever they are called", () => {
    const from = Object.create({ inherited: 1 }, { hidden: { value: 1 } });
    Object.defineProperty(from, "__proto__", { value: { x: 1 }, enumerable: true });
    from[Symbol.iterator] = () => [];
    const copy = copyData(from) as object;
    expect(Reflect.ownKeys(copy)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  test("contains itself where the original does, and shares what it shares", () => {
    const shared = {};
    const from: Record<string, unknown> = { list: [shared, shared] };
    from["self"] = from;
    const copy = copyData(from) as { self: unknown; list: unknown[] };
    expect(copy.self).toBe(copy);
    expect(copy.list[0]).toBe(copy.list[1]);
    expect(copy.list[0]).not.toBe(shared);
  });

  test("of a sparse or deep value takes no more than it holds", () => {
    const sparse = Object.assign([], { 4000000000: 1, extra: 2 });
    expect(Object.keys(copyData(sparse) as object)).toEqual(["4000000000"]);
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(Array.isArray(copyData(deep))).toBe(true);
  });
});

test("copyArguments is a boolean", () => {
  expect(() => new ToolRegistry({ copyArguments: 1 as never })).toThrow(TypeError);
});
