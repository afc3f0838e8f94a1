import { appendToken, decodeFragment, splitPointer, toFragment } from "../json/pointer.ts";
import { isObject, type Json, type JsonObject, member, setMember } from "../json/value.ts";
import { keywordTo202012, renamedTo202012 } from "./convert-to-2020-12.ts";
import { keywordToDraft07, renamedToDraft07 } from "./convert-to-draft-07.ts";
import type { Conversion, Keywords } from "./converted-keywords.ts";
import { type Dialect, dialectOf, draftOf, isSince, metaschemaUris } from "./dialects.ts";
import type { Draft } from "./keywords.ts";
import { SchemaError, type SchemaProblem } from "./problems.ts";
import { resolveUri, splitFragment } from "./uri.ts";

/** What a walk over a schema knows of the place it has come to. */
interface Place {
  /** From the document's root. */
  readonly pointer: string;
  /** The URI of the resource, and the schema at its root: what `#` means here. */
  readonly uri: string;
  readonly root: JsonObject;
}

/**
 * A schema of one draft, written in another: it accepts the same instances. Parts that mean nothing in the old draft but
 * would in the new one are left out. References to other documents stay as they are.
 *
 * A boolean schema comes back as an object, so that it can stand where objects are due. Where nothing has to change, the
 * result shares its parts with the schema.
 *
 * Throws a {@link SchemaError} that names each keyword the new draft cannot express.
 */
export function convertSchema(schema: Json, draft: Draft, to: "2020-12" | "draft-07"): JsonObject {
  if (!isObject(schema)) return schema === false ? { not: {} } : {};
  const named = member(schema, "$schema");
  if (draft === to) {
    // Readers take a schema that names no dialect for one of 2020-12.
    return named === undefined && to !== "2020-12" ? { $schema: spell(to), ...schema } : schema;
  }
  const from = dialectOf(draft);
  const target = dialectOf(to);
  const [finish, renamed] =
    to === "draft-07" ? [keywordToDraft07, renamedToDraft07] : [keywordTo202012, renamedTo202012];
  const problems: SchemaProblem[] = [];
  const resources = findResources(schema, from);
  const redirects = hasRecursiveAnchor(schema, from);

  function convert(value: Json, outer: Place): Json {
    if (!isObject(value)) return value;
    const place = enter(value, outer, from);
    const keywords: Keywords = new Map();
    const report: Conversion["report"] = (keyword, message) => {
      problems.push({ pointer: appendToken(place.pointer, keyword), keyword, message: `${message} in ${to}` });
    };
    for (const keyword of Object.keys(value)) {
      // What the old draft ignores must not begin to mean something.
      if (!from.keywords.has(keyword) && target.keywords.has(keyword)) continue;
      if (keyword === "$schema") judgeDialect(value[keyword]!, report);
      else keywords.set(keyword, convertKeyword(keyword, value[keyword]!, place));
    }
    if (!redirects && keywords.has("$recursiveRef")) {
      keywords.set("$ref", keywords.get("$recursiveRef")!);
      keywords.delete("$recursiveRef");
    }
    finish(keywords, { draft, report });
    const result = {};
    for (const [keyword, child] of keywords) setMember(result, keyword, child);
    return result;
  }

  function judgeDialect(uri: Json, report: Conversion["report"]): void {
    if (uri === named || (typeof uri === "string" && draftOf(uri) === draft)) return;
    report("$schema", "a part in another dialect cannot stand");
  }

  function convertKeyword(keyword: string, value: Json, place: Place): Json {
    if (keyword === "$ref" && typeof value === "string") return moveReference(value, place);
    const below = (child: Json, ...tokens: (string | number)[]): Json =>
      convert(child, { ...place, pointer: tokens.reduce<string>(appendToken, appendToken(place.pointer, keyword)) });
    switch (from.keywords.get(keyword)?.subschemas ?? "none") {
      case "none":
        return value;
      case "one":
        return below(value);
      case "list":
      case "one-or-list":
        return Array.isArray(value) ? value.map((item: Json, index) => below(item, index)) : below(value);
      default:
        return isObject(value) ? mapMembers(value, (child, name) => below(child, name)) : value;
    }
  }

  /** A pointer leads through keywords, and those are called otherwise in the new draft. */
  function moveReference(text: string, place: Place): string {
    const { base, fragment } = splitFragment(text);
    const decoded = fragment === undefined ? undefined : decodeFragment(fragment);
    const tokens = decoded === undefined ? undefined : splitPointer(decoded);
    const root = base === "" ? place.root : resources.get(resolveUri(place.uri, base));
    if (tokens === undefined || root === undefined) return text;
    const moved = moveTokens(tokens, root, from, renamed);
    const written = fragment!.split("/").slice(1);
    // As it was written wherever nothing moves: encoding again could not restore a lone surrogate.
    if (written.length === tokens.length) {
      return `${base}#${moved.map((token, i) => `/${token === tokens[i] ? written[i] : token}`).join("")}`;
    }
    return base + toFragment(moved.reduce(appendToken, ""));
  }

  const result = convert(schema, { pointer: "", uri: "", root: schema }) as JsonObject;
  if (problems.length > 0) throw new SchemaError(problems);
  return { $schema: spell(to), ...result };
}

