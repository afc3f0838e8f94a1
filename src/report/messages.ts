/** The only English that a validator speaks. Nothing here ever sees an instance value. */

import type { Json } from "../json/value.ts";
import type { BranchFacts, ErrorFacts, ErrorOf, ExpectedType, FailingKeyword, ValidationError } from "./errors.ts";
import { escapeText } from "./escape.ts";
import type { Hint } from "./hint.ts";

const MOST_VALUES = 12;
const LONGEST_VALUE = 80;
const MOST_CHARACTERS = 4_000;

type Wordings = { readonly [K in FailingKeyword]: (error: ErrorOf<K>) => string };

const wordings: Wordings = {
  type: (error) => `${expected(error.expectedType, error.expectedShape)}, got ${error.actualType}${remedy(error.hint)}`,
  enum: (error) => `must be one of ${values(error.allowed)}${didYouMean(error.suggestion)}`,
  const: (error) => `must be ${values(error.allowed)}${didYouMean(error.suggestion)}`,
  minLength: (error) => `must have at least ${plural(error.limit, "character")}, has ${error.actual}`,
  maxLength: (error) => `must have at most ${plural(error.limit, "character")}, has ${error.actual}`,
  pattern: (error) => `must match the pattern ${quote(error.pattern)}`,
  format: (error) => `must be of the format ${quote(error.format)}`,
  contentEncoding: (error) => `must be text encoded as ${quote(error.encoding)}`,
  contentMediaType: (error) => `must hold ${quote(error.mediaType)}`,
  minimum: (error) => `must be at least ${error.limit}`,
  maximum: (error) => `must be at most ${error.limit}`,
  exclusiveMinimum: (error) => `must be more than ${error.limit}`,
  exclusiveMaximum: (error) => `must be less than ${error.limit}`,
  multipleOf: (error) => `must be a multiple of ${error.divisor}`,
  required: (error) => `is required and missing${expectation(error)}`,
  additionalProperties: (error) => `is not a known property${didYouMean(error.suggestion)}: rename it or leave it out`,
  minProperties: (error) => `must have at least ${plural(error.limit, "property")}, has ${error.actual}`,
  maxProperties: (error) => `must have at most ${plural(error.limit, "property")}, has ${error.actual}`,
  propertyNames: (error) => `is not allowed as a property name: the name ${error.reasons.map(errorMessage).join("; ")}`,
  dependentRequired: (error) =>
    `is required where ${quote(error.dependsOn)} is given, and missing${expectation(error)}`,
  dependencies: (error) => `is required where ${quote(error.dependsOn)} is given, and missing${expectation(error)}`,
  minItems: (error) => `must have at least ${plural(error.limit, "item")}, has ${error.actual}`,
  maxItems: (error) => `must have at most ${plural(error.limit, "item")}, has ${error.actual}`,
  uniqueItems: (error) => `repeats item ${error.firstIndex}: items must be unique`,
  contains: (error) =>
    `must contain ${containsRange(error)} of the items that \`contains\` describes, has ${error.actual}`,
  anyOf: (error) => noMatch(error),
  oneOf: (error) =>
    "matched" in error
      ? `must match exactly one alternative (oneOf), matches ${error.matched.length}: ${matchedList(error)}`
      : noMatch(error),
  not: (error) => `must not be ${forbidden(error)}`,
  false: () => "nothing is allowed here: leave it out",
  unevaluatedProperties: (error) => `is not a known property${didYouMean(error.suggestion)}: rename it or leave it out`,
  unevaluatedItems: () => "no further item is allowed here: leave it out",
  maxDepth: (error) => `is nested too deeply: at most ${plural(error.limit, "level")} of recursion are followed`,
  access: () => "could not be read: reading a property threw",
  json: (error) => `is not valid JSON: the text breaks off or goes wrong at character ${error.position}`,
  unexplained: () => "is not valid; the host refuses the code that would tell why",
};

/** Those that are told in full without any fact. */
const factless: ReadonlySet<string> = new Set<FailingKeyword>([
  "required",
  "additionalProperties",
  "not",
  "false",
  "unevaluatedProperties",
  "unevaluatedItems",
  "access",
  "unexplained",
]);

/** What is wrong, without the place. A brief error, which has no facts, is told by where its keyword stands. */
export function errorMessage(error: ValidationError): string {
  if (!factless.has(error.keyword) && Object.keys(error).length <= 3) {
    return `does not satisfy ${quote(error.keyword)} (${error.schemaPath})`;
  }
  const word = wordings[error.keyword] as (error: ValidationError) => string;
  return word(error);
}

/** One line: the pointer (`(root)` for the whole of the arguments) and what is wrong there. */
function errorLine(error: ValidationError): string {
  return escapeText(`${error.path === "" ? "(root)" : error.path} ${errorMessage(error)}`);
}

