import { describe, expect, test } from "vitest";
import { compile } from "../../src/compile/compile.ts";
import { interpret } from "../../src/interpret.ts";
import { precompile, type Schema } from "../../src/precompile.ts";
import type { Engine } from "../../src/schema/validator.ts";
import { engines } from "../engines.ts";
import { watchBuiltIns } from "./built-ins.ts";

/** Names that code may read of an object that has none such: keywords, options, facts of errors, descriptors, indices. */
const names = [
  "type", "pattern", "properties", "required", "enum", "const", "items", "$ref", "$id", "$schema", "anyOf", "not", "format",
  "additionalProperties", "minLength", "maxErrors", "maxDepth", "dialect", "schemas", "formats", "unknownKeywords", "engine",
  "0", "1", "length", "get", "value", "writable", "keywords", "kind", "negated", "unionLevel", "dynamicAnchor", "uri", "hint",
  "suggestion", "suggest", "a", "b", "n", "toJSON", "then", "path", "name", "message", "flags", "schema",
] as const; // biome-ignore format: a list

/** What may lie there. */
const values: readonly unknown[] = ["evil", { type: "null" }, ["a"]];

const stories: readonly (readonly [schema: Schema, instances: readonly unknown[]])[] = [
  [
    {
      type: "object",
      properties: { a: { type: "string", minLength: 2 }, b: { $ref: "#/$defs/list" } },
      required: ["a"],
      additionalProperties: false,
      $defs: { list: { type: "array", items: { enum: ["x", "y"] }, uniqueItems: true, maxItems: 3 } },
    },
    [{ a: "xy" }, { a: "x", b: ["x", "x"] }, { a: "xy", b: ["z"] }, { a: "xy", c: 1 }, 3, [], null],
  ],
  [
    {
      anyOf: [
        { type: "object", properties: { kind: { const: "x" }, n: { type: "integer" } }, required: ["kind", "n"] },
        { type: "object", properties: { kind: { const: "y" } }, required: ["kind"], unevaluatedProperties: false },
        { type: "null" },
      ],
    },
    [{ kind: "x", n: 1 }, { kind: "x", n: "1" }, { kind: "y" }, { kind: "y", z: 1 }, { kind: "z" }, null, "text"],
  ],
  [
    {
      $ref: "#/$defs/tree",
      $defs: {
        tree: {
          properties: { n: { $ref: "#/$defs/tree" }, s: { pattern: "^(a+)+$", format: "date" } },
          patternProperties: { "^x-": { type: "number" } },
          propertyNames: { maxLength: 4 },
        },
      },
    },
    [{ n: { n: {} } }, { n: { s: "b" } }, { "x-1": "1" }, { "too-long": 1 }],
  ],
];

/** Runs it while `Object.prototype` has a member more, as a faulty library may leave it behind. */
function polluted<T>(name: string, value: unknown, isEnumerable: boolean, run: () => T): T {
  Object.defineProperty(Object.prototype, name, {
    value,
    enumerable: isEnumerable,
    configurable: true,
    writable: true,
  });
  try {
    return run();
  } finally {
    Reflect.deleteProperty(Object.prototype, name);
  }
}

/** As text, so that nothing is read of an object while its prototype is polluted. */
function resultsOf(engine: Engine, schema: Schema, instances: readonly unknown[]): string {
  const { check, validate } = engine(schema);
  return instances.map((each) => `${check(each)} ${JSON.stringify(validate(each))}`).join("\n");
}

/** An instance that has no such member itself: to a schema that names it, an inherited one is there (DESIGN §3). */
function isNamedIn(schema: Schema, name: string): boolean {
  return JSON.stringify(schema).includes(`"${name}":`) && /^(?:a|b|n|kind)$/u.test(name);
}

describe("a polluted Object.prototype", () => {
  test.each([
    ["compile", compile],
    ["interpret", interpret],
  ] as const)("changes no answer of %s", (_, engine) => {
    const changed: string[] = [];
    for (const [schema, instances] of stories) {
      const expected = resultsOf(engine, schema, instances);
      for (const name of names) {
        if (isNamedIn(schema, name)) continue;
        for (const value of values) {
          for (const isEnumerable of value === "evil" ? [false, true] : [true]) {
            let found: string;
            try {
              found = polluted(name, value, isEnumerable, () => resultsOf(engine, schema, instances));
            } catch (error) {
              found = `throws ${error}`;
            }
            if (found !== expected) changed.push(`${name} ${JSON.stringify(value)} ${found.slice(0, 80)}`);
          }
        }
      }
    }
    expect(changed).toEqual([]);
  });

  test("changes no byte of a module", () => {
    for (const [schema] of stories) {
      const expected = precompile(schema);
      for (const name of names) {
        for (const value of values) {
          const { code, types } = polluted(name, value, true, () => ({ ...precompile(schema) }));
          if (code !== expected.code || types !== expected.types)
            expect([name, code, types]).toEqual([name, expected.code, expected.types]);
        }
      }
    }
  });
});

test.each(engines)("%s leaves every built-in as it is", (_, engine) => {
  const expectUnchanged = watchBuiltIns();
  for (const name of ["__proto__", "constructor", "prototype", "toString"]) {
    const own = (value: unknown): object => Object.fromEntries([[name, value]]);
    const schema = {
      properties: own({ type: "object", default: own(1), properties: own({ const: own(1) }), required: [name] }),
      required: [name],
      dependentRequired: own([name]),
      $defs: own({ enum: [own(own(1))] }),
    } as Schema;
    const { check, validate } = engine(schema, { unknownKeywords: "ignore" });
    for (const value of [{}, own({}), own(own(1)), own(own(own(1))), own(JSON.parse(`{"${name}":{"polluted":1}}`))]) {
      expect(check(value)).toBe(validate(value).ok);
    }
  }
  expectUnchanged();
});
