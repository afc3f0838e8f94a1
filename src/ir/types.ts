import { type Json, type TypeName, typeOf } from "../json/value.ts";

/** A set of instance types, one bit each. Integers and other finite numbers are told apart; `other` is no JSON. */
export type TypeSet = number;

const NULL = 1;
const BOOLEAN = 2;
const OBJECT = 4;
const ARRAY = 8;
const STRING = 16;
const INTEGER = 32;
const FRACTION = 64;
const OTHER = 128;

export const types: {
  readonly null: TypeSet;
  readonly boolean: TypeSet;
  readonly object: TypeSet;
  readonly array: TypeSet;
  readonly string: TypeSet;
  readonly integer: TypeSet;
  readonly number: TypeSet;
  readonly none: TypeSet;
  /** Whatever JavaScript can hand over, undefined included. */
  readonly any: TypeSet;
} = {
  null: NULL,
  boolean: BOOLEAN,
  object: OBJECT,
  array: ARRAY,
  string: STRING,
  integer: INTEGER,
  number: INTEGER | FRACTION,
  none: 0,
  any: NULL | BOOLEAN | OBJECT | ARRAY | STRING | INTEGER | FRACTION | OTHER,
};

export function typeSet(names: readonly TypeName[]): TypeSet {
  let set = 0;
  for (const name of names) set |= types[name];
  return set;
}

export function typesOfValues(values: readonly Json[]): TypeSet {
  let set = 0;
  for (const value of values) {
    const type = typeOf(value);
    set |= type === "number" ? FRACTION : types[type as TypeName];
  }
  return set;
}

/** Whether an instance of undefined is in the set: an absent property would pass. */
export function hasOther(set: TypeSet): boolean {
  return (set & OTHER) !== 0;
}

/** What is still worth judging after `type` failed: where an integer was due, a number that is none has its other bounds. */
export function widened(set: TypeSet): TypeSet {
  return set & INTEGER ? set | FRACTION : set;
}
