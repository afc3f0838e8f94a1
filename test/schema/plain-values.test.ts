import { describe, expect, test } from "vitest";
import type { Json } from "../../src/json/value.ts";
import { metaschemaUris } from "../../src/schema/dialects.ts";
import { makeFrame } from "../../src/schema/frame.ts";
import { drafts, keywordRows } from "../../src/schema/keywords.ts";
import { engines } from "../engines.ts";

const options = { formats: "annotate", patterns: "native", unknownKeywords: "ignore", maxErrors: 1 } as const;

/** Also those that are keywords of no dialect and that a metaschema judges all the same. */
const names = new Set([...keywordRows.map(({ name }) => name), "itemPattern", "conditional", "optional", "x", "$x"]);

const values: readonly Json[] = [
  ...[null, true, false, 0, -1, 1.5, 3, 1e300],
  ...["", "a", "string", "a#b", "#", "#a", "_a", "a:b", "a b", "("],
  ...[[], ["a"], ["a", "a"], ["string"], ["string", "text"], ["string", "string"], [1], [null], [[]], [[], []]],
  ...[[1, 1], [{}], [{}, {}], [true], [{ type: 1 }], ["?"]],
  ...[{}, { a: {} }, { a: true }, { a: 1 }, { a: [] }, { a: ["b"] }, { a: ["b", "b"] }, { a: [1] }, { a: { b: {} } }],
  ...[{ a: { b: 1 } }, { a: { type: "text" } }, { type: "text" }, { type: [] }, { minimum: 1 }, { required: true }],
];

function isPlain(schema: Json, draft: (typeof drafts)[number]): boolean {
  const documents = new Map<string, Json>();
  return makeFrame(schema, { draft, documents, unknownKeywords: "ignore" }).isPlain;
}

describe.each(drafts)("%s", (draft) => {
  /** A keyword beside one that draft-04 wants with it, and below schemas of each kind of place. */
  const schemas = [...names].flatMap((name) =>
    values.flatMap((value): Json[] => [
      { [name]: value },
      { minimum: 1, maximum: 1, [name]: value },
      { properties: { p: { [name]: value } } },
      { items: { anyOf: [{}, { [name]: value }] } },
    ]),
  );
  const plain = schemas.filter((schema) => isPlain(schema, draft));

  test.each(engines.slice(0, 2))("%s agrees that what is plain is valid", (_name, engine) => {
    const metaschema = engine({ $ref: metaschemaUris[draft] }, options);
    expect(plain.filter((schema) => !metaschema.check(schema))).toEqual([]);
  });

  test("most of what is valid is plain", () => {
    const metaschema = engines[0]![1]({ $ref: metaschemaUris[draft] }, options);
    expect(plain.length).toBeGreaterThan(schemas.filter((schema) => metaschema.check(schema)).length / 2);
  });

  test("a boolean and an empty schema", () => {
    expect(isPlain({}, draft)).toBe(true);
    expect(isPlain(true, draft)).toBe(draft !== "draft-04");
  });
});

describe("not plain", () => {
  test("a dialect of one's own", () => {
    const documents = new Map<string, Json>([["https://example.test/meta", {}]]);
    const schema = { $schema: "https://example.test/meta" };
    expect(makeFrame(schema, { draft: "2020-12", documents, unknownKeywords: "ignore" }).isPlain).toBe(false);
  });

  test("what a pointer leads to through an unknown keyword, and another document", () => {
    expect(isPlain({ $ref: "#/x/y", x: { y: { type: "text" } } }, "2020-12")).toBe(false);
    const documents = new Map<string, Json>([["other", { properties: { p: { minLength: -1 } } }]]);
    const schema = { $ref: "other" };
    expect(makeFrame(schema, { draft: "2020-12", documents, unknownKeywords: "ignore" }).isPlain).toBe(false);
  });
});
