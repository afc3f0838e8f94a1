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

export function isMistake(value: object): value is Mistake {
  return Object.hasOwn(value, "kind") && (value as { readonly kind: unknown }).kind === "mistake";
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
    const unknown = code === "ERR_PARSE_ARGS_UNKNOWN_OPTION" ? /--?[^\s'=]+/u.exec(message)?.[0] : undefined;
    // Only the first sentence tells what is wrong; the others tell of node's own ways out.
    if (unknown === undefined) return mistake(message.split(/\.?(?: |\n)(?=[A-Z])/u)[0]!);
    const near = nearest(unknown.replace(/^-+/u, ""), Object.keys(options));
    return mistake(`there is no option ${unknown}${near === undefined ? "" : `; did you mean --${near}?`}`);
  }
}

/** The value of an option that knows a few words, or its default where it is not given. */
export function wordOf<const T extends string>(
  option: string,
  given: string | undefined,
  allowed: readonly T[],
  fallback: T,
): T | Mistake {
  if (given === undefined) return fallback;
  const found = allowed.find((word) => word === given);
  if (found !== undefined) return found;
  const [last, ...others] = allowed.toReversed();
  return mistake(`--${option} is ${others.toReversed().join(", ")} or ${last}, not ${JSON.stringify(given)}`);
}
