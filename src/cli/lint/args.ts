import { type Provider, providers } from "../../providers/rules.ts";
import { nearest } from "../../report/nearest.ts";
import type { CompileOptions } from "../../schema/options.ts";
import { compileFlags, compileFlagsHelp, compileOptionsOf } from "../compile-flags.ts";
import { isMistake, type Mistake, mistake, readOptions, wordOf } from "../options.ts";

export interface LintArguments {
  readonly files: readonly string[];
  /** In the order of {@link providers}. */
  readonly providers: readonly Provider[];
  readonly fix: boolean;
  readonly json: boolean;
  readonly color: "auto" | "always" | "never";
  /** Undefined: any number. */
  readonly maxWarnings: number | undefined;
  /** How files are read. */
  readonly as: "auto" | "schema" | "catalog";
  /** Files and folders of other documents. */
  readonly schemas: readonly string[];
  readonly compileOptions: CompileOptions;
}

export const lintHelp: string = `Usage: straightedge lint FILE… [options]

Tells what is wrong with catalogs of tools and with single schemas, one line a finding:

  FILE:LINE:COLUMN  SEVERITY  TOOL  PLACE  message (suggestion)

  error       the schema cannot be used, or the catalog cannot: compile and registries refuse it
  warning     it can be used, and looks like a mistake
  refused     a provider named with --for turns the tool down
  weakened    a provider named with --for takes it, and holds models to less than it says

PLACE is a pointer into the schema (#/properties/…); where the tool itself is meant, it is -. A file
holds a schema or a catalog, as for compile: a list of tools (an MCP tools/list answer, OpenAI or
Anthropic tools) or an object of schemas by name.

  --for PROVIDERS           openai, anthropic, gemini, mcp, or all: what each would refuse or weaken;
                            several with commas or several times. Of OpenAI and Anthropic these are
                            the rules of strict tools
  --fix                     mend what can be mended surely, then tell what is left: misspelt keywords
                            and types, nullable, required and exclusiveMinimum as booleans, lists in
                            items, patterns that are invalid in Unicode mode. Only these places of a
                            file change. A repair that would make another problem is not made; files
                            are replaced as a whole, when all are judged
  --json                    print one JSON object a line: { file, line, column, tool, pointer,
                            schemaPointer, severity, keyword, message, suggestion, provider, fixable }.
                            pointer leads into the file, schemaPointer into the schema (of outputSchema
                            if output is true); what --fix mended has fixed: true
  --max-warnings N          end with 1 if there are more warnings, weakened ones too; default: any number
  --color WHEN              auto (default: on a terminal), always or never
  --as KIND                 schema, catalog or auto (default)
  --schemas PATH            a file or folder of other schemas that references lead to, each known by
                            its $id; may be given several times. Nothing is ever fetched
${compileFlagsHelp}
  -h, --help                print this

Ends with 0 if nothing is wrong or there are only warnings; with 1 if errors or refusals remain, a
file holds no JSON, or there are too many warnings; with 2 if the command could not do its work:
wrong arguments, a file that cannot be read or written.

  straightedge lint tools.json --for openai,anthropic
  straightedge lint tools/*.json --fix
`;

const options = {
  for: { type: "string", multiple: true },
  fix: { type: "boolean" },
  json: { type: "boolean" },
  color: { type: "string" },
  "max-warnings": { type: "string" },
  as: { type: "string" },
  schemas: { type: "string", multiple: true },
  ...compileFlags,
  help: { type: "boolean", short: "h" },
} as const;

/** `argv` is what follows the name of the command. */
export function parseLint(
  argv: readonly string[],
): { readonly kind: "lint"; readonly lint: LintArguments } | { readonly kind: "help" } | Mistake {
  const parsed = readOptions(argv, options);
  if (isMistake(parsed)) return parsed;
  const { values, positionals: files } = parsed;
  if (values.help === true) return { kind: "help" };
  if (files.length === 0) return mistake("at least one file is needed");
  const { fix = false, json = false, schemas = [] } = values;
  if ([...files, ...schemas].includes("")) return mistake("a name of a file or folder is empty");
  const asked = providersOf(values.for ?? []);
  if ("kind" in asked) return asked;
  const color = wordOf("color", values.color, ["auto", "always", "never"], "auto");
  if (typeof color === "object") return color;
  const as = wordOf("as", values.as, ["auto", "schema", "catalog"], "auto");
  if (typeof as === "object") return as;
  const most = values["max-warnings"];
  if (most !== undefined && !/^\d{1,9}$/u.test(most)) return mistake("--max-warnings is a number");
  const maxWarnings = most === undefined ? undefined : Number(most);
  const compileOptions = compileOptionsOf(values);
  if (isMistake(compileOptions)) return compileOptions;
  return {
    kind: "lint",
    lint: { files, providers: asked, fix, json, color, maxWarnings, as, schemas, compileOptions },
  };
}

function providersOf(given: readonly string[]): readonly Provider[] | Mistake {
  const words = given.flatMap((each) => each.split(","));
  for (const word of words) {
    if (word === "all" || providers.some((provider) => provider === word)) continue;
    const near = nearest(word, [...providers, "all"]);
    const meant = near === undefined ? `there are ${providers.join(", ")} and all` : `did you mean ${near}?`;
    return mistake(`--for knows no ${JSON.stringify(word)}; ${meant}`);
  }
  return providers.filter((provider) => words.includes(provider) || words.includes("all"));
}
