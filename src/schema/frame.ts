import { appendToken, decodeFragment, parseIndex, splitPointer } from "../json/pointer.ts";
import { isObject, type Json, member } from "../json/value.ts";
import { customDialect, type Dialect, dialectOf, draftOf } from "./dialects.ts";
import type { Draft } from "./keywords.ts";
import { builtInDocument } from "./metaschemas/index.ts";
import type { SchemaProblem } from "./problems.ts";
import {
  type Document,
  keywordValue,
  noReferences,
  type Reference,
  type Resource,
  type Subschema,
} from "./subschema.ts";
import { judgeUnknownKeywords } from "./unknown-keywords.ts";
import { resolveUri, splitFragment } from "./uri.ts";
import { rootOf, type Walk, walkDocument, walkPlace } from "./walk.ts";

/** Every identifier, anchor and reference of a schema, resolved; nothing later needs to handle a missing target. */
export interface Frame {
  readonly root: Subschema;
  /** Every subschema of the schema itself and of the documents it refers to, except the built-in metaschemas. */
  readonly subschemas: readonly Subschema[];
  /** The roots of those documents, and the schemas found where no keyword says there is one: what a metaschema must judge. */
  readonly roots: readonly Subschema[];
  /** Where a reference can lead: its target, or for a dynamic one every schema with that dynamic anchor. */
  readonly targets: (reference: Reference) => readonly Subschema[];
  /** Whether any reference can be redirected by the dynamic scope. */
  readonly isDynamic: boolean;
  /** Whether the metaschemas surely accept every document: they need not be asked. */
  readonly isPlain: boolean;
  readonly problems: readonly SchemaProblem[];
  readonly warnings: readonly SchemaProblem[];
}

export interface FrameOptions {
  /** Where `$schema` is absent. */
  readonly draft: Draft;
  /** Other documents, by retrieval URI; already copied. */
  readonly documents: ReadonlyMap<string, Json>;
  readonly unknownKeywords: "error" | "ignore";
}

/**
 * Finds and resolves everything in a schema that names a place. Documents come from `options.documents` and the
 * built-in metaschemas; nothing is fetched. Does not throw: what is wrong is in `problems`, and a frame with problems
 * is not fit for use.
 */
