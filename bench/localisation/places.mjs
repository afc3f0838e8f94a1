/** The places of a valid document at which a fault can be planted, each with the schema objects that apply there. */
import { isObject } from "./json.mjs";
import { allowedForProperty, below, choiceOf, collect } from "./schema-parts.mjs";

/**
 * @typedef {import("./schema-parts.mjs").Part} Part
 * @typedef {import("./schema-parts.mjs").Union} Union
 * @typedef {import("./schema-parts.mjs").Choice} Choice
 *
 * @typedef {object} Place
 * @property {(string | number)[]} tokens
 * @property {any} value
 * @property {Part[]} parts
 * @property {Map<Union, Choice>} unions those at this very place
 * @property {boolean} isTag whether it tells a union's branches apart
 * @property {boolean} isContested whether branches of an undecided union also speak of this place
 */

/**
 * @param {any} schema
 * @param {unknown} document
 * @returns {Place[]}
 */
export function placesOf(schema, document) {
  /** @type {Place[]} */
  const places = [];
  visit([{ schema, at: "", within: undefined }], document, [], false);
  return places;

  /** @param {readonly Part[]} nodes @param {any} value @param {(string | number)[]} tokens @param {boolean} isTag */
  function visit(nodes, value, tokens, isTag) {
    /** @type {Map<Union, Choice>} */
    const choices = new Map();
    const { parts } = collect(schema, nodes, (union) => {
      const choice = choiceOf(schema, union, value);
      choices.set(union, choice);
      return choice.index;
    });
    const undecided = [...choices].filter(([, { index }]) => index === undefined).flatMap(([union]) => union.branches);
    places.push({ tokens, value, parts, unions: choices, isTag, isContested: undecided.length > 0 });
    if (Array.isArray(value)) {
      if (undecided.length > 0) return;
      for (const [i, item] of value.entries())
        visit(
          parts.flatMap((part) => itemAt(part, i)),
          item,
          [...tokens, i],
          false,
        );
    } else if (isObject(value)) {
      const contested = namesIn(undecided);
      const tags = [...choices.values()].flatMap((choice) => choice.tags);
      for (const name of Object.keys(value)) {
        if (contested.has(name)) continue;
        const found = parts.flatMap((part) => propertyAt(part, name));
        visit(found, value[name], [...tokens, name], tags.includes(name));
      }
    }
  }

  /** Every property name that these branches declare or require. @param {readonly Part[]} branches */
  function namesIn(branches) {
    const names = new Set();
    const seen = new Set();
    const queue = [...branches];
    for (const branch of queue) {
      if (seen.has(branch.at)) continue;
      seen.add(branch.at);
      const { parts, unions } = collect(schema, [branch], () => undefined);
      for (const part of parts) {
        for (const name of Object.keys(part.schema.properties ?? {})) names.add(name);
        for (const name of part.schema.required ?? []) names.add(name);
      }
      queue.push(...unions.flatMap((union) => union.branches));
    }
    return names;
  }
}

/** @param {Part} part @param {number} index @returns {Part[]} */
function itemAt(part, index) {
  const { items, prefixItems } = part.schema;
  if (Array.isArray(prefixItems) && index < prefixItems.length) return [below(part, "prefixItems", index)];
  if (Array.isArray(items)) return index < items.length ? [below(part, "items", index)] : [];
  return items === undefined ? [] : [below(part, "items")];
}

/** @param {Part} part @param {string} name @returns {Part[]} */
function propertyAt(part, name) {
  const { properties, patternProperties, additionalProperties } = part.schema;
  if (isObject(properties) && Object.hasOwn(properties, name)) return [below(part, "properties", name)];
  if (patternProperties !== undefined || !isObject(additionalProperties)) return [];
  return [below(part, "additionalProperties")];
}

/**
 * Whether a value in place of this one leaves each union at the place with the branch it had.
 * @param {any} schema @param {Place} place @param {unknown} value
 */
export function keepsBranches(schema, place, value) {
  return [...place.unions].every(([union, { index }]) => choiceOf(schema, union, value).index === index);
}

/**
 * The values that some branch of a union at this place, or around it at the same place, allows for a tag.
 * @param {any} schema @param {Place} place @param {string} tag
 */
export function tagValues(schema, place, tag) {
  const branches = [...place.unions.keys()].flatMap((union) => union.branches);
  return branches.flatMap((branch) => allowedForProperty(schema, branch, tag) ?? []);
}
