import { equal } from "../json/equal.ts";
import { escapeToken } from "../json/pointer.ts";
import { type ActualType, type Json, type TypeName, typeOf } from "../json/value.ts";
import { addDistinct } from "../report/distinct.ts";
import type { ExpectedType, ValidationError } from "../report/errors.ts";
import { slipHint } from "../report/hint.ts";
import { suggest } from "../report/nearest.ts";
import type { Memo } from "./memo.ts";
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

/** A list of errors, and in how many unions' `branches` it lies. */
export interface ErrorList extends Array<ValidationError> {
  unionLevel?: number;
}

/** Unions within branches of branches of branches are told without theirs: the lists would multiply at each level. */
const MOST_LEVELS = 2;

/** Writes the errors of one branch. */
export type ExplainBranch = (value: unknown, path: string, errors: ErrorList, depth: number, memo: Memo) => void;

/**
 * Reports a union of which no branch matched: the branch that was meant, where type and tags tell it, the tag or the
 * type itself where that is what is wrong, or each branch's errors.
 */
export function explainUnion(
  value: unknown,
  path: string,
  errors: ErrorList,
  depth: number,
  memo: Memo,
  most: number,
  union: Union,
  branches: readonly ExplainBranch[],
): void {
  const { keyword, schemaPath } = union;
  const actualType = typeOf(value);
  let alive = [...branches.keys()].filter((i) => fits(actualType, union.types[i]!));
  const noneFits = alive.length === 0;
  if (noneFits) {
    if (union.expectedType !== null) {
      // A list of its own: what an error holds is the caller's.
      const expectedType = typeof union.expectedType === "string" ? union.expectedType : union.expectedType.slice();
      const hint = slipHint(value, typeof expectedType === "string" ? [expectedType] : expectedType, null);
      addDistinct(errors, { path, keyword: "type", expectedType, actualType, ...hint, schemaPath }, most);
      return;
    }
    alive = [...branches.keys()];
  } else if (alive.length > 1 && actualType === "object") {
    const narrowed = narrowByTags(value as Record<string, unknown>, path, union, alive);
    if (!Array.isArray(narrowed)) {
      addDistinct(errors, narrowed as ValidationError, most);
      return;
    }
    alive = narrowed;
  }
  const listed = noneFits || alive.length === 1 ? null : valuesOf(alive.map((i) => union.allowed[i]!));
  if (listed !== null) {
    addDistinct(
      errors,
      { path, keyword: "enum", allowed: listed, ...suggest(value, textsOf(listed)), schemaPath },
      most,
    );
    return;
  }
  const { unionLevel: level = 0 } = errors;
  if (alive.length === 1 && !noneFits) {
    for (const error of errorsOf(alive[0]!, level)) addDistinct(errors, error, most);
    return;
  }
  const all = level > MOST_LEVELS ? [] : [...branches.keys()].map((branch) => errorsOf(branch, level + 1));
  let [closest = 0] = alive;
  if (all.length > 0) for (const i of alive) if (count(i) < count(closest)) closest = i;
  const facts = { branches: all.map((list) => list.slice(0, most)), closest, schemaPath };
  addDistinct(errors, keyword === "anyOf" ? { path, keyword, ...facts } : { path, keyword, ...facts }, most);

  function errorsOf(branch: number, unionLevel: number): ValidationError[] {
    const own: ErrorList = [];
    own.unionLevel = unionLevel;
    branches[branch]!(value, path, own, depth, memo);
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
      const more = suggest(value, textsOf(allowed));
      return { path: place, keyword: "enum", allowed, ...more, schemaPath: union.schemaPath };
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
