import type { Subschema } from "../schema/subschema.ts";
import type { Context, Outcome, Remembered } from "./evaluation.ts";

/**
 * A subschema met again at the same place, under the same circumstances, makes the same of it. Targets of references and
 * branches of unions are met again: definitions can double at each level, and what no branch matches is judged once for
 * the verdict and once for the list of each branch's errors, at every level of unions in unions.
 *
 * Of a value that stands at several places only the last is remembered: what is met again is met before the next.
 */
export function evaluateOnce(at: Subschema, value: unknown, path: string, context: Context): Outcome {
  const byValue = context.remembered.get(at) ?? new Map<unknown, Remembered>();
  context.remembered.set(at, byValue);
  const last = byValue.get(value);
  const known = last?.path === path ? last : { path, outcomes: [] };
  byValue.set(value, known);
  const before = known.outcomes.find((each) => isSameContext(each.context, context));
  if (before !== undefined) return before.outcome;
  const outcome = context.evaluate(at, value, path, context);
  known.outcomes.push({ context, outcome });
  return outcome;
}

/** Whether a schema makes the same of a value under both. Depth is left out: too deep an instance ends the whole call. */
function isSameContext(left: Context, right: Context): boolean {
  return (
    left.collects === right.collects &&
    left.mostErrors === right.mostErrors &&
    left.isExhaustive === right.isExhaustive &&
    left.unionLevel === right.unionLevel &&
    left.dynamicScope.length === right.dynamicScope.length &&
    left.dynamicScope.every((resource, index) => resource === right.dynamicScope[index])
  );
}
