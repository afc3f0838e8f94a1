import type { CompileOptions } from "../schema/options.ts";
import { compileFlags, compileFlagsHelp, compileOptionsOf } from "./compile-flags.ts";
import { isMistake, type Mistake, mistake, readOptions, wordOf } from "./options.ts";

export interface ShowArguments {
  readonly schema: string;
  /** The name of a tool, where `schema` is a catalog. */
  readonly tool?: string;
  /** JSON text, `@` and a file, or `-`. */
  readonly explain?: string;
  readonly color: "auto" | "always" | "never";
  readonly json: boolean;
  readonly compileOptions: CompileOptions;
}

export const showHelp: string = `Usage: straightedge show SCHEMA [options]

Prints the code that is made for a schema, its size, and what it shares.

  SCHEMA                    a JSON file
  --tool NAME               SCHEMA is a catalog of tools: show the schema of this one
  --explain VALUE           judge a value and print the errors as a model reads them, instead of the
                            code; VALUE is JSON text, @FILE, or - for the standard input
  --color WHEN              auto (default: on a terminal), always or never
  --json                    print one JSON object
${compileFlagsHelp}
  -h, --help                print this

Ends with 0; with 1 if the value to explain is not valid; with 2 if the run did not work: wrong
arguments of this command, a schema that cannot be used, a file that cannot be read.

  straightedge show order.schema.json
  straightedge show tools.json --tool read_file --explain '{"path": 3}'
`;

const options = {
  tool: { type: "string" },
  explain: { type: "string" },
  color: { type: "string" },
  json: { type: "boolean" },
  ...compileFlags,
  help: { type: "boolean", short: "h" },
} as const;

/** `argv` is what follows the name of the command. */
export function parseShow(
  argv: readonly string[],
): { readonly kind: "show"; readonly show: ShowArguments } | { readonly kind: "help" } | Mistake {
  const parsed = readOptions(argv, options);
  if (isMistake(parsed)) return parsed;
  if (parsed.values.help === true) return { kind: "help" };
  const { values, positionals } = parsed;
  const [schema, ...others] = positionals;
  if (schema === undefined) return mistake("the file of a schema is needed");
  if (others.length > 0) return mistake(`what is ${JSON.stringify(others[0])} for? One schema is shown at a time`);
  const color = wordOf("color", values.color, ["auto", "always", "never"], "auto");
  if (typeof color === "object") return color;
  const compileOptions = compileOptionsOf(values);
  if (isMistake(compileOptions)) return compileOptions;
  const { tool, explain, json = false } = values;
  const given = { ...(tool === undefined ? {} : { tool }), ...(explain === undefined ? {} : { explain }) };
  return { kind: "show", show: { schema, ...given, color, json, compileOptions } };
}
