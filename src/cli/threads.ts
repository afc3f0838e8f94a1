import type { Engine } from "../schema/validator.ts";
import { type Counts, makeCallJudge, type SegmentReport } from "./call-judge.ts";
import { clockOf, type Judges } from "./judges.ts";
import { type Catalogs, makeRoster, type RosterSummary, summarize } from "./roster.ts";

export type Request =
  | { readonly kind: "start"; readonly catalogs: Catalogs; readonly isTimed: boolean }
  /** The segment lies at the start of the buffer, which is handed back with the answer. */
  | { readonly kind: "judge"; readonly buffer: ArrayBuffer; readonly length: number }
  | { readonly kind: "count" };

/** What {@link serve} answers: a summary to `start`, a report to `judge`, counts to `count`. */
export interface Answer {
  readonly summary?: RosterSummary;
  readonly report?: SegmentReport;
  readonly buffer?: ArrayBuffer;
  readonly counts?: Counts;
}

/** A thread as its maker sees it. */
export interface Thread {
  send(request: Request, transfer: readonly ArrayBuffer[]): void;
  onAnswer(take: (answer: Answer) => void): void;
  onError(take: (error: Error) => void): void;
  end(): void;
}

/** What a thread does: answers each request, in order. */
export function serve(engine: Engine): (request: Request) => Answer {
  let judge = makeCallJudge(makeRoster({ files: [], names: "mcp", compileOptions: {} }, engine), clockOf(false));
  return (request) => {
    switch (request.kind) {
      case "start": {
        const roster = makeRoster(request.catalogs, engine);
        judge = makeCallJudge(roster, clockOf(request.isTimed));
        return { summary: summarize(roster) };
      }
      case "judge":
        return { report: judge.judge(new Uint8Array(request.buffer, 0, request.length)), buffer: request.buffer };
      case "count":
        return { counts: judge.counts() };
    }
  };
}

/** Segments are of about equal length: a buffer with so many bytes to spare holds almost any other. */
const SLACK = 64 * 1024;

/** Each thread compiles the catalog for itself, at the same time; segments go round among them. */
export async function startThreads(
  catalogs: Catalogs,
  isTimed: boolean,
  count: number,
  start: () => Thread,
): Promise<Judges> {
  const threads = Array.from({ length: count }, () => asking(start()));
  const close = () => {
    for (const { thread } of threads) thread.end();
  };
  const starting = Promise.all(threads.map(({ ask }) => ask({ kind: "start", catalogs, isTimed })));
  const [first] = await starting.catch((error: unknown) => {
    close();
    throw error;
  });
  const free: ArrayBuffer[] = [];
  let turn = 0;
  return {
    roster: first?.summary as RosterSummary,
    // One segment to judge and one that waits, so that no thread does.
    width: 2 * count,
    async judge(segment) {
      const thread = threads[turn++ % count] as Asking;
      const { length } = segment;
      const kept = free.pop();
      const buffer = kept !== undefined && kept.byteLength >= length ? kept : new ArrayBuffer(length + SLACK);
      new Uint8Array(buffer).set(segment);
      const answer = await thread.ask({ kind: "judge", buffer, length }, [buffer]);
      free.push(answer.buffer as ArrayBuffer);
      return answer.report as SegmentReport;
    },
    async counts() {
      const answers = await Promise.all(threads.map(({ ask }) => ask({ kind: "count" })));
      return answers.map((answer) => answer.counts as Counts).reduce(addCounts);
    },
    close,
  };
}

interface Asking {
  readonly thread: Thread;
  readonly ask: (request: Request, transfer?: readonly ArrayBuffer[]) => Promise<Answer>;
}

/** Answers come in the order of the requests; a thread that failed answers nothing any more. */
function asking(thread: Thread): Asking {
  const waiting: { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void }[] = [];
  thread.onAnswer((answer) => waiting.shift()?.resolve(answer));
  let failure: Error | undefined;
  thread.onError((error) => {
    failure = error;
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    thread,
    ask(request, transfer = []) {
      return new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure);
        waiting.push({ resolve, reject });
        thread.send(request, transfer);
      });
    },
  };
}

function addCounts(left: Counts, right: Counts): Counts {
  return {
    tools: left.tools.map(({ calls, valid }, i) => ({
      calls: calls + (right.tools[i]?.calls ?? 0),
      valid: valid + (right.tools[i]?.valid ?? 0),
    })),
    validationMs: left.validationMs + right.validationMs,
    settled: { calls: left.settled.calls + right.settled.calls, ms: left.settled.ms + right.settled.ms },
  };
}
