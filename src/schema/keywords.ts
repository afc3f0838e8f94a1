/** The published drafts, oldest first. */
export const drafts: readonly ["draft-04", "draft-06", "draft-07", "2019-09", "2020-12", "v1"] = [
  "draft-04",
  "draft-06",
  "draft-07",
  "2019-09",
  "2020-12",
  "v1",
];

export type Draft = (typeof drafts)[number];

/** The vocabularies a metaschema can name (2019-09 and later); older drafts have every keyword. */
export type Vocabulary =
  | "core"
  | "applicator"
  | "unevaluated"
  | "validation"
  | "meta-data"
  | "format-annotation"
  | "format-assertion"
  | "content";

/**
 * Where a keyword's value holds subschemas: nowhere, the value itself, a list of them, a map of them; `one-or-list` is
 * the `items` of old, `map-or-names` the `dependencies` of old, `map-of-maps` is `propertyDependencies`.
 */
export type SubschemaPlace = "none" | (typeof places)[number];

const places = ["one", "list", "map", "one-or-list", "map-or-names", "map-of-maps"] as const;

/** What the metaschemas ask of a value without subschemas; `special` is all that is not worth telling apart. */
export type PlainValue =
  | "any"
  | "flag"
  | "text"
  | "no-fragment"
  | "number"
  | "positive"
  | "count"
  | "names"
  | "types"
  | "values"
  | "items"
  | "special";

export interface KeywordRow {
  readonly name: string;
  readonly vocabulary: Vocabulary;
  readonly since: Draft;
  readonly until: Draft;
  readonly value: PlainValue | SubschemaPlace;
  readonly subschemas: SubschemaPlace;
  /** Whether it can fail, apply subschemas or name a place; otherwise it only annotates. */
  readonly annotation: boolean;
}

function row(
  vocabulary: Vocabulary,
  since: Draft,
  until: Draft,
  value: PlainValue | SubschemaPlace,
  names: string,
  annotation = false,
): KeywordRow[] {
  const subschemas = places.find((place) => place === value) ?? "none";
  return names.split(" ").map((name) => ({ name, vocabulary, since, until, value, subschemas, annotation }));
}

/** Every keyword of every draft, once for each stretch of drafts in which its meaning is the same. */
export const keywordRows: readonly KeywordRow[] = /* @__PURE__ */ makeRows();

function makeRows(): KeywordRow[] {
  return [
    ...row("core", "draft-04", "v1", "text", "$schema $ref"),
    ...row("core", "draft-04", "draft-04", "text", "id"),
    ...row("core", "draft-06", "v1", "no-fragment", "$id"),
    ...row("core", "2019-09", "v1", "special", "$anchor $vocabulary"),
    ...row("core", "2019-09", "2019-09", "special", "$recursiveRef $recursiveAnchor"),
    ...row("core", "2020-12", "v1", "special", "$dynamicRef $dynamicAnchor"),
    ...row("core", "draft-04", "2020-12", "map", "definitions"),
    ...row("core", "2019-09", "v1", "map", "$defs"),
    ...row("core", "draft-07", "v1", "text", "$comment", true),

    ...row("applicator", "draft-04", "v1", "map", "properties patternProperties"),
    ...row("applicator", "draft-04", "v1", "one", "additionalProperties not"),
    ...row("applicator", "draft-04", "v1", "list", "allOf anyOf oneOf"),
    ...row("applicator", "draft-04", "2019-09", "one-or-list", "items"),
    ...row("applicator", "draft-04", "2019-09", "one", "additionalItems"),
    ...row("applicator", "2020-12", "v1", "one", "items"),
    ...row("applicator", "2020-12", "v1", "list", "prefixItems"),
    ...row("applicator", "draft-04", "v1", "map-or-names", "dependencies"),
    ...row("applicator", "draft-06", "v1", "one", "contains propertyNames"),
    ...row("applicator", "draft-07", "v1", "one", "if then else"),
    ...row("applicator", "2019-09", "v1", "map", "dependentSchemas"),
    ...row("applicator", "v1", "v1", "map-of-maps", "propertyDependencies"),

    ...row("unevaluated", "2019-09", "v1", "one", "unevaluatedItems unevaluatedProperties"),

    ...row("validation", "draft-04", "v1", "types", "type"),
    ...row("validation", "draft-04", "v1", "values", "enum"),
    ...row("validation", "draft-04", "v1", "text", "pattern"),
    ...row(
      "validation",
      "draft-04",
      "v1",
      "count",
      "minLength maxLength minItems maxItems minProperties maxProperties",
    ),
    ...row("validation", "draft-04", "v1", "number", "minimum maximum"),
    ...row("validation", "draft-04", "draft-04", "special", "exclusiveMinimum exclusiveMaximum"),
    ...row("validation", "draft-06", "v1", "number", "exclusiveMinimum exclusiveMaximum"),
    ...row("validation", "draft-04", "v1", "positive", "multipleOf"),
    ...row("validation", "draft-04", "v1", "names", "required"),
    ...row("validation", "draft-04", "v1", "flag", "uniqueItems"),
    ...row("validation", "draft-06", "v1", "any", "const"),
    ...row("validation", "2019-09", "v1", "special", "dependentRequired"),
    ...row("validation", "2019-09", "v1", "count", "minContains maxContains"),

    ...row("format-annotation", "draft-04", "v1", "text", "format"),
    ...row("content", "draft-07", "v1", "text", "contentEncoding contentMediaType"),
    ...row("content", "2019-09", "v1", "one", "contentSchema", true),
    ...row("meta-data", "draft-04", "v1", "text", "title description", true),
    ...row("meta-data", "draft-04", "v1", "any", "default", true),
    ...row("meta-data", "draft-06", "v1", "items", "examples", true),
    ...row("meta-data", "draft-07", "v1", "flag", "readOnly writeOnly", true),
    ...row("meta-data", "2019-09", "v1", "flag", "deprecated", true),
  ];
}

/** Names that generators write beside the keywords of any draft, and that assert nothing. */
export const knownAnnotations: ReadonlySet<string> = new Set([
  "$comment",
  "default",
  "defaultSnippets",
  "deprecated",
  "description",
  "discriminator",
  "errorMessage",
  "example",
  "examples",
  "externalDocs",
  "markdownDescription",
  "enumDescriptions",
  "enumNames",
  "propertyOrdering",
  "readOnly",
  "title",
  "writeOnly",
  "xml",
]);
