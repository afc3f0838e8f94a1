import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compile } from "../../src/compile/compile.ts";
import type { Json } from "../../src/json/value.ts";
import { convertSchema } from "../../src/schema/convert.ts";
import type { Schema } from "../../src/schema/infer.ts";
import { SchemaError } from "../../src/schema/problems.ts";
import { cases } from "../property/arbitraries/cases.ts";
import { seed } from "../property/settings.ts";

const draft07 = "http://json-schema.org/draft-07/schema#";
const draft2020 = "https://json-schema.org/draft/2020-12/schema";

function problemsOf(schema: Json, draft: Parameters<typeof convertSchema>[1], to: "draft-07" | "2020-12"): unknown {
  try {
    return convertSchema(schema, draft, to);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return error.problems.map(({ pointer }) => pointer);
  }
}

describe("2020-12 written in draft-07", () => {
  test.each<[string, Json, Json]>([
    [
      "definitions move, and pointers follow",
      {
        properties: { a: { $ref: "#/$defs/x~1y" }, b: { $ref: "#/$defs/t/prefixItems/1" } },
        $defs: { "x/y": {}, t: { prefixItems: [{}, {}], items: false } },
      },
      {
        properties: { a: { $ref: "#/definitions/x~1y" }, b: { $ref: "#/definitions/t/items/1" } },
        definitions: { "x/y": {}, t: { items: [{}, {}], additionalItems: false } },
      },
    ],
    [
      "a property called like a keyword stays",
      { properties: { $defs: { $ref: "#/properties/$defs" }, prefixItems: true } },
      { properties: { $defs: { $ref: "#/properties/$defs" }, prefixItems: true } },
    ],
    [
      "values are no schemas",
      { enum: [{ $defs: 1 }], default: { $ref: "#/$defs/a" } },
      { enum: [{ $defs: 1 }], default: { $ref: "#/$defs/a" } },
    ],
    [
      "what stands beside a reference counts",
      { $ref: "#/$defs/a", minLength: 1, allOf: [{}], $defs: { a: {} } },
      { minLength: 1, allOf: [{}, { $ref: "#/definitions/a" }], definitions: { a: {} } },
    ],
    [
      "a reference alone stays alone",
      { $ref: "#/$defs/a", $defs: { a: {} } },
      { $ref: "#/definitions/a", definitions: { a: {} } },
    ],
    [
      "dependencies are one keyword",
      { dependentRequired: { a: ["b"], c: ["d"] }, dependentSchemas: { a: { minProperties: 2 } } },
      { dependencies: { a: { minProperties: 2 }, c: ["d"] }, allOf: [{ dependencies: { a: ["b"] } }] },
    ],
    [
      "an anchor is an $id of a fragment",
      { $defs: { a: { $anchor: "x" } }, $ref: "#x" },
      { definitions: { a: { $id: "#x" } }, $ref: "#x" },
    ],
    [
      "nothing evaluated elsewhere is nothing additional",
      { properties: { a: {} }, unevaluatedProperties: false },
      { properties: { a: {} }, additionalProperties: false },
    ],
    [
      "beside additionalProperties nothing is unevaluated",
      { additionalProperties: {}, unevaluatedProperties: false, allOf: [{}] },
      { additionalProperties: {}, allOf: [{}] },
    ],
    [
      "one match is the default, none asks for nothing",
      {
        allOf: [
          { contains: {}, minContains: 1 },
          { contains: {}, minContains: 0 },
        ],
      },
      { allOf: [{ contains: {} }, {}] },
    ],
    [
      "a keyword that only draft-07 knows must not begin to mean something",
      { additionalItems: false, items: {} },
      { items: {} },
    ],
  ])("%s", (_title, schema, expected) => {
    expect(convertSchema(schema, "2020-12", "draft-07")).toEqual({ $schema: draft07, ...(expected as object) });
  });

  test.each<[string, Json, string[]]>([
    ["counted matches", { contains: {}, maxContains: 2 }, ["/maxContains"]],
    ["dynamic references", { $dynamicAnchor: "a", items: { $dynamicRef: "#a" } }, ["/items/$dynamicRef"]],
    ["what other branches evaluate", { anyOf: [{}], unevaluatedProperties: false }, ["/unevaluatedProperties"]],
    ["items that contains evaluates", { contains: {}, unevaluatedItems: false }, ["/unevaluatedItems"]],
    ["an anchor beside an identifier", { $defs: { a: { $id: "b", $anchor: "c" } } }, ["/$defs/a/$anchor"]],
    ["one name twice", { $defs: { a: {} }, definitions: { a: true } }, ["/$defs"]],
    ["a part in another dialect", { $defs: { a: { $id: "b", $schema: draft07 } } }, ["/$defs/a/$schema"]],
  ])("refused: %s", (_title, schema, pointers) => {
    expect(problemsOf(schema, "2020-12", "draft-07")).toEqual(pointers);
  });
});

