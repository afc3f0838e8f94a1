import type { CompileOptions } from "../schema/options.ts";
import { compileFlags, compileFlagsHelp, compileOptionsOf } from "./compile-flags.ts";
import { isMistake, type Mistake, mistake, readOptions, wordOf } from "./options.ts";

export interface ReplayArguments {
  readonly tools: readonly string[];
  /** `-` is the standard input. */
  readonly calls: readonly string[];
  readonly names: "dotted" | "mcp";
  readonly jobs: number;
  readonly json: boolean;
  /** Leaves out the single findings. */
  readonly summary: boolean;
  /** Leaves out what differs from run to run. */
  readonly noTimes: boolean;
  readonly reportOnly: boolean;
  readonly compileOptions: CompileOptions;
}

export const replayHelp: string = `Usage: straightedge replay --tools FILE… --calls FILE… [options]

Registers a catalog of tools and judges a log of calls by it.

  --tools FILE…             JSON: an array of { name, schema }, an MCP tools/list answer, or OpenAI
                            or Anthropic tools
  --calls FILE…             one JSON object a line: { tool, args, toolId? }, { name, arguments } or
                            { name, input }; arguments may be JSON text; - is the standard input
  --names RULE              which names are accepted: mcp (default) or dotted
  -j, --jobs N              judge in N threads (default 1); the report is the same
  --summary                 leave out the single findings
  --json                    print one JSON object
  --no-times                leave out times, so that equal runs print equal bytes
  --report-only             end with 0 whatever the calls and tools are, if the run itself worked
${compileFlagsHelp}
  -h, --help                print this

Ends with 0 if every tool and call was right, 1 if some were not, 2 if the run did not work: wrong
arguments of this command, a file that cannot be read.

  straightedge replay --tools tools.json --calls calls.ndjson
  zcat calls.ndjson.gz | straightedge replay --tools tools.json --calls - --summary
`;

const options = {
  tools: { type: "string", multiple: true },
  calls: { type: "string", multiple: true },
  names: { type: "string" },
  jobs: { type: "string", short: "j" },
  summary: { type: "boolean" },
  json: { type: "boolean" },
  "no-times": { type: "boolean" },
  "report-only": { type: "boolean" },
  ...compileFlags,
  help: { type: "boolean", short: "h" },
} as const;

const MOST_JOBS = 256;

/** `argv` is what follows the name of the command. */
export function parseReplay(
  argv: readonly string[],
): { readonly kind: "replay"; readonly replay: ReplayArguments } | { readonly kind: "help" } | Mistake {
  const parsed = readOptions(argv, options);
  if (isMistake(parsed)) return parsed;
  if (parsed.values.help === true) return { kind: "help" };
  // An argument that directly follows the files of `--tools` or `--calls` is one more of them: shells expand `*.json` so.
  const tools: string[] = [];
  const calls: string[] = [];
  let open: string[] | undefined;
  for (const token of parsed.tokens) {
    if (token.kind === "option") {
      open = token.name === "tools" ? tools : token.name === "calls" ? calls : undefined;
      if (token.value !== undefined) open?.push(token.value);
    } else if (token.kind === "positional") {
      if (open === undefined)
        return mistake(`what is ${JSON.stringify(token.value)} for? Files follow --tools or --calls`);
      open.push(token.value);
    }
  }
  const missing = [tools.length === 0 ? "--tools" : "", calls.length === 0 ? "--calls" : ""].filter(Boolean);
  if (missing.length > 0) return mistake(`${missing.join(" and ")}: at least one file is needed`);
  const { values } = parsed;
  const names = wordOf("names", values.names, ["mcp", "dotted"], "mcp");
  if (typeof names === "object") return names;
  const jobs = Number(values.jobs ?? 1);
  if (!Number.isInteger(jobs) || jobs < 1 || jobs > MOST_JOBS) {
    return mistake(`--jobs is a number from 1 to ${MOST_JOBS}, not ${JSON.stringify(values.jobs)}`);
  }
  const compileOptions = compileOptionsOf(values);
  if (isMistake(compileOptions)) return compileOptions;
  const { json = false, summary = false } = values;
  const noTimes = values["no-times"] ?? false;
  const reportOnly = values["report-only"] ?? false;
  const replay = { tools, calls, names, jobs, json, summary, noTimes, reportOnly, compileOptions };
  return { kind: "replay", replay };
}
