import type { Json } from "../json/value.ts";
import type { ExpectedType } from "../report/errors.ts";
import type { Expectations } from "../schema/expectation.ts";
import { shapeOf } from "../schema/shape.ts";
import type { Subschema } from "../schema/subschema.ts";
import type { Facts } from "./family.ts";

/** One type as its name, several as a list, none or any as nothing. */
export function expectedType(types: readonly string[] | undefined): ExpectedType | undefined {
  if (types === undefined || types.length === 0) return undefined;
  return (types.length === 1 ? types[0] : types) as ExpectedType;
}

/** What a missing property should have been, as far as the schema of the object tells. */
export function missingFacts(object: Subschema, name: string, expectations: Expectations): Facts {
  const at = expectations.properties(object).get(name)?.at;
  if (at === undefined) return {};
  return {
    expectedType: expectedType(expectations.types(at)),
    expectedShape: shapeOf(at, expectations),
    allowed: expectations.allowed(at),
  };
}

export function strings(values: readonly Json[]): string[] {
  return values.filter((value) => typeof value === "string");
}
