import { addDistinct } from "../report/distinct.ts";
import type { ErrorFacts, FailingKeyword, ValidationError } from "../report/errors.ts";
import type { PreparedSchema } from "../schema/prepare.ts";
import { type Resource, type Subschema, schemaPath } from "../schema/subschema.ts";

/** What a schema makes of an instance: valid where there are no errors. */
export interface Outcome {
  readonly errors: readonly ValidationError[];
  /** The names and indices that a later `unevaluated…` of this place has no say in (2020-12 Core §11). */
  readonly evaluatedProperties: ReadonlySet<string>;
  readonly evaluatedItems: ReadonlySet<number>;
}

/** What every keyword may need to know, whatever schema object it stands in. */
export interface Context {
  readonly prepared: PreparedSchema;
  /** The test of each pattern, by the pattern as written. */
  readonly patterns: ReadonlyMap<string, (text: string) => boolean>;
  /** Where a list of errors stops growing: one more than is reported, or one where only the verdict is asked. */
  readonly mostErrors: number;
  /** Whether an `unevaluated…` of this place of the instance is to come. */
  readonly collects: boolean;
  /**
   * Whether the walk goes on when the list is full: a branch of a union becomes one error, so what it evaluated still
   * decides what `unevaluated…` reports after it.
   */
  readonly isExhaustive: boolean;
  /** The resources entered, outermost first, each once (2020-12 Core §7.1). */
  readonly dynamicScope: readonly Resource[];
  /** The levels of recursion entered. */
  readonly depth: number;
  /** In how many unions' `branches` the errors lie. */
  readonly unionLevel: number;
  /** What came of the values of this call so far, by subschema and value. */
  readonly remembered: Map<Subschema, Map<unknown, Remembered>>;
  /** The walk itself, handed down so that the chapters need not import it. */
  readonly evaluate: (at: Subschema, value: unknown, path: string, context: Context) => Outcome;
}

/** What a schema made of a value at one place, for each of the circumstances in which it was asked. */
export interface Remembered {
  readonly path: string;
  readonly outcomes: { readonly context: Context; readonly outcome: Outcome }[];
}

/** One schema object at work on one instance. Its keywords add to its outcome. */
export interface Evaluation extends Outcome {
  readonly at: Subschema;
  readonly value: unknown;
  /** The pointer of the instance. */
  readonly path: string;
  readonly context: Context;
  readonly errors: ValidationError[];
  readonly evaluatedProperties: Set<string>;
  readonly evaluatedItems: Set<number>;
}

/** Reports a failed keyword. `below` is where it stands, from its schema object. */
export function fail<K extends FailingKeyword>(
  evaluation: Evaluation,
  keyword: K,
  facts: ErrorFacts[K],
  path: string = evaluation.path,
  below: string = `/${keyword}`,
): void {
  const error = { path, keyword, ...facts, schemaPath: schemaPath(evaluation.at, below) };
  addErrors(evaluation, [error as unknown as ValidationError]);
}

function isFull(evaluation: Evaluation): boolean {
  return evaluation.errors.length >= evaluation.context.mostErrors;
}

/** Whether nothing that follows can show: loops over the instance end here. */
export function isDone(evaluation: Evaluation): boolean {
  return isFull(evaluation) && !evaluation.context.isExhaustive;
}

/** Takes over the errors of a subschema. */
export function addErrors(evaluation: Evaluation, errors: readonly ValidationError[]): void {
  for (const error of errors) {
    addDistinct(evaluation.errors, error, evaluation.context.mostErrors - 1);
  }
}

/** Takes over what a subschema evaluated at the same place of the instance. */
export function addEvaluated(evaluation: Evaluation, outcome: Outcome): void {
  for (const name of outcome.evaluatedProperties) evaluation.evaluatedProperties.add(name);
  for (const index of outcome.evaluatedItems) evaluation.evaluatedItems.add(index);
}

/**
 * Takes over all of an in-place subschema that has to pass. What it evaluated counts even where it failed: the schema
 * fails with it, and a property that it declares is not reported as unevaluated as well.
 */
export function addOutcome(evaluation: Evaluation, outcome: Outcome): void {
  addErrors(evaluation, outcome.errors);
  addEvaluated(evaluation, outcome);
}

/** The context for a member or an item of the instance. */
export function forChild(context: Context): Context {
  return context.collects ? { ...context, collects: false, isExhaustive: false } : context;
}

/** The context for a branch of a union. */
export function forBranch(context: Context): Context {
  return context.collects && context.mostErrors > 1 ? { ...context, isExhaustive: true } : context;
}

/** The context for a branch whose errors become part of one error. */
export function forListedBranch(context: Context): Context {
  return { ...forBranch(context), unionLevel: context.unionLevel + 1 };
}

/** The context where only the verdict is asked: the first error ends it. */
export function forVerdict(context: Context): Context {
  return { ...context, mostErrors: 1, isExhaustive: false };
}
