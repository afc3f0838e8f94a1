/** 2020-12 Core §4.3.2 (boolean schemas), §7.1 (dynamic scope), §8.2.3 (references). */
import { tooDeep } from "../report/limits.ts";
import type { Reference, Resource, Subschema } from "../schema/subschema.ts";
import { rootOf } from "../schema/walk.ts";
import { addOutcome, type Context, type Evaluation, fail } from "./evaluation.ts";
import { evaluateOnce } from "./once.ts";

/** 2020-12 Core §4.3.2. */
export function booleanSchema(evaluation: Evaluation): void {
  if (evaluation.at.schema === false) fail(evaluation, "false", {}, evaluation.path, "");
}

/**
 * 2020-12 Core §7.1. A resource entered before is not listed again: the outermost one decides, so the second mention
 * would never be read.
 */
export function enterResource(context: Context, resource: Resource): Context {
  if (context.dynamicScope.includes(resource)) return context;
  return { ...context, dynamicScope: [...context.dynamicScope, resource] };
}

/** 2020-12 Core §8.2.3.1. */
export function ref(evaluation: Evaluation): void {
  follow(evaluation, "$ref");
}

/** 2020-12 Core §8.2.3.2. */
export function dynamicRef(evaluation: Evaluation): void {
  follow(evaluation, "$dynamicRef");
}

/** 2019-09 Core §8.2.4.2. */
export function recursiveRef(evaluation: Evaluation): void {
  follow(evaluation, "$recursiveRef");
}

function follow(evaluation: Evaluation, keyword: Reference["keyword"]): void {
  const { at, value, path, context } = evaluation;
  const reference = at.references.find((each) => each.keyword === keyword);
  if (reference === undefined) return;
  const target = targetOf(reference, context.dynamicScope);
  addOutcome(evaluation, evaluateOnce(target, value, path, enterTarget(context, target)));
}

/** The outermost resource of the dynamic scope that has the anchor decides. */
function targetOf(reference: Reference, dynamicScope: readonly Resource[]): Subschema {
  const { target, dynamicAnchor } = reference;
  if (dynamicAnchor === undefined) return target;
  for (const resource of dynamicScope) {
    const found = dynamicAnchor === "" ? recursiveRoot(resource) : resource.dynamicAnchors.get(dynamicAnchor);
    if (found !== undefined) return found;
  }
  return target;
}

function recursiveRoot(resource: Resource): Subschema | undefined {
  return resource.recursiveAnchor ? rootOf(resource) : undefined;
}

/** Counts a level of recursion where the target can lead back to itself. */
function enterTarget(context: Context, target: Subschema): Context {
  const { prepared, depth } = context;
  if (!prepared.recursive.has(target)) return context;
  if (depth + 1 > prepared.options.maxDepth) throw tooDeep;
  return { ...context, depth: depth + 1 };
}
