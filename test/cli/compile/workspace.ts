import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type Ran, runHere } from "../run-in.ts";

/** A folder of a test file's own; each test takes a new one inside. */
export interface Workspace {
  fresh(files?: Readonly<Record<string, unknown>>): Promise<Folder>;
}

export interface Folder {
  readonly path: string;
  /** Objects become JSON. */
  write(name: string, content: unknown): Promise<void>;
  read(name: string): Promise<string>;
  /** All files, also those in folders, sorted. */
  list(): Promise<string[]>;
  /** Runs a command; arguments that begin with `./` are paths in this folder. */
  run(...argv: string[]): Promise<Ran>;
  /** Runs `straightedge compile`. */
  compile(...argv: string[]): Promise<Ran>;
}

export function useWorkspace(): Workspace {
  let root: string;
  let count = 0;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "straightedge-"));
  });
  afterAll(() => rm(root, { recursive: true }));
  return {
    async fresh(files = {}) {
      count++;
      const folder = folderAt(join(root, String(count)));
      await mkdir(folder.path);
      for (const [name, content] of Object.entries(files)) await folder.write(name, content);
      return folder;
    },
  };
}

function folderAt(path: string): Folder {
  return {
    path,
    async write(name, content) {
      await mkdir(dirname(join(path, name)), { recursive: true });
      await writeFile(join(path, name), typeof content === "string" ? content : JSON.stringify(content));
    },
    read: (name) => readFile(join(path, name), "utf8"),
    async list() {
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => !entry.isDirectory());
      return files.map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1)).sort();
    },
    run,
    compile: (...argv) => run("compile", ...argv),
  };

  async function run(...argv: string[]): Promise<Ran> {
    const located = argv.map((each) => each.replace(/^\.(?=\/)/u, path));
    const { code, out, complaint } = await runHere(located);
    return { code, out: out.replaceAll(path, "."), complaint: complaint.replaceAll(path, ".") };
  }
}
