/** 2020-12 Validation §6: assertions about the instance itself. */
import { equal } from "../json/equal.ts";
import { appendToken } from "../json/pointer.ts";
import { isObject, type Json, member, type TypeName, typeOf } from "../json/value.ts";
import type { ExpectationFacts } from "../report/errors.ts";
import { slipHint } from "../report/hint.ts";
import { shapeOf } from "../schema/shape.ts";
import { keywordValue } from "../schema/subschema.ts";
import { isMultipleOf } from "./decimal.ts";
import { type Evaluation, fail, isDone } from "./evaluation.ts";
import { isNumber, isOfType, namesOf, readProperty } from "./instance.ts";
import { oneOrSeveral, suggestionFor } from "./union.ts";

/** 2020-12 Validation §6.1.1. */
export function type(evaluation: Evaluation): void {
  const { at, value, context } = evaluation;
  const types = typesNamed(evaluation);
  const expectedType = oneOrSeveral(types);
  if (types === undefined || expectedType === undefined || types.some((each) => isOfType(value, each))) return;
  const expectedShape = shapeOf(at, context.prepared.expectations);
  const actualType = typeOf(value);
  const hint = slipHint(value, types, context.prepared.expectations.itemTypes(at) ?? null);
  const shape = expectedShape === undefined ? {} : { expectedShape };
  fail(evaluation, "type", { expectedType, actualType, ...shape, ...hint });
}

/** The value of `type`, as a list. */
export function typesNamed(evaluation: Evaluation): readonly TypeName[] | undefined {
  const named = keywordValue(evaluation.at, "type");
  if (typeof named === "string") return [named as TypeName];
  return Array.isArray(named) ? named : undefined;
}

/** 2020-12 Validation §6.1.2. */
export function enumeration(evaluation: Evaluation): void {
  const { at, value } = evaluation;
  const allowed = keywordValue(at, "enum");
  if (!Array.isArray(allowed) || allowed.some((each) => equal(each, value))) return;
  fail(evaluation, "enum", { allowed, ...suggestionFor(value, allowed) });
}

/** 2020-12 Validation §6.1.3. */
export function constant(evaluation: Evaluation): void {
  const { at, value } = evaluation;
  const only = keywordValue(at, "const");
  if (only === undefined || equal(only, value)) return;
  fail(evaluation, "const", { allowed: [only], ...suggestionFor(value, [only]) });
}

/** 2020-12 Validation §6.3.2. */
export function minLength(evaluation: Evaluation): void {
  failBelow(evaluation, "minLength", countCodePoints);
}

/** 2020-12 Validation §6.3.1. */
export function maxLength(evaluation: Evaluation): void {
  failAbove(evaluation, "maxLength", countCodePoints);
}

/** Code points, not UTF-16 units. */
function countCodePoints(value: unknown): number | undefined {
  if (typeof value !== "string") return undefined;
  let count = 0;
  for (const _ of value) count++;
  return count;
}

/** 2020-12 Validation §6.3.3. */
export function pattern(evaluation: Evaluation): void {
  const { at, value, context } = evaluation;
  const written = keywordValue(at, "pattern");
  if (typeof value !== "string" || typeof written !== "string") return;
  if (!context.patterns.get(written)?.(value)) fail(evaluation, "pattern", { pattern: written });
}

/** 2020-12 Validation §6.2.4. */
export function minimum(evaluation: Evaluation): void {
  failNumber(evaluation, "minimum", (value, limit) => value >= limit);
}

/** 2020-12 Validation §6.2.5. */
export function exclusiveMinimum(evaluation: Evaluation): void {
  failNumber(evaluation, "exclusiveMinimum", (value, limit) => value > limit);
}

/** 2020-12 Validation §6.2.2. */
export function maximum(evaluation: Evaluation): void {
  failNumber(evaluation, "maximum", (value, limit) => value <= limit);
}

/** 2020-12 Validation §6.2.3. */
export function exclusiveMaximum(evaluation: Evaluation): void {
  failNumber(evaluation, "exclusiveMaximum", (value, limit) => value < limit);
}

function failNumber(
  evaluation: Evaluation,
  keyword: "minimum" | "exclusiveMinimum" | "maximum" | "exclusiveMaximum",
  isWithin: (value: number, limit: number) => boolean,
): void {
  const { at, value } = evaluation;
  const limit = keywordValue(at, keyword);
  if (isNumber(value) && typeof limit === "number" && !isWithin(value, limit)) fail(evaluation, keyword, { limit });
}

