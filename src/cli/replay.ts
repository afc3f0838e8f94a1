import type { ValidationError } from "../report/errors.ts";
import { readCall } from "./call.ts";
import type { Addressee, Roster, RosterTool } from "./roster.ts";

/** Where a call stands in the logs; lines count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** Something that is not right, told as soon as it is found. */
export type Finding = Place &
  (
    | {
        readonly kind: "invalid";
        readonly tool: string;
        readonly id?: string;
        readonly errors: readonly ValidationError[];
        readonly truncated: boolean;
      }
    | {
        readonly kind: "unknown-tool";
        readonly tool: string;
        readonly nearest: readonly string[];
        readonly message: string;
      }
    | { readonly kind: "refused-tool"; readonly tool: string; readonly id?: string }
    | { readonly kind: "bad-line"; readonly reason: string; readonly position?: number }
  );

export interface ToolCount {
  readonly tool: RosterTool;
  readonly calls: number;
  readonly valid: number;
}

export interface Replayed {
  /** Of all registered tools, in their order. */
  readonly tools: readonly ToolCount[];
  /** Lines that are not blank. `valid` and the kinds of findings add up to it. */
  readonly lines: number;
  readonly valid: number;
  readonly found: { readonly [Kind in Finding["kind"]]: number };
  /** Spent in validation alone, without reading the log. */
  readonly validationMs: number;
  /**
   * Validations without the first right and the first wrong call of each tool, during which code is still being made:
   * what a registry in use does.
   */
  readonly settled: { readonly calls: number; readonly ms: number };
}

export interface Log {
  readonly file: string;
  readonly lines: AsyncIterable<string>;
}

/** Judges every call of the logs, one line after the other. Rejects only where a log cannot be read or `tell` rejects. */
export async function replay(
  roster: Roster,
  logs: Iterable<Log>,
  tell: (finding: Finding) => Promise<void>,
): Promise<Replayed> {
  const counts = new Map(roster.tools.map((tool) => [tool, { calls: 0, valid: 0 }]));
  const found = { invalid: 0, "unknown-tool": 0, "refused-tool": 0, "bad-line": 0 };
  let lines = 0;
  let validationMs = 0;
  const settled = { calls: 0, ms: 0 };

  function judge(text: string, place: Place): Finding | undefined {
    const read = readCall(text);
    if (!read.ok) {
      const { reason, position } = read;
      return { ...place, kind: "bad-line", reason, ...(position === undefined ? {} : { position }) };
    }
    const { tool: name, id, args, isText } = read.call;
    const named = { ...place, tool: name, ...(id === undefined ? {} : { id }) };
    const addressee: Addressee = roster.find(name, id);
    if (addressee.kind === "refused") return { ...named, kind: "refused-tool" };
    if (addressee.kind === "unknown") {
      const { nearest, message } = addressee;
      return { ...named, kind: "unknown-tool", nearest, message };
    }
    const { tool } = addressee;
    const start = performance.now();
    const result = isText ? tool.registry.parse(tool.name, args as string) : tool.registry.validate(tool.name, args);
    const ms = performance.now() - start;
    validationMs += ms;
    const count = counts.get(tool);
    if (count !== undefined) {
      const before = result.ok ? count.valid : count.calls - count.valid;
      count.calls++;
      if (result.ok) count.valid++;
      if (before > 0) {
        settled.calls++;
        settled.ms += ms;
      }
    }
    if (result.ok) return undefined;
    const { errors, truncated } = result;
    return { ...named, tool: tool.name, kind: "invalid", errors, truncated };
  }

  for (const log of logs) {
    let line = 0;
    for await (const text of log.lines) {
      line++;
      if (text.trim() === "") continue;
      lines++;
      const finding = judge(text, { file: log.file, line });
      if (finding === undefined) continue;
      found[finding.kind]++;
      await tell(finding);
    }
  }

  const tools = [...counts].map(([tool, count]) => ({ tool, ...count }));
  const valid = tools.reduce((sum, count) => sum + count.valid, 0);
  return { tools, lines, valid, found, validationMs, settled };
}
