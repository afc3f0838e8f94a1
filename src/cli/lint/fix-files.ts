import { readFile, realpath, stat } from "node:fs/promises";
import type { CompileOptions } from "../../schema/options.ts";
import { readJson } from "../compile/read.ts";
import { readSource } from "../compile/source.ts";
import { obstacle, type TextFile, type Trouble } from "../compile/trouble.ts";
import { writeOutputs } from "../compile/write.ts";
import { toObstacle } from "../files.ts";
import type { Finding } from "./finding.ts";
import { inOrder, tellMended } from "./inspect.ts";
import { judgePart, partsOf } from "./parts.ts";
import { applyEdits, type Edit } from "./text-edits.ts";

/** A file's text with everything that could be mended surely. */
export interface FixedText {
  readonly text: string;
  /** Where they stood. */
  readonly mended: readonly Finding[];
}

export function fixText(
  from: TextFile,
  value: unknown,
  as: "auto" | "schema" | "catalog",
  options: CompileOptions,
): FixedText {
  const edits: Edit[] = [];
  const mended: Finding[] = [];
  for (const part of partsOf(readSource(value, as), from)) {
    const judged = judgePart(part, from.text, options);
    if (judged.fixed.mended.length === 0) continue;
    edits.push({ from: part.spot.from, to: part.spot.to, text: judged.fixed.text });
    mended.push(...inOrder(tellMended(judged, from)));
  }
  return { text: applyEdits(from.text, edits), mended };
}

interface Written {
  readonly path: string;
  readonly text: string;
  readonly mode: number;
}

/**
 * Mends files in their places. All are judged before one is written, and each is replaced as a whole. A file that is no
 * JSON is left alone, as is one that cannot be written back byte by byte.
 */
export async function fixFiles(
  files: readonly string[],
  as: "auto" | "schema" | "catalog",
  options: CompileOptions,
): Promise<{ readonly mended: readonly Finding[]; readonly troubles: readonly Trouble[] }> {
  const outputs = new Map<string, Written>();
  const mended: Finding[] = [];
  const troubles: Trouble[] = [];
  for (const file of files) {
    const read = await readJson(file);
    if ("trouble" in read) {
      if (read.remark === undefined) troubles.push(read.trouble);
      continue;
    }
    const fixed = fixText(read.from, read.value, as, options);
    if (fixed.mended.length === 0) continue;
    const output = await outputFor(read.from, fixed.text);
    if ("isContent" in output) troubles.push(output);
    else if (!outputs.has(output.path)) {
      outputs.set(output.path, output);
      mended.push(...fixed.mended);
    }
  }
  const trouble = await writeOutputs([...outputs.values()]);
  return trouble === undefined ? { mended, troubles } : { mended: [], troubles: [...troubles, trouble] };
}

/** A link stays one, permissions stay, and so does a byte order mark. */
async function outputFor({ file, text }: TextFile, fixed: string): Promise<Written | Trouble> {
  try {
    const path = await realpath(file);
    const { mode } = await stat(path);
    const bytes = await readFile(path);
    const mark = bytes.toString("utf8").startsWith("\ufeff") ? "\ufeff" : "";
    if (!bytes.equals(Buffer.from(mark + text))) {
      return obstacle(`${file} is not mended: it is not UTF-8 throughout, or was changed meanwhile`);
    }
    return { path, text: mark + fixed, mode: mode & 0o7777 };
  } catch (error) {
    return obstacle(toObstacle(error).obstacle);
  }
}
