import type { ParseArgsConfig } from "node:util";
import { type Mistake, mistake, readOptions } from "./options.ts";

export interface ReplayArguments {
  readonly tools: readonly string[];
  /** `-` is the standard input. */
  readonly calls: readonly string[];
  readonly names: "dotted" | "mcp";
  readonly json: boolean;
  readonly reportOnly: boolean;
}

export const replayHelp = `Usage: straightedge replay --tools FILE… --calls FILE… [options]

Registers a catalog of tools and judges a log of calls by it.

  --tools FILE…    JSON: an array of { name, schema }, an MCP tools/list answer, or OpenAI or
                   Anthropic tools
  --calls FILE…    one JSON object a line: { tool, args, toolId? }, { name, arguments } or
                   { name, input }; arguments may be JSON text; - is the standard input
  --names RULE     which names are accepted: mcp (default) or dotted
  --json           print one JSON object
  --report-only    end with 0 whatever the calls and tools are, if the run itself worked
  -h, --help       print this

Ends with 0 if every tool and call was right, 1 if some were not, 2 if the run did not work:
wrong arguments of this command, a file that cannot be read.
`;

const options = {
  tools: { type: "string", multiple: true },
  calls: { type: "string", multiple: true },
  names: { type: "string" },
  json: { type: "boolean" },
  "report-only": { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsConfig["options"];

/** `argv` is what follows the name of the command. */
export function parseReplay(
  argv: readonly string[],
): { readonly kind: "replay"; readonly replay: ReplayArguments } | { readonly kind: "help" } | Mistake {
  const parsed = readOptions(argv, options);
  if ("kind" in parsed) return parsed;
  const { values, tokens } = parsed;
  if (values.help === true) return { kind: "help" };
  // An argument that directly follows the files of `--tools` or `--calls` is one more of them: shells expand `*.json` so.
  const lists: { readonly tools: string[]; readonly calls: string[] } = { tools: [], calls: [] };
  const others: string[] = [];
  let open: string[] | undefined;
  for (const token of tokens) {
    if (token.kind === "option") {
      open = token.name === "tools" || token.name === "calls" ? lists[token.name] : undefined;
      if (token.value !== undefined) open?.push(token.value);
    } else if (token.kind === "positional") {
      (open ?? others).push(token.value);
    }
  }
  if (others.length > 0) return mistake(`what is ${JSON.stringify(others[0])} for? Files follow --tools or --calls`);
  const { names = "mcp", json = false, "report-only": reportOnly = false } = values;
  const { tools, calls } = lists;
  const missing = [tools.length === 0 ? "--tools" : "", calls.length === 0 ? "--calls" : ""].filter(Boolean);
  if (missing.length > 0) return mistake(`${missing.join(" and ")}: at least one file is needed`);
  if (names !== "dotted" && names !== "mcp") return mistake(`--names is dotted or mcp, not ${JSON.stringify(names)}`);
  return { kind: "replay", replay: { tools, calls, names, json, reportOnly } };
}
