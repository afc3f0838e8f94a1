/**
 * What a workload is, and how its values are made. Values are kept as JSON text: each round parses them anew, so no
 * engine meets objects that another has warmed, and all have the hidden classes that `JSON.parse` gives.
 */
import { makeRandom } from "./random.mjs";

/** Four shapes are what a tool sees of one model: all members, required ones only, some, all in another order. */
export const SHAPES = 4;

/**
 * @typedef {object} Workload
 * @property {string} name
 * @property {any} schema
 * @property {(value: any) => boolean} hand The practical limit.
 * @property {readonly string[]} valid
 * @property {readonly string[]} oneFault
 * @property {readonly string[]} manyFaults
 * @property {Record<string, object>} [documents] What the schema refers to.
 * @property {boolean} [annotateFormats]
 */

/**
 * @param {object} given
 * @param {string} given.name
 * @param {unknown} given.schema
 * @param {(value: any) => boolean} given.hand
 * @param {(random: import("./random.mjs").Random, has: (member: number) => boolean) => unknown} given.make
 * @param {readonly ((value: any) => void)[]} given.faults Each makes one fault; all together make many.
 * @param {number} [given.count]
 * @returns {Workload}
 */
export function workload({ name, schema, hand, make, faults, count = 32 }) {
  const random = makeRandom(name.length * 7919 + name.charCodeAt(0));
  const valid = Array.from({ length: count }, (_, i) => {
    const shape = i % SHAPES;
    const value = make(random, (member) => hasMember(shape, member));
    return JSON.stringify(shape === 3 ? reversed(value) : value);
  });
  const spoil = (/** @type {string} */ text, /** @type {readonly ((value: any) => void)[]} */ by) => {
    const value = JSON.parse(text);
    for (const fault of by) fault(value);
    return JSON.stringify(value);
  };
  const oneFault = valid.map((text, i) => spoil(text, [faults[i % faults.length]]));
  const manyFaults = valid.map((text) => spoil(text, faults));
  return { name, schema, hand, valid, oneFault, manyFaults };
}

/** @param {number} shape @param {number} member */
function hasMember(shape, member) {
  return shape === 0 || shape === 3 || (shape === 2 && member % 2 === 0);
}

/** Members in the opposite order, at every level. @param {unknown} value @returns {unknown} */
function reversed(value) {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  );
}
