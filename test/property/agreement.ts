import { isDeepStrictEqual } from "node:util";
import type { Result } from "../../src/report/errors.ts";
import type { Engine, Validator } from "../../src/schema/validator.ts";
import type { Case } from "./arbitraries/cases.ts";
import { rewriteSchemas } from "./rewrite.ts";

/** How two engines differ. */
export interface Difference {
  readonly about: "registration" | "warnings" | "verdict" | "errors";
  readonly left: unknown;
  readonly right: unknown;
  readonly instance?: unknown;
}

/** What was compared. */
export interface Tally {
  schemas: number;
  refused: number;
  valid: number;
  invalid: number;
  truncated: number;
  tooDeep: number;
}

export function newTally(): Tally {
  return { schemas: 0, refused: 0, valid: 0, invalid: 0, truncated: 0, tooDeep: 0 };
}

/** The first difference between two engines on a schema and its instances. */
export function findDifference(
  left: Engine,
  right: Engine,
  { schema, options, instances }: Case,
  tally: Tally = newTally(),
): Difference | undefined {
  const one = register(left, schema, options);
  const other = register(right, schema, options);
  tally.schemas++;
  if ("problems" in one || "problems" in other) {
    tally.refused++;
    return isDeepStrictEqual(one, other) ? undefined : { about: "registration", left: one, right: other };
  }
  if (!isDeepStrictEqual(one.warnings, other.warnings)) {
    return { about: "warnings", left: one.warnings, right: other.warnings };
  }
  for (const instance of instances) {
    const result = one.validate(instance);
    const otherResult = other.validate(instance);
    if (result.ok) tally.valid++;
    else tally.invalid++;
    if (!result.ok && result.truncated) tally.truncated++;
    const verdicts = [result.ok, one.check(instance), otherResult.ok, other.check(instance)];
    if (new Set(verdicts).size > 1) {
      const [deep, other] = isCutShort(result) ? [left, otherResult] : [right, result];
      if (isCutShort(result) !== isCutShort(otherResult) && passesOver(deep, other.ok, { schema, options, instance })) {
        tally.tooDeep++;
        continue;
      }
      return { about: "verdict", left: [...verdicts, result], right: otherResult, instance };
    }
    if (isCutShort(result) || isCutShort(otherResult)) tally.tooDeep++;
    else if (!result.ok && !isDeepStrictEqual(result, otherResult)) {
      return { about: "errors", left: result, right: otherResult, instance };
    }
  }
  return undefined;
}

/**
 * An `if` alone decides nothing, nor does a branch beside one that takes whatever comes there: an engine that passes it
 * over never finds out how deep it would lead. Its verdict is then the other engine's where there are no such branches.
 */
function passesOver(
  engine: Engine,
  verdict: boolean,
  { schema, options, instance }: Omit<Case, "instances"> & { readonly instance: unknown },
): boolean {
  if (JSON.stringify(schema).includes('"if":')) return true;
  const narrowed = rewriteSchemas(schema, (each) => {
    const { anyOf: branches } = each;
    const shallow = Array.isArray(branches)
      ? branches.filter((branch) => !/"\$\w*[rR]ef":/u.test(JSON.stringify(branch)))
      : [];
    return shallow.length > 0 ? { ...each, anyOf: shallow } : each;
  });
  const judged = register(engine, narrowed, options);
  return "check" in judged && judged.check(instance) === verdict;
}

/**
 * Too deep an instance, or one that throws when read, ends a walk wherever it is met, and its other errors are lost. An engine that has faults enough, or
 * sees from a tag which branch was meant, need not walk there: so then only the verdicts are compared.
 */
function isCutShort(result: Result<unknown>): boolean {
  return !result.ok && (result.errors[0].keyword === "maxDepth" || result.errors[0].keyword === "access");
}

function register(engine: Engine, schema: Case["schema"], options: Case["options"]): Validator | Refusal {
  try {
    return engine(schema as never, options);
  } catch (error) {
    // Not by class: a bundled engine has its own.
    if (!(error instanceof Error) || !("problems" in error)) throw error;
    return { problems: error.problems };
  }
}

interface Refusal {
  readonly problems: unknown;
}
