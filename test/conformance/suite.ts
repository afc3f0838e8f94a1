import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Schema } from "../../src/schema/infer.ts";
import type { Draft } from "../../src/schema/keywords.ts";
import type { CompileOptions } from "../../src/schema/options.ts";

/** The three ways the official suite wants its groups run. */
export type Group = "required" | "optional" | "format";

export interface SuiteCase {
  readonly description: string;
  readonly schema: Schema;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

export interface SuiteFile {
  /** From the draft's folder, without `.json`. */
  readonly name: string;
  readonly group: Group;
  readonly cases: readonly SuiteCase[];
}

/** Each draft's folder, and how many tests it has: required, optional, format. */
export const suiteDrafts: readonly { folder: string; draft: Draft; counts: Readonly<Record<Group, number>> }[] = [
  { folder: "draft4", draft: "draft-04", counts: { required: 618, optional: 100, format: 219 } },
  { folder: "draft6", draft: "draft-06", counts: { required: 839, optional: 106, format: 325 } },
  { folder: "draft7", draft: "draft-07", counts: { required: 927, optional: 118, format: 676 } },
  { folder: "draft2019-09", draft: "2019-09", counts: { required: 1259, optional: 158, format: 757 } },
  { folder: "draft2020-12", draft: "2020-12", counts: { required: 1299, optional: 162, format: 764 } },
  { folder: "v1", draft: "v1", counts: { required: 1133, optional: 287, format: 758 } },
];

/** Every file of a draft; unfinished proposals are left out. */
export function readSuite(root: string, folder: string): SuiteFile[] {
  const base = join(root, "tests", folder);
  return jsonFiles(base)
    .map((path) => ({ path, name: relative(base, path).replace(/\.json$/u, "") }))
    .filter(({ name }) => !name.startsWith("proposals/"))
    .map(({ path, name }) => ({ name, group: groupOf(name), cases: JSON.parse(readFileSync(path, "utf8")) }));
}

function groupOf(name: string): Group {
  if (/(?:^|\/)format\//u.test(name)) return "format";
  return name.startsWith("optional/") ? "optional" : "required";
}

/** The documents that tests reach by URI; the suite stands in for a server on localhost. */
export function readRemotes(root: string): Record<string, Schema> {
  const base = join(root, "remotes");
  return Object.fromEntries(
    jsonFiles(base).map((path) => [
      `http://localhost:1234/${relative(base, path)}`,
      JSON.parse(readFileSync(path, "utf8")) as Schema,
    ]),
  );
}

/** Formats are asserted in their own group, contents in draft-07's optional file; everything else by the dialect's own rule. */
export function suiteOptions(draft: Draft, file: SuiteFile, schemas: Record<string, Schema>): CompileOptions {
  return {
    dialect: draft,
    schemas,
    unknownKeywords: "ignore",
    formats: file.group === "format" ? "assert" : "annotate",
    content: draft === "draft-07" && file.name === "optional/content" ? "assert" : "annotate",
  };
}

function jsonFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return jsonFiles(path);
      return entry.name.endsWith(".json") ? [path] : [];
    });
}
