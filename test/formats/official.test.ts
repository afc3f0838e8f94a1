import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sharedPath } from "../shared.ts";
import { isValid } from "./verdicts.ts";

interface Group {
  readonly description: string;
  readonly schema: { readonly $schema?: string; readonly format?: string };
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const drafts = [
  ["draft4", "optional/format"],
  ["draft6", "optional/format"],
  ["draft7", "optional/format"],
  ["draft2019-09", "optional/format"],
  ["draft2020-12", "optional/format"],
  ["v1", "format"],
] as const;

const suite = sharedPath("json-schema-test-suite/tests");

describe.skipIf(suite === undefined)(
  `official tests of formats${suite === undefined ? " (suite not found)" : ""}`,
  () => {
    describe.each(drafts)("%s", (draft, folder) => {
      const directory = join(suite ?? "", draft, folder);
      for (const file of suite === undefined ? [] : readdirSync(directory)) {
        const groups: readonly Group[] = JSON.parse(readFileSync(join(directory, file), "utf8"));
        for (const { description, schema, tests } of groups) {
          const { format, $schema: _dialect, ...otherKeywords } = schema;
          if (format === undefined || Object.keys(otherKeywords).length > 0) continue;
          const legacyHostname = draft === "draft4" || draft === "draft6";
          for (const { description: what, data, valid } of tests) {
            test(`${file}: ${description}: ${what}`, () => {
              expect(isValid(format, data, legacyHostname)).toBe(valid);
            });
          }
        }
      }
    });
  },
);
