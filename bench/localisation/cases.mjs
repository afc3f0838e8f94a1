/** The planted documents: which tools, which documents, which faults, how many of each kind. */
import { both, faultsOf } from "./faults.mjs";
import { generate } from "./generate.mjs";
import { same } from "./json.mjs";
import { compileWithAjv, compileWithStraightedge } from "./judges.mjs";
import { shuffled } from "./random.mjs";
import { isRich } from "./sources.mjs";

/**
 * @typedef {import("./faults.mjs").Fault} Fault
 * @typedef {import("./sources.mjs").Tool} Tool
 *
 * @typedef {object} Case
 * @property {Tool} tool
 * @property {Fault} fault
 * @property {unknown} document with the fault in it
 *
 * @typedef {object} Counts
 * @property {number} tools
 * @property {number} refused tools whose schema one of the two judges refuses
 * @property {number} withoutDocument
 * @property {number} documents
 * @property {number} candidates
 * @property {number} notInvalid planted documents left out, as one of the two judges takes them
 */

/**
 * @typedef {object} Limits
 * @property {number} plainTools tools whose schemas say only types, names and enums; of the others all are used
 * @property {number} documents of one tool
 * @property {ReadonlyMap<string, { perTool: number, most: number }>} kinds how many cases of each kind
 */

/** @type {Limits} */
export const usualLimits = {
  plainTools: 300,
  documents: 9,
  kinds: new Map([
    ["type", { perTool: 4, most: 500 }],
    ["missing", { perTool: 4, most: 400 }],
    ["misspelt", { perTool: 4, most: 400 }],
    ["enum", { perTool: 4, most: 400 }],
    ["bound", { perTool: 4, most: 400 }],
    ["pattern", { perTool: 4, most: 300 }],
    ["format", { perTool: 4, most: 300 }],
    ["item", { perTool: 4, most: 400 }],
    ["union tag", { perTool: 20, most: 400 }],
    ["union type", { perTool: 3, most: 300 }],
    ["union value", { perTool: 10, most: 200 }],
    ["in a branch", { perTool: 20, most: 700 }],
    ["two", { perTool: 4, most: 500 }],
  ]),
};

/**
 * @param {readonly Tool[]} all @param {() => number} random @param {Limits} limits
 * @returns {{ cases: Case[], counts: Counts }}
 */
export function plantCases(all, random, limits) {
  const counts = { tools: 0, refused: 0, withoutDocument: 0, documents: 0, candidates: 0, notInvalid: 0 };
  const rich = all.filter(({ schema }) => isRich(schema));
  const plain = shuffled(
    all.filter(({ schema }) => !isRich(schema) && schema.type !== "dict"),
    random,
  ).slice(0, limits.plainTools);
  /** @type {Map<string, Case[]>} */
  const found = new Map([...limits.kinds.keys()].map((kind) => [kind, []]));
  for (const tool of [...rich, ...plain]) {
    for (const each of casesOf(tool, counts, random, limits)) found.get(each.fault.kind)?.push(each);
  }
  const chosen = [...limits.kinds].flatMap(([kind, { most }]) =>
    shuffled(found.get(kind) ?? [], random).slice(0, most),
  );
  return { cases: chosen, counts };
}

/** @param {Tool} tool @param {Counts} counts @param {() => number} random @param {Limits} limits @returns {Case[]} */
function casesOf(tool, counts, random, limits) {
  const judges = judgesOf(tool);
  if (judges === undefined) {
    counts.refused++;
    return [];
  }
  counts.tools++;
  const documents = distinct([...tool.calls.slice(0, 4), ...generate(tool.schema)].filter(judges.take)).slice(
    0,
    limits.documents,
  );
  if (documents.length === 0) counts.withoutDocument++;
  counts.documents += documents.length;
  /** @type {Map<string, number>} */
  const taken = new Map();
  /** @type {Case[]} */
  const cases = [];
  for (const [fault, document] of shuffled(
    documents.flatMap((each) => faultsIn(tool, each, judges.refuse, random)),
    random,
  )) {
    const many = taken.get(fault.kind) ?? 0;
    if (many >= (limits.kinds.get(fault.kind)?.perTool ?? 0)) continue;
    counts.candidates++;
    const planted = fault.plant(document);
    if (!judges.refuse(planted)) {
      counts.notInvalid++;
      continue;
    }
    if (cases.some((known) => same(known.document, planted))) continue;
    taken.set(fault.kind, many + 1);
    cases.push({ tool, fault, document: planted });
  }
  return cases;
}

/**
 * Single faults, and pairs of such as are faults on their own.
 * @param {Tool} tool @param {unknown} document @param {(value: unknown) => boolean} refuse @param {() => number} random
 * @returns {[Fault, unknown][]}
 */
function faultsIn(tool, document, refuse, random) {
  const single = faultsOf(tool.schema, document, random);
  const fit = shuffled(single, random).filter(({ kind, plant }) => kind !== "two" && refuse(plant(document)));
  const pairs = fit.slice(1, 4).flatMap((fault, i) => both(fit[i], fault) ?? []);
  return [...single, ...pairs].map((fault) => [fault, document]);
}

/** Both judges in one; undefined where one of them refuses the schema. @param {Tool} tool */
function judgesOf({ schema }) {
  try {
    const ajv = compileWithAjv(schema);
    const own = compileWithStraightedge(schema);
    return {
      take: (/** @type {unknown} */ value) => ajv(value) && own.check(value),
      refuse: (/** @type {unknown} */ value) => !ajv(value) && !own.check(value),
    };
  } catch {
    return undefined;
  }
}

/** @param {readonly unknown[]} values */
function distinct(values) {
  return values.filter((value, i) => values.findIndex((other) => same(other, value)) === i);
}
