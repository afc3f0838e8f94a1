import { escapeText } from "../report/escape.ts";
import { describe } from "../report/messages.ts";
import type { Finding } from "./call-judge.ts";
import { amount, figure } from "./figures.ts";
import type { MistakeCount, Mistakes } from "./mistakes.ts";
import type { Replayed } from "./replay.ts";
import type { RefusedEntry, RosterSummary } from "./roster.ts";

/** Gives the text of a report piece by piece, so that none of it has to be held. */
export interface Printer {
  start(roster: RosterSummary, registrationMs: number): string;
  /** `line` of the file; that of the finding is one of its segment. */
  finding(file: string, line: number, finding: Finding): string;
  end(roster: RosterSummary, replayed: Replayed): string;
}

export interface PrinterOptions {
  /** Leaves out what differs from run to run. */
  readonly noTimes: boolean;
}

const MOST_MISTAKES = 20;

/** For people. */
export function textPrinter({ noTimes }: PrinterOptions): Printer {
  let gap = "";
  return {
    start: ({ tools, refused }, registrationMs) => {
      const time = noTimes ? "" : ` in ${figure(registrationMs)} ms`;
      const head = `${amount(tools.length, "tool")} registered${time}`;
      const others = refused.length === 0 ? "" : `, ${figure(refused.length)} refused`;
      return `${[`${head}${others}`, ...refused.map(refusedLines)].join("\n\n")}\n\n`;
    },
    finding: (file, line, finding) => {
      gap = "\n";
      return `${escapeText(file)}:${line} ${findingLines(finding)}\n`;
    },
    end: (roster, replayed) =>
      `${gap}${table(roster, replayed)}${mistakeLines(replayed.mistakes)}${totals(replayed, noTimes)}\n`,
  };
}

function refusedLines({ file, position, name, id, message }: RefusedEntry): string {
  const label = name === "" ? "a tool without a name" : (id ?? name);
  return `${escapeText(file)}, tool ${position}: ${escapeText(label)} is refused\n${indent(message)}`;
}

function findingLines(finding: Finding): string {
  switch (finding.kind) {
    case "invalid":
      return `${escapeText(finding.id ?? finding.tool)}\n${indent(describe(finding.errors))}${finding.truncated ? "\n  and more" : ""}`;
    case "unknown-tool":
      return escapeText(finding.message);
    case "refused-tool":
      return `${escapeText(finding.id ?? finding.tool)} was refused: the call cannot be judged`;
    case "bad-line":
      return finding.reason;
  }
}

function indent(text: string): string {
  return text
    .split("\n")
    .map((line) => `  ${escapeText(line)}`)
    .join("\n");
}

function table({ tools }: RosterSummary, replayed: Replayed): string {
  const rows = tools.flatMap(({ name, id }, i) => {
    const { calls = 0, valid = 0 } = replayed.tools[i] ?? {};
    return calls === 0 ? [] : [[figure(calls), figure(valid), escapeText(id ?? name)] as const];
  });
  if (rows.length === 0) return "";
  return `${[["calls", "right", "tool"] as const, ...rows]
    .map(([calls, right, tool]) => `${calls.padStart(9)} ${right.padStart(9)}  ${tool}`)
    .join("\n")}\n\n`;
}

function mistakeLines({ counts, others }: Mistakes): string {
  if (counts.length === 0) return "";
  const shown = counts.slice(0, MOST_MISTAKES);
  const left = counts.slice(MOST_MISTAKES).reduce((sum, { calls }) => sum + calls, others);
  return `${[
    `${"calls".padStart(9)}  mistake, and where it is first`,
    ...shown.map((count) => `${figure(count.calls).padStart(9)}  ${mistakeText(count)}`),
    ...(left === 0 ? [] : [`${figure(left).padStart(9)}  others`]),
  ].join("\n")}\n\n`;
}

function mistakeText({ tool, id, keyword, pointer, first }: MistakeCount): string {
  const where = `${first.file}:${first.line}`;
  if (keyword === "unknown-tool") return escapeText(`unknown tool ${tool} · ${where}`);
  return escapeText(`${id ?? tool} ${pointer === "" ? "(root)" : pointer} ${keyword} · ${where}`);
}

function totals(replayed: Replayed, noTimes: boolean): string {
  const { lines, valid, found, validationMs, tools } = replayed;
  const parts = [
    `${figure(valid)} right`,
    `${figure(found.invalid)} wrong`,
    found["unknown-tool"] === 0 ? "" : `${figure(found["unknown-tool"])} for unknown tools`,
    found["refused-tool"] === 0 ? "" : `${figure(found["refused-tool"])} for refused tools`,
    found["bad-line"] === 0 ? "" : `${figure(found["bad-line"])} not understood`,
  ];
  const rate = callsPerSecond(replayed);
  const idle = tools.filter((count) => count.calls === 0).length;
  const validated = `validated in ${figure(validationMs)} ms${rate === undefined ? "" : `; ${figure(rate)} calls a second, the first right and wrong ones of each tool left aside`}`;
  return [
    `${amount(lines, "line")}: ${parts.filter(Boolean).join(", ")}`,
    ...(idle === 0 ? [] : [`${amount(idle, "tool")} not called`]),
    ...(noTimes ? [] : [validated]),
  ].join("\n");
}

/** For machines: one JSON object. Its findings come one a line. */
export function jsonPrinter({ noTimes }: PrinterOptions): Printer {
  let separator = "";
  return {
    start: ({ tools, refused }, registrationMs) => {
      const entries = refused.map(({ message: _, ...entry }) => entry);
      const head = { registered: tools.length, refused: entries, ...(noTimes ? {} : { registrationMs }) };
      return `${JSON.stringify(head).slice(0, -1)},"findings":[`;
    },
    finding: (file, line, finding) => {
      const text = `${separator}\n${JSON.stringify({ file, ...finding, line })}`;
      separator = ",";
      return text;
    },
    end: (roster, replayed) => {
      const { lines, valid, found, mistakes, validationMs } = replayed;
      const tools = roster.tools.map(({ name, id }, i) => ({ name, id, ...replayed.tools[i] }));
      const totals = { lines, valid, ...found };
      const times = noTimes ? {} : { validationMs, callsPerSecond: callsPerSecond(replayed) };
      const report = { tools, mistakes: mistakes.counts, otherMistakes: mistakes.others, totals, ...times };
      return `\n],${JSON.stringify(report).slice(1)}\n`;
    },
  };
}

/** Undefined where there are too few calls to tell. */
function callsPerSecond({ settled }: Replayed): number | undefined {
  return settled.ms === 0 ? undefined : Math.round((settled.calls / settled.ms) * 1_000);
}
