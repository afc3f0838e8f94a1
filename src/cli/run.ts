import { escapeText } from "../report/escape.ts";
import { type Command, parseArguments } from "./args.ts";
import { runCompile } from "./compile/run.ts";
import type { Obstacle } from "./files.ts";
import { runLint } from "./lint/run.ts";
import { runCheck } from "./run-check.ts";
import { runReplay } from "./run-replay.ts";
import { runShow } from "./run-show.ts";
import type { ExitCode, Surroundings } from "./surroundings.ts";

/** Runs the command; `argv` is without the interpreter and the script. Gives the exit code that its help explains. */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const ended = await runCommand(parseArguments(argv), surroundings);
  if (typeof ended === "number") return ended;
  const lines = ended.obstacle.split("\n").map(escapeText);
  surroundings.complain(`straightedge: ${lines.join("\n")}\n`);
  return 2;
}

async function runCommand(command: Command, surroundings: Surroundings): Promise<ExitCode | Obstacle> {
  switch (command.kind) {
    case "help":
      await surroundings.write(command.text);
      return 0;
    case "version":
      await surroundings.write(`${surroundings.version}\n`);
      return 0;
    case "mistake": {
      const program = command.command === undefined ? "straightedge" : `straightedge ${command.command}`;
      surroundings.complain(`${program}: ${escapeText(command.message)}\n${program} --help tells more\n`);
      return 2;
    }
    case "check":
      return runCheck(command.check, surroundings);
    case "compile":
      return runCompile(command.compile, surroundings);
    case "lint":
      return runLint(command.lint, surroundings);
    case "replay":
      return runReplay(command.replay, surroundings);
    case "show":
      return runShow(command.show, surroundings);
  }
}
