import { makeOutline } from "../../json/outline.ts";
import type { Schema } from "../../schema/infer.ts";
import type { SchemaProblem } from "../../schema/problems.ts";
import { editsOf, findRepair, type Repair, type SchemaText } from "./repairs.ts";
import { applyEdits } from "./text-edits.ts";

/** What the compiler says of a schema; of one with errors it tells no warnings. */
export interface Problems {
  readonly errors: readonly SchemaProblem[];
  readonly warnings: readonly SchemaProblem[];
}

export type JudgeSchema = (schema: Schema) => Problems;

export interface Mended {
  readonly problem: SchemaProblem;
  /** Where it stood in the text as it was, should a member around it have another name now. */
  readonly origin: string;
  /** In a few words. */
  readonly done: string;
}

export interface FixedSchema {
  readonly text: string;
  readonly mended: readonly Mended[];
  /** What is left. */
  readonly problems: Problems;
  readonly renamed: readonly NonNullable<Repair["renamed"]>[];
}

/** In UTF-16 units judged: what has not been mended by then is left. It bounds the time, not what schemas need. */
const MOST_WORK = 10_000_000;
/** Of repairs that one repair may need. */
const MOST_ROUNDS = 50;

/**
 * Mends in a schema's text what can be mended surely. A repair is kept only if the problem is gone after it and no other
 * has come; what it lays open has to be mended too. The rest of the text stays as it is.
 */
export function fixSchema(text: string, problems: Problems, judge: JudgeSchema): FixedSchema {
  const work = { left: MOST_WORK };
  let state: FixedSchema = { text, problems, mended: [], renamed: [] };
  for (;;) {
    const next = settle(state, allOf(state.problems), judge, work);
    if (next.text === state.text) return state;
    state = next;
  }
}

/** One that does not help keeps others from being mended together: then halves of them are tried. */
function settle(
  state: FixedSchema,
  problems: readonly SchemaProblem[],
  judge: JudgeSchema,
  work: { left: number },
): FixedSchema {
  const left = keysOf(state.problems);
  const schema = schemaText(state.text);
  const targets = problems.filter((each) => left.has(keyOf(each)) && findRepair(each, schema) !== undefined);
  if (targets.length === 0) return state;
  const together = attempt(state, targets, judge, work);
  if (together !== undefined) return together;
  if (targets.length === 1 || work.left < 0) return state;
  const middle = targets.length >> 1;
  const first = settle(state, targets.slice(0, middle), judge, work);
  return settle(first, targets.slice(middle), judge, work);
}

function schemaText(text: string): SchemaText {
  return { text, outline: makeOutline(text) };
}

interface PlannedRepair {
  readonly problem: SchemaProblem;
  readonly repair: Repair;
}

/** Repairs of as many of the problems as can be mended at once. */
function plan(text: string, problems: readonly SchemaProblem[]): PlannedRepair[] {
  const schema = schemaText(text);
  const planned: PlannedRepair[] = [];
  for (const problem of problems) {
    const repair = findRepair(problem, schema);
    if (repair === undefined) continue;
    const { from, to } = repair.scope;
    if (planned.some(({ repair: { scope } }) => from < scope.to && scope.from < to)) continue;
    planned.push({ problem, repair });
  }
  return planned;
}

/** Mends what it can of the targets, and what that lays open; undefined where something that was not told before is left. */
function attempt(
  state: FixedSchema,
  targets: readonly SchemaProblem[],
  judge: JudgeSchema,
  work: { left: number },
): FixedSchema | undefined {
  const planned: PlannedRepair[] = [];
  let now = state;
  let open = targets;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const step = plan(now.text, open);
    work.left -= now.text.length;
    if (step.length === 0 || work.left < 0) return undefined;
    planned.push(...step);
    now = carryOut(now, step, judge);
    const left = keysOf(now.problems);
    if (step.some(({ problem }) => left.has(keyOf(problem)))) return undefined;
    open = findNew(state.problems, now.problems, planned);
    if (open.length === 0) return now;
  }
  return undefined;
}

function carryOut(state: FixedSchema, planned: readonly PlannedRepair[], judge: JudgeSchema): FixedSchema {
  const edits = editsOf(
    planned.map(({ repair }) => repair),
    schemaText(state.text),
  );
  const text = applyEdits(state.text, edits);
  const mended = planned.map(({ problem, repair: { done } }): Mended => {
    return { problem, origin: originOf(problem.pointer, state), done };
  });
  return {
    text,
    mended: [...state.mended, ...mended],
    problems: judge(JSON.parse(text)),
    renamed: [...state.renamed, ...planned.flatMap(({ repair }) => repair.renamed ?? [])],
  };
}

function keysOf(problems: Problems): ReadonlySet<string> {
  return new Set(allOf(problems).map(keyOf));
}

function allOf({ errors, warnings }: Problems): SchemaProblem[] {
  return [...errors, ...warnings];
}

function originOf(pointer: string, { renamed }: FixedSchema): string {
  return renamed.reduceRight(
    (known, { from, to }) => (`${known}/`.startsWith(`${to}/`) ? from + known.slice(to.length) : known),
    pointer,
  );
}

/** Errors hide warnings: those that show when all errors are gone were there before. */
function findNew(before: Problems, after: Problems, planned: readonly PlannedRepair[]): SchemaProblem[] {
  const known = new Set([...before.errors, ...before.warnings].map(keyOf));
  // What is told once for all places where it occurs is told of the next place then.
  const messages = new Set(planned.map(({ problem }) => problem.message));
  const warnings = before.errors.length > 0 ? [] : after.warnings.filter((each) => !messages.has(each.message));
  return [...after.errors, ...warnings].filter((each) => !known.has(keyOf(each)));
}

export function keyOf({ pointer, keyword, message, uri }: SchemaProblem): string {
  return JSON.stringify([pointer, keyword, message, uri]);
}
