import { parseJson } from "../json/parse.ts";
import { isObject, type JsonObject, member } from "../json/value.ts";
import type { ValidationError } from "../report/errors.ts";
import { errorMessage } from "../report/messages.ts";

/** A line of a log, understood. */
export interface Call {
  readonly tool: string;
  readonly id: string | undefined;
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
export function readCall(text: string): ReadCall {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { position } = parsed;
    const fault: ValidationError = { path: "", keyword: "json", position, schemaPath: "#" };
    return { ok: false, reason: `the line ${errorMessage(fault)}`, position };
  }
  if (!isObject(parsed.value)) return { ok: false, reason: "the line is no object" };
  const line = parsed.value;
  const call = nameOf(line) === undefined ? innerCall(line) : line;
  const tool = nameOf(call);
  if (tool === undefined) return { ok: false, reason: "the call names no tool: `tool` or `name` is expected" };
  const id = member(call, "toolId");
  return { ok: true, call: { tool, id: typeof id === "string" ? id : undefined, ...argumentsOf(call) } };
}

function nameOf(call: JsonObject): string | undefined {
  const name = member(call, "tool") ?? member(call, "name");
  return typeof name === "string" ? name : undefined;
}

function innerCall(line: JsonObject): JsonObject {
  const inner = member(line, "function") ?? member(line, "params");
  return inner !== undefined && isObject(inner) ? inner : line;
}

/** Null is an argument, if a wrong one. */
function argumentsOf(call: JsonObject): Pick<Call, "args" | "isText"> {
  const args = member(call, "args");
  if (args !== undefined) return { args, isText: false };
  const text = member(call, "arguments");
  if (text !== undefined) return { args: text, isText: typeof text === "string" };
  const input = member(call, "input");
  return { args: input === undefined ? {} : input, isText: false };
}
