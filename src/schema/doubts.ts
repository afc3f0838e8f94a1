import { equal } from "../json/equal.ts";
import { isObject, member, typeOf } from "../json/value.ts";
import type { Expectations } from "./expectation.ts";
import type { SchemaProblem } from "./problems.ts";
import { keywordValue, type Subschema, subschemaMap } from "./subschema.ts";

/** What can be used as it stands, and looks like a mistake all the same. */
export function findDoubts(subschemas: readonly Subschema[], expectations: Expectations): SchemaProblem[] {
  return subschemas.flatMap((at) => [...refusedDefault(at, expectations), ...forbiddenRequired(at)]);
}

/** A `default` of a type or a value that its own schema does not take. */
function refusedDefault(at: Subschema, expectations: Expectations): SchemaProblem[] {
  const value = keywordValue(at, "default");
  if (value === undefined) return [];
  const allowed = expectations.allowed(at);
  const types = expectations.types(at);
  const type = typeOf(value);
  const fits = types === undefined || types.some((each) => each === type || (each === "number" && type === "integer"));
  if (fits && (allowed === undefined || allowed.some((each) => equal(each, value)))) return [];
  return [doubt(at, "default", "the default is not valid against its own schema")];
}

/** A name that is required and forbidden at once makes every object invalid. */
function forbiddenRequired(at: Subschema): SchemaProblem[] {
  const required = keywordValue(at, "required");
  if (!Array.isArray(required) || keywordValue(at, "additionalProperties") !== false) return [];
  if ((subschemaMap(at, "patternProperties")?.size ?? 0) > 0) return [];
  const properties = keywordValue(at, "properties");
  return (required as readonly string[])
    .filter((name) => properties === undefined || !isObject(properties) || member(properties, name) === undefined)
    .map((name) =>
      doubt(at, "required", `${JSON.stringify(name)} is required, and \`additionalProperties: false\` forbids it`),
    );
}

function doubt(at: Subschema, keyword: string, message: string): SchemaProblem {
  const { uri } = at.resource.document;
  return { pointer: `${at.documentPointer}/${keyword}`, keyword, message, ...(uri === "" ? {} : { uri }) };
}
