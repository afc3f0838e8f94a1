import { parseJson } from "../json/parse.ts";
import { isObject, member } from "../json/value.ts";
import type { ValidationError } from "../report/errors.ts";
import { errorMessage } from "../report/messages.ts";

/** A line of a log, understood. */
export interface Call {
  readonly tool: string;
  readonly id?: string;
  readonly args: unknown;
  /** Whether `args` is JSON text, as OpenAI's models hand their arguments over. */
  readonly isText: boolean;
}

export type ReadCall =
  | { readonly ok: true; readonly call: Call }
  /** `position`: UTF-16 units from 0, where the line is no JSON. */
  | { readonly ok: false; readonly reason: string; readonly position?: number };

/**
 * Forms of a call: `{ tool, args, toolId? }`; `{ name, arguments }`, also in OpenAI's `{ function }` or in the `{ params }`
 * of an MCP request; `{ name, input }` as Anthropic has it. A call without arguments has none: `{}`.
 */
export function readCall(line: string): ReadCall {
  const parsed = parseJson(line);
  if (!parsed.ok) {
    const { position } = parsed;
    const fault: ValidationError = { path: "", keyword: "json", position, schemaPath: "#" };
    return { ok: false, reason: `the line ${errorMessage(fault)}`, position };
  }
  if (!isObject(parsed.value)) return { ok: false, reason: "the line is no object" };
  const inner = member(parsed.value, "function") ?? member(parsed.value, "params");
  const call = inner !== undefined && isObject(inner) ? inner : parsed.value;
  const tool = member(call, "tool") ?? member(call, "name");
  if (typeof tool !== "string") return { ok: false, reason: "the call names no tool: `tool` or `name` is expected" };
  const id = member(call, "toolId");
  const text = member(call, "arguments");
  const args = [member(call, "args"), text, member(call, "input"), {}].find((value) => value !== undefined);
  const isText = args === text && typeof text === "string";
  return { ok: true, call: { tool, args, isText, ...(typeof id === "string" ? { id } : {}) } };
}
