import { readFileSync } from "node:fs";
import { precompile, precompileCatalog } from "../../src/precompile.ts";
import { cases, options } from "./cases.ts";

/** Files by name, beside each other. */
export type Files = ReadonlyMap<string, string>;

const driver = readFileSync(new URL("driver.js", import.meta.url), "utf8");
const casesText = `const cases = ${JSON.stringify(JSON.stringify(cases))};\n`;
const schemas = Object.fromEntries(cases.map(({ name, schema }) => [name, schema]));
const numbers = cases.map((_each, i) => i);
const list = `[${numbers.map((i) => `module${i}`).join(", ")}]`;
const call = `answersOf(cases, ${list}, catalog)`;

/** `entry.mjs` exports `answer()`, the answers of all cases as JSON text; `print.mjs` prints it. */
export function esmProgram(): Files {
  const imports = numbers.map((i) => `import * as module${i} from "./${i}.mjs";\n`).join("");
  return new Map([
    ...cases.map(({ schema }, i) => [`${i}.mjs`, precompile(schema, options).code] as const),
    ["catalog.mjs", precompileCatalog(schemas, options).code],
    [
      "entry.mjs",
      `${imports}import catalog from "./catalog.mjs";\n${driver}${casesText}export const answer = () => ${call};\n`,
    ],
    ["print.mjs", 'import { answer } from "./entry.mjs";\nconsole.log(answer());\n'],
  ]);
}

/** `print.cjs` prints the answers. */
export function cjsProgram(): Files {
  const cjs = { ...options, format: "cjs" } as const;
  const imports = numbers.map((i) => `const module${i} = require("./${i}.cjs");\n`).join("");
  return new Map([
    ...cases.map(({ schema }, i) => [`${i}.cjs`, precompile(schema, cjs).code] as const),
    ["catalog.cjs", precompileCatalog(schemas, cjs).code],
    ["print.cjs", `${imports}const catalog = require("./catalog.cjs");\n${driver}${casesText}console.log(${call});\n`],
  ]);
}

/** One classic script; its last expression is the answers. */
export function scriptProgram(): string {
  const script = { ...options, format: "script" } as const;
  return [
    ...cases.map(({ schema }, i) => precompile(schema, { ...script, name: `module${i}` }).code),
    precompileCatalog(schemas, { ...script, name: "catalog" }).code,
    driver,
    casesText,
    `${call};\n`,
  ].join("");
}
