import { gzipSync } from "node:zlib";
import { describe } from "../report/messages.ts";
import { nearest } from "../report/nearest.ts";
import type { Schema } from "../schema/infer.ts";
import type { Validator } from "../schema/validator.ts";
import { codeFacts } from "./code-facts.ts";
import { type Obstacle, openCatalog, openSchema, readText } from "./files.ts";
import { judgeText } from "./judge-text.ts";
import { makeFor, tellWarnings } from "./run-check.ts";
import { colored, factLines } from "./show.ts";
import type { ShowArguments } from "./show-args.ts";
import type { ExitCode, Surroundings } from "./surroundings.ts";

export async function runShow(given: ShowArguments, surroundings: Surroundings): Promise<ExitCode | Obstacle> {
  const { engine, write, complain } = surroundings;
  const found = given.tool === undefined ? await openSchema(given.schema) : await findTool(given.schema, given.tool);
  if ("obstacle" in found) return found;
  const validator = makeFor(given.schema, found.schema, given.compileOptions, engine);
  if ("obstacle" in validator) return validator;
  tellWarnings(given.schema, validator, complain);

  if (given.explain !== undefined) return explain(validator, given.explain, given, surroundings);
  const code = validator.source;
  const facts = codeFacts(code);
  const gzipBytes = gzipSync(code).length;
  if (given.json) {
    await write(`${JSON.stringify({ ...facts, gzipBytes, warnings: validator.warnings, source: code })}\n`);
    return 0;
  }
  const text = `${factLines(facts, gzipBytes)}\n${code}`;
  const isColored = given.color === "always" || (given.color === "auto" && surroundings.hasColors);
  await write(`${(isColored ? colored(text) : text).trimEnd()}\n`);
  return 0;
}

async function explain(
  validator: Validator,
  value: string,
  { json }: ShowArguments,
  { readStdin, write }: Surroundings,
): Promise<ExitCode | Obstacle> {
  const isFile = value === "-" || value.startsWith("@");
  const read = isFile ? await readText(value === "-" ? "-" : value.slice(1), readStdin) : { text: value };
  if ("obstacle" in read) return read;
  const result = judgeText(validator, read.text);
  const faults = result.ok ? {} : { errors: result.errors, truncated: result.truncated };
  const text = result.ok ? "valid" : describe(result.errors);
  await write(`${json ? JSON.stringify({ valid: result.ok, ...faults }) : text}\n`);
  return result.ok ? 0 : 1;
}

async function findTool(file: string, name: string): Promise<{ readonly schema: Schema } | Obstacle> {
  const catalog = await openCatalog(file);
  if ("obstacle" in catalog) return catalog;
  const { entries } = catalog;
  const entry = entries.find((each) => each.id === name) ?? entries.find((each) => each.name === name);
  if (entry?.schema !== undefined) return { schema: entry.schema };
  if (entry !== undefined)
    return { obstacle: `${file}: the tool ${JSON.stringify(name)} was published without a schema` };
  const names = entries.map((each) => each.name);
  const meant = nearest(name, names);
  const suggestion = meant === undefined ? "" : `; did you mean ${JSON.stringify(meant)}?`;
  return { obstacle: `${file} holds no tool ${JSON.stringify(name)}${suggestion}` };
}
