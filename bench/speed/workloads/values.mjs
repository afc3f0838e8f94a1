/** Strings, lists and sets of values, and objects whose names are not all declared. */
import * as hand from "../hand-written/values.mjs";
import { makeRandom } from "../random.mjs";
import { workload } from "../workload.mjs";

export const strings = workload({
  name: "strings and formats",
  hand: hand.strings,
  schema: {
    type: "object",
    properties: {
      id: { type: "string", format: "uuid" },
      email: { type: "string", format: "email", maxLength: 254 },
      created: { type: "string", format: "date-time" },
      day: { type: "string", format: "date" },
      site: { type: "string", format: "uri" },
      host: { type: "string", format: "ipv4" },
      slug: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$", maxLength: 60 },
      sku: { type: "string", pattern: "^[A-Z]{3}-\\d{4}$" },
      version: { type: "string", pattern: "^v?\\d+\\.\\d+\\.\\d+$" },
    },
    required: ["id", "email", "created", "slug", "sku"],
  },
  make: (random, has) => {
    const hex = (/** @type {number} */ count) =>
      Array.from({ length: count }, () => random.int(0, 15).toString(16)).join("");
    const day = () => `20${random.int(10, 29)}-0${random.int(1, 9)}-${random.int(10, 28)}`;
    return {
      id: `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
      email: `${random.word(3, 9)}.${random.word(3, 9)}@${random.word(4, 9)}.example`,
      created: `${day()}T1${random.int(0, 9)}:3${random.int(0, 9)}:0${random.int(0, 9)}Z`,
      ...(has(0) && { day: day() }),
      ...(has(1) && { site: `https://${random.word(4, 9)}.example/${random.word(3, 9)}?q=${random.word(2, 5)}` }),
      ...(has(2) && { host: `10.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}` }),
      slug: `${random.word(3, 8)}-${random.word(3, 8)}-${random.int(1, 99)}`,
      sku: `${random.word(3, 3).toUpperCase()}-${random.digits(4)}`,
      ...(has(3) && { version: `v${random.int(0, 9)}.${random.int(0, 30)}.${random.int(0, 9)}` }),
    };
  },
  faults: [
    (value) => (value.id = value.id.slice(1)),
    (value) => (value.email = "nobody"),
    (value) => (value.created = "2020-02-30T10:00:00Z"),
    (value) => (value.slug = "-a"),
    (value) => (value.sku = "abc-1234"),
  ],
});

const codes = Array.from({ length: 200 }, (_, i) => {
  const random = makeRandom(i + 1);
  return `${random.word(3, 6)}.${random.word(4, 8)}_${i}`;
});

export const enumeration = workload({
  name: "enum of 200",
  hand: hand.enumeration(codes),
  schema: {
    type: "object",
    properties: { code: { enum: codes }, more: { type: "array", items: { enum: codes } } },
    required: ["code"],
  },
  make: (random, has) => ({
    code: random.pick(codes),
    ...(has(0) && { more: Array.from({ length: 10 }, () => random.pick(codes)) }),
  }),
  faults: [(value) => (value.code = `${value.code}0`), (value) => (value.more = [codes[0], "none"])],
});

export const uniqueStrings = workload({
  name: "unique strings",
  hand: hand.uniqueStrings,
  schema: { type: "array", items: { type: "string" }, uniqueItems: true },
  make: (random, has) => Array.from({ length: has(0) ? 50 : 12 }, (_, i) => `${random.word(4, 10)}${i}`),
  faults: [
    (value) => (value[value.length - 1] = value[3]),
    (value) => (value[5] = value[1]),
    (value) => (value[2] = 7),
  ],
});

const point = (/** @type {import("../random.mjs").Random} */ random, /** @type {number} */ i) => ({
  name: random.word(4, 10),
  at: { x: i, y: random.int(0, 100) },
});

export const uniqueObjects = workload({
  name: "unique objects",
  hand: hand.uniqueObjects,
  schema: {
    type: "array",
    items: {
      type: "object",
      properties: {
        name: { type: "string" },
        at: { type: "object", properties: { x: { type: "integer" }, y: { type: "integer" } }, required: ["x", "y"] },
      },
      required: ["name", "at"],
    },
    uniqueItems: true,
  },
  make: (random, has) => Array.from({ length: has(0) ? 50 : 12 }, (_, i) => point(random, i)),
  faults: [
    (value) => (value[value.length - 1] = value[3]),
    (value) => (value[5] = { at: value[1].at, name: value[1].name }),
    (value) => (value[2] = { name: 7, at: value[2].at }),
  ],
});

export const map = workload({
  name: "map with patterns",
  hand: hand.map,
  schema: {
    type: "object",
    properties: { name: { type: "string" } },
    patternProperties: { "^x-": { type: "string" }, _id$: { type: "integer" } },
    additionalProperties: { type: "number" },
    required: ["name"],
  },
  make: (random) => ({
    name: random.word(4, 10),
    ...Object.fromEntries(Array.from({ length: 4 }, () => [`x-${random.word(3, 8)}`, random.word(3, 8)])),
    ...Object.fromEntries(Array.from({ length: 4 }, () => [`${random.word(3, 8)}_id`, random.int(1, 1e6)])),
    ...Object.fromEntries(Array.from({ length: 6 }, () => [random.word(3, 8), random.int(1, 1e6) / 100])),
  }),
  faults: [
    (value) => (value["x-one"] = 1),
    (value) => (value.one_id = "1"),
    (value) => (value.other = "1"),
    (value) => delete value.name,
  ],
});

export const unevaluated = workload({
  name: "unevaluated",
  hand: hand.unevaluated,
  schema: {
    $defs: {
      base: {
        type: "object",
        properties: { id: { type: "integer" }, name: { type: "string" } },
        required: ["id", "name"],
      },
      dated: { type: "object", properties: { created: { type: "string" }, updated: { type: "string" } } },
    },
    allOf: [{ $ref: "#/$defs/base" }, { $ref: "#/$defs/dated" }],
    properties: { owner: { type: "string" }, size: { type: "integer", minimum: 0 }, open: { type: "boolean" } },
    required: ["owner"],
    unevaluatedProperties: false,
  },
  make: (random, has) => ({
    id: random.int(1, 1000),
    name: random.word(3, 9),
    owner: random.word(3, 9),
    ...(has(0) && { created: random.digits(8) }),
    ...(has(1) && { updated: random.digits(8) }),
    ...(has(2) && { size: random.int(0, 1000) }),
    ...(has(3) && { open: random.chance(0.5) }),
  }),
  faults: [(value) => (value.id = "1"), (value) => (value.extra = 1), (value) => delete value.owner],
});

export const values = [strings, enumeration, uniqueStrings, uniqueObjects, map, unevaluated];