export function makeFrame(schema: Json, options: FrameOptions): Frame {
  const problems: SchemaProblem[] = [];
  const warnings: SchemaProblem[] = [];
  const resources = new Map<string, Resource>();
  const loaded = new Set<string>();
  const found: Subschema[] = [];
  const roots: Subschema[] = [];
  const pending: Subschema[] = [];
  /** Schemas whose `$dynamicRef` can only be resolved once every resource is known. */
  const byName: Subschema[] = [];
  let isBuiltIn = false;
  let isDynamic = false;
  let isPlain = true;
  const indices = new Map<Document, PlaceIndex>();

  const walk: Walk = {
    resources,
    onSubschema(at, hasUnknown) {
      if (at.references !== noReferences) pending.push(at);
      if (!isBuiltIn) found.push(at);
      if (isBuiltIn || !hasUnknown || options.unknownKeywords === "ignore") return;
      const unknown = judgeUnknownKeywords(at);
      for (const problem of unknown.problems) problems.push(inDocument(at.resource.document, problem));
      for (const warning of unknown.warnings) warnings.push(inDocument(at.resource.document, warning));
    },
    onDoubt() {
      isPlain &&= isBuiltIn;
    },
    onProblem: (document, problem) => problems.push(inDocument(document, problem)),
    dialectNamed,
  };

  function dialectNamed(uri: string, document: Document, pointer: string): Dialect | undefined {
    const draft = draftOf(uri);
    if (draft !== undefined) return dialectOf(draft);
    const metaschema = options.documents.get(uri) ?? options.documents.get(splitFragment(uri).base);
    const problem = { pointer, keyword: "$schema" };
    if (metaschema === undefined || !isObject(metaschema)) {
      const message = `the dialect ${JSON.stringify(uri)} is unknown, and nothing is fetched`;
      const suggestion = "name a published draft, or give the metaschema in the option `schemas`";
      problems.push(inDocument(document, { ...problem, message, suggestion }));
      return undefined;
    }
    // Its vocabularies may leave out keywords that the published metaschema judges.
    isPlain = false;
    const named = member(metaschema, "$schema");
    const base = typeof named === "string" ? draftOf(named) : undefined;
    const { dialect, unknown } = customDialect(splitFragment(uri).base, metaschema, base ?? options.draft);
    for (const name of unknown) {
      const message = `the dialect ${JSON.stringify(uri)} requires the vocabulary ${JSON.stringify(name)}, which is unknown`;
      problems.push(inDocument(document, { ...problem, message }));
    }
    return dialect;
  }

  function load(uri: string): Resource | undefined {
    const given = options.documents.get(uri);
    const builtIn = given === undefined ? builtInDocument(uri) : undefined;
    const root = given ?? builtIn?.root;
    if (root === undefined || loaded.has(uri)) return resources.get(uri);
    loaded.add(uri);
    const outer = isBuiltIn;
    isBuiltIn = builtIn !== undefined;
    const at = walkDocument(walk, { uri, root, subschemas: [] }, dialectOf(builtIn?.draft ?? options.draft));
    isBuiltIn = outer;
    if (builtIn === undefined) roots.push(at);
    if (!resources.has(uri)) resources.set(uri, at.resource);
    return resources.get(uri);
  }

  /** By canonical URI, then by retrieval URI, then by an `$id` inside a document not looked at so far. */
  function resourceAt(uri: string): Resource | undefined {
    const known = resources.get(uri) ?? load(uri);
    if (known !== undefined) return known;
    for (const other of options.documents.keys()) {
      load(other);
      const embedded = resources.get(uri);
      if (embedded !== undefined) return embedded;
    }
    return undefined;
  }

  /** What stands at a pointer from the document's root. */
  function placeAt(document: Document, pointer: string): Subschema | undefined {
    const index = indices.get(document) ?? { places: new Map(), count: 0 };
    indices.set(document, index);
    for (; index.count < document.subschemas.length; index.count++) {
      const place = document.subschemas[index.count]!;
      index.places.set(place.documentPointer, place);
    }
    return index.places.get(pointer);
  }

  /** What a decoded fragment names in a resource: its root, a pointer into it, or an anchor. */
  function targetIn(resource: Resource, fragment: string): Subschema | undefined {
    if (fragment === "") return rootOf(resource);
    if (!fragment.startsWith("/")) return resource.anchors.get(fragment);
    const known = placeAt(resource.document, resource.documentPointer + fragment);
    if (known !== undefined) return known;
    const lazy = walkLazily(resource, fragment);
    if (lazy !== undefined && lazy.documentPointer === resource.documentPointer + fragment) roots.push(lazy);
    return lazy;
  }

  /** Follows a pointer through unknown keywords, own members only; what stands there becomes a subschema now. */
  function walkLazily(resource: Resource, pointer: string): Subschema | undefined {
    const tokens = splitPointer(pointer);
    if (tokens === undefined) return undefined;
    let enclosing = rootOf(resource);
    let value: Json | undefined = enclosing.schema;
    let walked = resource.documentPointer;
    for (const token of tokens) {
      if (Array.isArray(value)) value = value[parseIndex(token) ?? -1];
      else value = value !== undefined && isObject(value) ? member(value, token) : undefined;
      if (value === undefined) return undefined;
      walked = appendToken(walked, token);
      enclosing = placeAt(resource.document, walked) ?? enclosing;
    }
    if (enclosing.documentPointer === walked) return enclosing;
    if (typeof value !== "boolean" && !(value !== undefined && isObject(value))) return undefined;
    return walkPlace(walk, value, enclosing, walked.slice(enclosing.documentPointer.length));
  }

  function resolve(at: Subschema, keyword: Reference["keyword"], text: string): void {
    const { base, fragment = "" } = splitFragment(text);
    const uri = resolveUri(at.resource.uri, base);
    const resource = resourceAt(uri);
    const decoded = decodeFragment(fragment);
    const target = resource === undefined || decoded === undefined ? undefined : targetIn(resource, decoded);
    if (target === undefined) {
      problems.push(inDocument(at.resource.document, unresolved(at, keyword, text, uri, resource)));
      return;
    }
    const dynamicAnchor = dynamicAnchorOf(keyword, target, decoded ?? "");
    isDynamic ||= dynamicAnchor !== undefined;
    (at.references as Reference[]).push({ keyword, target, dynamicAnchor });
  }

  /** v1: the value is a name, and the dynamic scope alone decides; without one, the own resource, else any that has it. */
  function resolveName(at: Subschema, name: string): void {
    const own = at.resource.dynamicAnchors.get(name);
    const others = [...resources.values()].flatMap((resource) => resource.dynamicAnchors.get(name) ?? []);
    const [other] = others;
    const target = own ?? other;
    if (target === undefined) {
      problems.push(
        inDocument(at.resource.document, unresolved(at, "$dynamicRef", name, at.resource.uri, at.resource)),
      );
      return;
    }
    isDynamic = true;
    (at.references as Reference[]).push({ keyword: "$dynamicRef", target, dynamicAnchor: name });
  }

  const document: Document = { uri: "", root: schema, subschemas: [] };
  const root = walkDocument(walk, document, dialectOf(options.draft));
  roots.unshift(root);
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const ref = keywordValue(at, "$ref");
    if (typeof ref === "string") resolve(at, "$ref", ref);
    const dynamic = keywordValue(at, "$dynamicRef");
    if (typeof dynamic === "string") {
      if (at.resource.dialect.draft === "v1") byName.push(at);
      else resolve(at, "$dynamicRef", dynamic);
    }
    if (typeof keywordValue(at, "$recursiveRef") === "string") resolve(at, "$recursiveRef", "#");
  }
  for (const at of byName) resolveName(at, String(keywordValue(at, "$dynamicRef")).replace(/^#/u, ""));
  problems.sort(byPlace);
  warnings.sort(byPlace);
  function targets(reference: Reference): readonly Subschema[] {
    const name = reference.dynamicAnchor;
    if (name === undefined) return [reference.target];
    return [...new Set(resources.values())].flatMap((resource) => {
      if (name === "") return resource.recursiveAnchor ? [rootOf(resource)] : [];
      return resource.dynamicAnchors.get(name) ?? [];
    });
  }

  return { root, subschemas: found, roots, targets, isDynamic, isPlain, problems, warnings };
}

/** References are resolved last found first; problems are told in the order of the document's pointers. */
function byPlace(left: SchemaProblem, right: SchemaProblem): number {
  const leftPlace = `${left.uri ?? ""}#${left.pointer}`;
  const rightPlace = `${right.uri ?? ""}#${right.pointer}`;
  return leftPlace < rightPlace ? -1 : leftPlace > rightPlace ? 1 : 0;
}

function inDocument(document: Document, problem: SchemaProblem): SchemaProblem {
  return document.uri === "" ? problem : { ...problem, uri: document.uri };
}

/** 2020-12 Core §8.2.3.2: dynamic only where the initial target is itself a dynamic anchor of that name. */
function dynamicAnchorOf(keyword: Reference["keyword"], target: Subschema, name: string): string | undefined {
  const { resource } = target;
  if (keyword === "$dynamicRef" && resource.dynamicAnchors.get(name) === target) return name;
  if (keyword === "$recursiveRef" && resource.recursiveAnchor) return "";
  return undefined;
}

/** The places of a document by their pointers, as far as they were entered. */
interface PlaceIndex {
  readonly places: Map<string, Subschema>;
  count: number;
}

function unresolved(
  at: Subschema,
  keyword: string,
  text: string,
  uri: string,
  resource: Resource | undefined,
): SchemaProblem {
  const isOutside = resource === undefined && uri !== at.resource.uri;
  const reason = isOutside ? "leads out of the given documents, and nothing is fetched" : "leads nowhere";
  const suggestion = isOutside
    ? "give the document in the option `schemas`, or copy the definition into `$defs`"
    : "define it, or correct the pointer";
  return {
    pointer: `${at.documentPointer}/${keyword}`,
    keyword,
    message: `the reference ${JSON.stringify(text)} ${reason}`,
    suggestion,
  };
}
