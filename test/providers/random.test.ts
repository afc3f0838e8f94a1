import fc from "fast-check";
import { expect, test } from "vitest";
import { compile } from "../../src/index.ts";
import { lint, type Provider, toStrict } from "../../src/lint.ts";
import type { Schema } from "../../src/schema/infer.ts";
import { SchemaError } from "../../src/schema/problems.ts";
import { cases } from "../property/arbitraries/cases.ts";
import { seed } from "../property/settings.ts";

const providers: readonly Provider[] = ["openai", "anthropic", "gemini"];
const RUNS = 300;

/** Size cannot be mended, nor what is no object. */
const beyond = /at most|the root says type/u;

test("whatever compiles becomes strict, or the error says why not; the result compiles and is taken", () => {
  let made = 0;
  fc.assert(
    fc.property(cases(1), ({ schema, options }) => {
      if (options.schemas !== undefined) return;
      let shown: Schema;
      try {
        shown = compile(schema as Schema, options)["~standard"].jsonSchema.input({ target: "draft-2020-12" });
      } catch (error) {
        if (!(error instanceof SchemaError)) throw error;
        return;
      }
      for (const provider of providers) {
        const strict = toStrict(shown, provider).schema;
        compile(strict);
        const left = lint({ schema: strict }, provider).filter(
          ({ effect, message }) => effect === "refused" && !beyond.test(message),
        );
        expect(left, `${provider} ${JSON.stringify(shown)}`).toEqual([]);
        made++;
      }
    }),
    { seed, numRuns: RUNS },
  );
  expect(made).toBeGreaterThan(RUNS);
});
