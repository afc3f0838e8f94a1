import { resolve } from "node:path";
import { escapeText } from "../../report/escape.ts";
import type { CompileOptions } from "../../schema/options.ts";
import { type Documents, readDocuments } from "../compile/documents.ts";
import { readJson } from "../compile/read.ts";
import { readSource } from "../compile/source.ts";
import type { Remark, TextFile, Trouble } from "../compile/trouble.ts";
import type { ExitCode, Surroundings } from "../surroundings.ts";
import type { LintArguments } from "./args.ts";
import type { Finding } from "./finding.ts";
import { fixFiles } from "./fix-files.ts";
import { comparePlaces, inOrder, inspectFaults, inspectPart } from "./inspect.ts";
import { judgePart, partsOf } from "./parts.ts";
import { addFindings, findingJson, findingLine, newTally, summaryLine, type Tally } from "./print.ts";

/** Tells what is wrong with files, and mends it if asked. Gives the exit code that `lintHelp` explains. */
export async function runLint(given: LintArguments, surroundings: Surroundings): Promise<ExitCode> {
  const { complain } = surroundings;
  const documents = await readDocuments(given.schemas);
  for (const { text } of documents.troubles) complain(`error: ${text}\n`);
  if (documents.troubles.length > 0) return documents.troubles.every(({ isContent }) => isContent) ? 1 : 2;
  const report = makeReport(given, surroundings);
  const files = [...new Map(given.files.map((file) => [resolve(file), file])).values()];
  const troubles: Trouble[] = [];
  if (given.fix) {
    const fixed = await fixFiles(files, given.as, optionsOf(given, documents));
    troubles.push(...fixed.troubles);
    for (const each of fixed.mended) await report.tell(each);
    report.tally.fixed += fixed.mended.length;
  }
  for (const file of files) {
    const read = await readJson(file);
    if ("trouble" in read && read.remark === undefined) troubles.push(read.trouble);
    else {
      report.tally.files++;
      if ("trouble" in read) await report.all([ofBadJson(read.remark!)]);
      else await inspectFile(read.from, read.value, given, documents, report, complain);
    }
  }
  await report.end();
  const told = new Set(troubles.map(({ text }) => text));
  for (const text of told) complain(`error: ${text}\n`);
  if (troubles.length > 0) return 2;
  return exitCodeOf(report.tally, given);
}

function exitCodeOf({ severities }: Tally, { maxWarnings = Number.POSITIVE_INFINITY }: LintArguments): ExitCode {
  if (severities.error + severities.refused > 0) return 1;
  return severities.warning + severities.weakened > maxWarnings ? 1 : 0;
}

interface Report {
  readonly tally: Tally;
  /** Without counting it. */
  tell(finding: Finding): Promise<void>;
  /** Of one schema, or of the rest of a file. */
  all(findings: readonly Finding[]): Promise<void>;
  end(): Promise<void>;
}

/** Written at once. */
const CHUNK_LENGTH = 64 * 1024;

function makeReport({ json, color, providers }: LintArguments, { write, hasColors }: Surroundings): Report {
  const tally = newTally(providers);
  const isColored = color === "always" || (color === "auto" && hasColors);
  let pending = "";
  const tell = async (finding: Finding): Promise<void> => {
    pending += json ? findingJson(finding) : findingLine(finding, isColored);
    if (pending.length < CHUNK_LENGTH) return;
    const text = pending;
    pending = "";
    await write(text);
  };
  return {
    tally,
    tell,
    async all(findings) {
      addFindings(tally, findings);
      for (const finding of findings) await tell(finding);
    },
    async end() {
      await write(pending + (json ? "" : summaryLine(tally)));
    },
  };
}

function ofBadJson({ from, position, message }: Remark): Finding {
  const place = from.outline.place(position);
  return { file: from.file, place, pointer: "", severity: "error", message, providers: [], fix: "none" };
}

async function inspectFile(
  from: TextFile,
  value: unknown,
  given: LintArguments,
  documents: Documents,
  report: Report,
  complain: Surroundings["complain"],
): Promise<void> {
  const source = readSource(value, given.as);
  const faults = inOrder(inspectFaults(source, from));
  const options = optionsOf(given, documents);
  report.tally.holdsSchemas ||= !source.isCatalog;
  report.tally.schemas += source.schemas.length + source.others.length;
  let errors = faults.length;
  let told = 0;
  for (const part of partsOf(source, from)) {
    const start = from.outline.place(part.spot.from);
    const first = told;
    while (told < faults.length && comparePlaces(faults[told]!.place, start) <= 0) told++;
    const before = faults.slice(first, told);
    const judged = judgePart(part, from.text, options);
    errors += judged.problems.errors.length;
    const found = inspectPart(judged, from, { providers: given.providers, documents: documents.files });
    await report.all(inOrder([...before, ...found]));
  }
  await report.all(faults.slice(told));
  if (errors > 0 && source.hint !== undefined) complain(`note: ${escapeText(`${from.file}: ${source.hint}`)}\n`);
}

function optionsOf({ compileOptions }: LintArguments, { schemas }: Documents): CompileOptions {
  return { ...compileOptions, schemas };
}
