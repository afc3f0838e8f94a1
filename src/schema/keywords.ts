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
export type SubschemaPlace = "none" | "one" | "list" | "map" | "one-or-list" | "map-or-names" | "map-of-maps";

export interface KeywordRow {
  readonly name: string;
  readonly vocabulary: Vocabulary;
  readonly since: Draft;
  readonly until: Draft;
  readonly subschemas: SubschemaPlace;
  /** Whether it can fail, apply subschemas or name a place; otherwise it only annotates. */
  readonly annotation: boolean;
}

function row(
  vocabulary: Vocabulary,
  since: Draft,
  until: Draft,
  subschemas: SubschemaPlace,
  names: string,
  annotation = false,
): KeywordRow[] {
  return names.split(" ").map((name) => ({ name, vocabulary, since, until, subschemas, annotation }));
}

/** Every keyword of every draft, once for each stretch of drafts in which its meaning is the same. */
export const keywordRows: readonly KeywordRow[] = [
  ...row("core", "draft-04", "v1", "none", "$schema $ref"),
  ...row("core", "draft-04", "draft-04", "none", "id"),
  ...row("core", "draft-06", "v1", "none", "$id"),
  ...row("core", "2019-09", "v1", "none", "$anchor $vocabulary"),
  ...row("core", "2019-09", "2019-09", "none", "$recursiveRef $recursiveAnchor"),
  ...row("core", "2020-12", "v1", "none", "$dynamicRef $dynamicAnchor"),
  ...row("core", "draft-04", "2020-12", "map", "definitions"),
  ...row("core", "2019-09", "v1", "map", "$defs"),
  ...row("core", "draft-07", "v1", "none", "$comment", true),

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

  ...row("validation", "draft-04", "v1", "none", "type enum minLength maxLength pattern minimum maximum multipleOf"),
  ...row(
    "validation",
    "draft-04",
    "v1",
    "none",
    "exclusiveMinimum exclusiveMaximum required minProperties maxProperties",
  ),
  ...row("validation", "draft-04", "v1", "none", "minItems maxItems uniqueItems"),
  ...row("validation", "draft-06", "v1", "none", "const"),
  ...row("validation", "2019-09", "v1", "none", "dependentRequired minContains maxContains"),

  ...row("format-annotation", "draft-04", "v1", "none", "format"),
  ...row("content", "draft-07", "v1", "none", "contentEncoding contentMediaType"),
  ...row("content", "2019-09", "v1", "one", "contentSchema", true),
  ...row("meta-data", "draft-04", "v1", "none", "title description default", true),
  ...row("meta-data", "draft-06", "v1", "none", "examples", true),
  ...row("meta-data", "draft-07", "v1", "none", "readOnly writeOnly", true),
  ...row("meta-data", "2019-09", "v1", "none", "deprecated", true),
];

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
