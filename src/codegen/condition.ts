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

/** The same, each sense written only where it is asked for. */
export function lazyAtom(holds: () => Code, fails: () => Code): Condition {
  return new LazyCondition(holds, fails, "atom");
}

class LazyCondition implements Condition {
  declare readonly form: Condition["form"];
  declare private readonly writeHolds: () => Code;
  declare private readonly writeFails: () => Code;
  declare private heldText: Code | undefined;
  declare private failedText: Code | undefined;

  constructor(holds: () => Code, fails: () => Code, form: Condition["form"]) {
    this.form = form;
    this.writeHolds = holds;
    this.writeFails = fails;
    this.heldText = undefined;
    this.failedText = undefined;
  }

  get holds(): Code {
    this.heldText ??= this.writeHolds();
    return this.heldText;
  }

  get fails(): Code {
    this.failedText ??= this.writeFails();
    return this.failedText;
  }
}

/** The test the other way round, without writing either. */
class Negation implements Condition {
  declare readonly of: Condition;

  constructor(of: Condition) {
    this.of = of;
  }

  get holds(): Code {
    return this.of.fails;
  }

  get fails(): Code {
    return this.of.holds;
  }

  get form(): Condition["form"] {
    const { form } = this.of;
    return form === "atom" ? form : form === "and" ? "or" : "and";
  }
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
  if (conditions.length === 2) {
    const [left, right] = conditions as readonly [Condition, Condition];
    if (left === final || right === final) return final;
    if (left === neutral) return right;
    return right === neutral ? left : combination(conditions, form);
  }
  const parts: Condition[] = [];
  for (const condition of conditions) {
    if (condition === final) return final;
    if (condition !== neutral) parts.push(condition);
  }
  const [only = neutral] = parts;
  return parts.length < 2 ? only : combination(parts, form);
}

function combination(parts: readonly Condition[], form: "and" | "or"): Condition {
  const [between, dual] = form === "and" ? [and, or] : [or, and];
  const bracketed = (part: Condition, text: Code): Code =>
    part.form === "atom" || part.form === form ? text : js`(${text})`;
  return new LazyCondition(
    () =>
      join(
        parts.map((part) => bracketed(part, part.holds)),
        between,
      ),
    () =>
      join(
        parts.map((part) => bracketed(part, part.fails)),
        dual,
      ),
    form,
  );
}

const and: Code = js` && `;
const or: Code = js` || `;

export function not(condition: Condition): Condition {
  if (condition === always) return never;
  if (condition === never) return always;
  return condition instanceof Negation ? condition.of : new Negation(condition);
}