describe("older drafts written in 2020-12", () => {
  test.each<[string, "draft-04" | "draft-07" | "2019-09", Json, Json]>([
    [
      "tuples",
      "draft-07",
      { items: [{ type: "string" }], additionalItems: false, definitions: { a: { $ref: "#/items/0" } } },
      { prefixItems: [{ type: "string" }], items: false, $defs: { a: { $ref: "#/prefixItems/0" } } },
    ],
    [
      "dependencies",
      "draft-07",
      { dependencies: { a: ["b"], c: { minProperties: 2 } } },
      { dependentRequired: { a: ["b"] }, dependentSchemas: { c: { minProperties: 2 } } },
    ],
    [
      "what is ignored beside a reference stays without effect",
      "draft-07",
      { properties: { a: { $ref: "#", type: "string", description: "A" } } },
      { properties: { a: { $ref: "#", description: "A" } } },
    ],
    [
      "an $id of a fragment is an anchor",
      "draft-07",
      { definitions: { a: { $id: "#x" } }, not: { $ref: "#x" } },
      { $defs: { a: { $anchor: "x" } }, not: { $ref: "#x" } },
    ],
    [
      "exclusive bounds",
      "draft-04",
      { id: "http://a.example/b", minimum: 1, exclusiveMinimum: true, maximum: 3, exclusiveMaximum: false },
      { $id: "http://a.example/b", exclusiveMinimum: 1, maximum: 3 },
    ],
    ["if means nothing in draft-04", "draft-04", { if: {}, then: false }, {}],
    [
      "a recursive reference that nothing redirects",
      "2019-09",
      { items: { $recursiveRef: "#" } },
      { items: { $ref: "#" } },
    ],
  ])("%s", (_title, draft, schema, expected) => {
    expect(convertSchema(schema, draft, "2020-12")).toEqual({ $schema: draft2020, ...(expected as object) });
  });

  test("refused: a recursive reference that something redirects", () => {
    const schema = { $recursiveAnchor: true, items: { $recursiveRef: "#" } };
    expect(problemsOf(schema, "2019-09", "2020-12")).toEqual(["/items/$recursiveRef"]);
  });
});

test("boolean schemas become objects", () => {
  expect([convertSchema(true, "2020-12", "draft-07"), convertSchema(false, "2020-12", "2020-12")]).toEqual([
    {},
    { not: {} },
  ]);
});

/** Enough that each keyword meets each other; the full differential run is elsewhere. */
const RUNS = 500;

test.each(["draft-07", "2020-12"] as const)("whatever is written in %s accepts the same instances", (to) => {
  const tally = { converted: 0, refused: 0, verdicts: 0 };
  fc.assert(
    fc.property(cases(16), ({ schema, options: drawn, instances }) => {
      if (drawn.schemas !== undefined) return;
      // What a format asks for may differ from draft to draft.
      const options = { ...drawn, formats: "annotate" } as const;
      let validator: ReturnType<typeof compile>;
      let converted: Schema;
      try {
        validator = compile(schema as Schema, options);
        converted = validator["~standard"].jsonSchema.input({ target: to === "2020-12" ? "draft-2020-12" : to });
        tally.converted++;
      } catch (error) {
        if (!(error instanceof SchemaError)) throw error;
        tally.refused++;
        return;
      }
      const other = compile(converted, { ...options, dialect: to });
      for (const instance of instances) {
        const result = validator.validate(instance);
        if (!result.ok && result.errors[0].keyword === "maxDepth") continue;
        tally.verdicts++;
        expect(other.check(instance), JSON.stringify([schema, converted])).toBe(result.ok);
      }
    }),
    { seed, numRuns: RUNS },
  );
  expect(tally.converted).toBeGreaterThan(RUNS / 4);
});
