/**
 * What stands between generated code and a caller in a module of brief errors: one pass gives both the verdict and the
 * errors. Nothing that an instance throws comes out.
 */
import type { BriefError, BriefResult, FailingKeyword } from "../report/errors.ts";

type ExplainBriefly = (value: unknown, errors: BriefError[]) => void;

export function briefResultOf(explain: ExplainBriefly, value: unknown, maxErrors: number): BriefResult<unknown> {
  let errors: BriefError[] = [];
  try {
    explain(value, errors);
  } catch (thrown) {
    // What a module throws where an instance is too deep for the option is a RangeError as well.
    errors = [];
    tellBriefly(errors, "", "#", thrown instanceof RangeError ? "maxDepth" : "access");
  }
  if (errors.length === 0) return { ok: true, value };
  const told = errors.slice(0, maxErrors) as [BriefError, ...BriefError[]];
  return { ok: false, errors: told, truncated: errors.length > maxErrors };
}

/** Where errors have more than is told. */
export function projectedResultOf(explain: ExplainBriefly, value: unknown, maxErrors: number): BriefResult<unknown> {
  const result = briefResultOf(explain, value, maxErrors);
  if (result.ok) return result;
  return { ...result, errors: result.errors.map(briefly) as [BriefError, ...BriefError[]] };
}

/** Adds an error. The keyword is the last token of where it stands unless told. */
export function tellBriefly(
  errors: BriefError[],
  path: string,
  schemaPath: string,
  keyword: string = schemaPath.slice(schemaPath.lastIndexOf("/") + 1),
): void {
  errors.push({ path, keyword: keyword as FailingKeyword, schemaPath });
}

/** Puts a place before those of all errors from the index `from` on. */
export function nestBriefErrors(errors: { path: string }[], from: number, path: string): void {
  for (const error of errors.slice(from)) error.path = path + error.path;
}

function briefly({ path, keyword, schemaPath }: BriefError): BriefError {
  return { path, keyword, schemaPath };
}
