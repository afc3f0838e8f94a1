/** Values that break one keyword and no other: of the kinds that models really send, where there is a choice. */
import { matches } from "./generate.mjs";
import { isObject, same } from "./json.mjs";
import { oneOf, shuffled } from "./random.mjs";

/** @typedef {() => number} Random */

/**
 * Values that a model might send in place of this one, most of them of another type.
 * @param {unknown} value @param {Random} random
 * @returns {unknown[]}
 */
export function strangersTo(value, random) {
  /** @type {unknown[]} */
  const close = [];
  if (typeof value === "number") close.push(String(value), "seven", [value], value + 0.5);
  else if (typeof value === "string") close.push(7, [value], { value }, 2.5);
  else if (typeof value === "boolean") close.push(String(value), 1, "yes");
  else if (Array.isArray(value)) close.push(JSON.stringify(value), "one, two", value[0] ?? "one", { 0: "one" });
  else if (isObject(value)) close.push(JSON.stringify(value), "text", [value]);
  return [...shuffled(close, random), ...shuffled([null, true, 7, "text", [], {}], random)];
}

/**
 * A text that is none of `others`, near to `text`: another case, a slip of the pen, a plural.
 * @param {string} text @param {readonly unknown[]} others @param {Random} random
 * @returns {string}
 */
export function misspell(text, others, random) {
  const middle = Math.floor(text.length / 2);
  const attempts = [
    text.slice(0, middle) + text.slice(middle + 1),
    text.slice(0, middle) + (text[middle + 1] ?? "x") + (text[middle] ?? "y") + text.slice(middle + 2),
    `${text}s`,
    text.toUpperCase(),
    text.replace(/_([a-z])/gu, (_, letter) => letter.toUpperCase()),
    text.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
    `${text}_value`,
  ];
  const fitting = attempts.filter((attempt) => attempt !== "" && attempt !== text && !others.includes(attempt));
  return fitting.length > 0 ? oneOf(fitting, random) : `${text}_unknown`;
}

/**
 * A value outside an `enum`, of the type of the one it replaces.
 * @param {unknown} value @param {readonly unknown[]} allowed @param {Random} random
 */
export function outside(value, allowed, random) {
  if (typeof value === "string") return random() < 0.3 ? "something_else" : misspell(value, allowed, random);
  if (typeof value !== "number") return undefined;
  const greatest = Math.max(...allowed.filter((each) => typeof each === "number"));
  return [value + 1, greatest + 1].find((each) => !allowed.some((other) => same(other, each)));
}

/**
 * For each bound of the schema object that the value can be made to cross while the others hold, the value beyond it.
 * @param {any} schema @param {any} value
 * @returns {unknown[]}
 */
export function beyondBounds(schema, value) {
  if (typeof value === "number") return beyondRange(schema, value);
  if (typeof value === "string") return beyondLength(schema, value);
  if (!Array.isArray(value) || schema.uniqueItems === true || schema.contains !== undefined) return [];
  const { minItems = 0, maxItems } = schema;
  const found = [];
  if (minItems > 0) found.push(value.slice(0, minItems - 1));
  if (maxItems <= 200 && value.length > 0) {
    found.push(Array.from({ length: maxItems + 1 }, (_, i) => structuredClone(value[i % value.length])));
  }
  return found;
}

/** @param {any} schema @param {number} value */
function beyondRange(schema, value) {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, type } = schema;
  if (multipleOf !== undefined) return [];
  const step = type === "number" && !Number.isInteger(value) ? 0.5 : 1;
  const found = [];
  if (typeof exclusiveMinimum === "number") found.push(exclusiveMinimum);
  else if (typeof minimum === "number") found.push(minimum - step);
  if (typeof exclusiveMaximum === "number") found.push(exclusiveMaximum);
  else if (typeof maximum === "number") found.push(maximum + step);
  return found.filter((each) => Number.isSafeInteger(Math.round(each)));
}

/** @param {any} schema @param {string} value */
function beyondLength(schema, value) {
  const { minLength = 0, maxLength, pattern, format } = schema;
  if (format !== undefined) return [];
  const found = [];
  if (minLength > 0) found.push([...value].slice(0, minLength - 1).join(""));
  if (maxLength <= 10_000) found.push((value || "x").repeat(maxLength + 1).slice(0, maxLength + 1));
  return found.filter((text) => pattern === undefined || matches(pattern, text));
}

/**
 * A text of allowed length that the pattern does not match.
 * @param {any} schema @param {string} value @param {Random} random
 */
export function unlikePattern(schema, value, random) {
  const { pattern, format } = schema;
  if (format !== undefined) return undefined;
  const texts = [
    `${value}!`,
    ` ${value}`,
    `?${value.slice(1)}`,
    value.toUpperCase(),
    `#${value}`,
    "not it",
    "!!!",
    "",
    "!".repeat(64),
  ];
  return shuffled(texts, random).find((text) => isOfLength(schema, text) && !matches(pattern, text));
}

/**
 * A text of allowed length that no format takes.
 * @param {any} schema @param {Random} random
 */
export function unlikeFormat(schema, random) {
  const texts = ["not : it", "<tomorrow>", "http//[example", "2024-13-45", "::", "one two"];
  return shuffled(texts, random).find(
    (text) => isOfLength(schema, text) && (schema.pattern === undefined || matches(schema.pattern, text)),
  );
}

/** @param {any} schema @param {string} text */
function isOfLength({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }, text) {
  return [...text].length >= minLength && [...text].length <= maxLength;
}
