import { splitPointer } from "../json/pointer.ts";
import { isObject, type Json, member } from "../json/value.ts";
import type { ValidationError } from "../report/errors.ts";
import { errorMessage } from "../report/messages.ts";
import { type SchemaProblem, suggestText } from "./problems.ts";

/** Type names of other languages. */
const foreignTypes: ReadonlyMap<string, string> = new Map([
  ["dict", "object"],
  ["map", "object"],
  ["hash", "object"],
  ["hashmap", "object"],
  ["list", "array"],
  ["tuple", "array"],
  ["set", "array"],
  ["arraylist", "array"],
  ["int", "integer"],
  ["long", "integer"],
  ["float", "number"],
  ["double", "number"],
  ["decimal", "number"],
  ["str", "string"],
  ["char", "string"],
  ["bool", "boolean"],
  ["none", "null"],
]);

/** A metaschema's error as a problem of the schema, with the JSON Schema way where the slip is a usual one. */
export function faultToProblem(fault: ValidationError, schema: Json, pointer: string, uri: string): SchemaProblem {
  const tokens = splitPointer(fault.path) ?? [];
  const keyword = tokens.findLast((token) => !/^\d+$/u.test(token));
  const suggestion = suggest(tokens.at(-1), valueAt(schema, tokens)) ?? spellingOf(fault);
  return {
    pointer: pointer + fault.path,
    ...(keyword === undefined ? {} : { keyword }),
    message: errorMessage(plain(fault)),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(uri === "" ? {} : { uri }),
  };
}

/** A near miss among the allowed values. */
function spellingOf(fault: ValidationError): string | undefined {
  if (fault.keyword !== "enum" || fault.suggestion === undefined) return undefined;
  return typeof fault.suggestion === "string"
    ? suggestText(fault.suggestion)
    : `did you mean ${JSON.stringify(fault.suggestion)}?`;
}

/**
 * The fault without what the problem tells in its own field, and without the shape that was due: of a schema object that
 * would be the metaschema in brief.
 */
function plain(fault: ValidationError): ValidationError {
  if (fault.keyword === "type") {
    const { expectedShape: _, ...facts } = fault;
    return facts;
  }
  if (fault.keyword === "enum") {
    const { suggestion: _, ...facts } = fault;
    return facts;
  }
  return fault;
}

function suggest(keyword: string | undefined, value: Json | undefined): string | undefined {
  switch (keyword) {
    case "required":
      if (typeof value === "boolean") return "`required` is a list of names, on the object that holds the properties";
      return undefined;
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      if (typeof value === "boolean")
        return `\`${keyword}\` is the bound itself, a number; the boolean form is draft-04's`;
      return undefined;
    case "items":
      return Array.isArray(value) ? "a list of schemas by position is `prefixItems`" : undefined;
    case "type": {
      if (typeof value !== "string") return undefined;
      if (value.toLowerCase() === "any") return "leave `type` out where any type will do";
      const meant = foreignTypes.get(value.toLowerCase());
      return meant === undefined ? undefined : suggestText(meant);
    }
    case "properties":
      return Array.isArray(value) ? "`properties` is an object: name to schema" : undefined;
    default:
      return undefined;
  }
}

function valueAt(schema: Json, tokens: readonly string[]): Json | undefined {
  let value: Json | undefined = schema;
  for (const token of tokens) {
    if (Array.isArray(value)) value = value[Number(token)];
    else if (value !== undefined && isObject(value)) value = member(value, token);
    else return undefined;
  }
  return value;
}
