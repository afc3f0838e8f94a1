import { type Code, js } from "../codegen/code.ts";
import { anyOf, atom, type Condition } from "../codegen/condition.ts";
import type { EmitContext } from "./family.ts";

/** Measured on V8: up to here a chain of comparisons is faster than a Set for the names of a loop. */
const FEW_NAMES = 24;

/** Whether a property name is one of these. */
export function isOneOfNames(name: Code, names: readonly string[], to: EmitContext): Condition {
  if (names.length > FEW_NAMES) {
    const set = to.constant("names", js`new Set(${names})`);
    return atom(js`${set}.has(${name})`, js`!${set}.has(${name})`);
  }
  return anyOf(names.map((each) => atom(js`${name} === ${each}`, js`${name} !== ${each}`)));
}
