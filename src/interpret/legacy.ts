/** What older drafts say otherwise. */
import { isObject, member } from "../json/value.ts";
import { keywordValue, subschema, subschemaList, subschemaMap } from "../schema/subschema.ts";
import { judgeItems } from "./child-applicators.ts";
import { addOutcome, type Evaluation, fail, isDone } from "./evaluation.ts";
import { isNumber, readProperty } from "./instance.ts";
import { requireDependents } from "./validation.ts";

/** Draft-04 Validation §5.1.3. The boolean sharpens `minimum`, and is what failed where both do. */
export function minimumOfDraft04(evaluation: Evaluation): void {
  const { at, value } = evaluation;
  const limit = keywordValue(at, "minimum");
  if (!isNumber(value) || typeof limit !== "number") return;
  if (keywordValue(at, "exclusiveMinimum") === true) {
    if (value <= limit) fail(evaluation, "exclusiveMinimum", { limit });
  } else if (value < limit) {
    fail(evaluation, "minimum", { limit });
  }
}

/** Draft-04 Validation §5.1.2. */
export function maximumOfDraft04(evaluation: Evaluation): void {
  const { at, value } = evaluation;
  const limit = keywordValue(at, "maximum");
  if (!isNumber(value) || typeof limit !== "number") return;
  if (keywordValue(at, "exclusiveMaximum") === true) {
    if (value >= limit) fail(evaluation, "exclusiveMaximum", { limit });
  } else if (value > limit) {
    fail(evaluation, "maximum", { limit });
  }
}

/** 2019-09 Core §9.3.1.1 and §9.3.1.2. `additionalItems` means nothing without the list form of `items`. */
export function itemsAndAdditionalItems(evaluation: Evaluation): void {
  const { at } = evaluation;
  const prefix = subschemaList(at, "items");
  if (prefix === undefined) judgeItems(evaluation, [], subschema(at, "items"));
  else judgeItems(evaluation, prefix, subschema(at, "additionalItems"));
}

/** Draft-07 Validation §6.5.7: what later became `dependentSchemas` and `dependentRequired`. */
export function dependencies(evaluation: Evaluation): void {
  const { at, value, path, context } = evaluation;
  const byName = keywordValue(at, "dependencies");
  if (!isObject(value) || byName === undefined || !isObject(byName)) return;
  const dependents = subschemaMap(at, "dependencies");
  for (const name of Object.keys(byName)) {
    if (isDone(evaluation)) return;
    if (readProperty(value, name) === undefined) continue;
    const dependent = dependents?.get(name);
    if (dependent !== undefined) addOutcome(evaluation, context.evaluate(dependent, value, path, context));
    else requireDependents(evaluation, "dependencies", name, member(byName, name));
  }
}
