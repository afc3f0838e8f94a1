import { equal } from "../json/equal.ts";
import { escapeToken } from "../json/pointer.ts";
import { isOwn, typeOf } from "../json/value.ts";
import { nativeTest, tableTest } from "../regex/index.ts";
import { addDistinct } from "../report/distinct.ts";
import { markOmissible, slipHint } from "../report/hint.ts";
import { tooDeep } from "../report/limits.ts";
import { suggest } from "../report/nearest.ts";
import { decodesAsBase64, holdsJson } from "../runtime/content.ts";
import { explainOnce, verdictsOf } from "../runtime/memo.ts";
import { isMultipleOf } from "../runtime/multiple-of.ts";
import { isPresent, namesOf, ownValue } from "../runtime/properties.ts";
import { codePointCount } from "../runtime/text.ts";
import { explainUnion } from "../runtime/union.ts";
import { explainUnique, isUnique } from "../runtime/unique.ts";

export type HelperName =
  | "addDistinct"
  | "codePointCount"
  | "decodesAsBase64"
  | "equal"
  | "escapeToken"
  | "explainOnce"
  | "explainUnion"
  | "explainUnique"
  | "holdsJson"
  | "isMultipleOf"
  | "isOwn"
  | "isPresent"
  | "isUnique"
  | "markOmissible"
  | "namesOf"
  | "nativeTest"
  | "ownValue"
  | "slipHint"
  | "suggest"
  | "tableTest"
  | "tooDeep"
  | "typeOf"
  | "verdictsOf";

/** What generated code may call besides the language itself, by the name it is called by. */
export const helpers: Readonly<Record<HelperName, unknown>> = {
  addDistinct,
  codePointCount,
  decodesAsBase64,
  equal,
  escapeToken,
  explainOnce,
  explainUnion,
  explainUnique,
  holdsJson,
  isMultipleOf,
  isOwn,
  isPresent,
  isUnique,
  markOmissible,
  namesOf,
  nativeTest,
  ownValue,
  slipHint,
  suggest,
  tableTest,
  tooDeep,
  typeOf,
  verdictsOf,
};
