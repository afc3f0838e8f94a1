import { type Code, js } from "../codegen/code.ts";
import type { Entry } from "./entry.ts";

/**
 * What functions of a program hand to each other besides the value: the depth of recursion, where the schema is
 * recursive, and what is remembered, where anything is.
 */
export interface Calling {
  readonly hasDepth: boolean;
  readonly hasMemo: boolean;
  /** Behind the other parameters of a function; an entry is called from outside without them. */
  parameters(entry?: Entry): Code[];
  /** Behind the other arguments of a call, which goes so many levels deeper. */
  arguments(levels: number): Code[];
  /** Depth and memory as two arguments for a helper, whatever the program has. */
  state(isRecursive: boolean): Code[];
}

export function makeCalling(isRecursive: boolean, hasMemo: boolean): Calling {
  const hasDepth = isRecursive || hasMemo;
  const depth = hasDepth ? [js`d`] : [];
  const memo = hasMemo ? [js`m`] : [];
  const levelOf = (levels: number): Code => (levels > 0 ? js`d + ${levels}` : js`d`);
  return {
    hasDepth,
    hasMemo,
    parameters: (entry) => {
      if (entry === undefined) return [...depth, ...memo];
      return [...depth.map(() => js`d = ${entry.level}`), ...memo.map(() => js`m = []`)];
    },
    arguments: (levels) => [...depth.map(() => levelOf(levels)), ...memo],
    state: (goesDeeper) => [hasDepth ? levelOf(goesDeeper ? 1 : 0) : js`0`, hasMemo ? js`m` : js`null`],
  };
}
