import type { Family } from "../family.ts";
import { allOf } from "./all-of.ts";
import { anyOf } from "./any-of.ts";
import { arrayShape } from "./array-shape.ts";
import { arraySize } from "./array-size.ts";
import { constant, enumeration } from "./const-enum.ts";
import { contains } from "./contains.ts";
import { content } from "./content.ts";
import { dependencies } from "./dependencies.ts";
import { format } from "./format.ts";
import { ifThenElse } from "./if-then-else.ts";
import { multipleOf } from "./multiple-of.ts";
import { not } from "./not.ts";
import { numericRange } from "./numeric-range.ts";
import { objectShape } from "./object-shape.ts";
import { objectSize } from "./object-size.ts";
import { oneOf } from "./one-of.ts";
import { pattern } from "./pattern.ts";
import { propertyNames } from "./property-names.ts";
import { reference } from "./reference.ts";
import { stringLength } from "./string-length.ts";
import { type } from "./type.ts";
import { unevaluatedItems } from "./unevaluated-items.ts";
import { unevaluatedProperties } from "./unevaluated-properties.ts";
import { uniqueItems } from "./unique-items.ts";

/** In the order in which they report, and in which they are checked. */
export const families: readonly Family[] = [
  type,
  enumeration,
  constant,
  stringLength,
  pattern,
  format,
  content,
  numericRange,
  multipleOf,
  objectShape,
  objectSize,
  propertyNames,
  dependencies,
  arrayShape,
  arraySize,
  uniqueItems,
  contains,
  allOf,
  anyOf,
  oneOf,
  not,
  ifThenElse,
  reference,
  unevaluatedProperties,
  unevaluatedItems,
];
