import type { CompileOptions } from "../schema/options.ts";
import { compileFlags, compileFlagsHelp, compileOptionsOf } from "./compile-flags.ts";
import { isMistake, type Mistake, mistake, readOptions, wordOf } from "./options.ts";

export interface CheckArguments {
  readonly schema: string;
  /** `-` is the standard input. */
  readonly files: readonly string[];
  /** `auto`: `.json` files are one document each, anything else is lines. */
  readonly input: "auto" | "json" | "ndjson";
  readonly invalidOnly: boolean;
  readonly json: boolean;
  readonly compileOptions: CompileOptions;
}

export const checkHelp: string = `Usage: straightedge check --schema FILE [options] FILE…

Judges JSON by a schema: one verdict a line, in the order of the input. A line that is no JSON is
invalid, as is a blank one: there are as many verdicts as lines.

  -s, --schema FILE         the schema, JSON
  FILE…                     a .json file is one document; of any other file, and of the standard
                            input (-), each line is one
  --input FORM              read every file as json (one document) or ndjson (lines)
  --invalid-only            leave out what is valid
  --json                    print a JSON object a line: { file, line, valid, errors, truncated }
${compileFlagsHelp}
  -h, --help                print this

Ends with 0 if all is valid, 1 if some is not, 2 if the run did not work: wrong arguments of this
command, a schema that cannot be used, a file that cannot be read.

  straightedge check --schema order.schema.json orders.ndjson
  tail -f orders.ndjson | straightedge check --schema order.schema.json --invalid-only -
`;

const options = {
  schema: { type: "string", short: "s" },
  input: { type: "string" },
  "invalid-only": { type: "boolean" },
  json: { type: "boolean" },
  ...compileFlags,
  help: { type: "boolean", short: "h" },
} as const;

/** `argv` is what follows the name of the command. */
export function parseCheck(
  argv: readonly string[],
): { readonly kind: "check"; readonly check: CheckArguments } | { readonly kind: "help" } | Mistake {
  const parsed = readOptions(argv, options);
  if (isMistake(parsed)) return parsed;
  if (parsed.values.help === true) return { kind: "help" };
  const { values, positionals: files } = parsed;
  if (values.schema === undefined) return mistake("--schema: the file of the schema is needed");
  if (files.length === 0) return mistake("at least one file is needed; - is the standard input");
  if (files.filter((file) => file === "-").length > 1) return mistake("the standard input, -, can be read once only");
  const input = wordOf("input", values.input, ["json", "ndjson", "auto"], "auto");
  if (typeof input === "object") return input;
  const compileOptions = compileOptionsOf(values);
  if (isMistake(compileOptions)) return compileOptions;
  const { schema, json = false } = values;
  const invalidOnly = values["invalid-only"] ?? false;
  return { kind: "check", check: { schema, files, input, invalidOnly, json, compileOptions } };
}
