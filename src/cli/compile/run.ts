import { escapeText } from "../../report/escape.ts";
import type { ExitCode, Surroundings } from "../surroundings.ts";
import type { CompileArguments } from "./args.ts";
import { build } from "./build.ts";
import { listDocuments } from "./documents.ts";
import { obstacle, type Trouble } from "./trouble.ts";
import { watch } from "./watch.ts";
import { type ComparedOutput, compareOutputs, writeOutputs } from "./write.ts";

type Voice = Pick<Surroundings, "write" | "complain">;

/** Compiles files to modules. Gives the exit code that `compileHelp` explains. */
export async function runCompile(given: CompileArguments, surroundings: Surroundings): Promise<ExitCode> {
  if (!given.watch) return compileOnce(given, surroundings);
  const signal = surroundings.interruption();
  const list = async (): Promise<readonly string[]> => {
    const documents = await Promise.all(given.schemas.map(listDocuments));
    return [...given.files, ...documents.flatMap(({ files }) => files)];
  };
  await watch(list, signal, async () => {
    await compileOnce(given, surroundings);
    await surroundings.write("watching for changes\n");
  });
  return 0;
}

async function compileOnce(given: CompileArguments, voice: Voice): Promise<ExitCode> {
  const built = await build(given);
  const { compared, troubles } = await compareOutputs(built.outputs);
  const inTheWay = compared.filter(({ state }) => state === "foreign").map(({ path }) => foreign(path));
  for (const warning of built.warnings) voice.complain(`warning: ${warning}\n`);
  const all = [...built.troubles, ...troubles, ...inTheWay];
  if (all.length > 0) return fail(all, built.notes, voice);
  if (given.check) return check(compared, voice);
  const changed = compared.filter(({ state }) => state !== "current");
  const trouble = await writeOutputs(changed);
  if (trouble !== undefined) return fail([trouble], [], voice);
  const lines = changed.map(({ path }) => `wrote ${escapeText(path)}\n`);
  const rest = compared.length - changed.length;
  await voice.write(`${lines.join("")}${changed.length} written, ${rest} up to date\n`);
  return 0;
}

function foreign(path: string): Trouble {
  return obstacle(`${path} was not written by this command: move it, or choose another folder with --out-dir`);
}

function fail(troubles: readonly Trouble[], notes: readonly string[], { complain }: Voice): ExitCode {
  for (const { text } of troubles) complain(`error: ${text}\n`);
  for (const note of notes) complain(`note: ${note}\n`);
  complain(`${troubles.length} ${troubles.length === 1 ? "error" : "errors"}: nothing is written\n`);
  return troubles.every(({ isContent }) => isContent) ? 1 : 2;
}

async function check(compared: readonly ComparedOutput[], { write }: Voice): Promise<ExitCode> {
  const behind = compared.filter(({ state }) => state !== "current");
  const lines = behind.map(({ path, state }) => `${state}: ${escapeText(path)}\n`);
  const rest = compared.length - behind.length;
  const advice = behind.length === 0 ? "" : "; the same command without --check writes them";
  await write(`${lines.join("")}${behind.length} to be written, ${rest} up to date${advice}\n`);
  return behind.length === 0 ? 0 : 1;
}
