import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root: string = fileURLToPath(new URL("../..", import.meta.url));

/** A change of one place of the source tree. */
export interface Edit {
  /** From the root of the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The compiler as one module in a temporary file, with one place of its source changed. Gives the file's path. */
export async function bundleCompiler(edit?: Edit): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: 'export { compile } from "./src/compile/compile.ts";', resolveDir: root, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "silent",
    plugins: [
      {
        name: "edit",
        setup({ onLoad }) {
          onLoad({ filter: /[.]ts$/ }, async ({ path }) => {
            const contents = await readFile(path, "utf8");
            const isEdited = edit !== undefined && relative(root, path).split(sep).join("/") === edit.file;
            return { contents: isEdited ? editOnce(contents, edit) : contents, loader: "ts" };
          });
        },
      },
    ],
  });
  const path = join(await mkdtemp(join(tmpdir(), "straightedge-")), "compile.mjs");
  await writeFile(path, outputFiles[0]!.contents);
  return path;
}

function editOnce(text: string, { file, from, to }: Edit): string {
  const [before, after, ...more] = text.split(from);
  if (after === undefined || more.length > 0) throw new Error(`${file}: ${JSON.stringify(from)} does not occur once`);
  return before + to + after;
}
