/** Which schema objects apply at one place of a document: a schema, its references, its `allOf`, a branch of each union. */
import { escapeToken, isObject, isOfType, same, typeOf } from "./json.mjs";

/**
 * @typedef {object} Part one schema object
 * @property {any} schema
 * @property {string} at its pointer in the document
 * @property {Union | undefined} within the innermost union whose branch it belongs to
 *
 * @typedef {object} Union an `anyOf` or `oneOf`
 * @property {Part[]} branches
 * @property {Union | undefined} within
 */

/**
 * @param {any} root
 * @param {readonly Part[]} nodes several schemas that apply at the same place
 * @param {(union: Union) => number | undefined} choose undefined leaves the union's branches out
 * @returns {{ parts: Part[], unions: Union[] }}
 */
export function collect(root, nodes, choose) {
  /** @type {Part[]} */
  const parts = [];
  /** @type {Union[]} */
  const unions = [];
  const seen = new Set();
  for (const node of nodes) add(node);
  return { parts, unions };

  /** @param {Part} part */
  function add(part) {
    if (!isObject(part.schema) || seen.has(part.at)) return;
    seen.add(part.at);
    parts.push(part);
    for (const other of conjuncts(root, part)) add(other);
    for (const union of unionsOf(part)) {
      unions.push(union);
      const index = choose(union);
      if (index !== undefined) add(union.branches[index]);
    }
  }
}

/** @param {Part} part @param {...(string | number)} tokens @returns {Part} the subschema there */
export function below(part, ...tokens) {
  let schema = part.schema;
  for (const token of tokens) schema = schema?.[token];
  return { schema, at: part.at + tokens.map((token) => `/${escapeToken(token)}`).join(""), within: part.within };
}

/**
 * The reference's target and the members of `allOf`. References outside the document are not followed.
 * @param {any} root
 * @param {Part} part
 * @returns {Part[]}
 */
function conjuncts(root, part) {
  const found = [];
  const { $ref, allOf } = part.schema;
  if (typeof $ref === "string" && /^#(?:\/|$)/u.test($ref)) {
    const tokens = decodeURIComponent($ref.slice(1)).split("/").slice(1);
    const path = tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
    found.push({ ...below({ schema: root, at: "", within: undefined }, ...path), within: part.within });
  }
  if (Array.isArray(allOf)) for (const i of allOf.keys()) found.push(below(part, "allOf", i));
  return found;
}

/** @param {Part} part @returns {Union[]} */
function unionsOf(part) {
  return ["anyOf", "oneOf"].flatMap((keyword) => {
    if (!Array.isArray(part.schema[keyword])) return [];
    /** @type {Union} */
    const union = { branches: [], within: part.within };
    for (const i of part.schema[keyword].keys()) union.branches.push({ ...below(part, keyword, i), within: union });
    return [union];
  });
}

/**
 * Whether a value of this type can satisfy the schema.
 * @param {any} root @param {Part} part @param {string} type
 * @returns {boolean}
 */
export function accepts(root, part, type, depth = 0) {
  const { schema } = part;
  if (!isObject(schema)) return schema !== false;
  if (depth > 20) return true;
  if (schema.not === true || same(schema.not, {})) return false;
  if (schema.type !== undefined && ![schema.type].flat().some((each) => isOfType(type, each))) return false;
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (Array.isArray(values) && !values.some((value) => isOfType(typeOf(value), type))) return false;
  if (!conjuncts(root, part).every((other) => accepts(root, other, type, depth + 1))) return false;
  return unionsOf(part).every(({ branches }) => branches.some((branch) => accepts(root, branch, type, depth + 1)));
}

/**
 * The values that a schema allows by `const` or `enum`.
 * @param {any} root @param {Part} part
 * @returns {unknown[] | undefined}
 */
export function allowedValues(root, part) {
  if (!isObject(part.schema)) return undefined;
  if (part.schema.const !== undefined) return [part.schema.const];
  if (Array.isArray(part.schema.enum)) return part.schema.enum;
  for (const other of conjuncts(root, part)) {
    const found = allowedValues(root, other);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The values that a branch allows for one property; undefined where it does not limit them.
 * @param {any} root @param {Part} part @param {string} name
 * @returns {unknown[] | undefined}
 */
export function allowedForProperty(root, part, name, depth = 0) {
  if (!isObject(part.schema) || depth > 20) return undefined;
  if (isObject(part.schema.properties) && Object.hasOwn(part.schema.properties, name)) {
    const found = allowedValues(root, below(part, "properties", name));
    if (found !== undefined) return found;
  }
  for (const other of conjuncts(root, part)) {
    const found = allowedForProperty(root, other, name, depth + 1);
    if (found !== undefined) return found;
  }
  for (const { branches } of unionsOf(part)) {
    const objects = branches.filter((branch) => accepts(root, branch, "object"));
    const each = objects.map((branch) => allowedForProperty(root, branch, name, depth + 1));
    if (each.length > 0 && each.every((values) => values !== undefined)) return each.flat();
  }
  return undefined;
}

/**
 * @typedef {object} Choice the branch of a union that a value means
 * @property {number | undefined} index undefined where type and tags leave several
 * @property {string[]} tags names of the properties of which each branch in question allows certain values, not all the same
 * @property {string[]} telling those of them that left fewer branches, each after the ones before it
 */

/**
 * @param {any} root @param {Union} union @param {any} value
 * @returns {Choice}
 */
export function choiceOf(root, union, value) {
  const type = typeOf(value);
  let alive = [...union.branches.keys()].filter((i) => accepts(root, union.branches[i], type));
  /** @type {Choice} */
  const choice = { index: undefined, tags: [], telling: [] };
  if (alive.length > 1 && type === "object") {
    const possible = alive;
    for (const name of Object.keys(value)) {
      const allowed = new Map(possible.map((i) => [i, allowedForProperty(root, union.branches[i], name)]));
      if (alive.some((i) => allowed.get(i) === undefined)) continue;
      const left = alive.filter((i) => allowed.get(i)?.some((each) => same(each, value[name])));
      if (left.length < alive.length) choice.telling.push(name);
      alive = left;
      const sets = new Set([...allowed.values()].map((values) => JSON.stringify(values)));
      if (sets.size > 1 || choice.telling.includes(name)) choice.tags.push(name);
    }
  }
  if (alive.length === 1) choice.index = alive[0];
  return choice;
}
