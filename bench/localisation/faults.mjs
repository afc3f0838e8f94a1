/** What can be broken at each place of a valid document, with the pointer that has to change. */
import { changed, isObject, isOfType, pointerOf, typeOf } from "./json.mjs";
import { keepsBranches, placesOf, tagValues } from "./places.mjs";
import { accepts, allowedValues } from "./schema-parts.mjs";
import { beyondBounds, misspell, outside, strangersTo, unlikeFormat, unlikePattern } from "./wrong-values.mjs";

/**
 * @typedef {() => number} Random
 * @typedef {import("./places.mjs").Place} Place
 * @typedef {import("./schema-parts.mjs").Part} Part
 * @typedef {(string | number)[]} Tokens
 *
 * @typedef {object} Fault
 * @property {string} kind
 * @property {string} [was] the kind it would have were it not in a branch or a list
 * @property {string[]} expected the pointers that have to change: one for each fault
 * @property {Tokens[]} touches the places that it changes
 * @property {Tokens | undefined} hides the object of which the fault leaves open which branch was meant
 * @property {(document: unknown) => unknown} plant into a copy
 */

/** The kinds whose faults lie inside a union. */
export const unionKinds = ["union tag", "union type", "union value", "in a branch"];

/**
 * Every single fault of one document, in the order of its places.
 * @param {any} schema @param {unknown} document @param {Random} random
 * @returns {Fault[]}
 */
export function faultsOf(schema, document, random) {
  return placesOf(schema, document).flatMap((place) => [
    ...wrongTypes(schema, place, random),
    ...wrongValues(schema, place, random),
    ...wrongAlternatives(schema, place, random),
    ...missing(place),
    ...misspelt(place, random),
    ...wrongTags(schema, place, random),
  ]);
}

/** @param {string} kind @param {Part | undefined} part @param {Tokens} tokens @param {unknown} value @returns {Fault} */
function replacing(kind, part, tokens, value) {
  return {
    ...named(kind, part, tokens),
    touches: [tokens],
    plant: (document) => changed(document, tokens, () => value),
  };
}

/** @param {string} kind @param {Part | undefined} part @param {Tokens} tokens */
function named(kind, part, tokens) {
  const where =
    part?.within !== undefined ? "in a branch" : tokens.some((token) => typeof token === "number") ? "item" : kind;
  return { kind: unionKinds.includes(kind) ? kind : where, was: kind, expected: [pointerOf(tokens)], hides: undefined };
}

/** @param {any} schema @param {Place} place @param {Random} random @returns {Fault[]} */
function wrongTypes(schema, place, random) {
  const { tokens, value, parts, unions, isTag } = place;
  if (isTag) return [];
  const typed = parts.find((part) => part.schema.type !== undefined && !isAlternative(part, place));
  if (typed !== undefined) {
    const types = [typed.schema.type].flat();
    const wrong = strangersTo(value, random).find(
      (each) => !types.some((type) => isOfType(typeOf(each), type)) && !crossesRange(typed.schema, each),
    );
    return wrong === undefined ? [] : [replacing("type", typed, tokens, wrong)];
  }
  const branches = [...unions.keys()].flatMap((union) => union.branches);
  if (branches.length === 0) return [];
  const wrong = strangersTo(value, random).find((each) =>
    branches.every((part) => !accepts(schema, part, typeOf(each))),
  );
  return wrong === undefined ? [] : [replacing("union type", undefined, tokens, wrong)];
}

/** Whether the part stands there only as a branch of a union at this very place. @param {Part} part @param {Place} place */
function isAlternative(part, { unions }) {
  for (let union = part.within; union !== undefined; union = union.within) if (unions.has(union)) return true;
  return false;
}

/** A number of the wrong kind may break a range as well. @param {any} schema @param {unknown} value */
function crossesRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }, value) {
  if (typeof value !== "number") return false;
  return (
    value < minimum ||
    value > maximum ||
    value <= exclusiveMinimum ||
    value >= exclusiveMaximum ||
    multipleOf !== undefined
  );
}

/** @param {any} schema @param {Place} place @param {Random} random @returns {Fault[]} */
function wrongValues(schema, place, random) {
  const { tokens, value, parts, isTag, isContested } = place;
  if (isTag || isContested) return [];
  return parts.flatMap((part) => {
    /** @type {[string, unknown][]} */
    const found = [];
    const allowed = part.schema.const === undefined ? part.schema.enum : [part.schema.const];
    if (Array.isArray(allowed)) found.push(["enum", outside(value, allowed, random)]);
    else {
      for (const wrong of beyondBounds(part.schema, value)) found.push(["bound", wrong]);
      if (typeof value === "string") {
        if (part.schema.pattern !== undefined) found.push(["pattern", unlikePattern(part.schema, value, random)]);
        if (part.schema.format !== undefined) found.push(["format", unlikeFormat(part.schema, random)]);
      }
    }
    return found
      .filter(([, wrong]) => wrong !== undefined && keepsBranches(schema, place, wrong))
      .map(([kind, wrong]) => replacing(kind, part, tokens, wrong));
  });
}

