import { describe, expect, test } from "vitest";
import { type Schema, SchemaError, type SchemaProblem } from "../../src/index.ts";
import { bounds } from "../../src/schema/bounds.ts";
import { engines } from "../engines.ts";

function range<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A schema within a schema, so many levels deep. Each level is two of the JSON. */
function nest(levels: number, name: string): Schema {
  let schema: Schema = { type: "string" };
  for (let level = 0; level < levels; level++) schema = { properties: { [name]: schema } };
  return schema;
}

/** As many subschemas as asked, each a boolean. */
function wide(count: number): Schema {
  return { properties: Object.fromEntries(range(count, (index) => [`p${index}`, true])) };
}

/** Each definition applies the one below twice, and one keyword asks which of them pass. */
function doubling(levels: number): Schema {
  const twice = (below: string): Schema => ({ anyOf: [{ $ref: below }, { $ref: below }] });
  const steps = range(levels, (level): [string, Schema] => [`d${level + 1}`, twice(`#/$defs/d${level}`)]);
  const $defs: Record<string, Schema> = { d0: { properties: { a: true } }, ...Object.fromEntries(steps) };
  return { $defs, $ref: `#/$defs/d${levels}`, unevaluatedProperties: false };
}

/** Resources that each bring in the same others under an own dynamic anchor: every order of entering is a scope. */
function scopes(count: number): Schema {
  const names = range(count, (index) => `r${index}`);
  const resource = (name: string): Schema => ({
    $id: `https://example.com/${name}`,
    $defs: { a: { $dynamicAnchor: `a${name}` }, b: { $dynamicAnchor: "shared", properties: { [name]: true } } },
    properties: Object.fromEntries(names.map((other) => [other, { $ref: `https://example.com/${other}` }])),
    items: { $dynamicRef: "#shared" },
  });
  return { $defs: Object.fromEntries(names.map((name) => [name, resource(name)])), $ref: "https://example.com/r0" };
}

/** What is just taken, what is just refused, the problem's place, and the limit that its message names. */
const stories: Readonly<Record<string, readonly [taken: Schema, refused: Schema, pointer: string, limit: number]>> = {
  "levels of nesting": [nest(127, "a"), nest(128, "a"), range(128, () => "/properties/a").join(""), bounds.depth],
  "the size": [
    { description: "x".repeat(bounds.size - 20) },
    { description: "x".repeat(bounds.size) },
    "",
    bounds.size,
  ],
  "the number of subschemas": [wide(bounds.subschemas - 2), wide(bounds.subschemas), "", bounds.subschemas],
  "the length of pointers": [nest(20, "x".repeat(50_000)), nest(40, "x".repeat(50_000)), "", bounds.pointers],
  "the dynamic scopes": [scopes(4), scopes(17), "", bounds.scopedSubschemas],
  "what an unevaluated keyword asks": [doubling(9), doubling(14), "/unevaluatedProperties", bounds.askedSubschemas],
};

function problemsOf(run: () => unknown): readonly SchemaProblem[] {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(SchemaError);
    return (error as SchemaError).problems;
  }
  return [];
}

describe.each(engines)("%s bounds", (name, engine) => {
  test.each(Object.entries(stories))("%s", (_story, [taken, refused, pointer, limit]) => {
    const problems = problemsOf(() => engine(refused));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ pointer, message: expect.stringContaining(String(limit)) });
    // Modules would be written and run whole: what they take is what the compiler takes.
    if (name !== "module") expect(problemsOf(() => engine(taken))).toEqual([]);
  });

  test("one object that stands in many places is as large as all of them", () => {
    let schema: Schema = { const: "x".repeat(1_000) };
    for (let level = 0; level < 60; level++) schema = { anyOf: [schema, schema] };
    expect(problemsOf(() => engine(schema))).toMatchObject([{ pointer: "" }]);
  });

  test("an excess is told beside what else the frame finds, and in the document where it is", () => {
    const schemas = { "https://example.com/wide": wide(bounds.subschemas) };
    const schema: Schema = { properties: { a: { $ref: "https://example.com/wide" }, b: { $ref: "#/$defs/none" } } };
    const problems = problemsOf(() => engine(schema, { schemas }));
    expect(problems.map(({ pointer }) => pointer)).toEqual(["/properties/b/$ref", ""]);
  });

  test("instances: depth and the number of errors", () => {
    const tree = {
      $ref: "#/$defs/t",
      $defs: { t: { properties: { n: { $ref: "#/$defs/t" } }, additionalProperties: false } },
    };
    const { validate } = engine(tree, { maxDepth: 5, maxErrors: 2 });
    const deep = (levels: number): object => (levels === 0 ? {} : { n: deep(levels - 1) });
    expect(validate(deep(4)).ok).toBe(true);
    expect(validate(deep(9))).toEqual({
      ok: false,
      errors: [{ path: "", keyword: "maxDepth", limit: 5, schemaPath: "#" }],
      truncated: false,
    });
    const flood = validate({ a: 1, b: 1, c: 1 });
    expect(flood.ok ? [] : [flood.errors.length, flood.truncated]).toEqual([2, true]);
  });

  test("branches judged again at each level of unions: work grows with the levels, not with their power", () => {
    let schema: Schema = { properties: { z: true } };
    for (let level = 0; level < 30; level++) {
      schema = {
        properties: { [`p${level}`]: true },
        anyOf: [schema, { required: [`q${level}`] }],
        unevaluatedProperties: { type: "string" },
      };
    }
    const { validate } = engine(schema);
    let reads = 0;
    const value = new Proxy(
      { z: 1, p3: "x" },
      {
        get(target, key) {
          reads++;
          return Reflect.get(target, key);
        },
      },
    );
    expect(validate(value).ok).toBe(true);
    expect(reads).toBeLessThan(30 * 30 * 30);
  });
});

test("generated code grows with the schema, however often a definition is used", () => {
  const [, compile] = engines[0]!;
  const shared = (count: number): Schema => ({
    $defs: { e: { enum: range(500, (index) => `value ${index}`) }, o: { const: { list: range(500, String) } } },
    required: range(count, (index) => `p${index}`),
    properties: Object.fromEntries(
      range(count, (index) => [`p${index}`, { $ref: index % 2 === 0 ? "#/$defs/e" : "#/$defs/o" }]),
    ),
  });
  const few = compile(shared(10)).source.length;
  expect(compile(shared(200)).source.length).toBeLessThan(few * 6);
});

test("a list that errors share cannot be changed by who reads one", () => {
  for (const [, engine] of engines) {
    const { validate } = engine({ const: { list: range(500, String) } });
    const first = validate(1);
    const { allowed } = (first.ok ? [] : first.errors)[0] as unknown as { allowed: [{ list: string[] }] };
    try {
      allowed[0].list.push("mine");
    } catch {
      // Frozen.
    }
    expect(JSON.stringify(validate(1))).not.toContain("mine");
  }
});
