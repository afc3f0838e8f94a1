import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { equal } from "../../json/equal.ts";
import { isObject, member, setMember } from "../../json/value.ts";
import type { Schema } from "../../schema/infer.ts";
import { toObstacle } from "../files.ts";
import { readJson } from "./read.ts";
import { contentTrouble, obstacle, type TextFile, type Trouble } from "./trouble.ts";

/** Documents that references may lead to. */
export interface Documents {
  /** By URI, as the option `schemas` has them. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly files: ReadonlyMap<string, TextFile>;
  readonly troubles: readonly Trouble[];
}

/**
 * Reads what `--schemas` names. In a folder, and in those below it, each `.json` file that has an `$id` counts; a file that is
 * named itself must have one.
 */
export async function readDocuments(paths: readonly string[]): Promise<Documents> {
  const schemas: Record<string, Schema> = {};
  const files = new Map<string, TextFile>();
  const troubles: Trouble[] = [];
  for (const path of paths) {
    const listed = await listDocuments(path);
    if (listed.trouble !== undefined) troubles.push(listed.trouble);
    for (const file of listed.files) {
      const read = await readJson(file);
      if ("trouble" in read) {
        troubles.push(read.trouble);
        continue;
      }
      const { from, value } = read;
      const uri = uriOf(value);
      const known = uri === undefined ? undefined : files.get(uri);
      if (uri === undefined) {
        if (file === path) troubles.push(told(from, "no $id says by which URI this document is known"));
      } else if (known === undefined) {
        files.set(uri, from);
        setMember(schemas, uri, value);
      } else if (!equal(member(schemas as never, uri), value)) {
        troubles.push(told(from, `${known.file} has the same $id and other content: ${JSON.stringify(uri)}`));
      }
    }
  }
  return { schemas, files, troubles };
}

/** The files that a path given with `--schemas` stands for, in an order that is the same everywhere. */
export async function listDocuments(
  path: string,
): Promise<{ readonly files: readonly string[]; readonly trouble?: Trouble }> {
  try {
    if (!(await stat(path)).isDirectory()) return { files: [path] };
    const names = await readdir(path, { recursive: true });
    return {
      files: names
        .filter((name) => name.endsWith(".json"))
        .sort()
        .map((name) => join(path, name)),
    };
  } catch (error) {
    return { files: [], trouble: obstacle(toObstacle(error).obstacle) };
  }
}

function told(from: TextFile, message: string): Trouble {
  return contentTrouble({ from, position: 0, message });
}

/** Of draft-04 too. References name a document without a fragment. */
function uriOf(document: unknown): string | undefined {
  if (!isObject(document)) return undefined;
  const id = member(document, "$id") ?? member(document, "id");
  const uri = typeof id === "string" ? id.replace(/#.*$/su, "") : "";
  return uri === "" ? undefined : uri;
}