/** Draft-07 and older are named with an empty fragment. */
function spell(draft: "2020-12" | "draft-07"): string {
  return draft === "draft-07" ? `${metaschemaUris[draft]}#` : metaschemaUris[draft];
}

function mapMembers(object: JsonObject, change: (child: Json, name: string) => Json): JsonObject {
  const result = {};
  for (const name of Object.keys(object)) setMember(result, name, change(object[name]!, name));
  return result;
}

/** The place within a schema: an identifier opens a resource of its own. */
function enter(schema: JsonObject, outer: Place, dialect: Dialect): Place {
  const id = member(schema, dialect.draft === "draft-04" ? "id" : "$id");
  if (typeof id !== "string" || (!isSince(dialect.draft, "2019-09") && typeof member(schema, "$ref") === "string")) {
    return outer;
  }
  const { base } = splitFragment(id);
  return base === "" ? outer : { ...outer, uri: resolveUri(outer.uri, base), root: schema };
}

/** The roots of all resources in a document, by URI. */
function findResources(schema: JsonObject, dialect: Dialect): ReadonlyMap<string, JsonObject> {
  const found = new Map<string, JsonObject>([["", schema]]);
  const visit = (value: JsonObject, outer: Place): void => {
    const place = enter(value, outer, dialect);
    if (place !== outer) found.set(place.uri, value);
    for (const child of childrenOf(value, dialect)) visit(child, place);
  };
  visit(schema, { pointer: "", uri: "", root: schema });
  return found;
}

function hasRecursiveAnchor(schema: JsonObject, dialect: Dialect): boolean {
  if (!dialect.keywords.has("$recursiveAnchor")) return false;
  return (
    member(schema, "$recursiveAnchor") === true ||
    childrenOf(schema, dialect).some((child) => hasRecursiveAnchor(child, dialect))
  );
}

function childrenOf(schema: JsonObject, dialect: Dialect): JsonObject[] {
  return Object.keys(schema).flatMap((keyword): JsonObject[] => {
    const value = schema[keyword]!;
    const place = dialect.keywords.get(keyword)?.subschemas ?? "none";
    if (place === "none") return [];
    if (Array.isArray(value)) return value.filter(isObject);
    if (!isObject(value)) return [];
    if (place === "one" || place === "one-or-list" || place === "list") return [value];
    return Object.values(value).filter(isObject);
  });
}

function moveTokens(
  tokens: readonly string[],
  root: JsonObject,
  dialect: Dialect,
  renamed: (keyword: string, schema: JsonObject, draft: Draft) => string,
): string[] {
  const moved: string[] = [];
  let node: Json | undefined = root;
  for (let i = 0; i < tokens.length && isObject(node); ) {
    const keyword = tokens[i]!;
    const place = dialect.keywords.get(keyword)?.subschemas ?? "none";
    if (place === "none") break;
    moved.push(renamed(keyword, node, dialect.draft));
    const value: Json | undefined = member(node, keyword);
    i += 1;
    const isMap = place === "map" || place === "map-or-names" || place === "map-of-maps";
    if (!isMap && !Array.isArray(value)) {
      node = value;
      continue;
    }
    const token = tokens[i];
    if (token === undefined) break;
    moved.push(token);
    i += 1;
    node = Array.isArray(value) ? value[Number(token)] : isObject(value) ? member(value, token) : undefined;
  }
  return [...moved, ...tokens.slice(moved.length)];
}
