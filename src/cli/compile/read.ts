import { readFile } from "node:fs/promises";
import { parseJson } from "../../json/parse.ts";
import { toObstacle } from "../files.ts";
import { contentTrouble, obstacle, type TextFile, type Trouble } from "./trouble.ts";

export type ReadJson = { readonly from: TextFile; readonly value: unknown } | { readonly trouble: Trouble };

/** Reads a file of JSON; a byte order mark is no part of it. */
export async function readJson(file: string): Promise<ReadJson> {
  let text: string;
  try {
    text = (await readFile(file, "utf8")).replace(/^\ufeff/u, "");
  } catch (error) {
    return { trouble: obstacle(unreadable(file, error)) };
  }
  const from = { file, text };
  const parsed = parseJson(text);
  if (parsed.ok) return { from, value: parsed.value };
  const end = parsed.position >= text.length ? "the text breaks off here" : "the text goes wrong here";
  return { trouble: contentTrouble({ from, position: parsed.position, message: `this is no JSON: ${end}` }) };
}

function unreadable(file: string, error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === "EISDIR") return `${file} is a folder: name the files in it`;
  return toObstacle(error).obstacle;
}
