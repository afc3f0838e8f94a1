import type { Place } from "../../json/outline.ts";
import { appendToken, splitPointer } from "../../json/pointer.ts";
import { lint } from "../../providers/lint.ts";
import type { Provider } from "../../providers/rules.ts";
import { makeNameChecker } from "../../registry/names.ts";
import { SchemaError, type SchemaProblem } from "../../schema/problems.ts";
import type { Source, SourceFault } from "../compile/source.ts";
import type { TextFile } from "../compile/trouble.ts";
import type { Finding } from "./finding.ts";
import { keyOf } from "./fix.ts";
import { type JudgedPart, toolPointer } from "./parts.ts";

export interface Inspection {
  readonly providers: readonly Provider[];
  /** Other documents, by URI: problems may lie there. */
  readonly documents: ReadonlyMap<string, TextFile>;
}

/** What is to be told of one schema and its tool, in the order of the file. */
export function inspectPart(part: JudgedPart, from: TextFile, { providers, documents }: Inspection): Finding[] {
  const { errors, warnings } = part.problems;
  const { fixed } = part;
  const left = new Set([...fixed.problems.errors, ...fixed.problems.warnings].map(keyOf));
  const fixOf = (problem: SchemaProblem) => (fixed.mended.length > 0 && !left.has(keyOf(problem)) ? "fixable" : "none");
  const findings = [
    ...errors.map((each) => ofProblem(each, "error", fixOf(each), part, from, documents)),
    ...warnings.map((each) => ofProblem(each, "warning", fixOf(each), part, from, documents)),
  ];
  if (part.kind === "schema") {
    findings.push(...inspectTool(part, from), ...inspectForProviders(part, from, providers));
  }
  return inOrder(findings);
}

export function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((one, other) => comparePlaces(one.place, other.place));
}

export function comparePlaces(one: Place, other: Place): number {
  return one.line - other.line || one.column - other.column;
}

/** What was mended, told where it stood. */
export function tellMended(part: JudgedPart, from: TextFile): Finding[] {
  return part.fixed.mended.map(({ problem, origin, done }) => {
    const { suggestion: _, ...told } = ofProblem(
      { ...problem, pointer: origin },
      "error",
      "fixed",
      part,
      from,
      new Map(),
    );
    const isWarning = part.problems.warnings.some((each) => keyOf(each) === keyOf(problem));
    return { ...told, severity: isWarning ? "warning" : "error", message: `${problem.message}: ${done}` };
  });
}

function ofProblem(
  problem: SchemaProblem,
  severity: "error" | "warning",
  fix: Finding["fix"],
  part: JudgedPart,
  from: TextFile,
  documents: ReadonlyMap<string, TextFile>,
): Finding {
  const { keyword, message, suggestion, uri } = problem;
  const document = uri === undefined ? undefined : documents.get(uri);
  const told = {
    ...ofTool(part.name),
    severity,
    ...(keyword === undefined ? {} : { keyword }),
    message: uri === undefined ? message : `in ${uri}: ${message}`,
    ...(suggestion === undefined ? {} : { suggestion }),
    providers: [],
    fix,
  };
  if (uri !== undefined && document === undefined) return { ...at(from, part.pointer), ...told };
  const base = document === undefined ? part.pointer : "";
  const pointed = pointOut(document ?? from, base, problem);
  if (document !== undefined) return { ...pointed, ...told };
  return { ...pointed, within: { schema: part.kind, pointer: pointed.pointer.slice(base.length) }, ...told };
}

function ofTool(name: string | undefined): { readonly tool?: string } {
  return name === undefined || name === "" ? {} : { tool: name };
}

function at({ file, outline }: TextFile, pointer: string): Pick<Finding, "file" | "place" | "pointer"> {
  return { file, place: outline.place(outline.nearest(pointer).from), pointer };
}

/** Of a keyword that is none, the schema object is named: its name is what is wrong. */
function pointOut(
  from: TextFile,
  base: string,
  problem: Pick<SchemaProblem, "pointer" | "keyword">,
): ReturnType<typeof at> {
  const { keyword } = problem;
  const pointer = base + problem.pointer;
  if (keyword === undefined || splitPointer(problem.pointer)?.at(-1) === keyword) return at(from, pointer);
  const below = appendToken(pointer, keyword);
  const member = from.outline.find(below);
  if (member === undefined) return at(from, pointer);
  return { file: from.file, place: from.outline.place((member.name ?? member).from), pointer: below };
}

