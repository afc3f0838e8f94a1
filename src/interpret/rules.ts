import { isSince } from "../schema/dialects.ts";
import { type Draft, drafts } from "../schema/keywords.ts";
import {
  contains,
  patternAndAdditionalProperties,
  prefixItemsAndItems,
  properties,
  propertyNames,
} from "./child-applicators.ts";
import { dynamicRef, recursiveRef, ref } from "./core.ts";
import type { Evaluation } from "./evaluation.ts";
import { content, format } from "./format.ts";
import {
  allOf,
  anyOf,
  dependentSchemas,
  ifThenElse,
  not,
  oneOf,
  propertyDependencies,
} from "./in-place-applicators.ts";
import { dependencies, itemsAndAdditionalItems, maximumOfDraft04, minimumOfDraft04 } from "./legacy.ts";
import { unevaluatedItems, unevaluatedProperties } from "./unevaluated.ts";
import { uniqueItems } from "./unique.ts";
import {
  constant,
  dependentRequired,
  enumeration,
  exclusiveMaximum,
  exclusiveMinimum,
  maxItems,
  maximum,
  maxLength,
  maxProperties,
  minItems,
  minimum,
  minLength,
  minProperties,
  multipleOf,
  pattern,
  required,
  type,
} from "./validation.ts";

/** What one keyword, or a few that only mean something together, say. */
export interface Rule {
  readonly keywords: readonly string[];
  readonly since: Draft;
  readonly until: Draft;
  /** Reads its keywords, and does nothing where they are absent or do not apply to the instance. */
  readonly apply: (evaluation: Evaluation) => void;
}

/** A failed one stands alone: nothing else of its schema object is looked at. */
export const valueRules: readonly Rule[] = [rule("enum", enumeration), rule("const", constant)];

/** Where it fails, most others do not apply. */
export const typeRule: Rule = rule("type", type);

/** All others, in the order of their errors. */
export const otherRules: readonly Rule[] = [
  rule("minLength", minLength),
  rule("maxLength", maxLength),
  rule("pattern", pattern),
  rule("format", format),
  rule("contentEncoding contentMediaType", content),
  rule("minimum exclusiveMinimum", minimumOfDraft04, "draft-04", "draft-04"),
  rule("minimum", minimum, "draft-06"),
  rule("exclusiveMinimum", exclusiveMinimum, "draft-06"),
  rule("maximum exclusiveMaximum", maximumOfDraft04, "draft-04", "draft-04"),
  rule("maximum", maximum, "draft-06"),
  rule("exclusiveMaximum", exclusiveMaximum, "draft-06"),
  rule("multipleOf", multipleOf),
  rule("required", required),
  rule("properties", properties),
  rule("patternProperties additionalProperties", patternAndAdditionalProperties),
  rule("minProperties", minProperties),
  rule("maxProperties", maxProperties),
  rule("propertyNames", propertyNames),
  rule("dependentRequired", dependentRequired),
  rule("dependentSchemas", dependentSchemas),
  rule("dependencies", dependencies),
  rule("propertyDependencies", propertyDependencies),
  rule("items additionalItems", itemsAndAdditionalItems, "draft-04", "2019-09"),
  rule("prefixItems items", prefixItemsAndItems, "2020-12"),
  rule("minItems", minItems),
  rule("maxItems", maxItems),
  rule("uniqueItems", uniqueItems),
  rule("contains minContains maxContains", contains),
  rule("allOf", allOf),
  rule("anyOf", anyOf),
  rule("oneOf", oneOf),
  rule("not", not),
  rule("if then else", ifThenElse),
  rule("$ref", ref),
  rule("$dynamicRef", dynamicRef),
  rule("$recursiveRef", recursiveRef),
  rule("unevaluatedProperties", unevaluatedProperties),
  rule("unevaluatedItems", unevaluatedItems),
];

/** The others that a draft has, in the same order. */
export const otherRulesOf: ReadonlyMap<Draft, readonly Rule[]> = new Map(
  drafts.map((draft) => [draft, otherRules.filter((each) => isSince(draft, each.since) && isSince(each.until, draft))]),
);

/** Without drafts, whichever have the keyword. */
function rule(keywords: string, apply: Rule["apply"], since: Draft = "draft-04", until: Draft = "v1"): Rule {
  return { keywords: keywords.split(" "), since, until, apply };
}
