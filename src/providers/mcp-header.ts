import { splitPointer } from "../json/pointer.ts";
import { isObject, type Json, member } from "../json/value.ts";
import type { Frame } from "../schema/frame.ts";
import { keywordValue, type Subschema } from "../schema/subschema.ts";
import type { Report } from "./lint.ts";

const keyword = "x-mcp-header";

/** RFC 9110 §5.6.2. */
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u;

/**
 * MCP 2026-07-28, tools: an argument that goes into a header is a string, an integer or a boolean, a property of
 * properties of the root, and has a header of its own. Clients drop a tool that is otherwise.
 */
export function lintHeaders(frame: Frame, report: Report): void {
  const taken = new Set<string>();
  for (const at of frame.subschemas) {
    const header = isObject(at.schema) ? member(at.schema, keyword) : undefined;
    if (header === undefined) continue;
    const refuse = (message: string): void => report(at, keyword, "refused", message);
    if (typeof header !== "string" || !token.test(header)) refuse("the name of a header is a token of RFC 9110");
    else if (taken.has(header.toLowerCase())) refuse(`the header ${JSON.stringify(header)} is taken`);
    else taken.add(header.toLowerCase());
    if (!isPlainType(keywordValue(at, "type"))) refuse("only a string, an integer or a boolean goes into a header");
    if (!isReachable(at)) refuse("only a property of properties of the root goes into a header");
  }
}

function isPlainType(type: Json | undefined): boolean {
  return type === "string" || type === "integer" || type === "boolean";
}

function isReachable(at: Subschema): boolean {
  const tokens = splitPointer(at.documentPointer) ?? [];
  return tokens.length > 0 && tokens.every((each, i) => i % 2 === 1 || each === "properties");
}
