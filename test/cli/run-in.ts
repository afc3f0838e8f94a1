import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MessageChannel } from "node:worker_threads";
import { run } from "../../src/cli/run.ts";
import type { Surroundings } from "../../src/cli/surroundings.ts";
import { type Answer, type Request, serve, type Thread } from "../../src/cli/threads.ts";
import { compile } from "../../src/index.ts";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly complaint: string;
}

/** Runs the command in this process; a folder's name in what it says becomes `DIR`. */
export async function runIn(
  folder: string,
  argv: readonly string[],
  stdin = "",
  others: Partial<Surroundings> = {},
): Promise<Ran> {
  const { code, out, complaint } = await runHere(argv, stdin, others);
  return { code, out: out.replaceAll(folder, "DIR"), complaint: complaint.replaceAll(folder, "DIR") };
}

/** Runs the command in this process. */
export async function runHere(argv: readonly string[], stdin = "", others: Partial<Surroundings> = {}): Promise<Ran> {
  let out = "";
  let complaint = "";
  const code = await run(argv, {
    engine: compile,
    version: "1.2.3",
    readStdin: async function* () {
      yield new TextEncoder().encode(stdin);
    },
    write: async (text) => {
      out += text;
    },
    complain: (text) => {
      complaint += text;
    },
    interruption: () => AbortSignal.abort(),
    startThread,
    hasColors: false,
    ...others,
  });
  return { code, out, complaint };
}

/** No thread of its own, but everything it is told and tells is copied, as between threads. */
function startThread(): Thread {
  const { port1, port2 } = new MessageChannel();
  const answer = serve(compile);
  port1.on("message", (request: Request) => {
    const answered: Answer = answer(request);
    port1.postMessage(answered, answered.buffer === undefined ? [] : [answered.buffer]);
  });
  return {
    send: (request, transfer) => port2.postMessage(request, [...transfer]),
    onAnswer: (take) => port2.on("message", take),
    onError: () => undefined,
    end: () => port2.close(),
  };
}

export async function writeIn(folder: string, name: string, content: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}
