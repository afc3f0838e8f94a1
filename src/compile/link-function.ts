import type { Program } from "./program.ts";

/**
 * The only place where text becomes a function. What the text calls is handed in by name, so the text itself refers to
 * nothing outside but the language's own globals. Gives back the program's entries, in their order.
 */
export function linkFunctions(program: Program): readonly ((...args: never[]) => unknown)[] {
  const body = `"use strict";\n${program.text}\nreturn [${program.entries.join(", ")}];`;
  return new Function(...program.externals.keys(), body)(...program.externals.values());
}
