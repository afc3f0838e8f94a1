/** How cost grows: at ten and a hundred times the size a unit should cost what it costs at the first. */

import { cpuMicroseconds, median } from "./timing.mjs";
import { batch } from "./workloads/objects.mjs";
import { catalog } from "./workloads/real.mjs";
import { uniqueObjects } from "./workloads/values.mjs";

/** Runs of each size before it is timed: functions made of large schemas need them most. */
const WARMING = 10;

/**
 * @typedef {object} Growth
 * @property {string} what
 * @property {string} unit
 * @property {number[]} sizes
 * @property {number[]} nanoseconds For a unit, at each size.
 */

/** @param {boolean} isQuick @returns {Promise<Growth[]>} */
export async function measureGrowth(isQuick) {
  const { compile } = await import("../../dist/index.js");
  const times = isQuick ? 3 : 7;
  const wide = (/** @type {number} */ count, turn = 0) => ({
    type: "object",
    properties: Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`${turn}p${i}`, { type: "string", minLength: i % 9 }]),
    ),
    additionalProperties: false,
  });
  const wideValue = (/** @type {number} */ count) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`0p${i}`, "123456789"]));
  const validator = new Map([10, 100, 1000].map((count) => [count, compile(wide(count))]));
  const items = compile(batch.schema);
  const [{ items: sample }] = batch.valid.map((text) => JSON.parse(text));
  const unbounded = compile({ ...batch.schema, properties: { items: { ...withoutLimit(batch.schema) } } });
  const unique = compile(uniqueObjects.schema);
  const points = (/** @type {number} */ count) =>
    Array.from({ length: count }, (_, i) => ({ name: `n${i}`, at: { x: i, y: 0 } }));
  const spoilt = (/** @type {number} */ count) => [...points(count - 1), { name: "n0", at: { x: 0, y: 0 } }];
  const found = [
    grow("compile a wide schema", "property", [10, 100, 1000], times, wide, (schema) => compile(schema)),
    grow("check a wide object", "property", [10, 100, 1000], times, wideValue, (value) =>
      validator.get(Object.keys(value).length)?.check(value),
    ),
    grow("check a batch", "item", [500, 5000, 50_000], times, (count) => repeatItems(sample, count), unbounded.check),
    grow(
      "refuse a batch at its end",
      "item",
      [500, 5000, 50_000],
      times,
      (count) => repeatItems(sample, count, true),
      (v) => unbounded.validate(v),
    ),
    grow("check unique objects", "item", [1000, 10_000, 100_000], times, points, unique.check),
    grow("refuse a duplicate", "item", [1000, 10_000, 100_000], times, spoilt, (value) => unique.validate(value)),
  ];
  found.push(...growthOfHostile(compile, times));
  if (items.check({ items: 1 })) throw new Error("wrong");
  const tools = catalog(1900)?.tools;
  if (tools === undefined) return found;
  const many = (/** @type {number} */ count, /** @type {number} */ turn) =>
    Array.from({ length: count }, (_, i) => {
      const { schema } = tools[(turn * count + i) % tools.length];
      return { ...schema, properties: { ...schema.properties, [`turn${turn}`]: { type: "string" } } };
    });
  const all = grow("register tools", "tool", [19, 190, 1900], isQuick ? 1 : 3, many, (schemas) => {
    for (const schema of schemas) compile(schema);
  });
  return [...found, all];
}

/**
 * What an attacker would make large. The pattern is one that backtracking takes exponential time for; each level of the
 * doubling schema applies the next one twice to the same value.
 *
 * @param {typeof import("../../dist/index.js").compile} compile
 * @param {number} times
 * @returns {Growth[]}
 */
