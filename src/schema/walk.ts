import { appendToken } from "../json/pointer.ts";
import { isObject, type Json, type JsonObject, member } from "../json/value.ts";
import { type Dialect, isSince } from "./dialects.ts";
import type { KeywordRow } from "./keywords.ts";
import { isJudgedUnknown, isPlainValue } from "./plain-values.ts";
import type { SchemaProblem } from "./problems.ts";
import {
  type Children,
  type Document,
  noReferences,
  type Reference,
  type Resource,
  type Subschema,
} from "./subschema.ts";
import { resolveUri, splitFragment } from "./uri.ts";

/** What a walk needs to know and where it puts what it finds. */
export interface Walk {
  /** Every resource found, by canonical URI. */
  readonly resources: Map<string, Resource>;
  /** Called once for each schema object found, its subschemas first. */
  readonly onSubschema: (found: Subschema, hasUnknown: boolean) => void;
  /** Called for what the metaschema may refuse. */
  readonly onDoubt: () => void;
  readonly onProblem: (document: Document, problem: SchemaProblem) => void;
  /** The dialect that a resource root's `$schema` names; it reports an unknown one itself. */
  readonly dialectNamed: (uri: string, document: Document, pointer: string) => Dialect | undefined;
}

/** Finds every subschema, identifier and anchor of a document. Malformed parts are passed over: the metaschema judges them. */
export function walkDocument(walk: Walk, document: Document, dialect: Dialect): Subschema {
  const resource = newResource(document.uri, dialect, document, "");
  return walkSchema(walk, document.root, resource, "", "", true);
}

/** Walks a schema at a place where no keyword says there is one (a pointer into an unknown keyword). */
export function walkPlace(walk: Walk, schema: Json, enclosing: Subschema, below: string): Subschema {
  return walkSchema(
    walk,
    schema,
    enclosing.resource,
    enclosing.pointer + below,
    enclosing.documentPointer + below,
    false,
  );
}

function newResource(uri: string, dialect: Dialect, document: Document, documentPointer: string): Resource {
  const anchors = new Map<string, Subschema>();
  const dynamicAnchors = new Map<string, Subschema>();
  return { uri, dialect, document, documentPointer, root: undefined, anchors, dynamicAnchors, recursiveAnchor: false };
}

/** Most schemas have none: they share this map. */
const noChildren: ReadonlyMap<string, Children> = new Map();

function walkSchema(
  walk: Walk,
  schema: Json,
  parent: Resource,
  pointer: string,
  documentPointer: string,
  isRoot: boolean,
): Subschema {
  const names = isObject(schema) ? Object.keys(schema) : [];
  const identity =
    isObject(schema) && (isRoot || names.some(mayIdentify))
      ? identify(walk, schema, parent, documentPointer, isRoot)
      : undefined;
  const resource = identity?.resource ?? parent;
  const isResourceRoot = isRoot || resource !== parent;
  const found: Subschema & { children: ReadonlyMap<string, Children> } = {
    schema: isObject(schema) || typeof schema === "boolean" ? schema : true,
    resource,
    pointer: isResourceRoot ? "" : pointer,
    documentPointer,
    children: noChildren,
    references: identity?.hasReference === true ? [] : noReferences,
    isOnlyReference: identity?.isOnlyReference === true,
  };
  resource.document.subschemas.push(found);
  if (isResourceRoot) enterResource(walk, resource, found, documentPointer);
  if (!isObject(schema)) {
    if (typeof schema !== "boolean" || resource.dialect.draft === "draft-04") walk.onDoubt();
    return found;
  }
  if (identity !== undefined) addAnchors(walk, identity, found);
  found.children = walkMembers(walk, schema, names, found);
  return found;
}

/** `$schema`, `$id` and all anchors and references begin so. */
function mayIdentify(keyword: string): boolean {
  return keyword.startsWith("$") || keyword === "id";
}

function walkMembers(
  walk: Walk,
  schema: JsonObject,
  names: readonly string[],
  at: Subschema,
): ReadonlyMap<string, Children> {
  const { keywords, draft } = at.resource.dialect;
  let children: Map<string, Children> | undefined;
  let hasUnknown = false;
  for (const keyword of names) {
    const row = keywords.get(keyword);
    const value = schema[keyword]!;
    if (row === undefined) {
      hasUnknown = true;
      if (isJudgedUnknown(keyword, draft)) walk.onDoubt();
      continue;
    }
    if (!isPlainValue(row.value, value, draft)) walk.onDoubt();
    if (row.subschemas === "none") continue;
    const below = walkKeyword(walk, row, value, at, `/${keyword}`);
    if (below === undefined) continue;
    children ??= new Map();
    children.set(keyword, below);
  }
  walk.onSubschema(at, hasUnknown);
  return children ?? noChildren;
}

