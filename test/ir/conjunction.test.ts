import { describe, expect, test } from "vitest";
import { prepare } from "../../src/compile/compile.ts";
import type { KeywordEdge, Node } from "../../src/compile/family.ts";
import { lower } from "../../src/compile/lower.ts";
import { conjunctionOf, makeFollow } from "../../src/ir/conjunction.ts";
import { schemaPath } from "../../src/schema/subschema.ts";

const itself = (node: Node): Node => node;
const rootOf = (schema: object): Node => lower(prepare(schema as never)).root;
const placeOf = (node: Node): string => schemaPath(node.at, "");

describe("what holds together with a schema", () => {
  const root = rootOf({
    allOf: [
      { minProperties: 1, allOf: [{ $ref: "#/$defs/a" }] },
      { anyOf: [{ required: ["x"] }, { required: ["y"] }] },
    ],
    if: { required: ["z"] },
    then: { maxProperties: 9 },
    not: { required: ["n"] },
    dependentSchemas: { d: { maxProperties: 8 } },
    $defs: { a: { properties: { next: { $ref: "#/$defs/b" } } }, b: { $ref: "#" } },
  });
  const found = conjunctionOf(root, itself, () => true).map(({ node, level }) => [placeOf(node), level]);

  test("are members of allOf and targets of references, whatever the instance", () => {
    // Branches, conditions and properties hold for some instances only, or for another one.
    expect(found).toEqual([
      ["#", 0],
      ["#/allOf/0", 0],
      ["#/allOf/1", 0],
      ["#/allOf/0/allOf/0", 0],
      ["#/$defs/a", 1],
    ]);
  });

  test("ends where a part is not taken", () => {
    const isPart = (node: Node): boolean => placeOf(node) !== "#/allOf/0";
    expect(conjunctionOf(root, itself, isPart).map(({ node }) => placeOf(node))).toEqual(["#", "#/allOf/1"]);
  });
});

describe("a schema that is no more than a reference", () => {
  const root = rootOf({
    properties: {
      far: { $ref: "#/$defs/one" },
      both: { $ref: "#/$defs/end", minimum: 1 },
      union: { anyOf: [{ $ref: "#/$defs/end" }] },
    },
    $defs: { one: { allOf: [{ $ref: "#/$defs/two" }] }, two: { $ref: "#/$defs/end" }, end: { type: "integer" } },
  });
  const [far, both, union] = root.keywords[0]!.edges as [KeywordEdge, KeywordEdge, KeywordEdge];
  const follow = (edge: KeywordEdge, kept: string, isDestination: (node: Node) => boolean): string =>
    placeOf(makeFollow<Node, KeywordEdge>(itself, (node) => placeOf(node) === kept, isDestination)(edge).node);

  test("stands for where it leads", () => {
    expect(follow(far, "", () => true)).toBe("#/$defs/end");
    expect(follow(both, "", () => true)).toBe("#/properties/both");
    expect(follow(union, "", () => true)).toBe("#/properties/union");
  });

  test("unless it does something by itself, or leads to what is no destination", () => {
    expect(follow(far, "#/$defs/two", () => true)).toBe("#/$defs/two");
    expect(follow(far, "", (node) => placeOf(node) !== "#/$defs/end")).toBe("#/$defs/two");
  });
});