function growthOfHostile(compile, times) {
  const letters = (/** @type {number} */ count) => `${"a".repeat(count - 1)}!`;
  const native = compile({ type: "string", pattern: "^[a-z]+(-[a-z]+)*$" });
  const evil = compile({ type: "string", pattern: "^(a|aa)+$" });
  const integers = compile({ type: "array", items: { type: "integer" } }, { maxErrors: 1_000_000 });
  const wrong = (/** @type {number} */ count) => Array.from({ length: count }, () => "1");
  const union = (/** @type {number} */ count, /** @type {number} */ turn) => ({
    anyOf: Array.from({ length: count }, (_, i) => ({
      type: "object",
      properties: { kind: { const: `${turn}k${i}` }, n: { type: "integer" } },
      required: ["kind"],
    })),
  });
  const doubling = (/** @type {number} */ levels) => {
    const $defs = Object.fromEntries(
      Array.from({ length: levels }, (_, i) => {
        const next = { $ref: `#/$defs/d${(i + 1) % levels}` };
        return [`d${i}`, i + 1 === levels ? { type: "integer" } : { anyOf: [{ allOf: [next, { minimum: 9 }] }, next] }];
      }),
    );
    return { $defs, $ref: "#/$defs/d0" };
  };
  const towers = new Map([8, 80, 800].map((levels) => [levels, compile(doubling(levels))]));
  const tree = compile({ type: "object", properties: { next: { $ref: "#" }, n: { type: "integer" } } });
  const nested = (/** @type {number} */ levels) => {
    /** @type {object} */
    let value = { n: 1 };
    for (let i = 1; i < levels; i++) value = { n: 1, next: value };
    return value;
  };
  const deepSchema = (/** @type {number} */ levels, /** @type {number} */ turn) => {
    /** @type {object} */
    let schema = { type: "integer", maximum: turn };
    for (let i = 1; i < levels; i++) schema = { type: "object", properties: { next: schema } };
    return schema;
  };
  const texts = [1000, 10_000, 100_000];
  return [
    // From 65,536 characters on a table does it, so that V8 cannot run out of stack.
    grow("match a pattern", "character", [600, 6000, 60_000], times, letters, native.check),
    grow("match a pattern on a long text", "character", [70_000, 700_000, 7_000_000], times, letters, native.check),
    grow("match an evil pattern", "character", texts, times, letters, evil.check),
    grow("tell errors", "error", texts, times, wrong, (value) => integers.validate(value)),
    grow("compile a union", "branch", [4, 40, 400], times, union, (schema) => compile(schema)),
    grow(
      "check a union that doubles",
      "level",
      [8, 80, 800],
      times,
      (levels) => levels,
      (levels) => towers.get(levels)?.check(1),
    ),
    grow("check a deep value", "level", [4, 40, 400], times, nested, tree.check),
    grow("compile a deep schema", "level", [1, 10, 100], times, deepSchema, (schema) => compile(schema)),
  ];
}

/** @param {any} schema */
function withoutLimit({ properties: { items } }) {
  const { maxItems, ...rest } = items;
  return rest;
}

/** @param {any[]} sample @param {number} count @param {boolean} [isSpoilt] */
function repeatItems(sample, count, isSpoilt = false) {
  const items = Array.from({ length: count }, (_, i) => ({ ...sample[i % sample.length] }));
  if (isSpoilt) items[count - 1].price = -1;
  return { items };
}

/**
 * @template T
 * @param {string} what
 * @param {string} unit
 * @param {number[]} sizes
 * @param {number} times
 * @param {(size: number, turn: number) => T} make Turns are counted, so that a schema can be one that V8 has not met.
 * @param {(input: T) => unknown} run
 * @returns {Growth}
 */
function grow(what, unit, sizes, times, make, run) {
  let turn = 0;
  const once = (/** @type {number} */ size) => {
    // Small inputs are run often, so that all sizes do the same work.
    const inputs = Array.from({ length: Math.ceil(sizes[2] / size / 10) }, () => make(size, turn++));
    const before = cpuMicroseconds();
    for (const input of inputs) run(input);
    return ((cpuMicroseconds() - before) * 1000) / (inputs.length * size);
  };
  for (const size of sizes) for (let i = 0; i < WARMING; i++) once(size);
  const nanoseconds = sizes.map((size) => median(Array.from({ length: times }, () => once(size))));
  return { what, unit, sizes, nanoseconds };
}