/**
 * A union may list values one by one: `anyOf: [{ const: "a" }, { const: "b" }]`.
 * @param {any} schema @param {Place} place @param {Random} random @returns {Fault[]}
 */
function wrongAlternatives(schema, { tokens, value, unions, isTag }, random) {
  if (isTag || isObject(value) || Array.isArray(value)) return [];
  return [...unions].flatMap(([{ branches }, { index }]) => {
    const fitting = branches.filter((branch) => accepts(schema, branch, typeOf(value)));
    const allowed = fitting.map((branch) => allowedValues(schema, branch));
    if (index !== undefined || allowed.some((values) => values === undefined)) return [];
    const wrong = outside(value, allowed.flat(), random);
    return wrong === undefined ? [] : [replacing("union value", undefined, tokens, wrong)];
  });
}

/** @param {Place} place @returns {Fault[]} */
function missing({ tokens, value, parts, unions }) {
  if (!isObject(value)) return [];
  /** @type {Map<string, Part>} */
  const required = new Map();
  for (const part of parts) {
    for (const name of part.schema.required ?? []) {
      if (Object.hasOwn(value, name) && !required.has(name)) required.set(name, part);
    }
  }
  const undecided = [...unions.values()].some(({ index }) => index === undefined);
  const tags = [...unions.values()].flatMap((choice) => choice.tags);
  return undecided
    ? []
    : [...required].map(([name, part]) => ({
        ...named(tags.includes(name) ? "union tag" : "missing", part, [...tokens, name]),
        touches: [[...tokens, name]],
        hides: tags.includes(name) ? tokens : undefined,
        plant: (document) => changed(document, tokens, ({ [name]: _, ...others }) => others),
      }));
}

/** @param {Place} place @param {Random} random @returns {Fault[]} */
function misspelt({ tokens, value, parts, isContested }, random) {
  const closed = parts.find(
    ({ schema }) => schema.additionalProperties === false && schema.patternProperties === undefined,
  );
  if (!isObject(value) || closed === undefined || isContested) return [];
  const known = parts.flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  const required = parts.flatMap(({ schema }) => schema.required ?? []);
  const names = Object.keys(value).filter((name) => !isTagOf(parts, name));
  return names.map((name) => {
    const wrong = misspell(name, [...known, ...Object.keys(value)], random);
    const isRequired = required.includes(name);
    const base = named("misspelt", closed, [...tokens, wrong]);
    return {
      ...base,
      kind: isRequired ? "two" : base.kind,
      was: isRequired ? "misspelt required" : base.was,
      expected: isRequired ? [...base.expected, pointerOf([...tokens, name])] : base.expected,
      touches: [
        [...tokens, name],
        [...tokens, wrong],
      ],
      plant: (document) => changed(document, tokens, (object) => renamed(object, name, wrong)),
    };
  });
}

/** Without a tag no branch is closed. @param {readonly Part[]} parts @param {string} name */
function isTagOf(parts, name) {
  return parts.some(({ schema, within }) => {
    const property = schema.properties?.[name];
    return within !== undefined && (property?.const !== undefined || property?.enum !== undefined);
  });
}

/** @param {any} object @param {string} from @param {string} to */
function renamed(object, from, to) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name === from ? to : name, value]));
}

/** @param {any} schema @param {Place} place @param {Random} random @returns {Fault[]} */
function wrongTags(schema, place, random) {
  const { tokens, value, unions, parts } = place;
  const telling = new Set([...unions.values()].flatMap((choice) => (choice.index === undefined ? [] : choice.telling)));
  return [...telling].flatMap((tag) => {
    const wrong = outside(value[tag], tagValues(schema, place, tag), random);
    if (wrong === undefined) return [];
    return [{ ...replacing("union tag", parts[0], [...tokens, tag], wrong), hides: tokens }];
  });
}

/**
 * Both faults in one document; undefined where one touches or hides the other.
 * @param {Fault} one @param {Fault} other
 * @returns {Fault | undefined}
 */
export function both(one, other) {
  if (one === other || overlap(one, other) || overlap(other, one)) return undefined;
  return {
    kind: "two",
    was: `${one.was} + ${other.was}`,
    expected: [...one.expected, ...other.expected],
    touches: [...one.touches, ...other.touches],
    hides: undefined,
    plant: (document) => other.plant(one.plant(document)),
  };
}

/** @param {Fault} one @param {Fault} other */
function overlap(one, other) {
  const roots = one.hides === undefined ? one.touches : [...one.touches, one.hides];
  return roots.some((root) => other.touches.some((place) => root.every((token, i) => token === place[i])));
}
