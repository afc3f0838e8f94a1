/** 2020-12 Core §10.3: subschemas that judge the members of an object or the items of a list. */
import { appendToken } from "../json/pointer.ts";
import { isObject } from "../json/value.ts";
import { markOmissible } from "../report/hint.ts";
import { nearest } from "../report/nearest.ts";
import { isSince } from "../schema/dialects.ts";
import { keywordValue, type Subschema, subschema, subschemaList, subschemaMap } from "../schema/subschema.ts";
import { addErrors, type Evaluation, fail, forChild, forVerdict, isDone } from "./evaluation.ts";
import { namesOf, readProperty } from "./instance.ts";

/** 2020-12 Core §10.3.2.1. */
export function properties(evaluation: Evaluation): void {
  const { at, value, path, context } = evaluation;
  if (!isObject(value)) return;
  for (const [name, declared] of subschemaMap(at, "properties") ?? []) {
    if (isDone(evaluation)) break;
    const found = readProperty(value, name);
    if (found === undefined) continue;
    evaluation.evaluatedProperties.add(name);
    addErrors(evaluation, context.evaluate(declared, found, appendToken(path, name), forChild(context)).errors);
  }
  markOmissible(evaluation.errors, value, path, omissibleNames(evaluation));
}

/** The declared properties that may be absent and may not be null. */
function omissibleNames({ at, context }: Evaluation): string[] {
  const required = keywordValue(at, "required");
  const takesNull = (declared: Subschema): boolean =>
    context.prepared.expectations.types(declared)?.includes("null") ?? true;
  return [...(subschemaMap(at, "properties") ?? [])]
    .filter(([name, declared]) => !(Array.isArray(required) && required.includes(name)) && !takesNull(declared))
    .map(([name]) => name);
}

/** 2020-12 Core §10.3.2.2 and §10.3.2.3. */
export function patternAndAdditionalProperties(evaluation: Evaluation): void {
  const { at, value, path, context } = evaluation;
  const patterns = [...(subschemaMap(at, "patternProperties") ?? [])];
  const additional = subschema(at, "additionalProperties");
  if (!isObject(value) || (patterns.length === 0 && additional === undefined)) return;
  const declared = subschemaMap(at, "properties") ?? new Map<string, Subschema>();
  for (const name of namesOf(value)) {
    if (isDone(evaluation)) return;
    const place = appendToken(path, name);
    const matching = patterns.filter(([pattern]) => context.patterns.get(pattern)?.(name));
    for (const [, described] of matching) {
      evaluation.evaluatedProperties.add(name);
      addErrors(evaluation, context.evaluate(described, value[name], place, forChild(context)).errors);
    }
    if (additional === undefined || matching.length > 0 || declared.has(name)) continue;
    evaluation.evaluatedProperties.add(name);
    if (additional.schema === false) {
      const suggestion = nearest(name, [...declared.keys()]);
      fail(evaluation, "additionalProperties", suggestion === undefined ? {} : { suggestion }, place);
    } else {
      addErrors(evaluation, context.evaluate(additional, value[name], place, forChild(context)).errors);
    }
  }
}

/** 2020-12 Core §10.3.2.4. */
export function propertyNames(evaluation: Evaluation): void {
  const { at, value, path, context } = evaluation;
  const described = subschema(at, "propertyNames");
  if (!isObject(value) || described === undefined) return;
  const { maxErrors } = context.prepared.options;
  for (const name of namesOf(value)) {
    if (isDone(evaluation)) return;
    const place = appendToken(path, name);
    const { errors } = context.evaluate(described, name, place, forChild(context));
    if (errors.length > 0) fail(evaluation, "propertyNames", { reasons: errors.slice(0, maxErrors) }, place);
  }
}

/** 2020-12 Core §10.3.1.1 and §10.3.1.2. */
export function prefixItemsAndItems(evaluation: Evaluation): void {
  const { at } = evaluation;
  judgeItems(evaluation, subschemaList(at, "prefixItems") ?? [], subschema(at, "items"));
}

/** Judges the first items by position and the others all alike. */
export function judgeItems(evaluation: Evaluation, prefix: readonly Subschema[], rest: Subschema | undefined): void {
  const { value, path, context } = evaluation;
  if (!Array.isArray(value)) return;
  const judged = rest === undefined ? Math.min(prefix.length, value.length) : value.length;
  for (let index = 0; index < judged; index++) {
    if (isDone(evaluation)) return;
    evaluation.evaluatedItems.add(index);
    const described = index < prefix.length ? prefix[index]! : rest!;
    addErrors(
      evaluation,
      context.evaluate(described, value[index], appendToken(path, index), forChild(context)).errors,
    );
  }
}

/** 2020-12 Core §10.3.1.3, Validation §6.4.4 and §6.4.5. */
export function contains(evaluation: Evaluation): void {
  const { at, value, path, context } = evaluation;
  const described = subschema(at, "contains");
  if (!Array.isArray(value) || described === undefined) return;
  const marks = isSince(at.resource.dialect.draft, "2020-12");
  const minContains = keywordValue(at, "minContains");
  const maximum = keywordValue(at, "maxContains");
  const minimum = typeof minContains === "number" ? minContains : 1;
  // Further items change nothing, unless which of them match is still to be asked.
  const isSettled = (count: number): boolean =>
    count >= minimum && maximum === undefined && !(marks && context.collects);
  let actual = 0;
  for (let index = 0; index < value.length && !isSettled(actual); index++) {
    const outcome = context.evaluate(described, value[index], appendToken(path, index), forVerdict(forChild(context)));
    if (outcome.errors.length > 0) continue;
    actual++;
    if (marks) evaluation.evaluatedItems.add(index);
  }
  if (actual >= minimum && !(typeof maximum === "number" && actual > maximum)) return;
  fail(evaluation, "contains", { actual, minimum, ...(typeof maximum === "number" ? { maximum } : {}) });
}
