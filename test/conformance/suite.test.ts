import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { briefModuleEngine } from "../module-engine.ts";
import { sharedPath } from "../shared.ts";
import { type Group, readRemotes, readSuite, suiteDrafts, suiteOptions } from "./suite.ts";

const root = sharedPath("json-schema-test-suite");

/** Tests that no validator of parsed JSON can pass. */
const skipped: ReadonlyMap<string, string> = new Map([
  ["draft4/optional/zeroTerminatedFloats", "1.0 cannot be told from 1 after JSON.parse"],
]);

describe.skipIf(root === undefined)("the official suite (needs the shared data)", () => {
  const remotes = root === undefined ? {} : readRemotes(root);

  for (const { folder, draft, counts } of suiteDrafts) {
    const files = root === undefined ? [] : readSuite(root, folder);

    test(`${folder}: every test is run`, () => {
      const found: Record<Group, number> = { required: 0, optional: 0, format: 0 };
      for (const file of files) for (const each of file.cases) found[file.group] += each.tests.length;
      expect(found).toEqual(counts);
    });

    for (const [name, engine] of [...engines, ["module of brief errors", briefModuleEngine] as const]) {
      describe(`${folder} · ${name}`, () => {
        for (const file of files) {
          const reason = skipped.get(`${folder}/${file.name}`);
          test.skipIf(reason !== undefined)(`${file.name}${reason === undefined ? "" : ` (${reason})`}`, () => {
            const wrong: string[] = [];
            for (const each of file.cases) {
              try {
                const validator = engine(each.schema, suiteOptions(draft, file, remotes));
                for (const { description, data, valid } of each.tests) {
                  const result = validator.validate(data);
                  const isRight = validator.check(data) === valid && result.ok === valid;
                  if (!isRight) wrong.push(`${each.description} › ${description}`);
                }
              } catch (error) {
                wrong.push(`${each.description} › ${String(error)}`);
              }
            }
            expect(wrong).toEqual([]);
          });
        }
      });
    }
  }
});
