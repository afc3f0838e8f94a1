import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sharedPath } from "../shared.ts";

const tools = sharedPath("corpus/tools");
const schemas = sharedPath("corpus/schemastore");

/** Every pattern of the corpus once, in order of appearance; none where the corpus is missing. */
export function readCorpusPatterns(): string[] {
  if (tools === undefined || schemas === undefined) return [];
  const paths = readdirSync(tools)
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(tools, name));
  for (const name of readdirSync(schemas)) paths.push(join(schemas, name, "schema.json"));
  const patterns = new Set<string>();
  for (const path of paths) addPatterns(JSON.parse(readFileSync(path, "utf8")), patterns);
  return [...patterns];
}

function addPatterns(value: unknown, patterns: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === "pattern" && typeof member === "string") patterns.add(member);
    if (name === "patternProperties" && typeof member === "object" && member !== null) {
      for (const pattern of Object.keys(member)) patterns.add(pattern);
    }
    addPatterns(member, patterns);
  }
}
