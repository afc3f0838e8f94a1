import type { Result } from "../report/errors.ts";
import { escapeText } from "../report/escape.ts";
import { describe } from "../report/messages.ts";
import type { Validator } from "../schema/validator.ts";
import { judgeText } from "./judge-text.ts";
import { linesOf } from "./lines.ts";

/** A file to judge: one document, or lines. */
export type CheckInput =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly segments: AsyncIterable<Uint8Array> };

/** Where a verdict belongs; `line` counts from 1 and is absent where the whole file is one document. */
interface Place {
  readonly file: string;
  readonly line?: number;
}

export interface VerdictForm {
  readonly invalidOnly: boolean;
  readonly json: boolean;
}

/**
 * Judges the inputs one after the other; a text of verdicts is written for each piece that was read, so that nobody who
 * waits for an answer waits for more input. Gives whether all was valid.
 */
export async function check(
  validator: Validator,
  inputs: Iterable<CheckInput>,
  form: VerdictForm,
  write: (text: string) => Promise<void>,
): Promise<boolean> {
  let isAllValid = true;

  function verdict(text: string, place: Place): string {
    const result = judgeText(validator, text);
    if (!result.ok) isAllValid = false;
    else if (form.invalidOnly) return "";
    return form.json ? jsonVerdict(result, place) : textVerdict(result, place);
  }

  for (const input of inputs) {
    const { file } = input;
    if (isDocument(input)) {
      await write(verdict(input.text, { file }));
      continue;
    }
    let line = 0;
    for await (const segment of input.segments) {
      let verdicts = "";
      for (const text of linesOf(segment)) verdicts += verdict(text, { file, line: ++line });
      if (verdicts !== "") await write(verdicts);
    }
  }
  return isAllValid;
}

function isDocument(input: CheckInput): input is { readonly file: string; readonly text: string } {
  return Object.hasOwn(input, "text");
}

function textVerdict(result: Result<unknown>, { file, line }: Place): string {
  const where = `${escapeText(file)}${line === undefined ? "" : `:${line}`}`;
  if (result.ok) return `${where} valid\n`;
  const more = result.truncated ? "; and more" : "";
  return `${where} invalid: ${describe(result.errors).replaceAll("\n", "; ")}${more}\n`;
}

function jsonVerdict(result: Result<unknown>, place: Place): string {
  const { ok: valid } = result;
  const faults = result.ok ? {} : { errors: result.errors, truncated: result.truncated };
  return `${JSON.stringify({ ...place, valid, ...faults })}\n`;
}
