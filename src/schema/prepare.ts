import { findFormat } from "../formats/index.ts";
import { isObject, type Json, type JsonObject, prototypeNames, setMember } from "../json/value.ts";
import { type Matcher, newPatternBudget, toMatcher } from "../regex/index.ts";
import type { ValidationError } from "../report/errors.ts";
import { findExcess } from "./bounds.ts";
import { findCycles, noCycles } from "./cycles.ts";
import { isSince, metaschemaUris } from "./dialects.ts";
import { copySchema } from "./document.ts";
import { findDoubts } from "./doubts.ts";
import { type Expectations, makeExpectations } from "./expectation.ts";
import { type Frame, makeFrame } from "./frame.ts";
import type { Schema } from "./infer.ts";
import type { ResolvedOptions } from "./options.ts";
import { SchemaError, type SchemaProblem, suggestText } from "./problems.ts";
import { faultToProblem } from "./slips.ts";
import { keywordValue, type Subschema, subschemaMap } from "./subschema.ts";

/** A schema that has been found fit for use: all that an engine needs to know of it. */
export interface PreparedSchema {
  readonly root: Subschema;
  /** With copies of the other documents. */
  readonly options: ResolvedOptions;
  /** How each pattern is matched, by the pattern as written. */
  readonly matchers: ReadonlyMap<string, Matcher>;
  /** Targets of references at which recursion is counted. */
  readonly recursive: ReadonlySet<Subschema>;
  /** Whether any reference can be redirected by the dynamic scope. */
  readonly isDynamic: boolean;
  readonly expectations: Expectations;
  readonly warnings: readonly SchemaProblem[];
}

/** Judges a schema against a built-in metaschema, by URI. The engine at hand does it, so each engine hosts itself. */
export type Judge = (metaschema: string, schema: Json) => readonly ValidationError[];

/**
 * Copies a schema, resolves it and looks for everything that is wrong with it. Throws a {@link SchemaError} with every
 * problem found. Without a judge the metaschema is not asked: that is how metaschemas themselves are prepared.
 */
export function prepareSchema(schema: unknown, options: ResolvedOptions, judge: Judge | undefined): PreparedSchema {
  const root = copySchema(schema);
  const uris = Object.keys(options.schemas);
  // Later changes of the originals are no longer seen.
  const schemas = Object.fromEntries(uris.map((uri) => [uri, copySchema(options.schemas[uri], uri) as Schema]));
  return prepareCopy(root, uris.length === 0 ? options : { ...options, schemas }, judge);
}

/**
 * The same for a schema that went through it: `root` and `options` as a prepared schema has them. What is prepared is
 * many times larger than the schema, and not worth keeping where it is seldom needed.
 */
export function prepareAgain(root: Json, options: ResolvedOptions): PreparedSchema {
  return prepareCopy(root, options, undefined);
}

function prepareCopy(root: Json, options: ResolvedOptions, judge: Judge | undefined): PreparedSchema {
  const documents = new Map(Object.keys(options.schemas).map((uri) => [uri, options.schemas[uri] as Json]));
  const frame = makeFrame(root, { draft: options.dialect, documents, unknownKeywords: options.unknownKeywords });
  const problems = [...frame.problems];
  const warnings = [...frame.warnings];
  // Without references there are no cycles, and no way to the built-in metaschemas.
  const hasReferences = frame.subschemas.some((at) => at.references.length > 0);
  const cycles = hasReferences ? findCycles(frame.root, frame.targets) : noCycles;
  const excess = cycles.problems.length === 0 ? findExcess(frame) : [];
  if (excess.length > 0) throw new SchemaError([...problems, ...excess]);
  if (judge !== undefined && !frame.isPlain) {
    for (const at of frame.roots) problems.push(...judgeRoot(at, frame, judge));
  }
  problems.push(...cycles.problems);
  const matchers = findMatchers(frame, hasReferences, options.patterns, problems, warnings);
  if (problems.length > 0) throw new SchemaError(problems);
  const expectations = makeExpectations();
  warnings.push(...unknownFormats(frame), ...findDoubts(frame.subschemas, expectations));
  const { isDynamic } = frame;
  return { root: frame.root, options, matchers, recursive: cycles.recursive, isDynamic, expectations, warnings };
}

function judgeRoot(at: Subschema, frame: Frame, judge: Judge): SchemaProblem[] {
  const { document, dialect } = at.resource;
  const foreign = frame.subschemas.filter(
    (other) =>
      other.resource.document === document && other.pointer === "" && other.resource.dialect.draft !== dialect.draft,
  );
  const problems = faults(at, foreign, judge);
  for (const other of foreign) if (other !== at) problems.push(...faults(other, [], judge));
  return problems;
}

