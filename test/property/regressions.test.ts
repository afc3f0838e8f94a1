import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compile } from "../../src/compile/compile.ts";
import { interpret } from "../../src/interpret.ts";
import type { Json } from "../../src/json/value.ts";
import type { CompileOptions } from "../../src/schema/options.ts";
import { moduleEngine } from "../module-engine.ts";
import { findDifference } from "./agreement.ts";

/** What once was a difference, shrunk. */
interface Regression {
  readonly why: string;
  readonly schema: Json;
  readonly options: CompileOptions;
  readonly instance: Json;
  /** The errors that are right: place and keyword of each. */
  readonly errors: readonly string[];
}

const folder = new URL("regressions/", import.meta.url);

for (const file of readdirSync(folder).sort()) {
  const { why, schema, options, instance, errors }: Regression = JSON.parse(
    readFileSync(new URL(file, folder), "utf8"),
  );

  test(`${file}: ${why}`, () => {
    for (const other of [interpret, moduleEngine]) {
      expect(findDifference(compile, other, { schema, options, instances: [instance] })).toBeUndefined();
    }
    const result = compile(schema as never, options).validate(instance);
    const found = result.ok ? [] : result.errors.map(({ path, keyword }) => `${path} ${keyword}`);
    expect(found).toEqual(errors);
  });
}
