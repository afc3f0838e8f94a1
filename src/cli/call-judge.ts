import type { ValidationError } from "../report/errors.ts";
import { readCall } from "./call.ts";
import { judgeText } from "./judge-text.ts";
import { linesOf } from "./lines.ts";
import type { Addressee, Roster } from "./roster.ts";

/** Something that is not right. Lines count from 1. */
export type Finding = { readonly line: number } & (
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

/** What was found in a segment of a log. Plain data: it may come from another thread. */
export interface SegmentReport {
  /** Blank ones too. */
  readonly lines: number;
  /** Lines that are not blank. */
  readonly calls: number;
  /** In order; lines count from the start of the segment. */
  readonly findings: readonly Finding[];
}

/** Of one tool. */
export interface CallCount {
  readonly calls: number;
  readonly valid: number;
}

/** What a judge did in all. Plain data. */
export interface Counts {
  /** In the order of the roster's tools. */
  readonly tools: readonly CallCount[];
  /** Spent in validation alone, without reading the log. */
  readonly validationMs: number;
  /**
   * Validations without the first right and the first wrong call of each tool, during which code is still being made:
   * what a registry in use does.
   */
  readonly settled: { readonly calls: number; readonly ms: number };
}

export interface CallJudge {
  /** Judges whole lines of a log, UTF-8. */
  judge(segment: Uint8Array): SegmentReport;
  /** So far. */
  counts(): Counts;
}

/** `now`: milliseconds, to time validation with. */
export function makeCallJudge(roster: Roster, now: () => number): CallJudge {
  const counts = roster.tools.map(() => ({ calls: 0, valid: 0 }));
  let validationMs = 0;
  const settled = { calls: 0, ms: 0 };

  function judgeLine(text: string, line: number): Finding | undefined {
    const read = readCall(text);
    if (!read.ok) {
      const { reason, position } = read;
      return { line, kind: "bad-line", reason, ...(position === undefined ? {} : { position }) };
    }
    const { tool: name, id, args, isText } = read.call;
    const addressee: Addressee = roster.find(name, id);
    if (addressee.kind === "refused") return { line, tool: name, ...given(id), kind: "refused-tool" };
    if (addressee.kind === "unknown") {
      const { nearest, message } = addressee;
      return { line, tool: name, ...given(id), kind: "unknown-tool", nearest, message };
    }
    const { tool } = addressee;
    const start = now();
    const result = isText ? judgeText(tool.validator, args as string) : tool.validator.validate(args);
    const ms = now() - start;
    validationMs += ms;
    const count = counts[tool.index];
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
    return { line, tool: tool.name, ...given(id), kind: "invalid", errors, truncated };
  }

  return {
    judge(segment) {
      const findings: Finding[] = [];
      let lines = 0;
      let calls = 0;
      for (const text of linesOf(segment)) {
        lines++;
        if (isBlank(text)) continue;
        calls++;
        const finding = judgeLine(text, lines);
        if (finding !== undefined) findings.push(finding);
      }
      return { lines, calls, findings };
    },
    counts: () => ({ tools: counts, validationMs, settled }),
  };
}

function given(id: string | undefined): { readonly id?: string } {
  return id === undefined ? {} : { id };
}

/** Most lines begin with a brace: those are not looked at further. */
function isBlank(text: string): boolean {
  return !text.startsWith("{") && text.trim() === "";
}
