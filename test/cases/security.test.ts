import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { hasCases, needsCases, securityEntries } from "./cases.ts";
import { checks, unchecked } from "./security-checks.ts";
import { watchGlobals } from "./watch.ts";

describe.skipIf(!hasCases)(`hostile inputs (${needsCases})`, () => {
  let expectUnchanged: () => void;
  let fetched = 0;
  const { fetch } = globalThis;

  beforeEach(() => {
    fetched = 0;
    globalThis.fetch = async () => {
      fetched++;
      throw new Error("nothing is ever fetched");
    };
    expectUnchanged = watchGlobals();
  });

  afterEach(() => {
    globalThis.fetch = fetch;
    expectUnchanged();
    expect(fetched).toBe(0);
  });

  test("each entry is checked, or left out by name", () => {
    const known = [...Object.keys(checks), ...Object.keys(unchecked)];
    expect(known.sort()).toEqual(securityEntries.map(({ id }) => id).sort());
  });

  describe.each(engines)("%s", (_, engine) => {
    for (const { id, input } of securityEntries) {
      const reason = unchecked[id];
      test.skipIf(reason !== undefined)(`${id}${reason === undefined ? "" : ` (${reason})`}`, async () => {
        await checks[id]!(input, engine);
      });
    }
  });
});
