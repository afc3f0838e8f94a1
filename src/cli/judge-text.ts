import { parseJson } from "../json/parse.ts";
import type { Result } from "../report/errors.ts";

/** Text that is no JSON is judged as a registry judges it: one error, with its position. */
export function judgeText(validator: { validate(value: unknown): Result<unknown> }, text: string): Result<unknown> {
  const parsed = parseJson(text);
  if (parsed.ok) return validator.validate(parsed.value);
  const { position } = parsed;
  return { ok: false, errors: [{ path: "", keyword: "json", position, schemaPath: "#" }], truncated: false };
}
