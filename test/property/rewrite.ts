/** Rewrites of schemas that must not change what they mean. */
import { isObject, type Json, setMember } from "../../src/json/value.ts";
import { keywordRows, type SubschemaPlace } from "../../src/schema/keywords.ts";
import type { Members } from "./arbitraries/json.ts";

const places: ReadonlyMap<string, SubschemaPlace> = new Map(
  keywordRows.filter((row) => row.subschemas !== "none").map((row) => [row.name, row.subschemas]),
);

/** Applies `rewrite` to every schema object, the inner ones first. */
export function rewriteSchemas(schema: Json, rewrite: (schema: Members) => Members): Json {
  if (Array.isArray(schema)) return schema.map((each: Json) => rewriteSchemas(each, rewrite));
  if (!isObject(schema)) return schema;
  const copy: Members = {};
  for (const keyword of Object.keys(schema)) {
    setMember(copy, keyword, rewriteValue(places.get(keyword), schema[keyword]!, rewrite));
  }
  return rewrite(copy);
}

function rewriteValue(place: SubschemaPlace | undefined, value: Json, rewrite: (schema: Members) => Members): Json {
  if (place === undefined) return value;
  if (place === "one" || place === "list" || place === "one-or-list") return rewriteSchemas(value, rewrite);
  if (!isObject(value)) return value;
  const copy: Members = {};
  for (const name of Object.keys(value)) {
    const child = value[name]!;
    if (place === "map-of-maps") setMember(copy, name, rewriteValue("map", child, rewrite));
    else setMember(copy, name, Array.isArray(child) ? child : rewriteSchemas(child, rewrite));
  }
  return copy;
}

const ofDocument: ReadonlySet<string> = new Set([
  "$schema",
  "$id",
  "id",
  "$anchor",
  "$dynamicAnchor",
  "$recursiveAnchor",
  "$defs",
  "definitions",
]);

/** What makes a root schema a document, and what it says of instances. */
export function splitDocument(schema: Json): { frame: Members; body: Members } {
  const frame: Members = {};
  const body: Members = {};
  for (const keyword of Object.keys(schema as Members)) {
    (ofDocument.has(keyword) ? frame : body)[keyword] = (schema as Members)[keyword]!;
  }
  return { frame, body };
}

/** Wording in brief, which tells less of what lies behind one reference more. */
const briefly: ReadonlySet<string> = new Set(["expectedShape", "shapes"]);

/** A report as a schema wrapped differently would give it: places in the schema move, and what is told in brief is left out. */
export function comparable(value: unknown, from = "#", to = "#"): unknown {
  if (Array.isArray(value)) return value.map((item) => comparable(item, from, to));
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    if (briefly.has(name)) continue;
    const isMoved = name === "schemaPath" && typeof member === "string";
    setMember(copy, name, isMoved ? member.replace(from, to) : comparable(member, from, to));
  }
  return copy;
}
