import { equal } from "../json/equal.ts";
import { escapeToken } from "../json/pointer.ts";
import { type ActualType, type Json, type TypeName, typeOf } from "../json/value.ts";
import { addDistinct } from "../report/distinct.ts";
import type { ExpectedType, ValidationError } from "../report/errors.ts";
import { nearestAmong } from "../report/nearest.ts";
import { typeError, valueError } from "./faults.ts";
import type { Memo } from "./memo.ts";
import { type ErrorList, type Explain, listWithin, nestErrors } from "./nesting.ts";
import { readProperty } from "./properties.ts";

/** What generated code knows of a union. Indices are those of the branches. */
export interface Union {
  readonly keyword: "anyOf" | "oneOf";
  readonly schemaPath: string;
  /** For each branch the types it takes; null for any. */
  readonly types: readonly (readonly TypeName[] | null)[];
  /** Null where a branch takes any type: then no `type` error can be told. */
  readonly expectedType: ExpectedType | null;
  /** For each branch the values it allows; null where it lists none. */
  readonly allowed: readonly (readonly Json[] | null)[];
  readonly tags: readonly {
    readonly name: string;
    readonly values: readonly (readonly Json[] | null)[];
    readonly required: readonly boolean[];
  }[];
}

/** Unions within branches of branches of branches are told without theirs: the lists would multiply at each level. */
const MOST_LEVELS = 2;

/**
 * Reports a union of which no branch matched: the branch that was meant, where type and tags tell it, the tag or the
 * type itself where that is what is wrong, or each branch's errors. What was told since the index `from` is not told
 * again.
 */
export function explainUnion(
  value: unknown,
  path: string,
  errors: ErrorList,
  from: number,
  depth: number,
  memo: Memo | null,
  most: number,
  union: Union,
  branches: readonly Explain[],
): void {
  const { keyword, schemaPath } = union;
  const actualType = typeOf(value);
  let alive = [...branches.keys()].filter((i) => fits(actualType, union.types[i]!));
  const noneFits = alive.length === 0;
  if (noneFits) {
    if (union.expectedType !== null) {
      // A list of its own: what an error holds is the caller's.
      const expected = typeof union.expectedType === "string" ? union.expectedType : union.expectedType.slice();
      addDistinct(errors, typeError(value, path, expected, schemaPath), most, from);
      return;
    }
    alive = [...branches.keys()];
  } else if (alive.length > 1 && actualType === "object") {
    const narrowed = narrowByTags(value as Record<string, unknown>, path, union, alive);
    if (!Array.isArray(narrowed)) {
      addDistinct(errors, narrowed as ValidationError, most, from);
      return;
    }
    alive = narrowed;
  }
  const listed = noneFits || alive.length === 1 ? null : valuesOf(alive.map((i) => union.allowed[i]!));
  if (listed !== null) {
    const error = valueError(value, path, "enum", listed, nearestAmong(textsOf(listed)), schemaPath);
    addDistinct(errors, error, most, from);
    return;
  }
  const level = errors.unionLevel === undefined ? 0 : errors.unionLevel;
  if (alive.length === 1 && !noneFits) {
    for (const error of errorsOf(alive[0]!, level)) addDistinct(errors, error, most, from);
    return;
  }
  const all = level > MOST_LEVELS ? [] : [...branches.keys()].map((branch) => errorsOf(branch, level + 1));
  let [closest = 0] = alive;
  if (all.length > 0) for (const i of alive) if (count(i) < count(closest)) closest = i;
  const facts = { branches: all.map((list) => list.slice(0, most)), closest, schemaPath };
  addDistinct(errors, keyword === "anyOf" ? { path, keyword, ...facts } : { path, keyword, ...facts }, most, from);

  function errorsOf(branch: number, unionLevel: number): ValidationError[] {
    const own = listWithin(unionLevel);
    branches[branch]!(value, own, depth, memo);
    nestErrors(own, 0, path);
    return own;
  }

  function count(branch: number): number {
    return Math.min(all[branch]!.length, most + 1);
  }
}

function fits(actual: ActualType, types: readonly TypeName[] | null): boolean {
  if (types === null) return true;
  return types.includes(actual as TypeName) || (actual === "integer" && types.includes("number"));
}

/** The branches that the tags leave, or the error at a tag that leaves none. */
function narrowByTags(
  object: Record<string, unknown>,
  path: string,
  union: Union,
  branches: readonly number[],
): number[] | ValidationError {
  let alive = [...branches];
  for (const tag of union.tags) {
    if (!alive.every((i) => tag.values[i] !== null)) continue;
    const place = `${path}/${escapeToken(tag.name)}`;
    const allowed = valuesOf(alive.map((i) => tag.values[i]!))!;
    const value = readProperty(object, tag.name);
    if (value === undefined) {
      if (!alive.every((i) => tag.required[i])) continue;
      return { path: place, keyword: "required", allowed, schemaPath: union.schemaPath };
    }
    const left = alive.filter((i) => tag.values[i]!.some((each) => equal(each, value)));
    if (left.length === 0) {
      return valueError(value, place, "enum", allowed, nearestAmong(textsOf(allowed)), union.schemaPath);
    }
    alive = left;
    if (alive.length === 1) break;
  }
  return alive;
}

/** All values of the lists, each once; null where one of them is no list. */
function valuesOf(lists: readonly (readonly Json[] | null)[]): Json[] | null {
  const all: Json[] = [];
  for (const list of lists) {
    if (list === null) return null;
    for (const each of list) if (!all.some((known) => equal(known, each))) all.push(each);
  }
  return all;
}

function textsOf(values: readonly Json[]): string[] {
  return values.filter((each) => typeof each === "string");
}
