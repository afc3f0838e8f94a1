import { constants } from "node:fs";
import { access, open, readFile, stat } from "node:fs/promises";
import { placeOf } from "../json/locate.ts";
import { parseJson } from "../json/parse.ts";
import type { Schema } from "../schema/infer.ts";
import { readCatalog } from "./catalog.ts";
import { LineTooLongError, readSegments } from "./lines.ts";
import type { Log } from "./replay.ts";
import type { CatalogFile } from "./roster.ts";

/** What keeps a run from working, in a sentence. */
export interface Obstacle {
  readonly obstacle: string;
}

type ReadStdin = () => AsyncIterable<Uint8Array>;

/** What is read at once. */
const READ_LENGTH = 1024 * 1024;
/** What is found in a larger one lives so long that the garbage collector takes it for something that stays. */
const CHUNK_LENGTH = 64 * 1024;

export async function openCatalog(file: string): Promise<CatalogFile | Obstacle> {
  const read = await readJsonFile(file);
  if ("obstacle" in read) return read;
  const entries = readCatalog(read.value);
  if (entries === undefined) return { obstacle: `${file} holds no tools: an array or { "tools": [] } is expected` };
  return { file, entries };
}

/** Whether it can be a schema is the engine's to say. */
export async function openSchema(file: string): Promise<{ readonly schema: Schema } | Obstacle> {
  const read = await readJsonFile(file);
  return "obstacle" in read ? read : { schema: read.value as Schema };
}

async function readJsonFile(file: string): Promise<{ readonly value: unknown } | Obstacle> {
  const read = await readText(file);
  if ("obstacle" in read) return read;
  const parsed = parseJson(read.text);
  if (parsed.ok) return parsed;
  const { line, column } = placeOf(read.text, parsed.position);
  return { obstacle: `${file} is no JSON: it goes wrong at line ${line}, column ${column}` };
}

/** All of a file, or of the standard input, without a byte order mark. */
export async function readText(file: string, readStdin?: ReadStdin): Promise<{ readonly text: string } | Obstacle> {
  try {
    const bytes = readStdin === undefined || file !== "-" ? await readFile(file) : await readAll(readStdin());
    return { text: bytes.toString("utf8").replace(/^\ufeff/u, "") };
  } catch (error) {
    return toObstacle(error);
  }
}

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** Whole lines are read only when asked for; whether the file can be read at all is found out at once. */
export async function openLog(file: string, readStdin: ReadStdin): Promise<Log | Obstacle> {
  if (file === "-") return { file: "stdin", segments: readSegments(readStdin()) };
  try {
    await access(file, constants.R_OK);
  } catch (error) {
    return toObstacle(error);
  }
  return { file, segments: readSegments(readChunks(file)) };
}

/**
 * Opens the file when the first chunk is asked for, so that of many files one is open at a time. All chunks lie in the
 * same memory, one after the other: a stream would leave a gigabyte to the garbage collector.
 */
async function* readChunks(file: string): AsyncGenerator<Uint8Array> {
  const handle = await open(file);
  try {
    const buffer = new Uint8Array(READ_LENGTH);
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, READ_LENGTH);
      if (bytesRead === 0) return;
      for (let from = 0; from < bytesRead; from += CHUNK_LENGTH) {
        yield buffer.subarray(from, Math.min(bytesRead, from + CHUNK_LENGTH));
      }
    }
  } finally {
    await handle.close();
  }
}

/** Of all files, in bytes; undefined where one has no length, as a pipe. */
export async function lengthOf(files: readonly string[]): Promise<number | undefined> {
  let length = 0;
  for (const file of files) {
    const found = file === "-" ? undefined : await stat(file);
    if (!found?.isFile()) return undefined;
    length += found.size;
  }
  return length;
}

/** The obstacle where the operating system or the input is to blame; throws anything else again. */
export function toObstacle(error: unknown): Obstacle {
  if (error instanceof LineTooLongError) return { obstacle: error.message };
  if (error instanceof Error && "syscall" in error) return { obstacle: error.message };
  throw error;
}
