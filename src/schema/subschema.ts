import { toFragment } from "../json/pointer.ts";
import type { Json, JsonObject } from "../json/value.ts";
import type { Dialect } from "./dialects.ts";
import { isAbsoluteUri } from "./uri.ts";

/** A parsed document: a schema, or what `options.schemas` and the metaschemas bring. */
export interface Document {
  /** Where it was found; `""` for the schema itself. */
  readonly uri: string;
  readonly root: Json;
  /** Every subschema found so far, parents first. Of two for one place (a pointer led there early) the later counts. */
  readonly subschemas: Subschema[];
}

/** A schema with its own canonical URI (2020-12 Core §4.3.5). */
export interface Resource {
  /** Without fragment; `""` for a schema that has no `$id`, relative where its `$id` is relative to such a one. */
  readonly uri: string;
  readonly dialect: Dialect;
  readonly document: Document;
  /** The pointer of its root from the document's root. */
  readonly documentPointer: string;
  /** The schema at its root; set as soon as that is found. */
  root: Subschema | undefined;
  readonly anchors: Map<string, Subschema>;
  readonly dynamicAnchors: Map<string, Subschema>;
  /** 2019-09 Core §8.2.4.2.1: whether `$recursiveAnchor` is true at its root. */
  recursiveAnchor: boolean;
}

/** Most schemas have none: they share this list. */
export const noReferences: readonly Reference[] = Object.freeze([]);

/** What `$ref`, `$dynamicRef` or `$recursiveRef` leads to. */
export interface Reference {
  readonly keyword: "$ref" | "$dynamicRef" | "$recursiveRef";
  /** Where it leads without any dynamic scope. */
  readonly target: Subschema;
  /** Of a reference that the dynamic scope can redirect: the anchor's name, `""` for `$recursiveAnchor`. */
  readonly dynamicAnchor: string | undefined;
}

export type Children = Subschema | readonly Subschema[] | ReadonlyMap<string, Subschema>;

/** A schema at its place in a document. One object a place: identity can be used as a key. */
export interface Subschema {
  readonly schema: boolean | JsonObject;
  readonly resource: Resource;
  /** From the root of its resource. */
  readonly pointer: string;
  /** From the root of its document. */
  readonly documentPointer: string;
  /** Its direct subschemas, by keyword. Read them with {@link subschema}, {@link subschemaList}, {@link subschemaMap}. */
  readonly children: ReadonlyMap<string, Children>;
  /** Filled in while the frame is made; {@link noReferences} where the schema has no keyword for one. */
  readonly references: readonly Reference[];
  /** Draft-07 and older: beside `$ref` nothing counts (draft-07 Core §8.3). */
  readonly isOnlyReference: boolean;
}

/** The value of a keyword that means something here: an own member, known to the dialect, not shadowed by a `$ref` of old. */
export function keywordValue(at: Subschema, keyword: string): Json | undefined {
  if (typeof at.schema === "boolean" || !Object.hasOwn(at.schema, keyword)) return undefined;
  if (at.isOnlyReference && keyword !== "$ref") return undefined;
  return at.resource.dialect.keywords.has(keyword) ? at.schema[keyword] : undefined;
}

function children(at: Subschema, keyword: string): Children | undefined {
  return at.isOnlyReference ? undefined : at.children.get(keyword);
}

/** Whether a keyword has one subschema, not a list or a map of them. */
export function isSubschema(found: Children): found is Subschema {
  return !Array.isArray(found) && !(found instanceof Map);
}

/** The subschema that is the keyword's value. */
export function subschema(at: Subschema, keyword: string): Subschema | undefined {
  const found = children(at, keyword);
  return found !== undefined && isSubschema(found) ? found : undefined;
}

/** The subschemas in the keyword's list; undefined where its value is no list. */
export function subschemaList(at: Subschema, keyword: string): readonly Subschema[] | undefined {
  const found = children(at, keyword);
  return Array.isArray(found) ? found : undefined;
}

/** The subschemas in the keyword's map, in the order written (numeric names first, as JavaScript orders them). */
export function subschemaMap(at: Subschema, keyword: string): ReadonlyMap<string, Subschema> | undefined {
  const found = children(at, keyword);
  return found instanceof Map ? found : undefined;
}

/** Where a keyword (or any pointer below this schema) stands, as errors say it in `schemaPath`. */
export function schemaPath(at: Subschema, below: string): string {
  const fragment = toFragment(at.pointer + below);
  return isAbsoluteUri(at.resource.uri) ? escapeControls(at.resource.uri) + fragment : fragment;
}

/** A URI has no controls and no line ends (RFC 3986 §2); an `$id` that has some all the same is told percent-encoded. */
function escapeControls(uri: string): string {
  return uri.replace(/[\p{Cc}\u2028\u2029\p{Cs}]/gu, (character) =>
    encodeURIComponent(/\p{Cs}/u.test(character) ? "\ufffd" : character),
  );
}
