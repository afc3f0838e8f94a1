import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { compilePrograms } from "../../src/compile/compile.ts";
import type { ValidationError } from "../../src/report/errors.ts";
import type { Schema } from "../../src/schema/infer.ts";
import { engines } from "../engines.ts";

/**
 * A golden is a story: a schema, instances with the errors they must get (`pointer keyword`, in order, reasoned by hand),
 * and the code for it as people read it. The stored code is compared, and then run.
 */
const folder = fileURLToPath(new URL(".", import.meta.url));
const stories = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

interface Golden {
  readonly instance: unknown;
  readonly errors: readonly string[];
}

interface GoldenModule {
  readonly link: (...externals: unknown[]) => {
    check(value: unknown): boolean;
    explain(value: unknown, errors: ValidationError[]): void;
  };
}

function read(story: string, file: string): unknown {
  return JSON.parse(readFileSync(`${folder}${story}/${file}`, "utf8"));
}

function brief(errors: readonly ValidationError[]): string[] {
  return errors.map(({ path, keyword }) => `${path} ${keyword}`);
}

describe.each(stories)("%s", (story) => {
  const schema = read(story, "schema.json") as Schema;
  const instances = read(story, "instances.json") as readonly Golden[];
  const program = compilePrograms(schema);

  test("the code is as stored", async () => {
    const names = [...program.externals.keys()].join(", ");
    const body = program.text.replace(/^(?=.)/gmu, "  ");
    const text = `export function link(${names}) {\n${body}  return { check, explain };\n}\n`;
    await expect(text).toMatchFileSnapshot(`./${story}/validator.js`);
  });

  test("the stored code runs", async () => {
    const { link } = (await import(
      /* @vite-ignore */ new URL(`./${story}/validator.js`, import.meta.url).href
    )) as GoldenModule;
    const { check, explain } = link(...program.externals.values());
    for (const { instance, errors } of instances) {
      const found: ValidationError[] = [];
      explain(instance, found);
      expect(brief(found)).toEqual(errors);
      expect(check(instance)).toBe(errors.length === 0);
    }
  });

  test.each(engines)("%s tells the same", (_name, engine) => {
    const validator = engine(schema);
    for (const { instance, errors } of instances) {
      const result = validator.validate(instance);
      expect(result.ok ? [] : brief(result.errors)).toEqual(errors);
    }
  });
});
