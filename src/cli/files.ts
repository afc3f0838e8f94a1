import { constants, createReadStream } from "node:fs";
import { access, readFile } from "node:fs/promises";
import { placeOf } from "../json/locate.ts";
import { parseJson } from "../json/parse.ts";
import { readCatalog } from "./catalog.ts";
import { readLines } from "./lines.ts";
import type { Log } from "./replay.ts";
import type { CatalogFile } from "./roster.ts";

/** What keeps a run from working, in a sentence. */
export interface Obstacle {
  readonly obstacle: string;
}

export async function openCatalog(file: string): Promise<CatalogFile | Obstacle> {
  let text: string;
  try {
    text = (await readFile(file, "utf8")).replace(/^\ufeff/u, "");
  } catch (error) {
    return toObstacle(error);
  }
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, column } = placeOf(text, parsed.position);
    return { obstacle: `${file} is no JSON: it goes wrong at line ${line}, column ${column}` };
  }
  const entries = readCatalog(parsed.value);
  if (entries === undefined) return { obstacle: `${file} holds no tools: an array or { "tools": [] } is expected` };
  return { file, entries };
}

/** The lines are read only when asked for; whether the file can be read at all is found out at once. */
export async function openLog(file: string, readStdin: () => AsyncIterable<string>): Promise<Log | Obstacle> {
  if (file === "-") return { file: "stdin", lines: readLines(readStdin()) };
  try {
    await access(file, constants.R_OK);
  } catch (error) {
    return toObstacle(error);
  }
  return { file, lines: readFileLines(file) };
}

/** Opens the file when the first line is asked for, so that of many logs one is open at a time. */
async function* readFileLines(file: string): AsyncGenerator<string> {
  yield* readLines(createReadStream(file, "utf8"));
}

/** The obstacle where the operating system is to blame; throws anything else again. */
export function toObstacle(error: unknown): Obstacle {
  if (error instanceof Error && "syscall" in error) return { obstacle: error.message };
  throw error;
}
