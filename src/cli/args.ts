import { nearest } from "../report/nearest.ts";
import { type CompileArguments, parseCompile } from "./compile/args.ts";
import { compileHelp } from "./compile/help.ts";
import { type Mistake, mistake } from "./options.ts";
import { parseReplay, type ReplayArguments, replayHelp } from "./replay-args.ts";

export type Command =
  | { readonly kind: "compile"; readonly compile: CompileArguments }
  | { readonly kind: "replay"; readonly replay: ReplayArguments }
  | { readonly kind: "help"; readonly text: string }
  /** `command`: the one whose help tells more. */
  | (Mistake & { readonly command?: string });

const help = `Usage: straightedge COMMAND [arguments]

Checks the calls that language models make of tools, by the JSON Schemas of the tools.

Commands:
  compile FILE…                          write the validators of schemas as modules, at build time
  replay --tools FILE… --calls FILE…     judge a log of calls by a catalog of tools

straightedge COMMAND --help tells more. Both end with 0 if all is right, 1 if something is wrong
with what the files hold, 2 if the command could not do its work.
`;

const commands = ["compile", "replay"] as const;

/** `argv` without the interpreter and the script. */
export function parseArguments(argv: readonly string[]): Command {
  const [first, ...rest] = argv;
  if (first === "help" && rest.length === 1) return parseArguments([...rest, "--help"]);
  if (first === "--help" || first === "-h" || first === "help") return { kind: "help", text: help };
  switch (first) {
    case undefined:
      return mistake(`a command is missing: ${commands.join(" or ")}`);
    case "compile":
      return ofCommand(first, parseCompile(rest), compileHelp);
    case "replay":
      return ofCommand(first, parseReplay(rest), replayHelp);
    default: {
      if (first.startsWith("-")) return mistake(`the command comes first: ${commands.join(" or ")}`);
      const near = nearest(first, commands);
      const meant = near === undefined ? `there are ${commands.join(" and ")}` : `did you mean ${near}?`;
      return mistake(`there is no command ${JSON.stringify(first)}; ${meant}`);
    }
  }
}

function ofCommand<Parsed extends { readonly kind: "compile" | "replay" }>(
  command: string,
  parsed: Parsed | { readonly kind: "help" } | Mistake,
  text: string,
): Parsed | Command {
  if (parsed.kind === "help") return { kind: "help", text };
  return parsed.kind === "mistake" ? { ...(parsed as Mistake), command } : (parsed as Parsed);
}
