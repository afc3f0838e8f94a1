/** 2020-12 Core §11: subschemas for what nothing else of the schema object has evaluated. */
import { appendToken } from "../json/pointer.ts";
import { isObject } from "../json/value.ts";
import { nearest } from "../report/nearest.ts";
import { subschema } from "../schema/subschema.ts";
import { addErrors, type Evaluation, fail, forChild, isDone } from "./evaluation.ts";
import { namesOf } from "./instance.ts";

/** 2020-12 Core §11.3. */
export function unevaluatedProperties(evaluation: Evaluation): void {
  const { at, value, path, context, evaluatedProperties } = evaluation;
  const described = subschema(at, "unevaluatedProperties");
  if (!isObject(value) || described === undefined) return;
  for (const name of namesOf(value)) {
    if (isDone(evaluation)) return;
    if (evaluatedProperties.has(name)) continue;
    evaluatedProperties.add(name);
    const place = appendToken(path, name);
    if (described.schema === false) {
      const suggestion = nearest(name, [...context.prepared.expectations.properties(at).keys()]);
      fail(evaluation, "unevaluatedProperties", suggestion === undefined ? {} : { suggestion }, place);
    } else {
      addErrors(evaluation, context.evaluate(described, value[name], place, forChild(context)).errors);
    }
  }
}

/** 2020-12 Core §11.2. */
export function unevaluatedItems(evaluation: Evaluation): void {
  const { at, value, path, context, evaluatedItems } = evaluation;
  const described = subschema(at, "unevaluatedItems");
  if (!Array.isArray(value) || described === undefined) return;
  for (let index = 0; index < value.length; index++) {
    if (isDone(evaluation)) return;
    if (evaluatedItems.has(index)) continue;
    evaluatedItems.add(index);
    const place = appendToken(path, index);
    if (described.schema === false) fail(evaluation, "unevaluatedItems", {}, place);
    else addErrors(evaluation, context.evaluate(described, value[index], place, forChild(context)).errors);
  }
}
