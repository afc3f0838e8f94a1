/** 2020-12 Core §10.2: subschemas that judge the instance their schema judges. */
import { appendToken } from "../json/pointer.ts";
import { isObject, member } from "../json/value.ts";
import { briefShape } from "../schema/shape.ts";
import { keywordValue, subschema, subschemaList, subschemaMap } from "../schema/subschema.ts";
import {
  addEvaluated,
  addOutcome,
  type Evaluation,
  fail,
  forBranch,
  forChild,
  forVerdict,
  isDone,
  type Outcome,
} from "./evaluation.ts";
import { readProperty } from "./instance.ts";
import { evaluateOnce } from "./once.ts";
import { explainUnion, oneOrSeveral } from "./union.ts";

/** 2020-12 Core §10.2.1.1. */
export function allOf(evaluation: Evaluation): void {
  const { at, value, path, context } = evaluation;
  for (const branch of subschemaList(at, "allOf") ?? []) {
    if (isDone(evaluation)) return;
    addOutcome(evaluation, context.evaluate(branch, value, path, context));
  }
}

/** 2020-12 Core §10.2.1.2. */
export function anyOf(evaluation: Evaluation): void {
  const { at, value, path, context } = evaluation;
  const branches = subschemaList(at, "anyOf");
  if (branches === undefined) return;
  const outcomes: Outcome[] = [];
  for (const branch of branches) {
    const outcome = evaluateOnce(branch, value, path, forBranch(context));
    if (isValid(outcome) && !context.collects) return;
    outcomes.push(outcome);
  }
  const passing = outcomes.filter(isValid);
  if (passing.length === 0) explainUnion(evaluation, "anyOf", branches, outcomes);
  for (const outcome of passing.length === 0 ? outcomes : passing) addEvaluated(evaluation, outcome);
}

/** 2020-12 Core §10.2.1.3. */
export function oneOf(evaluation: Evaluation): void {
  const { at, value, path, context } = evaluation;
  const branches = subschemaList(at, "oneOf");
  if (branches === undefined) return;
  const outcomes: Outcome[] = [];
  for (const branch of branches) outcomes.push(evaluateOnce(branch, value, path, forBranch(context)));
  const passing = outcomes.filter(isValid);
  if (passing.length === 0) explainUnion(evaluation, "oneOf", branches, outcomes);
  if (passing.length > 1) {
    const { expectations } = context.prepared;
    const matched = [...outcomes.keys()].filter((index) => isValid(outcomes[index]!));
    fail(evaluation, "oneOf", { matched, shapes: matched.map((index) => briefShape(branches[index]!, expectations)) });
  }
  for (const outcome of passing.length === 0 ? outcomes : passing) addEvaluated(evaluation, outcome);
}

/** 2020-12 Core §10.2.1.4. What it evaluates counts nowhere. */
export function not(evaluation: Evaluation): void {
  const { at, value, path, context } = evaluation;
  const negated = subschema(at, "not");
  if (negated === undefined || !isValid(context.evaluate(negated, value, path, forVerdict(forChild(context))))) return;
  const { expectations } = context.prepared;
  const forbidden = expectations.allowed(negated);
  const forbiddenType = oneOrSeveral(expectations.types(negated));
  if (forbidden !== undefined) fail(evaluation, "not", { forbidden });
  else fail(evaluation, "not", forbiddenType === undefined ? {} : { forbiddenType });
}

/** 2020-12 Core §10.2.2.1 to §10.2.2.3. */
export function ifThenElse(evaluation: Evaluation): void {
  const { at, value, path, context } = evaluation;
  const condition = subschema(at, "if");
  if (condition === undefined) return;
  // By itself `if` says nothing of the instance, only of what it evaluates.
  const isIdle = subschema(at, "then") === undefined && subschema(at, "else") === undefined;
  if (isIdle && !context.collects) return;
  const outcome = context.evaluate(condition, value, path, forVerdict(context));
  if (isValid(outcome)) addEvaluated(evaluation, outcome);
  const chosen = subschema(at, isValid(outcome) ? "then" : "else");
  if (chosen !== undefined) addOutcome(evaluation, context.evaluate(chosen, value, path, context));
}

/** 2020-12 Core §10.2.2.4. */
export function dependentSchemas(evaluation: Evaluation): void {
  const { at, value, path, context } = evaluation;
  if (!isObject(value)) return;
  for (const [name, dependent] of subschemaMap(at, "dependentSchemas") ?? []) {
    if (isDone(evaluation)) return;
    if (readProperty(value, name) === undefined) continue;
    addOutcome(evaluation, context.evaluate(dependent, value, path, context));
  }
}

/** v1, `propertyDependencies`: for each property, the schema that each string value of it brings in. */
export function propertyDependencies(evaluation: Evaluation): void {
  const { at, value, path, context } = evaluation;
  const byName = keywordValue(at, "propertyDependencies");
  if (!isObject(value) || !isObject(byName)) return;
  const dependents = subschemaMap(at, "propertyDependencies");
  for (const name of Object.keys(byName)) {
    if (isDone(evaluation)) return;
    const found = readProperty(value, name);
    const byValue = member(byName, name);
    if (typeof found !== "string" || !isObject(byValue) || !Object.hasOwn(byValue, found)) continue;
    const dependent = dependents?.get(appendToken(appendToken("", name), found));
    if (dependent !== undefined) addOutcome(evaluation, context.evaluate(dependent, value, path, context));
  }
}

function isValid(outcome: Outcome): boolean {
  return outcome.errors.length === 0;
}
