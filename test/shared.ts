import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the data that lies outside the repository is, or undefined where it is missing. */
export function sharedPath(relative: string): string | undefined {
  const { STRAIGHTEDGE_SHARED: shared = "../shared" } = process.env;
  const path = resolve(fileURLToPath(new URL("..", import.meta.url)), shared, relative);
  return existsSync(path) ? path : undefined;
}
