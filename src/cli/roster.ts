import { RegistryError } from "../registry/registry-error.ts";
import type { Tool } from "../registry/tool.ts";
import { ToolRegistry } from "../registry/tool-registry.ts";
import type { CompileOptions } from "../schema/options.ts";
import { SchemaError } from "../schema/problems.ts";
import type { Engine } from "../schema/validator.ts";
import type { CatalogEntry } from "./catalog.ts";

/** A registered tool. */
export interface RosterTool {
  readonly name: string;
  readonly id?: string;
  /** Its place among the tools of the roster, from 0. */
  readonly index: number;
  readonly validator: Tool["validator"];
}

/** Plain data. */
export interface RefusedEntry {
  readonly file: string;
  /** The place in its file, from 1. */
  readonly position: number;
  readonly name: string;
  readonly id?: string;
  readonly message: string;
  /** What the error's `toJSON` gives, or its name and message. */
  readonly error: object;
}

/** Who a call is for. */
export type Addressee =
  | { readonly kind: "tool"; readonly tool: RosterTool }
  | { readonly kind: "refused" }
  | { readonly kind: "unknown"; readonly message: string; readonly nearest: readonly string[] };

const MOST_UNKNOWN_NAMES = 1_000;

/** What became of the tools of all catalogs. */
export interface Roster {
  readonly tools: readonly RosterTool[];
  readonly refused: readonly RefusedEntry[];
  /** By `id` where one is given, else the first tool of that name. */
  find(name: string, id: string | undefined): Addressee;
}

export interface CatalogFile {
  readonly file: string;
  readonly entries: readonly CatalogEntry[];
}

/** What a roster is made of. Plain data. */
export interface Catalogs {
  readonly files: readonly CatalogFile[];
  readonly names: "dotted" | "mcp";
  readonly compileOptions: CompileOptions;
}

/** What a report tells of a roster. Plain data: it may come from another thread. */
export interface RosterSummary {
  readonly tools: readonly { readonly name: string; readonly id?: string }[];
  readonly refused: readonly RefusedEntry[];
}

export function summarize({ tools, refused }: Roster): RosterSummary {
  return { tools: tools.map(({ index: _, validator: __, ...named }) => named), refused };
}

/**
 * Registers the tools of all files. Tools of the same name that have different ids are different tools: each lies in
 * the first registry where its name is free.
 */
export function makeRoster({ files, names, compileOptions }: Catalogs, engine: Engine): Roster {
  const first = new ToolRegistry({ ...compileOptions, names, engine });
  const registries = [first];
  const tools: RosterTool[] = [];
  const refused: RefusedEntry[] = [];
  const byId = new Map<string, Addressee>();
  const byName = new Map<string, Addressee>();
  /** To look for the nearest names again and again would take longer than anything else. */
  const unknownNames = new Map<string, Addressee>();

  function registryFor({ name, id }: CatalogEntry): ToolRegistry {
    if (id === undefined || byId.has(id)) return first;
    const free = registries.find((registry) => !registry.has(name));
    if (free !== undefined) return free;
    const another = new ToolRegistry({ ...compileOptions, names, engine });
    registries.push(another);
    return another;
  }

  for (const { file, entries } of files) {
    for (const [index, entry] of entries.entries()) {
      const named = { name: entry.name, ...(entry.id === undefined ? {} : { id: entry.id }) };
      let addressee: Addressee;
      try {
        const registry = registryFor(entry);
        const { validator } = register(registry, entry);
        const tool: RosterTool = { ...named, index: tools.length, validator };
        tools.push(tool);
        addressee = { kind: "tool", tool };
      } catch (error) {
        const { message } = error as Error;
        refused.push({ file, position: index + 1, ...named, message, error: errorJson(error as Error) });
        addressee = { kind: "refused" };
      }
      if (entry.id !== undefined && !byId.has(entry.id)) byId.set(entry.id, addressee);
      if (byName.get(entry.name)?.kind !== "tool") byName.set(entry.name, addressee);
    }
  }

  function find(name: string, id: string | undefined): Addressee {
    const addressee = id === undefined ? byName.get(name) : byId.get(id);
    if (addressee !== undefined) return addressee;
    if (id !== undefined)
      return { kind: "unknown", message: `there is no tool of the id ${JSON.stringify(id)}`, nearest: [] };
    const known = unknownNames.get(name);
    if (known !== undefined) return known;
    const told = unknown(first, name);
    if (unknownNames.size < MOST_UNKNOWN_NAMES) unknownNames.set(name, told);
    return told;
  }

  return { tools, refused, find };
}

function register(registry: ToolRegistry, entry: CatalogEntry): Tool {
  const { name, schema, id: _, pointer: __, ...options } = entry;
  if (name === "") throw new TypeError("the tool has no name");
  if (schema === undefined) {
    const suggestion = 'one without arguments has { "type": "object" }';
    throw new SchemaError([{ pointer: "", message: "the tool was published without a schema", suggestion }], name);
  }
  // Calls are judged, never made.
  return registry.register(name, schema, () => undefined, options);
}

function errorJson(error: Error): object {
  if (error instanceof SchemaError || error instanceof RegistryError) return error.toJSON();
  return { name: error.name, message: error.message };
}

function unknown(registry: ToolRegistry, name: string): Addressee {
  try {
    registry.get(name);
  } catch (error) {
    if (error instanceof RegistryError) return { kind: "unknown", message: error.message, nearest: error.nearest };
    throw error;
  }
  throw new Error(`the tool ${name} is registered and not on the roster`);
}
