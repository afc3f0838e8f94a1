import { isObject, type Json, member } from "../json/value.ts";
import { type Draft, drafts, type KeywordRow, keywordRows, type Vocabulary } from "./keywords.ts";

/** The rules one schema resource is written in. */
export interface Dialect {
  readonly draft: Draft;
  /** The URI of its metaschema, without an empty fragment. */
  readonly metaschema: string;
  /** The keywords that mean something in it. */
  readonly keywords: ReadonlyMap<string, KeywordRow>;
  /** Whether the metaschema itself asks for `format` to be asserted (2020-12 Core §8.1.2.3, vocabulary format-assertion). */
  readonly assertsFormat: boolean;
}

/** The metaschema each draft is named by. */
export const metaschemaUris: Readonly<Record<Draft, string>> = {
  "draft-04": "http://json-schema.org/draft-04/schema",
  "draft-06": "http://json-schema.org/draft-06/schema",
  "draft-07": "http://json-schema.org/draft-07/schema",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
  v1: "https://json-schema.org/v1",
};

/** Whether `draft` is `other` or newer. */
export function isSince(draft: Draft, other: Draft): boolean {
  return drafts.indexOf(draft) >= drafts.indexOf(other);
}

/** The dialect of a published draft, whole, or with the vocabularies a metaschema lists. */
export function makeDialect(draft: Draft, metaschema: string, vocabularies?: ReadonlySet<Vocabulary>): Dialect {
  const keywords = new Map<string, KeywordRow>();
  for (const row of keywordRows) {
    if (!isSince(draft, row.since) || !isSince(row.until, draft)) continue;
    if (vocabularies === undefined || vocabularies.has(row.vocabulary) || isFormatOf(row, vocabularies)) {
      keywords.set(row.name, row);
    }
  }
  return { draft, metaschema, keywords, assertsFormat: vocabularies?.has("format-assertion") ?? false };
}

function isFormatOf(row: KeywordRow, vocabularies: ReadonlySet<Vocabulary>): boolean {
  return row.vocabulary === "format-annotation" && vocabularies.has("format-assertion");
}

const dialects: ReadonlyMap<Draft, Dialect> = new Map(
  drafts.map((draft) => [draft, makeDialect(draft, metaschemaUris[draft])]),
);

/** The whole dialect of a published draft. */
export function dialectOf(draft: Draft): Dialect {
  return dialects.get(draft)!;
}

/**
 * The draft a `$schema` value names, in every spelling people write: http or https, with or without the empty fragment
 * or a slash at the end. Undefined where it names none.
 */
export function draftOf(uri: string): Draft | undefined {
  const plain = uri
    .trim()
    .replace(/[#/]+$/u, "")
    .replace(/^https?:/u, "");
  return drafts.find((draft) => metaschemaUris[draft].replace(/^https?:/u, "") === plain);
}

/** Reads `$vocabulary` of a metaschema that is not a published one; the names of required but unknown ones come back as well. */
export function customDialect(uri: string, metaschema: Json, draft: Draft): { dialect: Dialect; unknown: string[] } {
  const listed = isObject(metaschema) ? member(metaschema, "$vocabulary") : undefined;
  if (!isObject(listed) || !isSince(draft, "2019-09")) return { dialect: makeDialect(draft, uri), unknown: [] };
  const vocabularies = new Set<Vocabulary>(["core"]);
  const unknown: string[] = [];
  for (const name of Object.keys(listed)) {
    const known = vocabularyOf(name);
    if (known !== undefined) for (const vocabulary of known) vocabularies.add(vocabulary);
    else if (listed[name] === true) unknown.push(name);
  }
  return { dialect: makeDialect(draft, uri, vocabularies), unknown };
}

function vocabularyOf(uri: string): readonly Vocabulary[] | undefined {
  const match = /^https:\/\/json-schema\.org\/(?:draft\/(2019-09|2020-12)|(v1))\/vocab\/([a-z-]+)$/u.exec(uri);
  if (match === null) return undefined;
  switch (match[3]) {
    case "applicator": // 2019-09 has the unevaluated keywords in its applicator vocabulary
      return match[1] === "2019-09" ? ["applicator", "unevaluated"] : ["applicator"];
    case "format":
      return ["format-annotation"];
    case "core":
    case "unevaluated":
    case "validation":
    case "meta-data":
    case "format-annotation":
    case "format-assertion":
    case "content":
      return [match[3]];
    default:
      return undefined;
  }
}
