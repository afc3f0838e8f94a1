import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { resultTypeDeclarations } from "./result-types.ts";

test("the types of results are those of the source (vitest -u writes them)", async () => {
  const declarations = resultTypeDeclarations();
  const names = declarations.map((text) => /^(?:interface|type) (\w+)/u.exec(text)![1]);
  const text = `// biome-ignore-all format: written by test/precompile/result-types.test.ts from src/report/errors.ts
/** The names of the types of results and errors. */
export const resultTypeNames: readonly string[] = ${JSON.stringify(names)};

/** Their declarations, each a text of its own. */
export const resultTypes: readonly string[] = [
${declarations.map((each) => `  \`${each.replace(/[\\`]|\$\{/gu, "\\$&")}\`,\n`).join("")}];
`;
  const file = fileURLToPath(new URL("../../src/precompile/result-types.ts", import.meta.url));
  await expect(text).toMatchFileSnapshot(file);
});
