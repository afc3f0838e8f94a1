import { realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { precompileEntries } from "../../precompile/precompile.ts";
import { escapeText } from "../../report/escape.ts";
import type { CompileArguments } from "./args.ts";
import { type Documents, readDocuments } from "./documents.ts";
import { outputPaths } from "./output.ts";
import { readJson } from "./read.ts";
import { readSource } from "./source.ts";
import {
  contentTrouble,
  obstacle,
  ofTool,
  type Remark,
  remarkLine,
  type SchemaPlace,
  schemaRemark,
  type TextFile,
  type Trouble,
} from "./trouble.ts";

/** A file to be written. */
export interface Output {
  readonly path: string;
  readonly text: string;
}

export interface Built {
  /** Of all files, or of those without trouble. */
  readonly outputs: readonly Output[];
  readonly troubles: readonly Trouble[];
  /** What may be behind the troubles. Lines of text, safe to show, as the warnings are. */
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
}

/** Compiles all files in memory. Everything that is wrong with any of them is told. */
export async function build(given: CompileArguments): Promise<Built> {
  const files = [...new Map(given.files.map((file) => [resolve(file), file])).values()];
  const troubles = [...(await findCollisions(files, given))];
  const documents = await readDocuments(given.schemas);
  troubles.push(...documents.troubles);
  const outputs: Output[] = [];
  const notes: string[] = [];
  const warnings: string[] = [];
  for (const file of files) {
    const read = await readJson(file);
    if ("trouble" in read) {
      troubles.push(read.trouble);
      continue;
    }
    const made = compileSource(read.from, read.value, documents, given);
    troubles.push(...made.troubles);
    notes.push(...made.notes);
    warnings.push(...made.warnings);
    outputs.push(...made.outputs);
  }
  return { outputs, troubles, notes, warnings };
}

function compileSource(from: TextFile, value: unknown, documents: Documents, given: CompileArguments): Built {
  const source = readSource(value, given.as);
  const faults = source.faults.map(({ pointer, name, message }): Remark => {
    return { from, position: from.outline.nearest(pointer).from, message: ofTool(name, `#${pointer}: ${message}`) };
  });
  if (source.schemas.length === 0)
    return { outputs: [], troubles: faults.map(contentTrouble), notes: [], warnings: [] };
  const places = source.schemas.map(({ name, pointer }): SchemaPlace => {
    return { from, pointer, name, documents: documents.files };
  });
  const { module, errors, warnings } = precompileEntries(source.schemas, {
    ...given.options,
    schemas: documents.schemas,
  });
  const problems = errors.flatMap((error) => {
    const place = places.find(({ name }) => name === error.tool)!;
    return error.problems.map((each) => schemaRemark(each, place));
  });
  const wrong = [...faults, ...problems].sort((one, other) => one.position - other.position);
  const notes = wrong.length > 0 && source.hint !== undefined ? [escapeText(`${from.file}: ${source.hint}`)] : [];
  const { code, types } = outputPaths(from.file, given);
  const outputs = module === undefined ? [] : [{ path: code, text: module.code }];
  if (module !== undefined && types !== undefined) outputs.push({ path: types, text: module.types });
  return {
    outputs,
    troubles: wrong.map(contentTrouble),
    notes,
    warnings: places.flatMap((place, i) => warnings[i]!.map((each) => remarkLine(schemaRemark(each, place)))),
  };
}

/** Two files that would give one output, also where a file system ignores case; and outputs that are inputs. */
async function findCollisions(files: readonly string[], given: CompileArguments): Promise<readonly Trouble[]> {
  const troubles: Trouble[] = [];
  const owners = new Map<string, string>();
  const inputs = new Map<string, string>();
  for (const file of files) inputs.set(await identity(file), file);
  for (const file of files) {
    const { code, types } = outputPaths(file, given);
    for (const path of types === undefined ? [code] : [code, types]) {
      const key = await identity(path);
      const owner = owners.get(key);
      const input = inputs.get(key);
      if (owner !== undefined) troubles.push(obstacle(`${path}: both ${owner} and ${file} would be written there`));
      else if (input !== undefined)
        troubles.push(obstacle(`${path}: the output of ${file} would replace the file ${input}`));
      owners.set(key, file);
    }
  }
  return troubles;
}

/** Equal for paths that may lead to one file. */
async function identity(path: string): Promise<string> {
  const folder = resolve(dirname(path));
  const real = await realpath(folder).catch(() => folder);
  return join(real, basename(path)).normalize("NFC").toLowerCase();
}
