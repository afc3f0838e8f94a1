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
  return combine(conditions, "and", always, never);
}

/** Any of them, tested in order. */
export function anyOf(conditions: readonly Condition[]): Condition {
  return combine(conditions, "or", never, always);
}

/** `neutral` says nothing here, `final` says all. */
function combine(
  conditions: readonly Condition[],
  form: "and" | "or",
  neutral: Condition,
  final: Condition,
): Condition {
  const parts: Condition[] = [];
  for (const condition of conditions) {
    if (condition === final) return final;
    if (condition !== neutral) parts.push(condition);
  }
  if (parts.length < 2) return parts[0] ?? neutral;
  const holds: Code[] = [];
  const fails: Code[] = [];
  for (const part of parts) {
    const needsBrackets = part.form !== "atom" && part.form !== form;
    holds.push(needsBrackets ? js`(${part.holds})` : part.holds);
    fails.push(needsBrackets ? js`(${part.fails})` : part.fails);
  }
  return { holds: join(holds, form === "and" ? and : or), fails: join(fails, form === "and" ? or : and), form };
}

const and: Code = js` && `;
const or: Code = js` || `;

export function not(condition: Condition): Condition {
  if (condition === always) return never;
  if (condition === never) return always;
  const { holds, fails, form } = condition;
  return { holds: fails, fails: holds, form: form === "atom" ? form : form === "and" ? "or" : "and" };
}
