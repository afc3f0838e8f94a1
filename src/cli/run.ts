import { escapeText } from "../report/escape.ts";
import type { Engine } from "../schema/validator.ts";
import { parseArguments } from "./args.ts";
import { runCompile } from "./compile/run.ts";
import { type Obstacle, openCatalog, openLog, toObstacle } from "./files.ts";
import { jsonPrinter, textPrinter } from "./print.ts";
import { replay } from "./replay.ts";
import type { ReplayArguments } from "./replay-args.ts";
import { makeRoster } from "./roster.ts";

/** What the command needs of the world. */
export interface Surroundings {
  readonly engine: Engine;
  /** Called only if a log is to be read from there. */
  readonly readStdin: () => AsyncIterable<string>;
  /** Called only by what runs until it is interrupted: its signal then aborts, and the process goes on. */
  readonly interruption: () => AbortSignal;
  /** Resolves when more can be written. */
  readonly write: (text: string) => Promise<void>;
  readonly complain: (text: string) => void;
}

export type ExitCode = 0 | 1 | 2;

/** Runs the command; `argv` is without the interpreter and the script. Gives the exit code that `help` explains. */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const command = parseArguments(argv);
  switch (command.kind) {
    case "help":
      await surroundings.write(command.text);
      return 0;
    case "mistake": {
      const program = command.command === undefined ? "straightedge" : `straightedge ${command.command}`;
      surroundings.complain(`${program}: ${escapeText(command.message)}\n${program} --help tells more\n`);
      return 2;
    }
    case "compile":
      return runCompile(command.compile, surroundings);
    case "replay": {
      const ended = await runReplay(command.replay, surroundings);
      if (typeof ended === "number") return ended;
      surroundings.complain(`straightedge: ${escapeText(ended.obstacle)}\n`);
      return 2;
    }
  }
}

async function runReplay(given: ReplayArguments, surroundings: Surroundings): Promise<ExitCode | Obstacle> {
  const { engine, readStdin, write } = surroundings;
  const catalogs = await openAll(given.tools, openCatalog);
  if ("obstacle" in catalogs) return catalogs;
  const logs = await openAll(given.calls, (file) => openLog(file, readStdin));
  if ("obstacle" in logs) return logs;

  const printer = given.json ? jsonPrinter() : textPrinter();
  const start = performance.now();
  const roster = makeRoster(catalogs, given.names, engine);
  await write(printer.start(roster, performance.now() - start));
  let isAllRight = roster.refused.length === 0;
  try {
    const replayed = await replay(roster, logs, (finding) => write(printer.finding(finding)));
    await write(printer.end(replayed));
    isAllRight &&= replayed.valid === replayed.lines;
  } catch (error) {
    return toObstacle(error);
  }
  return isAllRight || given.reportOnly ? 0 : 1;
}

async function openAll<Opened extends object>(
  files: readonly string[],
  open: (file: string) => Promise<Opened | Obstacle>,
): Promise<Opened[] | Obstacle> {
  const opened: Opened[] = [];
  for (const file of files) {
    const result = await open(file);
    if ("obstacle" in result) return result;
    opened.push(result);
  }
  return opened;
}
