/** What to report where no branch of an `anyOf` or `oneOf` matches: one branch where one can be told, else all. */
import { equal } from "../json/equal.ts";
import { appendToken } from "../json/pointer.ts";
import { isObject, type Json, type JsonObject, type TypeName, typeOf } from "../json/value.ts";
import type { ExpectedType } from "../report/errors.ts";
import { slipHint } from "../report/hint.ts";
import { nearest } from "../report/nearest.ts";
import type { UnionFacts } from "../schema/expectation.ts";
import type { Subschema } from "../schema/subschema.ts";
import { addErrors, type Evaluation, fail, forListedBranch, type Outcome } from "./evaluation.ts";
import { isOfType, readProperty } from "./instance.ts";
import { evaluateOnce } from "./once.ts";

type UnionKeyword = "anyOf" | "oneOf";

/** Unions within branches of branches of branches are told without theirs: the lists would multiply at each level. */
const MOST_LEVELS = 2;

/** Reports a union without a match. `outcomes` are those of its branches, in schema order. */
export function explainUnion(
  evaluation: Evaluation,
  keyword: UnionKeyword,
  branches: readonly Subschema[],
  outcomes: readonly Outcome[],
): void {
  const { value, context } = evaluation;
  const facts = context.prepared.expectations.union(branches);
  const all = [...branches.keys()];
  let alive: readonly number[] = all.filter((index) => takesType(facts, index, value));
  if (alive.length === 0) {
    const expectedType = oneOrSeveral(facts.expectedTypes);
    if (expectedType === undefined) failAll(evaluation, keyword, branches, all);
    else {
      const hint = slipHint(value, facts.expectedTypes ?? [], null);
      fail(evaluation, "type", { expectedType, actualType: typeOf(value), ...hint }, evaluation.path, `/${keyword}`);
    }
    return;
  }
  if (alive.length > 1 && isObject(value)) alive = narrowByTags(evaluation, value, keyword, facts, alive);
  const allowed = alive.map((branch) => facts.allowed[branch]);
  if (alive.length > 1 && allowed.every((values) => values !== undefined)) {
    const values = distinct(allowed.flat());
    fail(evaluation, "enum", { allowed: values, ...suggestionFor(value, values) }, evaluation.path, `/${keyword}`);
    return;
  }
  if (alive.length === 1) addErrors(evaluation, outcomes[alive[0]!]!.errors);
  else if (alive.length > 1) failAll(evaluation, keyword, branches, alive);
}

function takesType(facts: UnionFacts, branch: number, value: unknown): boolean {
  return facts.types[branch]?.some((type) => isOfType(value, type)) ?? true;
}

/** The branches whose tags the instance has; none where a tag was reported. */
function narrowByTags(
  evaluation: Evaluation,
  value: JsonObject,
  keyword: UnionKeyword,
  facts: UnionFacts,
  branches: readonly number[],
): readonly number[] {
  let alive = branches;
  for (const tag of facts.tags) {
    if (alive.length === 1) break;
    if (alive.some((branch) => tag.values[branch] === undefined)) continue;
    const found = readProperty(value, tag.name);
    const allowed = distinct(alive.flatMap((branch) => tag.values[branch] ?? []));
    const path = appendToken(evaluation.path, tag.name);
    if (found === undefined) {
      if (!alive.every((branch) => tag.required[branch])) continue;
      fail(evaluation, "required", { allowed }, path, `/${keyword}`);
      return [];
    }
    const matching = alive.filter((branch) => tag.values[branch]?.some((each) => equal(each, found)));
    if (matching.length === 0) {
      fail(evaluation, "enum", { allowed, ...suggestionFor(found, allowed) }, path, `/${keyword}`);
      return [];
    }
    alive = matching;
  }
  return alive;
}

function failAll(
  evaluation: Evaluation,
  keyword: UnionKeyword,
  branches: readonly Subschema[],
  alive: readonly number[],
): void {
  const { value, path, context } = evaluation;
  const { maxErrors } = context.prepared.options;
  // Where only the verdict is asked, one error is as good as another.
  const isListed = context.unionLevel <= MOST_LEVELS && context.mostErrors > 1;
  const listed = isListed
    ? branches.map((branch) => evaluateOnce(branch, value, path, forListedBranch(context)).errors)
    : [];
  let closest = alive[0]!;
  for (const branch of alive) if (isListed && listed[branch]!.length < listed[closest]!.length) closest = branch;
  fail(evaluation, keyword, { branches: listed.map((errors) => errors.slice(0, maxErrors)), closest });
}

function distinct(values: readonly Json[]): Json[] {
  return values.filter((value, index) => values.findIndex((other) => equal(other, value)) === index);
}

/** The allowed text that was plausibly meant. */
export function suggestionFor(value: unknown, allowed: readonly Json[]): { suggestion?: string } {
  if (typeof value !== "string") return {};
  const texts = allowed.filter((each): each is string => typeof each === "string");
  const suggestion = nearest(value, texts);
  return suggestion === undefined ? {} : { suggestion };
}

/** Type names as errors give them: one alone, several as a list, none not at all. */
export function oneOrSeveral(types: readonly TypeName[] | undefined): ExpectedType | undefined {
  return types === undefined || types.length === 0 ? undefined : types.length === 1 ? types[0]! : types;
}
