import type { ValidationError } from "./errors.ts";

/** V8 keeps room for four items in a list made so, and for none in a literal: most lists need no more. */
export function makeErrorList(): ValidationError[] {
  // biome-ignore lint/style/useArrayLiterals: as said above
  return new Array();
}
