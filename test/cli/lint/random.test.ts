import fc from "fast-check";
import { expect, test } from "vitest";
import { textFile } from "../../../src/cli/compile/read.ts";
import { readSource } from "../../../src/cli/compile/source.ts";
import { fixSchema } from "../../../src/cli/lint/fix.ts";
import { inspectFaults, inspectPart } from "../../../src/cli/lint/inspect.ts";
import { judgePart, partsOf } from "../../../src/cli/lint/parts.ts";
import { makeOutline } from "../../../src/json/outline.ts";
import { findProblems } from "../../../src/precompile/precompile.ts";
import { providers } from "../../../src/providers/rules.ts";
import type { Schema } from "../../../src/schema/infer.ts";

type Members = { [name: string]: unknown };

/** A schema, and the same with slips whose mending is certain. */
interface Slipped {
  readonly right: Members;
  readonly slipped: Members;
}

const leaf: fc.Arbitrary<Slipped> = fc
  .record({
    type: fc.constantFrom(["integer", "int"], ["string", "str"], ["object", "dict"], ["boolean", "boolean"]),
    length: fc.constantFrom(["minLength", "minLenght"], ["maxLength", "max_length"], ["minItems", "minItems"]),
    nullable: fc.constantFrom("no", "false", "before", "after"),
    note: fc.constantFrom({}, { title: 'a "b" {, }' }, { description: "\u00e9\n" }),
  })
  .map(({ type: [type, otherType], length: [length, otherLength], nullable, note }) => {
    const isNullable = nullable === "before" || nullable === "after";
    // In two rounds: a type that is no string yet has no list to be put into.
    const right = { ...note, type: isNullable ? [type, "null"] : type, [length!]: 3 };
    const slipped = {
      ...(nullable === "before" ? { nullable: true } : {}),
      ...note,
      type: isNullable ? type : otherType,
      [otherLength!]: 3,
      ...(nullable === "after" ? { nullable: true } : {}),
      ...(nullable === "false" ? { nullable: false } : {}),
    };
    return { right, slipped };
  });

const schema: fc.Arbitrary<Slipped> = fc.letrec<{ node: Slipped }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc
      .record({
        properties: fc.dictionary(fc.constantFrom("a", "b/c", "properties", "required", "type", "items"), tie("node"), {
          maxKeys: 4,
        }),
        required: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        keyword: fc.constantFrom("properties", "propertes", "parameters"),
      })
      .map(({ properties, required, keyword }): Slipped => {
        const right: Members = {};
        const slipped: Members = {};
        const names: string[] = [];
        for (const [i, [name, each]] of Object.entries(properties).entries()) {
          right[name] = each.right;
          // Where the list is said by booleans they stand in place of a list of the property's own.
          const isMarked = required[i] === true && !Object.hasOwn(each.slipped, "required") && !hasMarks(each.slipped);
          slipped[name] = isMarked ? { ...each.slipped, required: true } : each.slipped;
          if (isMarked) names.push(name);
        }
        return {
          right: { type: "object", properties: right, ...(names.length === 0 ? {} : { required: names }) },
          slipped: { type: "object", [keyword]: slipped },
        };
      }),
  ),
})).node;

/** Whether a `required` of its own will be made of what stands in its properties. */
function hasMarks(slipped: Members): boolean {
  const properties = slipped["properties"] ?? slipped["propertes"] ?? slipped["parameters"];
  return Object.values((properties ?? {}) as Members).some((each) => (each as Members)["required"] === true);
}

/** The order in which names are required means nothing: what stands deeper is mended later. */
function withSets(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, each) =>
    name === "required" && Array.isArray(each) ? each.toSorted() : each,
  );
}

const judge = (given: Schema) => findProblems(given);

test("what was slipped is right again, however it is written, and nothing else has changed", () => {
  fc.assert(
    fc.property(schema, fc.constantFrom("", " ", "  ", "\t"), ({ right, slipped }, indent) => {
      const text = JSON.stringify(slipped, undefined, indent);
      const fixed = fixSchema(text, judge(slipped as Schema), judge);
      const made = JSON.parse(fixed.text);
      expect(withSets(made)).toEqual(withSets(right));
      // Of two members of one name `JSON.parse` would show one.
      const outline = makeOutline(fixed.text);
      expect(outline.children(outline.nearest("").from)).toHaveLength(Object.keys(made).length);
      expect(fixSchema(fixed.text, judge(made), judge).text).toBe(fixed.text);
      if (indent === "") expect(fixed.text).toBe(JSON.stringify(made));
    }),
    { numRuns: 300 },
  );
});

test("no JSON whatever makes it throw", () => {
  const words = fc.constantFrom(
    "type",
    "properties",
    "items",
    "required",
    "nullable",
    "$ref",
    "enum",
    "tools",
    "name",
    "inputSchema",
    "$id",
    "anyOf",
    "pattern",
    "a",
  );
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "medium" },
      fc.constantFrom<unknown>(null, true, 3, "int", "string", "#", "#/a", "[", "^[\\w-.]$"),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(words, tie("value"), { maxKeys: 5 }),
    ),
  })).value;
  fc.assert(
    fc.property(json, (value) => {
      const from = textFile("x.json", JSON.stringify(value));
      const source = readSource(JSON.parse(from.text), "auto");
      const found = partsOf(source, from).flatMap((part) =>
        inspectPart(judgePart(part, from.text, {}), from, { providers, documents: new Map() }),
      );
      for (const { place } of [...found, ...inspectFaults(source, from)]) expect(place.column).toBeGreaterThan(0);
    }),
    { numRuns: 1_000 },
  );
});
