import { expect, test } from "vitest";
import { otherRules, otherRulesOf, typeRule, valueRules } from "../../src/interpret/rules.ts";
import { dialectOf } from "../../src/schema/dialects.ts";
import { drafts } from "../../src/schema/keywords.ts";
import { faultsOf } from "./errors-of.ts";

/** Keywords that name places and dialects, or only store schemas. */
const noRule = new Set(
  "$schema id $id $anchor $vocabulary $recursiveAnchor $dynamicAnchor definitions $defs".split(" "),
);

test.each(drafts)("every keyword of %s that can matter has a rule", (draft) => {
  const handled = new Set([...valueRules, typeRule, ...otherRulesOf.get(draft)!].flatMap((rule) => rule.keywords));
  const missing = [...dialectOf(draft).keywords.values()]
    .filter((row) => !row.annotation && !noRule.has(row.name) && !handled.has(row.name))
    .map((row) => row.name);
  expect(missing).toEqual([]);
});

test("every rule is some draft's", () => {
  const used = new Set(drafts.flatMap((draft) => otherRulesOf.get(draft)!));
  expect(otherRules.filter((rule) => !used.has(rule))).toEqual([]);
});

test("errors come by family, whatever the order of the keys", () => {
  const keywords: [string, unknown][] = [
    ["required", ["r"]],
    ["properties", { b: { type: "null" }, a: { type: "null" } }],
    ["patternProperties", { "^p": { type: "null" } }],
    ["additionalProperties", false],
    ["minProperties", 9],
    ["maxProperties", 1],
    ["propertyNames", { maxLength: 3 }],
    ["dependentRequired", { a: ["d"] }],
    ["dependentSchemas", { a: { required: ["e"] } }],
    ["allOf", [{ required: ["f"] }]],
    ["anyOf", [{ required: ["g"] }]],
    ["oneOf", [{ required: ["h"] }]],
    ["not", { type: "object" }],
    ["if", true],
    ["then", { required: ["i"] }],
    ["$ref", "#/$defs/x"],
    ["$defs", { x: { required: ["j"] } }],
    ["unevaluatedProperties", false],
  ];
  const instance = { x_long: 1, p: 1, a: 1, b: 1 };
  const due = [
    "/r required",
    "/b type",
    "/a type",
    "/x_long additionalProperties",
    "/p type",
    " minProperties",
    " maxProperties",
    "/x_long propertyNames",
    "/d dependentRequired",
    "/e required",
    "/f required",
    "/g required",
    "/h required",
    " not",
    "/i required",
    "/j required",
  ];
  expect(faultsOf(Object.fromEntries(keywords), instance)).toEqual(due);
  expect(faultsOf(Object.fromEntries(keywords.toReversed()), instance)).toEqual(due);
});

test("the families of strings, numbers and lists keep their order too", () => {
  const text = {
    $ref: "#/$defs/x",
    contentMediaType: "application/json",
    format: "date",
    pattern: "^b",
    maxLength: 1,
    minLength: 5,
    $defs: { x: { pattern: "^c" } },
  };
  expect(faultsOf(text, "aaa", { content: "assert" })).toEqual([
    " minLength",
    " maxLength",
    " pattern",
    " format",
    " contentMediaType",
    " pattern",
  ]);
  const number = { multipleOf: 2, exclusiveMaximum: 1, maximum: 2, exclusiveMinimum: 9, minimum: 8 };
  expect(faultsOf(number, 3)).toEqual([
    " minimum",
    " exclusiveMinimum",
    " maximum",
    " exclusiveMaximum",
    " multipleOf",
  ]);
  const list = {
    unevaluatedItems: false,
    contains: { type: "null" },
    uniqueItems: true,
    maxItems: 1,
    minItems: 9,
    prefixItems: [{ type: "null" }],
  };
  expect(faultsOf(list, [1, 1])).toEqual([
    "/0 type",
    " minItems",
    " maxItems",
    "/1 uniqueItems",
    " contains",
    "/1 unevaluatedItems",
  ]);
});
