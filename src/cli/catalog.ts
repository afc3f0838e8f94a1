import { appendToken } from "../json/pointer.ts";
import { isObject, type JsonObject, member } from "../json/value.ts";
import type { Schema } from "../schema/infer.ts";

/** A tool as published, whichever form it was published in. */
export interface CatalogEntry {
  /** RFC 6901 pointer into the catalog: of the schema, or of the tool where it has none. */
  readonly pointer: string;
  /** `""` where it has none. */
  readonly name: string;
  /** Tells tools of the same name apart. */
  readonly id?: string;
  /** Absent where the tool was published without one. */
  readonly schema?: Schema;
  readonly outputSchema?: Schema;
  readonly description?: string;
  readonly annotations?: Readonly<Record<string, unknown>>;
}

/** The keys that schemas stand under: this project's, MCP's, OpenAI's, Anthropic's. */
const schemaKeys = ["schema", "inputSchema", "parameters", "input_schema"] as const;

/**
 * The tools of a catalog: an array of tools, `{ tools: […] }` as MCP answers `tools/list`, or the same in a JSON-RPC
 * `{ result }`. Undefined where it is none of these.
 */
export function readCatalog(catalog: unknown): CatalogEntry[] | undefined {
  const list = unwrap(unwrap({ value: catalog, pointer: "" }, "result"), "tools");
  if (!Array.isArray(list.value)) return undefined;
  return list.value.map((value: unknown, index) => readEntry({ value, pointer: appendToken(list.pointer, index) }));
}

function readEntry(published: Located): CatalogEntry {
  // OpenAI's Chat Completions wrap the tool: { type: "function", function: { … } }.
  const { value: tool, pointer } = unwrap(published, "function");
  if (!isObject(tool)) return { pointer, name: "" };
  const key = schemaKeys.find((each) => (member(tool, each) ?? null) !== null);
  const schema = key === undefined ? undefined : member(tool, key);
  const outputSchema = member(tool, "outputSchema") ?? undefined;
  const annotations = member(tool, "annotations");
  return {
    pointer: key === undefined ? pointer : appendToken(pointer, key),
    name: textMember(tool, "name") ?? "",
    ...given("id", textMember(tool, "id")),
    ...given("description", textMember(tool, "description")),
    // Whether a value can be a schema is the engine's to say.
    ...given("schema", schema as Schema | undefined),
    ...given("outputSchema", outputSchema as Schema | undefined),
    ...given("annotations", annotations !== undefined && isObject(annotations) ? annotations : undefined),
  };
}

interface Located {
  readonly value: unknown;
  readonly pointer: string;
}

function unwrap(outer: Located, name: string): Located {
  const inner = isObject(outer.value) ? member(outer.value, name) : undefined;
  if (typeof inner !== "object" || inner === null) return outer;
  return { value: inner, pointer: appendToken(outer.pointer, name) };
}

function textMember(object: JsonObject, name: string): string | undefined {
  const value = member(object, name);
  return typeof value === "string" ? value : undefined;
}

/** An object with the member, or without it where it is undefined. */
function given<Name extends string, Value>(name: Name, value: Value | undefined): { readonly [Key in Name]?: Value } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };
}
