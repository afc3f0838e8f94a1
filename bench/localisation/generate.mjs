/** Valid arguments from a schema, for tools without calls. What comes out is a proposal: the caller has it judged. */
import { isObject } from "./json.mjs";
import { below, collect } from "./schema-parts.mjs";

/** @typedef {import("./schema-parts.mjs").Part} Part */

/** No value could be thought of. */
const none = Symbol("none");

// biome-ignore format: short words, many to a line
const texts = [
  "text", "abc", "a", "Abc1", "A1", "12", "1", "ABC", "2024-05-17", "2024-05-17T10:30:00Z", "2024-05-17T10:30:00",
  "10:30:00", "10:30", "https://example.com/page", "person@example.com", "192.168.0.1", "example.com", "PT1H", "#3366ff",
  "123e4567-e89b-42d3-a456-426614174000", "en", "en-US", "owner/repository", "1.2.3", "1h", "v1", "/a/b", "./a", "a.b",
  "a:b", "a_b", "a-b", "USD", "0x1f", "+15551234567", "0123456789abcdef0123456789abcdef", "deadbeefdeadbeefdeadbeefdeadbeef01234567",
  "project-1", "12345678-abcd", "5m", "10s", "1d", "file.txt", "image.png", "a,b", "1,2", "1.5", "true", "T1", "C0123456789",
  "s3://bucket/key", "git@example.com:a/b.git", "arn:aws:iam::123456789012:role/name", "sk-0123456789", "abcdefghijklmnopqrstuvwx",
];

/**
 * Minimal arguments, then one with all properties for each way of choosing the branches of its unions.
 * @param {any} schema
 * @returns {unknown[]}
 */
export function generate(schema) {
  const found = [];
  for (const [full, turn] of turns) {
    const value = make(schema, [{ schema, at: "", within: undefined }], full, turn, 0);
    if (value !== none) found.push(value);
  }
  return found;
}

/** @type {[boolean, number][]} */
const turns = [[false, 0], ...Array.from({ length: 8 }, (_, i) => /** @type {[boolean, number]} */ ([true, i]))];

/**
 * @param {any} root @param {readonly Part[]} nodes @param {boolean} full @param {number} turn which branch, modulo their number
 * @param {number} depth
 * @returns {any}
 */
function make(root, nodes, full, turn, depth) {
  if (nodes.some(({ schema }) => schema === false) || depth > 12) return none;
  const { parts } = collect(root, nodes, ({ branches }) => turn % branches.length);
  const fixed = parts.find(({ schema }) => schema.const !== undefined || Array.isArray(schema.enum))?.schema;
  if (fixed !== undefined) return fixed.const ?? fixed.enum[turn % fixed.enum.length] ?? none;
  const type = typeFrom(parts, turn);
  if (type === "object") return makeObject(root, parts, full, turn, depth);
  if (type === "array") return makeArray(root, parts, full, turn, depth);
  if (type === "string") return makeText(parts);
  if (type === "integer" || type === "number") return makeNumber(parts, type === "integer");
  return type === "null" ? null : type === "boolean" ? turn % 2 === 0 : "text";
}

/** @param {readonly Part[]} parts @param {number} turn */
function typeFrom(parts, turn) {
  const named = parts.map(({ schema }) => schema.type).filter((type) => type !== undefined);
  const narrow = named.find((type) => typeof type === "string") ?? named[0]?.[turn % named[0].length];
  if (narrow !== undefined) return narrow;
  if (parts.some(({ schema }) => isObject(schema.properties))) return "object";
  return parts.some(({ schema }) => isObject(schema.items)) ? "array" : undefined;
}

/** @param {any} root @param {readonly Part[]} parts @param {boolean} full @param {number} turn @param {number} depth */
function makeObject(root, parts, full, turn, depth) {
  const required = new Set(parts.flatMap(({ schema }) => (Array.isArray(schema.required) ? schema.required : [])));
  /** @type {Map<string, Part[]>} */
  const properties = new Map();
  for (const part of parts) {
    for (const name of Object.keys(isObject(part.schema.properties) ? part.schema.properties : {})) {
      properties.set(name, [...(properties.get(name) ?? []), below(part, "properties", name)]);
    }
  }
  for (const name of required) if (!properties.has(name)) properties.set(name, []);
  const value = Object.create(null);
  for (const [name, nodes] of properties) {
    if (!required.has(name) && (!full || depth > 6)) continue;
    const member = make(root, nodes, full, turn, depth + 1);
    if (member !== none) value[name] = member;
    else if (required.has(name)) return none;
  }
  const open = parts.find(({ schema }) => isObject(schema.additionalProperties));
  if (open !== undefined && full && properties.size === 0) {
    const member = make(root, [below(open, "additionalProperties")], full, turn, depth + 1);
    if (member !== none) value.key = member;
  }
  return { ...value };
}