const nameChecker = makeNameChecker("mcp");

/** Of a list of tools. */
function inspectTool({ entry }: JudgedPart, from: TextFile): Finding[] {
  if (entry === undefined) return [];
  const findings: Finding[] = [];
  const pointer = toolPointer(entry);
  const tell = (member: string, message: string): void => {
    const below = appendToken(pointer, member);
    const place = at(from, from.outline.find(below) === undefined ? pointer : below);
    findings.push({ ...place, ...ofTool(entry.name), severity: "warning", message, providers: [], fix: "none" });
  };
  if (entry.name !== "" && !nameChecker.accepts(entry.name)) {
    tell("name", "the name is not taken by MCP: 1 to 128 letters, digits and _ . / - are");
  }
  if (entry.description === undefined)
    tell("description", "the tool has no description: a model cannot tell when to call it");
  else if (entry.description.trim() === "")
    tell("description", "the description is empty: a model cannot tell when to call it");
  return findings;
}

const rootUnions: readonly string[] = ["oneOf", "anyOf", "allOf"];

/** Equal findings of several providers are one. */
function inspectForProviders(part: JudgedPart, from: TextFile, providers: readonly Provider[]): Finding[] {
  const known = new Set(part.problems.errors.map(({ pointer, message }) => `${pointer} ${message}`));
  const found = new Map<string, Finding>();
  const tool = { ...(part.name === undefined || part.name === "" ? {} : { name: part.name }), schema: part.schema };
  for (const provider of providers) {
    for (const { pointer, keyword, effect, message } of findingsOf(tool, provider)) {
      if (known.has(`${pointer} ${message}`)) continue;
      const key = JSON.stringify([pointer, keyword, effect, message]);
      const other = found.get(key);
      found.set(key, {
        ...at(from, part.pointer + pointer),
        ...ofTool(part.name),
        within: { schema: "schema", pointer },
        severity: effect,
        ...(keyword === undefined ? {} : { keyword }),
        message,
        providers: [...(other?.providers ?? []), provider],
        fix: "none",
      });
    }
  }
  return [...rootUnionsOf(part, from, [...found.values()]), ...found.values()];
}

function findingsOf(tool: Parameters<typeof lint>[0], provider: Provider): ReturnType<typeof lint> {
  try {
    return lint(tool, provider);
  } catch (error) {
    // The errors of the schema tell of it.
    if (error instanceof SchemaError) return [];
    throw error;
  }
}

/** Not told again where a provider refuses it. */
function rootUnionsOf(
  { entry, name, pointer, schema }: JudgedPart,
  from: TextFile,
  told: readonly Finding[],
): Finding[] {
  if (entry === undefined || typeof schema !== "object" || schema === null) return [];
  return rootUnions
    .filter((keyword) => Object.hasOwn(schema, keyword))
    .filter(
      (keyword) => !told.some(({ within, severity }) => severity === "refused" && within?.pointer === `/${keyword}`),
    )
    .map((keyword) => ({
      ...at(from, `${pointer}/${keyword}`),
      ...ofTool(name),
      within: { schema: "schema", pointer: `/${keyword}` },
      severity: "warning",
      keyword,
      message: `several providers refuse \`${keyword}\` at the root of a tool's schema`,
      suggestion: "put it into a property, or judge it beside the schema that models are shown",
      providers: [],
      fix: "none",
    }));
}

/** What is wrong with the tools of a file apart from their schemas. Tools of one name are told apart by their `id`s. */
export function inspectFaults({ schemas, others, faults }: Source, from: TextFile): Finding[] {
  const firsts = new Map(schemas.map(({ name, entry }) => [name, entry?.id]));
  const apart = new Set(
    others
      .filter(({ name, entry }) => name !== "" && entry?.id !== undefined && entry.id !== firsts.get(name))
      .map(({ pointer }) => pointer),
  );
  return faults.filter(({ pointer }) => !apart.has(pointer)).map((fault) => ofFault(fault, from));
}

function ofFault({ pointer, name, message }: SourceFault, from: TextFile): Finding {
  return { ...at(from, pointer), ...ofTool(name), severity: "error", message, providers: [], fix: "none" };
}
