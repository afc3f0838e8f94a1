import { lengthOf, type Obstacle, openCatalog, openLog, toObstacle } from "./files.ts";
import { judgeHere } from "./judges.ts";
import { jsonPrinter, textPrinter } from "./print.ts";
import { makeProgressBar } from "./progress.ts";
import { type Log, replay } from "./replay.ts";
import type { ReplayArguments } from "./replay-args.ts";
import type { CatalogFile } from "./roster.ts";
import type { ExitCode, Surroundings } from "./surroundings.ts";
import { startThreads } from "./threads.ts";

export async function runReplay(given: ReplayArguments, surroundings: Surroundings): Promise<ExitCode | Obstacle> {
  const { engine, readStdin, startThread, screen } = surroundings;
  const files = await openAll<CatalogFile>(given.tools, openCatalog);
  if ("obstacle" in files) return files;
  const logs = await openAll<Log>(given.calls, (file) => openLog(file, readStdin));
  if ("obstacle" in logs) return logs;

  const printer = given.json ? jsonPrinter(given) : textPrinter(given);
  const start = performance.now();
  const catalogs = { files, names: given.names, compileOptions: given.compileOptions };
  const isTimed = !given.noTimes;
  const judges =
    given.jobs === 1
      ? judgeHere(catalogs, isTimed, engine)
      : await startThreads(catalogs, isTimed, given.jobs, startThread);
  const { roster } = judges;
  const registrationMs = performance.now() - start;
  const bar =
    screen === undefined ? undefined : makeProgressBar(screen, await lengthOf(given.calls), () => performance.now());
  const write = async (text: string) => {
    bar?.clear();
    await surroundings.write(text);
  };

  try {
    await write(printer.start(roster, registrationMs));
    let bytes = 0;
    const replayed = await replay(judges, logs, async (progress) => {
      const { file, findings, linesBefore, calls } = progress;
      bytes += progress.bytes;
      const text = given.summary
        ? ""
        : findings.map((finding) => printer.finding(file, linesBefore + finding.line, finding)).join("");
      if (text !== "") await write(text);
      bar?.show(bytes, calls);
    });
    await write(printer.end(roster, replayed));
    const isAllRight = roster.refused.length === 0 && replayed.valid === replayed.lines;
    return isAllRight || given.reportOnly ? 0 : 1;
  } catch (error) {
    bar?.clear();
    return toObstacle(error);
  } finally {
    judges.close();
  }
}

async function openAll<Opened extends object>(
  files: readonly string[],
  open: (file: string) => Promise<Opened | Obstacle>,
): Promise<Opened[] | Obstacle> {
  const opened: Opened[] = [];
  for (const file of files) {
    const result = await open(file);
    if ("obstacle" in result) return result;
    opened.push(result);
  }
  return opened;
}
