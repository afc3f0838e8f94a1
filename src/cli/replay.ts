import type { Counts, Finding, SegmentReport } from "./call-judge.ts";
import type { Judges } from "./judges.ts";
import { type Mistakes, makeMistakeTally } from "./mistakes.ts";

export interface Replayed extends Counts {
  /** Lines that are not blank. `valid` and the kinds of findings add up to it. */
  readonly lines: number;
  readonly valid: number;
  readonly found: { readonly [Kind in Finding["kind"]]: number };
  readonly mistakes: Mistakes;
}

export interface Log {
  readonly file: string;
  /** See `readSegments`: a segment may be overwritten when the next is asked for. */
  readonly segments: AsyncIterable<Uint8Array>;
}

/** What was found in a piece of a log, in the order of the log. */
export interface Progress {
  readonly file: string;
  readonly linesBefore: number;
  readonly bytes: number;
  /** So far, of all logs. */
  readonly calls: number;
  /** Lines count from the start of the piece. */
  readonly findings: readonly Finding[];
}

/** Judges every call of the logs, in order. Rejects only where a log cannot be read, `tell` rejects or a thread fails. */
export async function replay(
  judges: Judges,
  logs: Iterable<Log>,
  tell: (progress: Progress) => Promise<void>,
): Promise<Replayed> {
  const found = { invalid: 0, "unknown-tool": 0, "refused-tool": 0, "bad-line": 0 };
  const tally = makeMistakeTally();
  let calls = 0;

  for (const { file, segments } of logs) {
    let line = 0;
    for await (const { bytes, report } of inOrder(judges, segments)) {
      const { findings } = report;
      calls += report.calls;
      for (const finding of findings) {
        found[finding.kind]++;
        tally.add(file, line + finding.line, finding);
      }
      await tell({ file, linesBefore: line, bytes, calls, findings });
      line += report.lines;
    }
  }

  const counts = await judges.counts();
  const valid = counts.tools.reduce((sum, count) => sum + count.valid, 0);
  return { ...counts, lines: calls, valid, found, mistakes: tally.mistakes() };
}

interface Judged {
  readonly bytes: number;
  readonly report: SegmentReport;
}

/** Keeps as many segments under way as there is room for, and no more: what was read and not told is bounded. */
async function* inOrder(judges: Judges, segments: AsyncIterable<Uint8Array>): AsyncGenerator<Judged> {
  const underWay: Promise<Judged>[] = [];
  for await (const segment of segments) {
    const bytes = segment.byteLength;
    const judged = judges.judge(segment).then((report) => ({ bytes, report }));
    // Awaited in its turn; until then a failure is no unhandled one.
    judged.catch(() => undefined);
    underWay.push(judged);
    if (underWay.length >= judges.width) yield (await underWay.shift()) as Judged;
  }
  for (const judged of underWay) yield await judged;
}
