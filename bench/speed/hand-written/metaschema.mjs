/** The 2020-12 metaschema as a person would write it: schemas are sparse, so one walk over the members there are. */

const names = new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);
const uriReference = /^[^#]*#?$/;
const anchor = /^[A-Za-z_][-A-Za-z0-9._]*$/;

/** @param {any} v */
const isObject = (v) => typeof v === "object" && v !== null && !Array.isArray(v);
/** @param {any} v */
const isCount = (v) => Number.isInteger(v) && v >= 0;

/** @param {any} v */
function isStringSet(v) {
  if (!Array.isArray(v)) return false;
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return v.length < 24 ? v.every((each, i) => v.indexOf(each) === i) : new Set(v).size === v.length;
}

/** @param {any} v @param {number} depth */
function isSchemaList(v, depth) {
  return Array.isArray(v) && v.length > 0 && v.every((each) => isSchema(each, depth + 1));
}

/** @param {any} v @param {number} depth */
function isSchemaMap(v, depth) {
  if (!isObject(v)) return false;
  for (const key in v) if (!isSchema(v[key], depth + 1)) return false;
  return true;
}

/** @param {any} v @param {number} [depth] @returns {boolean} */
export function isSchema(v, depth = 0) {
  if (typeof v === "boolean") return true;
  if (!isObject(v) || depth > 500) return false;
  for (const key in v) if (!isKeyword(key, v[key], depth)) return false;
  return true;
}

/** @param {string} key @param {any} value @param {number} depth */
function isKeyword(key, value, depth) {
  switch (key) {
    case "type":
      if (typeof value === "string") return names.has(value);
      return isStringSet(value) && value.length > 0 && value.every((/** @type {any} */ each) => names.has(each));
    case "$id":
      return typeof value === "string" && uriReference.test(value);
    case "$anchor":
    case "$dynamicAnchor":
      return typeof value === "string" && anchor.test(value);
    case "$schema":
    case "$ref":
    case "$dynamicRef":
    case "$recursiveRef":
    case "$comment":
    case "title":
    case "description":
    case "pattern":
    case "format":
    case "contentEncoding":
    case "contentMediaType":
      return typeof value === "string";
    case "$recursiveAnchor":
      return typeof value === "string" && anchor.test(value);
    case "deprecated":
    case "readOnly":
    case "writeOnly":
    case "uniqueItems":
      return typeof value === "boolean";
    case "maximum":
    case "minimum":
    case "exclusiveMaximum":
    case "exclusiveMinimum":
      return typeof value === "number";
    case "multipleOf":
      return typeof value === "number" && value > 0;
    case "maxLength":
    case "minLength":
    case "maxItems":
    case "minItems":
    case "maxProperties":
    case "minProperties":
    case "maxContains":
    case "minContains":
      return isCount(value);
    case "required":
      return isStringSet(value);
    case "enum":
    case "examples":
      return Array.isArray(value);
    case "dependentRequired":
      return isObject(value) && Object.values(value).every(isStringSet);
    case "$vocabulary":
      return isObject(value) && Object.values(value).every((each) => typeof each === "boolean");
    case "properties":
    case "patternProperties":
    case "$defs":
    case "definitions":
    case "dependentSchemas":
      return isSchemaMap(value, depth);
    case "dependencies":
      if (!isObject(value)) return false;
      return Object.values(value).every((each) =>
        Array.isArray(each) ? isStringSet(each) : isSchema(each, depth + 1),
      );
    case "allOf":
    case "anyOf":
    case "oneOf":
    case "prefixItems":
      return isSchemaList(value, depth);
    case "additionalProperties":
    case "propertyNames":
    case "items":
    case "contains":
    case "not":
    case "if":
    case "then":
    case "else":
    case "unevaluatedProperties":
    case "unevaluatedItems":
    case "contentSchema":
      return isSchema(value, depth + 1);
    default:
      return true;
  }
}
