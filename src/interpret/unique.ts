import { equal } from "../json/equal.ts";
import { appendToken } from "../json/pointer.ts";
import { isObject } from "../json/value.ts";
import { keywordValue } from "../schema/subschema.ts";
import { type Evaluation, fail, isDone } from "./evaluation.ts";

/** 2020-12 Validation §6.4.3. */
export function uniqueItems(evaluation: Evaluation): void {
  const { at, value, path } = evaluation;
  if (!Array.isArray(value) || keywordValue(at, "uniqueItems") !== true || value.length < 2) return;
  /** The indices of items that differ from all before them, by outline: only those of one outline are compared. */
  const known = new Map<string, number[]>();
  for (let index = 0; index < value.length; index++) {
    if (isDone(evaluation)) return;
    const outline = outlineOf(value[index], 3);
    const alike = known.get(outline) ?? [];
    known.set(outline, alike);
    const firstIndex = alike.find((earlier) => equal(value[earlier], value[index]));
    if (firstIndex === undefined) alike.push(index);
    else fail(evaluation, "uniqueItems", { firstIndex }, appendToken(path, index));
  }
}

/** Text that is the same for equal values. It looks no deeper than `depth`, as an instance may contain itself. */
function outlineOf(value: unknown, depth: number): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return String(value);
  if (Array.isArray(value)) {
    if (depth === 0) return "[…";
    // Its own `map` may be data.
    return `[${Array.from({ length: value.length }, (_, index) => outlineOf(value[index], depth - 1)).join()}]`;
  }
  if (!isObject(value)) return typeof value;
  if (depth === 0) return "{…";
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${outlineOf(value[name], depth - 1)}`).join()}}`;
}
