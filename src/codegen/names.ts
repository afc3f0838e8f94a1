import { type Code, identifier } from "./code.ts";

/** Gives out names that are free, deterministically: the first of a kind is plain, the others are numbered. */
export interface Names {
  /** A name for a role: `v`, `v1`, `v2`, … */
  fresh(role: string): Code;
}

export function makeNames(taken: readonly string[] = []): Names {
  const counts = new Map<string, number>(taken.map((name) => [name, 1]));
  return {
    fresh(role) {
      const count = counts.get(role) ?? 0;
      counts.set(role, count + 1);
      return identifier(count === 0 ? role : `${role}${count}`);
    },
  };
}

/** A schema location as part of an identifier: `#/$defs/a-b` is `defs_a_b`. Not unique. */
export function slug(location: string): string {
  return location
    .replace(/[^A-Za-z0-9]+/gu, "_")
    .replace(/^_+|_+$/gu, "")
    .slice(0, 60);
}
