/** Tagged unions and recursive trees. */
import * as hand from "../hand-written/unions.mjs";
import { workload } from "../workload.mjs";

const text = { type: "string" };
const number = { type: "number" };

/** @param {string} kind @param {Record<string, unknown>} properties */
const branch = (kind, properties) => ({
  type: "object",
  properties: { kind: { const: kind }, ...properties },
  required: ["kind", ...Object.keys(properties)],
});

const branches = [
  branch("click", { x: number, y: number }),
  branch("type", { text, delay: { type: "integer", minimum: 0 } }),
  branch("scroll", { x: number, y: number, by: { type: "integer" } }),
  branch("wait", { seconds: { type: "number", minimum: 0 } }),
  branch("open", { url: { type: "string", minLength: 1 } }),
  branch("key", { keys: { type: "array", items: text } }),
  branch("drag", { from: { type: "integer" }, to: { type: "integer" } }),
  branch("shot", { full: { type: "boolean" }, path: text }),
];

/** @param {import("../random.mjs").Random} random */
function makeAction(random) {
  const x = random.int(0, 1000);
  const actions = [
    () => ({ kind: "click", x, y: x / 4 }),
    () => ({ kind: "type", text: random.word(4, 12), delay: x }),
    () => ({ kind: "scroll", x, y: x, by: -x }),
    () => ({ kind: "wait", seconds: x / 8 }),
    () => ({ kind: "open", url: `https://${random.word(4, 9)}.example` }),
    () => ({ kind: "key", keys: [random.word(1, 1), random.word(1, 1)] }),
    () => ({ kind: "drag", from: x, to: x }),
    () => ({ kind: "shot", full: random.chance(0.5), path: random.word(4, 12) }),
  ];
  return random.pick(actions)();
}

/** @param {string} name @param {"oneOf" | "anyOf"} keyword */
const union = (name, keyword) =>
  workload({
    name,
    hand: hand.actions,
    schema: {
      type: "object",
      properties: { actions: { type: "array", items: { [keyword]: branches } } },
      required: ["actions"],
    },
    make: (random) => ({ actions: Array.from({ length: 8 }, () => makeAction(random)) }),
    faults: [
      (value) => (value.actions[1] = { kind: "click", x: 1, y: "2" }),
      (value) => (value.actions[3] = { kind: "type", text: "a" }),
      (value) => (value.actions[5].kind = "jump"),
      (value) => (value.actions[7] = { kind: "drag", from: 1.5, to: 2 }),
    ],
  });

export const oneOf = union("tagged oneOf", "oneOf");
export const anyOf = union("tagged anyOf", "anyOf");

/** @param {boolean} isClosed */
const node = (isClosed) => ({
  type: "object",
  properties: { id: { type: "integer" }, label: text, children: { type: "array", items: { $ref: "#/$defs/node" } } },
  required: ["id"],
  ...(isClosed && { additionalProperties: false }),
});

/** @param {string} name @param {boolean} isClosed */
const tree = (name, isClosed) =>
  workload({
    name,
    count: 16,
    hand: isClosed ? hand.closedTree : hand.openTree,
    schema: { $defs: { node: node(isClosed) }, $ref: "#/$defs/node" },
    make: (random, has) => {
      /** @param {number} depth @returns {Record<string, unknown>} */
      const make = (depth) => ({
        id: random.int(1, 1e6),
        ...((depth > 3 || has(depth)) && { label: random.word(3, 9) }),
        ...(depth < 4 && { children: Array.from({ length: 3 }, () => make(depth + 1)) }),
      });
      return make(0);
    },
    faults: [
      (value) => (value.children[0].id = "1"),
      (value) => (value.children[1].children[0].label = 1),
      (value) => (value.children[2].children = {}),
      ...(isClosed ? [(/** @type {any} */ value) => (value.children[0].extra = 1)] : []),
    ],
  });

export const openTree = tree("open tree", false);
export const closedTree = tree("closed tree", true);

export const unions = [oneOf, anyOf, openTree, closedTree];
