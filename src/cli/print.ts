import { RegistryError } from "../registry/registry-error.ts";
import { escapeText } from "../report/escape.ts";
import { describe } from "../report/messages.ts";
import { SchemaError } from "../schema/problems.ts";
import type { Finding, Replayed } from "./replay.ts";
import type { RefusedEntry, Roster } from "./roster.ts";

/** Gives the text of a report piece by piece, so that none of it has to be held. */
export interface Printer {
  start(roster: Roster, registrationMs: number): string;
  finding(finding: Finding): string;
  end(replayed: Replayed): string;
}

/** For people. */
export function textPrinter(): Printer {
  return {
    start: (roster, registrationMs) => {
      const registered = `${amount(roster.tools.length, "tool")} registered in ${figure(registrationMs)} ms`;
      const refused = roster.refused.length === 0 ? "" : `, ${figure(roster.refused.length)} refused`;
      return `${[`${registered}${refused}`, ...roster.refused.map(refusedLines)].join("\n\n")}\n\n`;
    },
    finding: (finding) => `${escapeText(finding.file)}:${finding.line} ${findingLines(finding)}\n`,
    end: (replayed) => `\n${table(replayed)}${totals(replayed)}\n`,
  };
}

function refusedLines({ file, position, name, id, error }: RefusedEntry): string {
  const label = name === "" ? "a tool without a name" : (id ?? name);
  return `${escapeText(file)}, tool ${position}: ${escapeText(label)} is refused\n${indent(error.message)}`;
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

function table({ tools }: Replayed): string {
  const called = tools.filter((count) => count.calls > 0);
  if (called.length === 0) return "";
  const rows = called.map(
    ({ tool, calls, valid }) => [figure(calls), figure(valid), escapeText(tool.id ?? tool.name)] as const,
  );
  return `${[["calls", "right", "tool"] as const, ...rows]
    .map(([calls, right, tool]) => `${calls.padStart(9)} ${right.padStart(9)}  ${tool}`)
    .join("\n")}\n\n`;
}

function totals(replayed: Replayed): string {
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
  return [
    `${amount(lines, "line")}: ${parts.filter(Boolean).join(", ")}`,
    ...(idle === 0 ? [] : [`${amount(idle, "tool")} not called`]),
    `validated in ${figure(validationMs)} ms${rate === undefined ? "" : `; ${figure(rate)} calls a second, the first right and wrong ones of each tool left aside`}`,
  ].join("\n");
}

/** For machines: one JSON object. Its findings come one a line. */
export function jsonPrinter(): Printer {
  let separator = "";
  return {
    start: (roster, registrationMs) => {
      const registered = roster.tools.length;
      const refused = roster.refused.map(({ error, ...entry }) => ({ ...entry, error: errorJson(error) }));
      const head = JSON.stringify({ registered, refused, registrationMs });
      return `${head.slice(0, -1)},"findings":[`;
    },
    finding: (finding) => {
      const text = `${separator}\n${JSON.stringify(finding)}`;
      separator = ",";
      return text;
    },
    end: (replayed) => {
      const { lines, valid, found, validationMs } = replayed;
      const tools = replayed.tools.map(({ tool, calls, valid }) => ({ name: tool.name, id: tool.id, calls, valid }));
      const totals = { lines, valid, ...found };
      const tail = JSON.stringify({ tools, totals, validationMs, callsPerSecond: callsPerSecond(replayed) });
      return `\n],${tail.slice(1)}\n`;
    },
  };
}

function errorJson(error: Error): object {
  if (error instanceof SchemaError || error instanceof RegistryError) return error.toJSON();
  return { name: error.name, message: error.message };
}

/** Undefined where there are too few calls to tell. */
function callsPerSecond({ settled }: Replayed): number | undefined {
  return settled.ms === 0 ? undefined : Math.round((settled.calls / settled.ms) * 1_000);
}

function figure(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: value < 10 ? 1 : 0 });
}

function amount(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;
}
