/** The little of JSON itself that the planting needs. */

/** @param {unknown} value */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Numbers without a fraction are integers.
 * @param {unknown} value
 */
export function typeOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

/**
 * Whether a value of the first type satisfies the second.
 * @param {string} actual
 * @param {string} expected
 */
export function isOfType(actual, expected) {
  return actual === expected || (actual === "integer" && expected === "number");
}

/** @param {unknown} left @param {unknown} right */
export function same(left, right) {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** @param {string | number} token */
export function escapeToken(token) {
  return String(token).replaceAll("~", "~0").replaceAll("/", "~1");
}

/** @param {readonly (string | number)[]} tokens */
export function pointerOf(tokens) {
  return tokens.map((token) => `/${escapeToken(token)}`).join("");
}

/**
 * A copy of the document in which `change` was applied to the value at `tokens`.
 * @param {unknown} document
 * @param {readonly (string | number)[]} tokens
 * @param {(value: any) => unknown} change
 */
export function changed(document, tokens, change) {
  const holder = { root: structuredClone(document) };
  /** @type {any} */
  let parent = holder;
  /** @type {string | number} */
  let last = "root";
  for (const token of tokens) {
    parent = parent[last];
    last = token;
  }
  parent[last] = change(parent[last]);
  return holder.root;
}
