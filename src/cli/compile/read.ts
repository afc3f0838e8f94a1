import { readFile } from "node:fs/promises";
import { makeOutline } from "../../json/outline.ts";
import { parseJson } from "../../json/parse.ts";
import { toObstacle } from "../files.ts";
import { contentTrouble, obstacle, type Remark, type TextFile, type Trouble } from "./trouble.ts";

export type ReadJson =
  | { readonly from: TextFile; readonly value: unknown }
  /** `remark`: where the file can be read, and is no JSON. */
  | { readonly trouble: Trouble; readonly remark?: Remark };

/** Reads a file of JSON; a byte order mark is no part of it. */
export async function readJson(file: string): Promise<ReadJson> {
  let text: string;
  try {
    text = (await readFile(file, "utf8")).replace(/^\ufeff/u, "");
  } catch (error) {
    return { trouble: obstacle(unreadable(file, error)) };
  }
  const from = textFile(file, text);
  const parsed = parseJson(text);
  if (parsed.ok) return { from, value: parsed.value };
  const end = parsed.position >= text.length ? "the text breaks off here" : "the text goes wrong here";
  const remark = { from, position: parsed.position, message: `this is no JSON: ${end}` };
  return { trouble: contentTrouble(remark), remark };
}

export function textFile(file: string, text: string): TextFile {
  return { file, text, outline: makeOutline(text) };
}

function unreadable(file: string, error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === "EISDIR") return `${file} is a folder: name the files in it`;
  return toObstacle(error).obstacle;
}