function faults(at: Subschema, foreign: readonly Subschema[], judge: Judge): SchemaProblem[] {
  const { document, dialect } = at.resource;
  const hidden = new Set<Json>(foreign.map((other) => other.schema));
  const schema = hidden.size === 0 ? at.schema : withoutForeign(at.schema, hidden);
  return judge(metaschemaUris[dialect.draft], isPolluted() ? withoutPrototypes(schema) : schema).map((fault) =>
    faultToProblem(fault, at.schema, at.documentPointer, document.uri),
  );
}

/**
 * Whether something has left a member on `Object.prototype`. To the metaschema, which names all keywords, each schema
 * object would have it.
 */
function isPolluted(): boolean {
  return Object.getOwnPropertyNames(Object.prototype).length !== prototypeNames.size;
}

function withoutPrototypes(value: Json): Json {
  if (Array.isArray(value)) return Object.setPrototypeOf(value.map(withoutPrototypes), null);
  if (!isObject(value)) return value;
  const bare: JsonObject = Object.create(null);
  for (const name of Object.keys(value)) setMember(bare, name, withoutPrototypes(value[name]!));
  return bare;
}

/** The schema with `true` where a resource of another dialect is embedded: that is its own metaschema's to judge. */
function withoutForeign(value: Json, hidden: ReadonlySet<Json>): Json {
  if (hidden.has(value)) return true;
  if (Array.isArray(value)) return value.map((item: Json) => withoutForeign(item, hidden));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withoutForeign(child, hidden)]));
}

function findMatchers(
  frame: Frame,
  hasReferences: boolean,
  mode: "safe" | "native",
  problems: SchemaProblem[],
  warnings: SchemaProblem[],
): ReadonlyMap<string, Matcher> {
  const matchers = new Map<string, Matcher>();
  const budget = newPatternBudget();
  const patternsOf = (at: Subschema): [keyword: string, pattern: string][] => {
    const found: [string, string][] = [];
    const pattern = keywordValue(at, "pattern");
    if (typeof pattern === "string") found.push(["pattern", pattern]);
    for (const name of subschemaMap(at, "patternProperties")?.keys() ?? []) found.push(["patternProperties", name]);
    return found;
  };
  const read = (at: Subschema): void => {
    for (const [keyword, pattern] of patternsOf(at)) {
      if (matchers.has(pattern)) continue;
      const result = toMatcher(pattern, mode, budget);
      const pointer = `${at.documentPointer}/${keyword}`;
      const { uri } = at.resource.document;
      const place = { pointer, keyword, ...(uri === "" ? {} : { uri }) };
      if (result.ok) {
        matchers.set(pattern, result.matcher);
        if (!result.matcher.repaired) continue;
        const message = `the pattern ${JSON.stringify(pattern)} is not valid in Unicode mode; it is read as ${JSON.stringify(result.matcher.source)}`;
        const isValue = keyword === "pattern";
        warnings.push({ ...place, message, ...(isValue ? { suggestion: suggestText(result.matcher.source) } : {}) });
      } else {
        const { message, position } = result.problem;
        const where = position === undefined ? "" : ` at position ${position}`;
        problems.push({
          ...place,
          message: `the pattern ${JSON.stringify(pattern)} cannot be used${where}: ${message}`,
        });
      }
    }
  };
  for (const at of frame.subschemas) read(at);
  if (hasReferences) for (const at of builtInPatterns(frame)) read(at);
  return matchers;
}

/** Built-in metaschemas that the schema refers to bring patterns of their own. */
function builtInPatterns(frame: Frame): Subschema[] {
  const own = new Set(frame.subschemas.map((at) => at.resource.document));
  const found = new Set<Subschema>();
  const pending = frame.subschemas.flatMap((at) => at.references.map((reference) => reference.target));
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const { document } = at.resource;
    if (own.has(document)) continue;
    own.add(document);
    for (const each of document.subschemas) {
      found.add(each);
      pending.push(...each.references.map((reference) => reference.target));
    }
  }
  return [...found];
}

function unknownFormats(frame: Frame): SchemaProblem[] {
  const told = new Set<string>();
  const warnings: SchemaProblem[] = [];
  for (const at of frame.subschemas) {
    const format = keywordValue(at, "format");
    if (typeof format !== "string" || told.has(format)) continue;
    if (findFormat(format, !isSince(at.resource.dialect.draft, "draft-07")) !== undefined) continue;
    told.add(format);
    const message = `the format ${JSON.stringify(format)} is unknown and not checked`;
    warnings.push({ pointer: `${at.documentPointer}/format`, keyword: "format", message });
  }
  return warnings;
}
