import type { ValidationError } from "../report/errors.ts";

/** Thrown, or handed back, where an SDK wants an `Error` for a wrong call. The message is the text for the model. */
export class InvalidCallError extends Error {
  override readonly name: string = "InvalidCallError";
  /** Empty where the tool itself is unknown. */
  readonly errors: readonly ValidationError[];

  constructor({ text, errors }: { readonly text: string; readonly errors: readonly ValidationError[] }) {
    super(text);
    this.errors = errors;
  }
}
