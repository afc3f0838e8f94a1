import { isBase64 } from "./base64.ts";
import { isDate, isDateTime, isTime } from "./date-time.ts";
import { isDuration } from "./duration.ts";
import { isEmail } from "./email.ts";
import { isHostname, isLegacyHostname } from "./hostname.ts";
import { isIdnEmail } from "./idn-email.ts";
import { isIdnHostname } from "./idn-hostname.ts";
import { isIpv4, isIpv6 } from "./ip-address.ts";
import { isJsonPointer, isRelativeJsonPointer } from "./json-pointer.ts";
import { isInt8, isInt16, isInt32, isInt64, isUint, isUint8, isUint16, isUint32, isUint64 } from "./number.ts";
import { isRegex } from "./regex.ts";
import { isAnyNumber, isAnyString } from "./unrestricted.ts";
import { isIri, isIriReference, isUri, isUriReference } from "./uri.ts";
import { isUriTemplate } from "./uri-template.ts";
import { isUuid } from "./uuid.ts";

/** A `format`. Instances of another type than it applies to are valid (2020-12 Validation §7.1). */
export type Format = StringFormat | NumberFormat;

export interface StringFormat {
  readonly name: string;
  readonly appliesTo: "string";
  /** A named function declaration, which needs nothing but others of this folder, so that its text can be printed. */
  readonly test: (value: string) => boolean;
}

export interface NumberFormat {
  readonly name: string;
  readonly appliesTo: "number";
  /** As {@link StringFormat.test}. Takes finite numbers. */
  readonly test: (value: number) => boolean;
}

/** The formats of 2020-12 Validation §7.3 and, after them, names that OpenAPI and schema generators use. */
const known: readonly Format[] = [
  { name: "date", appliesTo: "string", test: isDate },
  { name: "time", appliesTo: "string", test: isTime },
  { name: "date-time", appliesTo: "string", test: isDateTime },
  { name: "duration", appliesTo: "string", test: isDuration },
  { name: "email", appliesTo: "string", test: isEmail },
  { name: "idn-email", appliesTo: "string", test: isIdnEmail },
  { name: "hostname", appliesTo: "string", test: isHostname },
  { name: "idn-hostname", appliesTo: "string", test: isIdnHostname },
  { name: "ipv4", appliesTo: "string", test: isIpv4 },
  { name: "ipv6", appliesTo: "string", test: isIpv6 },
  { name: "uri", appliesTo: "string", test: isUri },
  { name: "uri-reference", appliesTo: "string", test: isUriReference },
  { name: "iri", appliesTo: "string", test: isIri },
  { name: "iri-reference", appliesTo: "string", test: isIriReference },
  { name: "uri-template", appliesTo: "string", test: isUriTemplate },
  { name: "uuid", appliesTo: "string", test: isUuid },
  { name: "json-pointer", appliesTo: "string", test: isJsonPointer },
  { name: "relative-json-pointer", appliesTo: "string", test: isRelativeJsonPointer },
  { name: "regex", appliesTo: "string", test: isRegex },
  { name: "url", appliesTo: "string", test: isUri },
  { name: "byte", appliesTo: "string", test: isBase64 },
  { name: "binary", appliesTo: "string", test: isAnyString },
  { name: "password", appliesTo: "string", test: isAnyString },
  { name: "int8", appliesTo: "number", test: isInt8 },
  { name: "int16", appliesTo: "number", test: isInt16 },
  { name: "int32", appliesTo: "number", test: isInt32 },
  { name: "int64", appliesTo: "number", test: isInt64 },
  { name: "uint", appliesTo: "number", test: isUint },
  { name: "uint8", appliesTo: "number", test: isUint8 },
  { name: "uint16", appliesTo: "number", test: isUint16 },
  { name: "uint32", appliesTo: "number", test: isUint32 },
  { name: "uint64", appliesTo: "number", test: isUint64 },
  { name: "float", appliesTo: "number", test: isAnyNumber },
  { name: "double", appliesTo: "number", test: isAnyNumber },
];

/** The formats by name. `url` is `uri`: the syntax, not what browsers make of it. */
export const formats: ReadonlyMap<string, Format> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ known.map((format) => [format.name, format]),
);

/**
 * The format of that name; an unknown one is an annotation. With `legacyHostname`, `hostname` is what draft-04 and
 * draft-06 mean: RFC 1123 alone, where `ab--cd.example` is valid.
 */
export function findFormat(name: string, legacyHostname: boolean): Format | undefined {
  if (legacyHostname && name === "hostname") return { name, appliesTo: "string", test: isLegacyHostname };
  return formats.get(name);
}
