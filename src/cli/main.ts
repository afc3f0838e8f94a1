#!/usr/bin/env node
import { once } from "node:events";
import process from "node:process";
import { compile } from "../index.ts";
import { run } from "./run.ts";

/** What a shell reports for a program that the end of its pipe stopped: 128 + SIGPIPE. */
const PIPE_CLOSED = 141;

// `straightedge … | head` closes the pipe early: nothing is left to do, and nothing to complain of.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(PIPE_CLOSED);
});

process.exitCode = await run(process.argv.slice(2), {
  engine: compile,
  interruption: () => {
    const controller = new AbortController();
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => controller.abort());
    return controller.signal;
  },
  readStdin: () => process.stdin.setEncoding("utf8"),
  write: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, "drain");
  },
  complain: (text) => {
    process.stderr.write(text);
  },
});
