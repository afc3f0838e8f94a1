import { escapeText } from "../report/escape.ts";
import type { Schema } from "../schema/infer.ts";
import type { CompileOptions } from "../schema/options.ts";
import { problemLine, SchemaError } from "../schema/problems.ts";
import type { Engine, Validator } from "../schema/validator.ts";
import { type CheckInput, check } from "./check.ts";
import type { CheckArguments } from "./check-args.ts";
import { type Obstacle, openLog, openSchema, readText, toObstacle } from "./files.ts";
import type { ExitCode, Surroundings } from "./surroundings.ts";

export async function runCheck(given: CheckArguments, surroundings: Surroundings): Promise<ExitCode | Obstacle> {
  const { engine, readStdin, write, complain } = surroundings;
  const read = await openSchema(given.schema);
  if ("obstacle" in read) return read;
  const validator = makeFor(given.schema, read.schema, given.compileOptions, engine);
  if ("obstacle" in validator) return validator;
  tellWarnings(given.schema, validator, complain);

  const inputs: CheckInput[] = [];
  for (const file of given.files) {
    const isWhole = given.input === "json" || (given.input === "auto" && file.endsWith(".json"));
    const opened = isWhole ? await readText(file, readStdin) : await openLog(file, readStdin);
    if ("obstacle" in opened) return opened;
    inputs.push({ file: file === "-" ? "stdin" : file, ...opened });
  }
  try {
    return (await check(validator, inputs, given, write)) ? 0 : 1;
  } catch (error) {
    return toObstacle(error);
  }
}

export function tellWarnings(file: string, { warnings }: Validator, complain: Surroundings["complain"]): void {
  for (const warning of warnings) complain(`straightedge: ${escapeText(file + problemLine(warning))}\n`);
}

/** The validator, or why the schema in that file cannot be used. */
export function makeFor(file: string, schema: Schema, options: CompileOptions, engine: Engine): Validator | Obstacle {
  try {
    return engine(schema, options);
  } catch (error) {
    if (error instanceof SchemaError) return { obstacle: `${file}: ${error.message}` };
    throw error;
  }
}
