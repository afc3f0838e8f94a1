import { equal } from "../json/equal.ts";
import { escapeToken } from "../json/pointer.ts";
import { isOwn, typeOf } from "../json/value.ts";
import { nativeTest, tableTest } from "../regex/index.ts";
import { addDistinct } from "../report/distinct.ts";
import { markNull } from "../report/hint.ts";
import { tooDeep } from "../report/limits.ts";
import { nearestAmong } from "../report/nearest.ts";
import { nestBriefErrors, tellBriefly } from "../runtime/brief.ts";
import { decodesAsBase64, holdsJson } from "../runtime/content.ts";
import { nameError, typeError, valueError } from "../runtime/faults.ts";
import { explainOnce, verdictsOf } from "../runtime/memo.ts";
import { isMultipleOf } from "../runtime/multiple-of.ts";
import { explainAlso, nestErrors } from "../runtime/nesting.ts";
import { isPresent, listed, namesOf, ownValue } from "../runtime/properties.ts";
import { codePointCount } from "../runtime/text.ts";
import { explainUnion } from "../runtime/union.ts";
import { explainUnique, isUnique } from "../runtime/unique.ts";

export type HelperName =
  | "addDistinct"
  | "codePointCount"
  | "decodesAsBase64"
  | "equal"
  | "escapeToken"
  | "explainAlso"
  | "explainOnce"
  | "explainUnion"
  | "explainUnique"
  | "holdsJson"
  | "isMultipleOf"
  | "isOwn"
  | "isPresent"
  | "isUnique"
  | "listed"
  | "markNull"
  | "nameError"
  | "namesOf"
  | "nativeTest"
  | "nearestAmong"
  | "nestBriefErrors"
  | "nestErrors"
  | "ownValue"
  | "tableTest"
  | "tellBriefly"
  | "tooDeep"
  | "typeError"
  | "typeOf"
  | "valueError"
  | "verdictsOf";

/** What generated code may call besides the language itself, by the name it is called by. */
export const helpers: Readonly<Record<HelperName, unknown>> = {
  addDistinct,
  codePointCount,
  decodesAsBase64,
  equal,
  escapeToken,
  explainAlso,
  explainOnce,
  explainUnion,
  explainUnique,
  holdsJson,
  isMultipleOf,
  isOwn,
  isPresent,
  isUnique,
  listed,
  markNull,
  nameError,
  namesOf,
  nativeTest,
  nearestAmong,
  nestBriefErrors,
  nestErrors,
  ownValue,
  tableTest,
  tellBriefly,
  tooDeep,
  typeError,
  typeOf,
  valueError,
  verdictsOf,
};
