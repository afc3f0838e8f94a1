import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../src", import.meta.url));

/** Leads the package's own names to its source, as tsconfig.json does: examples import them, and tests need no build. */
export const packageNames: readonly { find: RegExp; replacement: string }[] = [
  { find: /^straightedge$/u, replacement: `${source}/index.ts` },
  { find: /^straightedge\/([\w-]+)$/u, replacement: `${source}/$1.ts` },
];