/** 2020-12 Validation §6.2.1. */
export function multipleOf(evaluation: Evaluation): void {
  const { at, value } = evaluation;
  const divisor = keywordValue(at, "multipleOf");
  if (!isNumber(value) || typeof divisor !== "number") return;
  if (!isMultipleOf(value, divisor)) fail(evaluation, "multipleOf", { divisor });
}

/** 2020-12 Validation §6.5.3. */
export function required(evaluation: Evaluation): void {
  const { at, value, path } = evaluation;
  const names = keywordValue(at, "required");
  if (!isObject(value) || !Array.isArray(names)) return;
  for (const name of names as readonly string[]) {
    if (isDone(evaluation)) return;
    if (readProperty(value, name) !== undefined) continue;
    fail(evaluation, "required", expectation(evaluation, name), appendToken(path, name));
  }
}

/** 2020-12 Validation §6.5.4. */
export function dependentRequired(evaluation: Evaluation): void {
  const { at, value } = evaluation;
  const byName = keywordValue(at, "dependentRequired");
  if (!isObject(value) || byName === undefined || !isObject(byName)) return;
  for (const name of Object.keys(byName)) {
    if (isDone(evaluation)) return;
    if (readProperty(value, name) === undefined) continue;
    requireDependents(evaluation, "dependentRequired", name, member(byName, name));
  }
}

/** Reports each of `names` that is missing beside the present property `dependsOn`. */
export function requireDependents(
  evaluation: Evaluation,
  keyword: "dependentRequired" | "dependencies",
  dependsOn: string,
  names: Json | undefined,
): void {
  const { value, path } = evaluation;
  if (!isObject(value) || !Array.isArray(names)) return;
  for (const name of names as readonly string[]) {
    if (isDone(evaluation)) return;
    if (readProperty(value, name) !== undefined) continue;
    const facts = { dependsOn, ...expectation(evaluation, name) };
    fail(evaluation, keyword, facts, appendToken(path, name), appendToken(`/${keyword}`, dependsOn));
  }
}

/** What the schema declares for a property that is missing. */
function expectation(evaluation: Evaluation, name: string): ExpectationFacts {
  const { expectations } = evaluation.context.prepared;
  const declared = expectations.properties(evaluation.at).get(name)?.at;
  if (declared === undefined) return {};
  const expectedType = oneOrSeveral(expectations.types(declared));
  const expectedShape = shapeOf(declared, expectations);
  const allowed = expectations.allowed(declared);
  return {
    ...(expectedType === undefined ? {} : { expectedType }),
    ...(expectedShape === undefined ? {} : { expectedShape }),
    ...(allowed === undefined ? {} : { allowed }),
  };
}

/** 2020-12 Validation §6.5.2. */
export function minProperties(evaluation: Evaluation): void {
  failBelow(evaluation, "minProperties", countProperties);
}

/** 2020-12 Validation §6.5.1. */
export function maxProperties(evaluation: Evaluation): void {
  failAbove(evaluation, "maxProperties", countProperties);
}

/** 2020-12 Validation §6.4.2. */
export function minItems(evaluation: Evaluation): void {
  failBelow(evaluation, "minItems", countItems);
}

/** 2020-12 Validation §6.4.1. */
export function maxItems(evaluation: Evaluation): void {
  failAbove(evaluation, "maxItems", countItems);
}

function countProperties(value: unknown): number | undefined {
  return isObject(value) ? namesOf(value).length : undefined;
}

function countItems(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

/** `count` says nothing of an instance of another type; it is not asked, so nothing is read, without the keyword. */
function failBelow(
  evaluation: Evaluation,
  keyword: "minLength" | "minProperties" | "minItems",
  count: (value: unknown) => number | undefined,
): void {
  const limit = keywordValue(evaluation.at, keyword);
  if (typeof limit !== "number") return;
  const actual = count(evaluation.value);
  if (actual !== undefined && actual < limit) fail(evaluation, keyword, { limit, actual });
}

function failAbove(
  evaluation: Evaluation,
  keyword: "maxLength" | "maxProperties" | "maxItems",
  count: (value: unknown) => number | undefined,
): void {
  const limit = keywordValue(evaluation.at, keyword);
  if (typeof limit !== "number") return;
  const actual = count(evaluation.value);
  if (actual !== undefined && actual > limit) fail(evaluation, keyword, { limit, actual });
}