function walkKeyword(walk: Walk, row: KeywordRow, value: Json, at: Subschema, keyword: string): Children | undefined {
  if (Array.isArray(value)) {
    if (row.subschemas !== "list" && row.subschemas !== "one-or-list") return undefined;
    return value.map((item: Json, index) => walkChild(walk, item, at, `${keyword}/${index}`));
  }
  if (row.subschemas === "one" || row.subschemas === "one-or-list") return walkChild(walk, value, at, keyword);
  if (row.subschemas === "list" || !isObject(value)) return undefined;
  const map = new Map<string, Subschema>();
  for (const name of Object.keys(value)) {
    const item = value[name]!;
    const below = appendToken(keyword, name);
    if (row.subschemas === "map-or-names" && Array.isArray(item)) continue;
    if (row.subschemas !== "map-of-maps") map.set(name, walkChild(walk, item, at, below));
    else if (isObject(item)) {
      for (const inner of Object.keys(item))
        map.set(
          appendToken(appendToken("", name), inner),
          walkChild(walk, item[inner]!, at, appendToken(below, inner)),
        );
    }
  }
  return map;
}

function walkChild(walk: Walk, schema: Json, at: Subschema, below: string): Subschema {
  return walkSchema(walk, schema, at.resource, at.pointer + below, at.documentPointer + below, false);
}

interface Identity {
  readonly resource: Resource;
  readonly anchors: readonly string[];
  readonly dynamicAnchor: string | undefined;
  readonly isOnlyReference: boolean;
  readonly hasReference: boolean;
}

const referenceKeywords: readonly Reference["keyword"][] = ["$ref", "$dynamicRef", "$recursiveRef"];

/** Reads `$schema`, `$id` (`id`) and the anchors of a schema object. */
function identify(
  walk: Walk,
  schema: JsonObject,
  parent: Resource,
  documentPointer: string,
  isRoot: boolean,
): Identity {
  const { document } = parent;
  const text = (keyword: string): string | undefined => {
    const value = member(schema, keyword);
    return typeof value === "string" ? value : undefined;
  };
  const named = text("$schema");
  const hasId = text("$id") !== undefined || text("id") !== undefined;
  const dialect =
    named !== undefined && (isRoot || hasId)
      ? (walk.dialectNamed(named, document, documentPointer) ?? parent.dialect)
      : parent.dialect;
  const isLegacy = !isSince(dialect.draft, "2019-09");
  const isOnlyReference = isLegacy && text("$ref") !== undefined;
  const id = isOnlyReference ? undefined : text(dialect.draft === "draft-04" ? "id" : "$id");
  const anchors: string[] = [];
  let resource = isRoot && dialect !== parent.dialect ? newResource(parent.uri, dialect, document, "") : parent;
  if (id !== undefined) {
    const { base, fragment } = splitFragment(id);
    if (fragment !== undefined && fragment !== "" && isLegacy) anchors.push(fragment);
    if (base !== "") resource = newResource(resolveUri(parent.uri, base), dialect, document, documentPointer);
  }
  if (isSince(dialect.draft, "2019-09")) {
    const anchor = text("$anchor");
    if (anchor !== undefined) anchors.push(anchor);
  }
  const dynamicAnchor = dialect.keywords.has("$dynamicAnchor") ? text("$dynamicAnchor") : undefined;
  const hasReference = referenceKeywords.some((keyword) => text(keyword) !== undefined);
  return { resource, anchors, dynamicAnchor, isOnlyReference, hasReference };
}

/** Makes a resource known by its URI. Equal content under one URI is no conflict. */
function enterResource(walk: Walk, resource: Resource, root: Subschema, documentPointer: string): void {
  if (isObject(root.schema) && resource.dialect.keywords.has("$recursiveAnchor")) {
    resource.recursiveAnchor = member(root.schema, "$recursiveAnchor") === true;
  }
  resource.root = root;
  const known = walk.resources.get(resource.uri);
  if (known === undefined || typeof root.schema === "boolean") {
    walk.resources.set(resource.uri, resource);
  } else if (JSON.stringify(rootOf(known).schema) !== JSON.stringify(root.schema)) {
    const message = `two different schemas have the identifier ${JSON.stringify(resource.uri)}`;
    walk.onProblem(resource.document, { pointer: documentPointer, keyword: "$id", message });
  }
}

/** The schema at the root of a resource. */
export function rootOf(resource: Resource): Subschema {
  return resource.root!;
}

function addAnchors(walk: Walk, { anchors, dynamicAnchor }: Identity, found: Subschema): void {
  const { resource } = found;
  for (const name of anchors) addAnchor(walk, resource.anchors, name, found);
  if (dynamicAnchor === undefined) return;
  addAnchor(walk, resource.anchors, dynamicAnchor, found);
  resource.dynamicAnchors.set(dynamicAnchor, found);
}

function addAnchor(walk: Walk, anchors: Map<string, Subschema>, name: string, found: Subschema): void {
  const known = anchors.get(name);
  if (known !== undefined && known !== found) {
    const message = `two schemas of one resource have the anchor ${JSON.stringify(name)}`;
    walk.onProblem(found.resource.document, { pointer: found.documentPointer, keyword: "$anchor", message });
  } else {
    anchors.set(name, found);
  }
}
