#!/usr/bin/env node
import { once } from "node:events";
import { readFileSync } from "node:fs";
import process from "node:process";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { compile } from "../index.ts";
import { run } from "./run.ts";
import type { Surroundings } from "./surroundings.ts";
import { serve, type Thread } from "./threads.ts";

/** What a shell reports for a program that the end of its pipe stopped: 128 + SIGPIPE. */
const PIPE_CLOSED = 141;

/** Of a terminal that does not know how wide it is: it says 0. */
const USUAL_COLUMNS = 80;

const surroundings: Surroundings = {
  engine: compile,
  get version() {
    return JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version;
  },
  interruption: () => {
    const controller = new AbortController();
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => controller.abort());
    return controller.signal;
  },
  readStdin: () => process.stdin,
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, "drain");
  },
  complain: (text) => {
    process.stderr.write(text);
  },
  startThread,
  hasColors: process.stdout.isTTY && process.stdout.hasColors(),
  ...(process.stderr.isTTY
    ? { screen: { columns: () => process.stderr.columns || USUAL_COLUMNS, draw: (text) => process.stderr.write(text) } }
    : {}),
};

async function runProgram(): Promise<void> {
  // `straightedge … | head` closes the pipe early: nothing is left to do, and nothing to complain of.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(PIPE_CLOSED);
  });
  try {
    process.exitCode = await run(process.argv.slice(2), surroundings);
  } catch (error) {
    // 1 would say that the run worked.
    process.stderr.write(`straightedge: ${(error as Error).stack ?? error}\n`);
    process.exitCode = 2;
  }
}

/** Parsed calls die young: room for more of them at a time would cost memory and save no time. */
const YOUNG_MEGABYTES = 6;

/** This file again: see the end. */
function startThread(): Thread {
  const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MEGABYTES };
  const worker = new Worker(new URL(import.meta.url), { resourceLimits });
  return {
    send: (request, transfer) => worker.postMessage(request, transfer),
    onAnswer: (take) => worker.on("message", take),
    onError: (take) => worker.on("error", take),
    end: () => worker.terminate(),
  };
}

function serveThread(port: NonNullable<typeof parentPort>): void {
  const answer = serve(compile);
  port.on("message", (request) => {
    const answered = answer(request);
    port.postMessage(answered, answered.buffer === undefined ? [] : [answered.buffer]);
  });
}

if (isMainThread || parentPort === null) await runProgram();
else serveThread(parentPort);
