/** A function that explains a value writes places from that value on; its caller puts its own place before them. */
import { addDistinct } from "../report/distinct.ts";
import { makeErrorList } from "../report/error-list.ts";
import type { ValidationError } from "../report/errors.ts";
import type { Memo } from "./memo.ts";

/** A list of errors, and in how many unions' `branches` it lies. */
export interface ErrorList extends Array<ValidationError> {
  unionLevel?: number;
}

/** Writes the errors of one schema, with places from the value on. */
export type Explain = (value: unknown, errors: ErrorList, depth: number, memo: Memo | null) => void;

/** Puts a place before those of all errors from the index `from` on, the errors within them included. */
export function nestErrors(errors: readonly ValidationError[], from: number, path: string): void {
  if (path === "") return;
  for (let i = from; i < errors.length; i++) {
    const error = errors[i]! as { path: string } & Omit<ValidationError, "path">;
    error.path = path + error.path;
    if (error.keyword === "anyOf" || error.keyword === "oneOf") {
      const { branches } = error as { branches?: readonly (readonly ValidationError[])[] };
      if (branches !== undefined) for (const branch of branches) nestErrors(branch, 0, path);
    } else if (error.keyword === "propertyNames") {
      nestErrors((error as unknown as { reasons: readonly ValidationError[] }).reasons, 0, path);
    }
  }
}

/** Explains a value at a place where something may have been told since the index `from`: what was is not told again. */
export function explainAlso(
  explain: Explain,
  value: unknown,
  path: string,
  errors: ErrorList,
  from: number,
  most: number,
  depth: number,
  memo: Memo | null,
): void {
  if (errors.length === from) {
    explain(value, errors, depth, memo);
    nestErrors(errors, from, path);
    return;
  }
  const own = listWithin(errors.unionLevel);
  explain(value, own, depth, memo);
  nestErrors(own, 0, path);
  for (const error of own) addDistinct(errors, error, most, from);
}

/** An empty list that lies in so many unions' `branches`. */
export function listWithin(unionLevel: number | undefined): ErrorList {
  const list: ErrorList = makeErrorList();
  if (unionLevel !== undefined) list.unionLevel = unionLevel;
  return list;
}
