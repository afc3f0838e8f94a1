import type { Schema } from "./infer.ts";
import { type Draft, drafts } from "./keywords.ts";

/** How a schema is read and what its validator reports. Every option may be left out. */
export interface CompileOptions {
  /** The draft of schemas without `$schema`. Default `"2020-12"`. */
  readonly dialect?: Draft;
  /** Other documents, by URI, that references may lead to. Nothing is ever fetched. */
  readonly schemas?: Readonly<Record<string, Schema>>;
  /** Whether a known `format` is asserted. Default `"assert"`. An unknown format is an annotation, told in `warnings`. */
  readonly formats?: "assert" | "annotate";
  /** Whether `contentEncoding` and `contentMediaType` are asserted. Default `"annotate"`. */
  readonly content?: "annotate" | "assert";
  /** Default `"error"`: names that are neither keywords nor known annotations nor `x-…` are refused. */
  readonly unknownKeywords?: "error" | "ignore";
  /** Default `"safe"`: no pattern can take super-linear time; one that cannot be made safe is refused. */
  readonly patterns?: "safe" | "native";
  /** The most errors a result lists; a positive integer. Default 100. */
  readonly maxErrors?: number;
  /**
   * How many levels of recursion a recursive schema is followed; a positive integer. Default 500. What decides nothing
   * need not be followed: an `if` alone, a branch beside one that takes everything.
   */
  readonly maxDepth?: number;
}

export type ResolvedOptions = Required<CompileOptions>;

/** Fills in the defaults. Throws a `TypeError` that names an option of the wrong kind. */
export function resolveOptions(given: CompileOptions = {}): ResolvedOptions {
  if (!isRecord(given)) throw new TypeError("options: an object is expected");
  // Own members only, whatever a polluted prototype lends.
  const options: CompileOptions = Object.assign(Object.create(null), given);
  const schemas = options.schemas ?? {};
  if (!isRecord(schemas)) throw new TypeError("option schemas: an object of schemas by URI is expected");
  return {
    dialect: oneOf("dialect", options.dialect, drafts, "2020-12"),
    schemas,
    formats: oneOf("formats", options.formats, ["assert", "annotate"], "assert"),
    content: oneOf("content", options.content, ["annotate", "assert"], "annotate"),
    unknownKeywords: oneOf("unknownKeywords", options.unknownKeywords, ["error", "ignore"], "error"),
    patterns: oneOf("patterns", options.patterns, ["safe", "native"], "safe"),
    maxErrors: positive("maxErrors", options.maxErrors, 100),
    maxDepth: positive("maxDepth", options.maxDepth, 500),
  };
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function oneOf<T extends string>(name: string, value: T | undefined, allowed: readonly T[], fallback: T): T {
  if (value === undefined) return fallback;
  if (allowed.includes(value)) return value;
  throw new TypeError(`option ${name}: one of ${allowed.map((each) => JSON.stringify(each)).join(", ")} is expected`);
}

function positive(name: string, value: number | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new TypeError(`option ${name}: a positive integer is expected`);
}