export interface DescribeOptions {
  /** Told in a first line, so that the text stands alone. */
  readonly toolName?: string;
  /** Default 4,000 characters. Errors that do not fit are counted. */
  readonly maxLength?: number;
}

/**
 * The errors as a model reads them: one line an error, each with its pointer. `""` for none. Never an instance value;
 * control and bidirectional characters and lone surrogates are escaped.
 */
export function describe(errors: readonly ValidationError[], options: DescribeOptions = {}): string {
  if (errors.length === 0) return "";
  const { toolName, maxLength = MOST_CHARACTERS } = options;
  const lines: string[] = toolName === undefined ? [] : [escapeText(`The arguments of ${toolName} are not valid:`)];
  let length = lines.join("\n").length;
  const room = maxLength - "\nand 100000000 more".length;
  for (const [index, error] of errors.entries()) {
    let line = errorLine(error);
    if (length + line.length + 1 > room) {
      if (index === 0) line = `${line.slice(0, Math.max(0, room - length - 2))}…`;
      if (index === 0) lines.push(line);
      const left = errors.length - Math.max(index, 1);
      if (left > 0) lines.push(`and ${left} more`);
      break;
    }
    lines.push(line);
    length += line.length + 1;
  }
  return lines.join("\n").slice(0, maxLength);
}

function expected(type: ExpectedType, shape: string | undefined): string {
  const names = typeof type === "string" ? type : type.join(" or ");
  return `expected_type: ${names}${shape === undefined ? "" : ` ${shape}`}`;
}

function expectation(facts: ErrorFacts["required"]): string {
  const parts: string[] = [];
  if (facts.expectedType !== undefined) parts.push(expected(facts.expectedType, facts.expectedShape));
  else if (facts.expectedShape !== undefined) parts.push(`expected ${facts.expectedShape}`);
  if (facts.allowed !== undefined) parts.push(`one of ${values(facts.allowed)}`);
  return parts.length === 0 ? "" : `; ${parts.join(", ")}`;
}

function values(allowed: readonly Json[]): string {
  const shown = allowed.slice(0, MOST_VALUES).map((value) => cut(JSON.stringify(value)));
  return allowed.length > MOST_VALUES
    ? `${shown.join(", ")} and ${allowed.length - MOST_VALUES} more`
    : shown.join(", ");
}

function quote(text: string): string {
  return cut(JSON.stringify(text));
}

function cut(text: string): string {
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function didYouMean(suggestion: string | undefined): string {
  return suggestion === undefined ? "" : `; did you mean ${quote(suggestion)}?`;
}

function remedy(hint: Hint | undefined): string {
  switch (hint) {
    case "json-text":
      return ": give the value itself, not its JSON text";
    case "numeric-string":
      return ": write the number without quotes";
    case "omit":
      return ": leave it out, it is optional";
    case "wrap-in-list":
      return ": put it into a list";
    case undefined:
      return "";
  }
}

function plural(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return noun === "property" ? `${count} properties` : `${count} ${noun}s`;
}

function containsRange(facts: ErrorFacts["contains"]): string {
  if (facts.maximum === undefined) return `at least ${facts.minimum}`;
  return facts.minimum === 0 ? `at most ${facts.maximum}` : `${facts.minimum} to ${facts.maximum}`;
}

function noMatch({ branches, closest, path }: ErrorOf<"anyOf"> | (ErrorOf<"oneOf"> & BranchFacts)): string {
  if (branches.length === 0) return `must match one alternative; the closest is number ${closest + 1}`;
  const start = `must match one of ${branches.length} alternatives; the closest is number ${closest + 1}`;
  return `${start}: ${reasons(branches[closest], path)}`;
}

/** The first errors of a branch, places relative to nothing: each stands alone. */
function reasons(branch: readonly ValidationError[] | undefined, path: string): string {
  const shown = (branch ?? [])
    .slice(0, 3)
    .map((error) => (error.path === path ? errorMessage(error) : errorLine(error)));
  const more = (branch?.length ?? 0) - shown.length;
  return more > 0 ? `${shown.join("; ")}; and ${more} more` : shown.join("; ");
}

function matchedList(error: { readonly matched: readonly number[]; readonly shapes: readonly string[] }): string {
  return error.matched.map((branch, i) => `number ${branch + 1} (${cut(error.shapes[i] ?? "")})`).join(" and ");
}

function forbidden(error: ErrorOf<"not">): string {
  if (error.forbidden !== undefined)
    return error.forbidden.length === 1 ? values(error.forbidden) : `any of ${values(error.forbidden)}`;
  if (error.forbiddenType !== undefined) {
    return typeof error.forbiddenType === "string" ? error.forbiddenType : error.forbiddenType.join(" or ");
  }
  return "what `not` describes";
}
