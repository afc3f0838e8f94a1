import { copyJson, type MutableJson } from "../json/copy.ts";
import { appendToken, splitPointer } from "../json/pointer.ts";
import { setMember } from "../json/value.ts";
import { findCycles } from "../schema/cycles.ts";
import type { Schema } from "../schema/infer.ts";
import type { Subschema } from "../schema/subschema.ts";
import type { Emission, Weakening } from "./emission.ts";
import { plainValue } from "./emitted.ts";
import { expand, partOf } from "./parts.ts";
import { readAs202012 } from "./read.ts";
import { type Provider, providerRules } from "./rules.ts";
import { emitParts, emitRoot, emitSchema } from "./strict-schema.ts";

export interface StrictSchema {
  /** In 2020-12; the caller's to change. */
  readonly schema: { [keyword: string]: MutableJson };
  readonly weakened: readonly Weakening[];
}

/** Alternatives beside properties are written out, and may multiply. */
const MOST_SCHEMAS = 5_000;

/**
 * The closest schema that a provider takes for its strict tools (for `"mcp"`: takes at all). What it cannot hold a model
 * to stands in descriptions and is listed. For `"openai"` every property is required, and what was optional may be null.
 *
 * The schema is for the provider only: arguments are judged by the tool's own, see the option `strict` of the exporters.
 * Limits of size cannot be mended and are left to `lint`.
 *
 * Throws a `SchemaError` on what is no schema or cannot be written in 2020-12.
 */
export function toStrict(schema: Schema, provider: Provider): StrictSchema {
  const frame = readAs202012(schema);
  if (providerRules[provider].keywords === undefined) return { schema: asObject(frame.root), weakened: [] };
  const weakened: Weakening[] = [];
  const told = new Set<string>();
  const names = new Map<Subschema, string>();
  const taken = new Set<string>();
  const definitions = new Map<string, MutableJson>();
  const open = new Set<Subschema>();
  const { recursive } = findCycles(frame.root, frame.targets);

  const emission: Emission = {
    rules: providerRules[provider],
    recursive,
    isOpen: (target) => open.has(target),
    weaken(at, keyword, change, message) {
      const pointer = keyword === "" ? at.documentPointer : appendToken(at.documentPointer, keyword);
      const key = `${pointer} ${change} ${message}`;
      if (told.has(key)) return;
      told.add(key);
      weakened.push({ pointer, keyword, change, message });
    },
    refer(target) {
      if (target === frame.root) return "#";
      const known = names.get(target);
      if (known !== undefined) return `#/$defs/${known}`;
      const name = freeName(target, taken);
      names.set(target, name);
      open.add(target);
      // Its place is taken first: definitions stand in the order in which they are referred to.
      definitions.set(name, {});
      definitions.set(name, emitSchema(expand([partOf(target)]), emission) ?? plainValue());
      open.delete(target);
      return `#/$defs/${name}`;
    },
    emit: emitParts,
    isOptional: false,
    path: [],
    budget: { left: MOST_SCHEMAS },
  };

  open.add(frame.root);
  const root = emitRoot(frame.root, emission);
  if (definitions.size > 0) {
    const members: { [name: string]: MutableJson } = {};
    for (const [name, definition] of definitions) setMember(members, name, definition);
    root["$defs"] = members;
  }
  return { schema: root, weakened };
}

/** All keywords are taken; only the type of the root has to be told. */
function asObject({ schema }: Subschema): { [keyword: string]: MutableJson } {
  const copy = copyJson(schema) as { [keyword: string]: MutableJson };
  const { type = "object" } = copy;
  const isPossible = Array.isArray(type) ? type.includes("object") : type === "object";
  return isPossible ? { ...copy, type: "object" } : copy;
}

export type { Weakening };

/** After the last token that says something, in letters that need no escape. */
function freeName(target: Subschema, taken: Set<string>): string {
  const tokens = splitPointer(target.documentPointer) ?? [];
  const base = (tokens.at(-1) ?? "schema").replace(/[^A-Za-z0-9_-]/gu, "_") || "schema";
  let name = base;
  for (let i = 2; taken.has(name); i++) name = `${base}_${i}`;
  taken.add(name);
  return name;
}
