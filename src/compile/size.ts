import { type Code, js } from "../codegen/code.ts";
import { allOf, atom, type Condition } from "../codegen/condition.ts";
import type { FailingKeyword } from "../report/errors.ts";
import type { ExplainContext } from "./family.ts";

/** How many properties or items there may be. */
export interface SizeLimits {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

/** Both limits of a count as one test. */
export function sizeTest(count: Code, { minimum, maximum }: SizeLimits): Condition {
  const tests: Condition[] = [];
  if (minimum !== undefined) tests.push(atom(js`${count} >= ${minimum}`, js`${count} < ${minimum}`));
  if (maximum !== undefined) tests.push(atom(js`${count} <= ${maximum}`, js`${count} > ${maximum}`));
  return allOf(tests);
}

/** An error for each limit that the count breaks. */
export function explainSize(
  count: Code,
  { minimum, maximum }: SizeLimits,
  [least, most]: readonly [FailingKeyword, FailingKeyword],
  to: ExplainContext,
): void {
  if (minimum !== undefined) {
    to.print.block(js`if (${count} < ${minimum})`, () => to.fail(least, { limit: minimum, actual: count }));
  }
  if (maximum !== undefined) {
    to.print.block(js`if (${count} > ${maximum})`, () => to.fail(most, { limit: maximum, actual: count }));
  }
}
