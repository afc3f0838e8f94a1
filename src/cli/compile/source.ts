import { appendToken } from "../../json/pointer.ts";
import { isObject, type JsonObject, member } from "../../json/value.ts";
import type { Schema } from "../../schema/infer.ts";
import { keywordRows, knownAnnotations } from "../../schema/keywords.ts";
import { type CatalogEntry, readCatalog } from "../catalog.ts";

/** A schema of a file. */
export interface SourceSchema {
  /** Undefined where the file is the schema. */
  readonly name: string | undefined;
  /** RFC 6901 pointer into the file. */
  readonly pointer: string;
  readonly schema: Schema;
  /** All that was published, where the file is a list of tools. */
  readonly entry?: CatalogEntry;
}

/** Something that keeps a file from being compiled. */
export interface SourceFault {
  readonly pointer: string;
  readonly name?: string;
  readonly message: string;
}

export interface Source {
  readonly isCatalog: boolean;
  /** No two have one name. */
  readonly schemas: readonly SourceSchema[];
  /** Those that have no name, or one that is taken: the faults tell of it. */
  readonly others: readonly SourceSchema[];
  readonly faults: readonly SourceFault[];
  /** What to do should the file have been taken for what it is not. */
  readonly hint?: string;
}

/** What a file holds: a schema, a list of tools, or an object of schemas by name. */
export function readSource(value: unknown, as: "auto" | "schema" | "catalog"): Source {
  // Whether a value can be a schema is the compiler's to say.
  const whole: Source = {
    isCatalog: false,
    schemas: [{ name: undefined, pointer: "", schema: value as Schema }],
    others: [],
    faults: [],
  };
  if (as === "schema") return whole;
  const tools = readCatalog(value)?.map((entry) => ({
    pointer: entry.pointer,
    name: entry.name,
    schema: entry.schema,
    entry,
  }));
  if (tools !== undefined) return catalogOf(tools);
  const couldBeBoth = isObject(value) && holdsSchemas(value);
  if (isObject(value) && (as === "catalog" || (couldBeBoth && !Object.keys(value).some(isKeyword)))) {
    const byName = Object.keys(value).map((name) => {
      return { pointer: appendToken("", name), name, schema: member(value, name) as Schema };
    });
    const hint = "it was read as an object of schemas by name; --as schema reads it as a schema";
    return { ...catalogOf(byName), ...(as === "auto" ? { hint } : {}) };
  }
  if (as === "auto") {
    const hint = "it was read as a schema; --as catalog reads it as an object of schemas by name";
    return couldBeBoth && !Object.keys(value).every(isKeyword) ? { ...whole, hint } : whole;
  }
  return {
    isCatalog: true,
    schemas: [],
    others: [],
    faults: [{ pointer: "", message: "this is no catalog: a list of tools or an object of schemas is expected" }],
  };
}

const keywords: ReadonlySet<string> = new Set([...keywordRows.map(({ name }) => name), ...knownAnnotations]);

/** The empty schema is a schema. */
function holdsSchemas(value: JsonObject): boolean {
  const values = Object.values(value);
  return values.length > 0 && values.every((each) => typeof each === "boolean" || isObject(each));
}

/** Of any draft, or an annotation. */
function isKeyword(name: string): boolean {
  return keywords.has(name) || /^(?:\$|x-)/u.test(name);
}

interface Published {
  readonly pointer: string;
  readonly name: string;
  readonly schema: Schema | undefined;
  readonly entry?: CatalogEntry;
}

function catalogOf(tools: readonly Published[]): Source {
  const schemas = new Map<string, SourceSchema>();
  const others: SourceSchema[] = [];
  const faults: SourceFault[] = [];
  if (tools.length === 0) faults.push({ pointer: "", message: "the catalog is empty" });
  for (const [index, tool] of tools.entries()) {
    const { pointer, name, schema } = tool;
    const first = schemas.get(name);
    const found = schema === undefined ? undefined : { ...tool, schema };
    if (name === "") faults.push({ pointer, message: `tool ${index + 1} of the catalog has no name` });
    else if (found === undefined) {
      const message = 'the tool was published without a schema (one without arguments has { "type": "object" })';
      faults.push({ pointer, name, message });
    } else if (first !== undefined) {
      faults.push({ pointer, name, message: `the name is taken: the schema at #${first.pointer} has it` });
    } else schemas.set(name, found);
    if (found !== undefined && schemas.get(name) !== found) others.push(found);
  }
  return { isCatalog: true, schemas: [...schemas.values()], others, faults };
}
