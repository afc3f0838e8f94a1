import { nearest } from "../report/nearest.ts";
import { type CheckArguments, checkHelp, parseCheck } from "./check-args.ts";
import { type CompileArguments, parseCompile } from "./compile/args.ts";
import { compileHelp } from "./compile/help.ts";
import { type LintArguments, lintHelp, parseLint } from "./lint/args.ts";
import { type Mistake, mistake } from "./options.ts";
import { parseReplay, type ReplayArguments, replayHelp } from "./replay-args.ts";
import { parseShow, type ShowArguments, showHelp } from "./show-args.ts";

export type Command =
  | { readonly kind: "check"; readonly check: CheckArguments }
  | { readonly kind: "compile"; readonly compile: CompileArguments }
  | { readonly kind: "lint"; readonly lint: LintArguments }
  | { readonly kind: "replay"; readonly replay: ReplayArguments }
  | { readonly kind: "show"; readonly show: ShowArguments }
  | { readonly kind: "version" }
  | { readonly kind: "help"; readonly text: string }
  /** `command`: the one whose help tells more. */
  | (Mistake & { readonly command?: string });

const help = `Usage: straightedge COMMAND [arguments]

Checks the calls that language models make of tools, by the JSON Schemas of the tools.

Commands:
  check --schema FILE FILE…              judge JSON documents or lines by a schema
  compile FILE…                          write the validators of schemas as modules, at build time
  lint FILE…                             tell what is wrong with catalogs and schemas, and mend it
  replay --tools FILE… --calls FILE…     judge a log of calls by a catalog of tools
  show SCHEMA                            print the code made for a schema, or explain a value's errors

straightedge COMMAND --help tells more, straightedge --version the version. All end with 0 if all is right, 1 if something is wrong
with what the files hold, 2 if the command could not do its work.
`;

const commands = ["check", "compile", "lint", "replay", "show"] as const;

/** `argv` without the interpreter and the script. */
export function parseArguments(argv: readonly string[]): Command {
  const [first, ...rest] = argv;
  if (first === "help" && rest.length === 1) return parseArguments([...rest, "--help"]);
  if (first === "--help" || first === "-h" || first === "help") return { kind: "help", text: help };
  if (first === "--version" || first === "-V") return { kind: "version" };
  switch (first) {
    case undefined:
      return mistake(`a command is missing: ${commands.join(", ")}`);
    case "check":
      return ofCommand(first, parseCheck(rest), checkHelp);
    case "compile":
      return ofCommand(first, parseCompile(rest), compileHelp);
    case "lint":
      return ofCommand(first, parseLint(rest), lintHelp);
    case "replay":
      return ofCommand(first, parseReplay(rest), replayHelp);
    case "show":
      return ofCommand(first, parseShow(rest), showHelp);
    default: {
      if (first.startsWith("-")) return mistake(`the command comes first: ${commands.join(", ")}`);
      const near = nearest(first, commands);
      const meant = near === undefined ? `there are ${commands.join(", ")}` : `did you mean ${near}?`;
      return mistake(`there is no command ${JSON.stringify(first)}; ${meant}`);
    }
  }
}

function ofCommand<Parsed extends { readonly kind: (typeof commands)[number] }>(
  command: string,
  parsed: Parsed | { readonly kind: "help" } | Mistake,
  text: string,
): Parsed | Command {
  if (parsed.kind === "help") return { kind: "help", text };
  return parsed.kind === "mistake" ? { ...(parsed as Mistake), command } : (parsed as Parsed);
}
