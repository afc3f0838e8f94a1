import { describe, expect, test } from "vitest";
import { interpret } from "../../src/interpret.ts";
import { errorsOf, faultsOf } from "./errors-of.ts";

describe("dynamic scope", () => {
  const tree = {
    $id: "https://example.com/tree",
    $dynamicAnchor: "node",
    properties: { data: true, children: { items: { $dynamicRef: "#node" } } },
  };
  const strict = {
    $id: "https://example.com/strict",
    $dynamicAnchor: "node",
    $ref: "tree",
    unevaluatedProperties: false,
  };
  const options = { schemas: { "https://example.com/tree": tree } };

  test("the outermost resource with the anchor decides", () => {
    const value = { children: [{ daat: 1 }] };
    expect(faultsOf(tree, value)).toEqual([]);
    expect(errorsOf(strict, value, options)).toEqual([
      {
        path: "/children/0/daat",
        keyword: "unevaluatedProperties",
        suggestion: "data",
        schemaPath: "https://example.com/strict#/unevaluatedProperties",
      },
    ]);
  });

  test("a resource that was left does not count", () => {
    const schema = {
      $id: "https://example.com/main",
      $defs: {
        list: {
          $id: "list",
          items: { $dynamicRef: "#item" },
          $defs: { any: { $dynamicAnchor: "item" } },
        },
        strings: { $id: "strings", $ref: "list", $defs: { s: { $dynamicAnchor: "item", type: "string" } } },
      },
      properties: { s: { $ref: "strings" }, l: { $ref: "list" } },
    };
    expect(faultsOf(schema, { s: [1], l: [1] })).toEqual(["/s/0 type"]);
  });

  test("2019-09: $recursiveRef follows $recursiveAnchor only", () => {
    const base = {
      $id: "https://example.com/tree",
      $recursiveAnchor: true,
      properties: { children: { items: { $recursiveRef: "#" } } },
    };
    const outer = {
      $id: "https://example.com/strict",
      $recursiveAnchor: true,
      $ref: "tree",
      unevaluatedProperties: false,
    };
    const given = { dialect: "2019-09", schemas: { "https://example.com/tree": base } } as const;
    const value = { children: [{ x: 1 }] };
    expect(faultsOf(outer, value, given)).toEqual(["/children/0/x unevaluatedProperties"]);
    expect(faultsOf({ ...outer, $recursiveAnchor: false }, value, given)).toEqual([]);
  });

  test("v1: a name that only the dynamic scope knows", () => {
    const schema = {
      $id: "https://example.com/main",
      $ref: "list",
      $defs: {
        item: { $dynamicAnchor: "item", type: "string" },
        list: { $id: "list", items: { $dynamicRef: "item" } },
      },
    };
    expect(faultsOf(schema, ["a", 1], { dialect: "v1" })).toEqual(["/1 type"]);
  });
});

describe("depth", () => {
  const chain = { properties: { next: { $ref: "#" } } };
  const nested = (depth: number): unknown => {
    let value = {};
    for (let level = 0; level < depth; level++) value = { next: value };
    return value;
  };

  test("as many levels of recursion as maxDepth says", () => {
    expect(errorsOf(chain, nested(500))).toEqual([]);
    expect(errorsOf(chain, nested(501))).toEqual([{ path: "", keyword: "maxDepth", limit: 500, schemaPath: "#" }]);
    expect(errorsOf(chain, nested(3), { maxDepth: 3 })).toEqual([]);
    expect(errorsOf(chain, nested(4), { maxDepth: 3 })).toMatchObject([{ keyword: "maxDepth", limit: 3 }]);
  });

  test("references that do not lead back are not counted", () => {
    const schema = {
      $ref: "#/$defs/a",
      $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/c" }, c: { type: "null" } },
    };
    expect(errorsOf(schema, null, { maxDepth: 1 })).toEqual([]);
  });

  test("a cycle in the instance ends", () => {
    const cycle: { next?: unknown } = {};
    cycle.next = cycle;
    expect(errorsOf(chain, cycle)).toMatchObject([{ keyword: "maxDepth" }]);
    expect(errorsOf({ properties: { next: { type: "object" } } }, cycle)).toEqual([]);
    const list: unknown[] = [];
    list.push(list);
    expect(errorsOf({ uniqueItems: true, items: { uniqueItems: true } }, list)).toEqual([]);
  });

  test("the first matching branch of anyOf ends the search where nothing is collected", () => {
    expect(
      errorsOf(
        {
          anyOf: [{ type: "object" }, { $ref: "#/$defs/n" }],
          $defs: { n: { properties: { next: { $ref: "#/$defs/n" } } } },
        },
        nested(600),
      ),
    ).toEqual([]);
  });

  test("a schema as deep as a schema may be", () => {
    let schema: unknown = { type: "string" };
    for (let level = 0; level < 250; level++) schema = { items: schema };
    expect(errorsOf(schema, [])).toEqual([]);
  });
});

describe("hostile instances", () => {
  test("what a getter throws is one error", () => {
    const value = {
      get a(): never {
        throw new Error("no");
      },
    };
    const access = [{ path: "", keyword: "access", schemaPath: "#" }];
    expect(errorsOf({ required: ["a"] }, value)).toEqual(access);
    expect(errorsOf({ type: "object" }, value)).toEqual([]);
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(errorsOf({ type: "object" }, proxy)).toEqual(access);
  });
});

describe("the length of a report", () => {
  test("the first errors only, and whether there are more", () => {
    const validator = interpret({ items: { type: "string" } }, { maxErrors: 2 });
    expect(validator.validate([1, 2])).toMatchObject({ errors: [{ path: "/0" }, { path: "/1" }], truncated: false });
    expect(validator.validate([1, 2, 3])).toMatchObject({ errors: [{ path: "/0" }, { path: "/1" }], truncated: true });
  });

  test("a long list of bad items is not read to its end", () => {
    let reads = 0;
    const items = new Proxy(new Array(200_000).fill(1), {
      get(target, name, receiver): unknown {
        reads++;
        return Reflect.get(target, name, receiver);
      },
    });
    const validator = interpret({ items: { type: "string" } });
    expect(validator.validate(items)).toMatchObject({ ok: false, truncated: true });
    expect(reads).toBeLessThan(1_000);
  });

  test("repeated faults do not count", () => {
    const schema = { allOf: [{ required: ["a"] }, { required: ["a"] }, { required: ["a", "b"] }] };
    expect(interpret(schema, { maxErrors: 2 }).validate({})).toMatchObject({ truncated: false });
    expect(faultsOf(schema, {}, { maxErrors: 2 })).toEqual(["/a required", "/b required"]);
  });
});
