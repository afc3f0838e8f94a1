import { type Code, join, js } from "./code.ts";

/** A test in both senses, so that `!(…)` never has to be read. */
export interface Condition {
  readonly holds: Code;
  readonly fails: Code;
  /** How `holds` is built at its top; `fails` is the dual. */
  readonly form: "atom" | "and" | "or";
}

/** A test that needs no brackets in either sense. */
export function atom(holds: Code, fails: Code): Condition {
  return { holds, fails, form: "atom" };
}

export const always: Condition = atom(js`true`, js`false`);
export const never: Condition = atom(js`false`, js`true`);

/** All of them, tested in order. */
export function allOf(conditions: readonly Condition[]): Condition {
  const parts = conditions.filter((condition) => condition !== always);
  if (parts.includes(never)) return never;
  if (parts.length === 0) return always;
  if (parts.length === 1) return parts[0]!;
  const holds = join(
    parts.map((part) => (part.form === "or" ? js`(${part.holds})` : part.holds)),
    js` && `,
  );
  const fails = join(
    parts.map((part) => (part.form === "or" ? js`(${part.fails})` : part.fails)),
    js` || `,
  );
  return { holds, fails, form: "and" };
}

/** Any of them, tested in order. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return not(allOf(conditions.map(not)));
}

export function not(condition: Condition): Condition {
  if (condition === always) return never;
  if (condition === never) return always;
  const form = condition.form === "and" ? "or" : condition.form === "or" ? "and" : "atom";
  return { holds: condition.fails, fails: condition.holds, form };
}
