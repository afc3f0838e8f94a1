import type { Program } from "./program.ts";

/**
 * The only place where text becomes a function. What the text calls is handed in by name, so the text itself refers to
 * nothing outside but the language's own globals.
 */
export function linkFunction(program: Program): (...args: never[]) => unknown {
  const make = new Function(...program.externals.keys(), sourceOf(program));
  return make(...program.externals.values());
}

/** The body that is evaluated. */
export function sourceOf(program: Program): string {
  return `"use strict";\n${program.text}\nreturn ${program.entry};\n`;
}