/** @param {any} root @param {readonly Part[]} parts @param {boolean} full @param {number} turn @param {number} depth */
function makeArray(root, parts, full, turn, depth) {
  const least = Math.max(0, ...numbers(parts, "minItems"));
  const length = Math.min(Math.max(least, full && depth < 7 ? 2 : 0), ...numbers(parts, "maxItems"));
  const value = [];
  for (let i = 0; i < length; i++) {
    const nodes = parts.flatMap((part) => {
      const { items, prefixItems } = part.schema;
      if (Array.isArray(prefixItems) && i < prefixItems.length) return [below(part, "prefixItems", i)];
      return items === undefined ? [] : Array.isArray(items) ? [below(part, "items", i)] : [below(part, "items")];
    });
    const item = make(root, nodes, full, turn + i, depth + 1);
    if (item === none) return i >= least ? value : none;
    value.push(item);
  }
  return value;
}

/** @param {readonly Part[]} parts */
function makeText(parts) {
  const least = Math.max(0, ...numbers(parts, "minLength"));
  const most = Math.min(Number.POSITIVE_INFINITY, ...numbers(parts, "maxLength"));
  const patterns = parts.map(({ schema }) => schema.pattern).filter((pattern) => typeof pattern === "string");
  const format = parts.find(({ schema }) => typeof schema.format === "string")?.schema.format;
  const own = parts.flatMap(({ schema }) => [schema.default, ...[schema.examples ?? []].flat()]);
  const stretched = texts[0].padEnd(least, texts[0]).slice(0, most);
  const fitting = [...own, ...(formatted.get(format) ?? texts), stretched].find((text) => {
    if (typeof text !== "string" || text.length < least || text.length > most) return false;
    return patterns.every((pattern) => matches(pattern, text));
  });
  return fitting ?? none;
}

const formatted = new Map([
  ["date", ["2024-05-17"]],
  ["time", ["10:30:00Z"]],
  ["date-time", ["2024-05-17T10:30:00Z"]],
  ["duration", ["PT1H"]],
  ["email", ["person@example.com"]],
  ["hostname", ["example.com"]],
  ["ipv4", ["192.168.0.1"]],
  ["ipv6", ["2001:db8::1"]],
  ["uri", ["https://example.com/page"]],
  ["uri-reference", ["/page"]],
  ["url", ["https://example.com/page"]],
  ["uuid", ["123e4567-e89b-42d3-a456-426614174000"]],
  ["byte", ["dGV4dA=="]],
]);

/** @param {readonly Part[]} parts @param {boolean} integer */
function makeNumber(parts, integer) {
  const above = numbers(parts, "exclusiveMinimum");
  const under = numbers(parts, "exclusiveMaximum");
  const least = Math.max(...numbers(parts, "minimum"), ...above.map((limit) => limit + (integer ? 1 : 0.25)));
  const most = Math.min(...numbers(parts, "maximum"), ...under.map((limit) => limit - (integer ? 1 : 0.25)));
  const step = numbers(parts, "multipleOf")[0] ?? 1;
  const value = Math.min(Math.max(integer ? 5 : 5.5, least), most);
  if (integer || step !== 1)
    return Math.ceil(value / step) * step <= most ? Math.ceil(value / step) * step : Math.floor(value / step) * step;
  return value;
}

/** @param {readonly Part[]} parts @param {string} keyword @returns {number[]} */
function numbers(parts, keyword) {
  return parts.map(({ schema }) => schema[keyword]).filter((limit) => typeof limit === "number");
}

/** @param {string} pattern @param {string} text */
export function matches(pattern, text) {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return new RegExp(pattern).test(text);
  }
}
