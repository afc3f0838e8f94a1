import { type Subschema, subschema } from "../schema/subschema.ts";
import { booleanSchema, enterResource } from "./core.ts";
import { type Context, type Evaluation, isDone, type Outcome } from "./evaluation.ts";
import { isNumber } from "./instance.ts";
import { otherRulesOf, typeRule, valueRules } from "./rules.ts";
import { typesNamed } from "./validation.ts";

/** Judges an instance by one schema, and whatever that applies. `path` is the pointer of the instance. */
export function evaluate(at: Subschema, value: unknown, path: string, outer: Context): Outcome {
  const context = collecting(enterResource(outer, at.resource), at);
  const evaluatedProperties = new Set<string>();
  const evaluatedItems = new Set<number>();
  const evaluation: Evaluation = { at, value, path, context, errors: [], evaluatedProperties, evaluatedItems };
  if (typeof at.schema === "boolean") booleanSchema(evaluation);
  else if (mayGoOn(evaluation)) applyOthers(evaluation);
  else if (context.collects && context.mostErrors > 1) {
    // What a failed schema declares is not unevaluated: the rest of it is walked for that alone.
    applyOthers({ ...evaluation, errors: [], context: { ...context, isExhaustive: true } });
  }
  return evaluation;
}

function applyOthers(evaluation: Evaluation): void {
  for (const rule of otherRulesOf.get(evaluation.at.resource.dialect.draft)!) {
    if (isDone(evaluation)) break;
    rule.apply(evaluation);
  }
}

function collecting(context: Context, at: Subschema): Context {
  const collects = subschema(at, "unevaluatedProperties") ?? subschema(at, "unevaluatedItems");
  return collects === undefined ? context : { ...context, collects: true };
}

/**
 * One correction mends one error. What has the wrong value needs no other said about it, and neither has what is of
 * the wrong type; except that a number where an integer is due is still measured as a number.
 */
function mayGoOn(evaluation: Evaluation): boolean {
  const { value, errors } = evaluation;
  for (const rule of valueRules) {
    rule.apply(evaluation);
    if (errors.length > 0) return false;
  }
  typeRule.apply(evaluation);
  return errors.length === 0 || (isNumber(value) && (typesNamed(evaluation)?.includes("integer") ?? false));
}
