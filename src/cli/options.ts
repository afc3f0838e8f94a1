import { type ParseArgsConfig, parseArgs } from "node:util";
import { nearest } from "../report/nearest.ts";

/** A sentence that says what is wrong with the arguments. */
export interface Mistake {
  readonly kind: "mistake";
  readonly message: string;
}

export function mistake(message: string): Mistake {
  return { kind: "mistake", message };
}

type Known = NonNullable<ParseArgsConfig["options"]>;
type Parsed<Options extends Known> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true; tokens: true }>
>;

/** `parseArgs`, with `tokens`; a mistake where it throws. */
export function readOptions<const Options extends Known>(
  argv: readonly string[],
  options: Options,
): Parsed<Options> | Mistake {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, tokens: true });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const unknown = code === "ERR_PARSE_ARGS_UNKNOWN_OPTION" ? /--?([^\s'=]+)/u.exec(message)?.[1] : undefined;
    if (unknown === undefined) return mistake(message.split("\n")[0]!);
    const near = nearest(unknown, Object.keys(options));
    return mistake(`there is no option --${unknown}${near === undefined ? "" : `; did you mean --${near}?`}`);
  }
}
