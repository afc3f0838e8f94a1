import type { NameReader } from "./names.ts";

/** Whose rules a schema is held against. Of OpenAI and Anthropic those of strict tools: without `strict` both take nearly any. */
export type Provider = "openai" | "anthropic" | "gemini" | "mcp";

export const providers: readonly Provider[] = ["openai", "anthropic", "gemini", "mcp"];

/** Whether the provider turns the request down, or takes it and passes over the constraint. */
export type Effect = "refused" | "weakened";

/** What a provider reads of a schema, as data. */
export interface ProviderRules {
  readonly names: NameReader;
  /** The assertions and applicators it holds the model to; undefined: all. */
  readonly keywords: ReadonlySet<string> | undefined;
  /** What becomes of a keyword that is not among them. */
  readonly otherKeywords: Effect;
  /** Of some keywords it is known that they are treated otherwise. */
  readonly exceptions: ReadonlyMap<string, Effect>;
  /** Undefined: any. */
  readonly formats: ReadonlySet<string> | undefined;
  /** The types of the values that `enum` and `const` may list; undefined: any. */
  readonly enumTypes: ReadonlySet<string> | undefined;
  /** The values of `minItems` that are taken; undefined: any. */
  readonly minItems: ReadonlySet<number> | undefined;
  /** Every object says `additionalProperties: false`. */
  readonly closedObjects: boolean;
  /** Every property is required; what is optional takes null. */
  readonly allRequired: boolean;
  /** Every schema says its type, or lists values or branches; every array says its items. */
  readonly typed: boolean;
  /** Where `type` is a list, what is said of one of the types is held to. */
  readonly typeLists: boolean;
  /** A union at the root is taken. */
  readonly rootUnion: boolean;
  /** Where a schema may refer to itself. */
  readonly recursion: "anywhere" | "optional-properties" | "nowhere";
  /** What may stand beside `$ref`. */
  readonly besideReference: "anything" | "annotations" | "nothing";
  readonly propertyNames: RegExp | undefined;
  readonly limits: Limits | undefined;
}

/** Counted over the whole schema, definitions included. */
export interface Limits {
  readonly properties: number;
  /** Levels of objects and arrays. */
  readonly depth: number;
  readonly enumValues: number;
  /** Of all names of properties and definitions, values of enums and of const together, in UTF-16 units. */
  readonly characters: number;
  /** The most values of one enum of strings whose length is not looked at, and the length of those of a longer one. */
  readonly longEnum: { readonly values: number; readonly characters: number };
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const structure = "$ref $defs definitions type enum properties required additionalProperties items anyOf";

export const providerRules: { readonly [Name in Provider]: ProviderRules } = {
  openai: {
    names: "openai",
    keywords: words(
      `${structure} const pattern format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems`,
    ),
    otherKeywords: "refused",
    // The SDK lets them through, but they are in no list of what is supported.
    exceptions: new Map([
      ["minLength", "weakened"],
      ["maxLength", "weakened"],
    ]),
    formats: words("date-time time date duration email hostname ipv4 ipv6 uuid"),
    enumTypes: undefined,
    minItems: undefined,
    closedObjects: true,
    allRequired: true,
    typed: true,
    typeLists: true,
    rootUnion: false,
    recursion: "anywhere",
    besideReference: "annotations",
    propertyNames: undefined,
    limits: {
      properties: 5_000,
      depth: 10,
      enumValues: 1_000,
      characters: 120_000,
      longEnum: { values: 250, characters: 15_000 },
    },
  },
  anthropic: {
    names: "anthropic",
    keywords: words(`${structure} const allOf format minItems`),
    otherKeywords: "refused",
    // Simple ones are taken; which are simple is nowhere written.
    exceptions: new Map([
      ["pattern", "weakened"],
      ["oneOf", "weakened"],
    ]),
    formats: words("date-time time date duration email hostname uri ipv4 ipv6 uuid"),
    enumTypes: words("string integer number boolean null"),
    minItems: new Set([0, 1]),
    closedObjects: true,
    allRequired: false,
    typed: true,
    typeLists: false,
    rootUnion: false,
    recursion: "nowhere",
    besideReference: "nothing",
    propertyNames: /^[A-Za-z0-9_.-]{1,64}$/u,
    limits: undefined,
  },
  gemini: {
    names: "gemini",
    keywords: words(`${structure} $id $anchor format prefixItems minItems maxItems minimum maximum oneOf`),
    otherKeywords: "weakened",
    exceptions: new Map(),
    formats: undefined,
    enumTypes: words("string integer number"),
    minItems: undefined,
    closedObjects: false,
    allRequired: false,
    typed: false,
    typeLists: true,
    rootUnion: true,
    recursion: "optional-properties",
    besideReference: "nothing",
    propertyNames: undefined,
    limits: undefined,
  },
  mcp: {
    names: "mcp",
    keywords: undefined,
    otherKeywords: "weakened",
    exceptions: new Map(),
    formats: undefined,
    enumTypes: undefined,
    minItems: undefined,
    closedObjects: false,
    allRequired: false,
    typed: false,
    typeLists: true,
    rootUnion: true,
    recursion: "anywhere",
    besideReference: "anything",
    propertyNames: undefined,
    limits: undefined,
  },
};

/** Keywords that neither assert nor apply anything, so that no provider passes over a constraint with them. */
export const harmless: ReadonlySet<string> = words(
  "$schema $id $anchor $dynamicAnchor $comment $vocabulary $recursiveAnchor title description default examples example deprecated readOnly writeOnly contentSchema",
);
