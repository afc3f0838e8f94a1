import { appendToken } from "../json/pointer.ts";
import { isObject, type Json, type JsonObject, member } from "../json/value.ts";
import { type Dialect, isSince } from "./dialects.ts";
import type { KeywordRow } from "./keywords.ts";
import type { SchemaProblem } from "./problems.ts";
import type { Children, Document, Resource, Subschema } from "./subschema.ts";
import { resolveUri, splitFragment } from "./uri.ts";

/** What a walk needs to know and where it puts what it finds. */
export interface Walk {
  /** Every resource found, by canonical URI. */
  readonly resources: Map<string, Resource>;
  /** Called once for each schema object found. */
  readonly onSubschema: (found: Subschema) => void;
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
  return { uri, dialect, document, documentPointer, anchors, dynamicAnchors, recursiveAnchor: false };
}

function walkSchema(
  walk: Walk,
  schema: Json,
  parent: Resource,
  pointer: string,
  documentPointer: string,
  isRoot: boolean,
): Subschema {
  const { document } = parent;
  if (!isObject(schema)) {
    const always = typeof schema === "boolean" ? schema : true;
    const found = place(always, parent, pointer, documentPointer, new Map(), false);
    if (isRoot) walk.resources.set(parent.uri, parent);
    document.subschemas.set(documentPointer, found);
    return found;
  }
  const identity = identify(walk, schema, parent, documentPointer, isRoot);
  const { resource } = identity;
  const ownPointer = resource === parent && !isRoot ? pointer : "";
  const children = new Map<string, Children>();
  const found = place(schema, resource, ownPointer, documentPointer, children, identity.isOnlyReference);
  document.subschemas.set(documentPointer, found);
  if (resource !== parent || isRoot) enterResource(walk, resource, found, documentPointer);
  for (const name of identity.anchors) addAnchor(walk, resource.anchors, name, found);
  if (identity.dynamicAnchor !== undefined) {
    addAnchor(walk, resource.anchors, identity.dynamicAnchor, found);
    resource.dynamicAnchors.set(identity.dynamicAnchor, found);
  }
  for (const keyword of Object.keys(schema)) {
    const row = resource.dialect.keywords.get(keyword);
    if (row === undefined || row.subschemas === "none") continue;
    const value = member(schema, keyword);
    const below = walkKeyword(walk, row, value, found, appendToken("", keyword));
    if (below !== undefined) children.set(keyword, below);
  }
  walk.onSubschema(found);
  return found;
}

function place(
  schema: boolean | JsonObject,
  resource: Resource,
  pointer: string,
  documentPointer: string,
  children: ReadonlyMap<string, Children>,
  isOnlyReference: boolean,
): Subschema {
  return { schema, resource, pointer, documentPointer, children, references: [], isOnlyReference };
}

function walkKeyword(
  walk: Walk,
  row: KeywordRow,
  value: Json | undefined,
  at: Subschema,
  keyword: string,
): Children | undefined {
  const child = (schema: Json, below: string): Subschema =>
    walkSchema(walk, schema, at.resource, at.pointer + below, at.documentPointer + below, false);
  if (value === undefined) return undefined;
  if (Array.isArray(value)) {
    if (row.subschemas !== "list" && row.subschemas !== "one-or-list") return undefined;
    return value.map((item: Json, index) => child(item, appendToken(keyword, index)));
  }
  if (row.subschemas === "one" || row.subschemas === "one-or-list") return child(value, keyword);
  if (row.subschemas === "list" || !isObject(value)) return undefined;
  const map = new Map<string, Subschema>();
  for (const name of Object.keys(value)) {
    const item = member(value, name);
    const below = appendToken(keyword, name);
    if (item === undefined || (row.subschemas === "map-or-names" && Array.isArray(item))) continue;
    if (row.subschemas !== "map-of-maps") map.set(name, child(item, below));
    else if (isObject(item)) {
      for (const inner of Object.keys(item))
        map.set(appendToken(appendToken("", name), inner), child(item[inner]!, appendToken(below, inner)));
    }
  }
  return map;
}

interface Identity {
  readonly resource: Resource;
  readonly anchors: readonly string[];
  readonly dynamicAnchor: string | undefined;
  readonly isOnlyReference: boolean;
}

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
  return { resource, anchors, dynamicAnchor, isOnlyReference };
}

/** Makes a resource known by its URI. Equal content under one URI is no conflict. */
function enterResource(walk: Walk, resource: Resource, root: Subschema, documentPointer: string): void {
  if (resource.dialect.keywords.has("$recursiveAnchor") && isObject(root.schema)) {
    resource.recursiveAnchor = member(root.schema, "$recursiveAnchor") === true;
  }
  const known = walk.resources.get(resource.uri);
  if (known === undefined) {
    walk.resources.set(resource.uri, resource);
  } else if (JSON.stringify(rootOf(known).schema) !== JSON.stringify(root.schema)) {
    const message = `two different schemas have the identifier ${JSON.stringify(resource.uri)}`;
    walk.onProblem(resource.document, { pointer: documentPointer, keyword: "$id", message });
  }
}

/** The schema at the root of a resource. */
export function rootOf(resource: Resource): Subschema {
  return resource.document.subschemas.get(resource.documentPointer)!;
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
