import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { helperSources } from "../../src/precompile/helper-sources.ts";
import { formatFunctions, helperDeclarations } from "./helper-declarations.ts";

const declarations = helperDeclarations();

test("the texts of the helpers are those of the source (vitest -u writes them)", async () => {
  const file = fileURLToPath(new URL("../../src/precompile/helper-sources.ts", import.meta.url));
  await expect(fileText()).toMatchFileSnapshot(file);
});

test("no helper has a name that modules use otherwise", () => {
  const wrong = Object.keys(helperSources).filter((name) =>
    /^(?:check|explain|judge|format)(?:_|$)|^(?:isValid|validate|refuse|schemaHash)$|^[a-z]+\d+$/u.test(name),
  );
  expect(wrong).toEqual([]);
});

test("the texts ask no more of a host than ES2019", () => {
  const later =
    /Object\.hasOwn|\.at\(|replaceAll|findLast|\.toSorted|\.toReversed|matchAll|structuredClone|globalThis|\?\?|\?\.|\d+n\b|\b_a\b/u;
  expect(declarations.filter(({ text }) => later.test(text)).map(({ name }) => name)).toEqual([]);
});

function fileText(): string {
  const helpers = declarations.map(
    ({ name, text, uses }) => `  ${name}: {\n    text: ${template(text)},\n    uses: ${JSON.stringify(uses)},\n  },\n`,
  );
  const formats = Object.entries(formatFunctions()).map(([name, used]) => `  ${name}: "${used}",\n`);
  return `// biome-ignore-all format: written by test/precompile/helper-sources.test.ts from src/{json,report,runtime,regex,formats}
import type { HelperSource } from "../compile/link-module.ts";

/** The functions that generated code calls, as text for modules, in the order in which modules have them. */
export const helperSources: Readonly<Record<string, HelperSource>> = {
${helpers.join("")}};

/** The functions of formats, by the name that generated code calls them by. */
export const formatSources: Readonly<Record<string, string>> = {
${formats.join("")}};
`;
}

function template(text: string): string {
  return `\`${text.replace(/[\\`]|\$\{/gu, "\\$&")}\``;
}
