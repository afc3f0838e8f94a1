import { expect, test } from "vitest";
import { formats } from "../../src/formats/index.ts";

const size = 50_000;

/** What can begin a valid instance. */
const starts = ["", "P", "/", "0", "x:", "//[", "{", '"', "a@", "12:00:00.", "["];

/** What can go on for ever. */
const ascii = [
  "a",
  "0",
  ".",
  "a.",
  "a-",
  "1.",
  ":",
  "/",
  "~0",
  "%41",
  "{a}",
  "{a",
  "a,",
  "a@",
  '"',
  "\\a",
  "\\p{L}",
  "(",
];
const units = [...ascii, "xn--", "\u00e9", "\u0301", "\u0628\u200c", "\u{1f600}", "\u3002", "\ud800"];

for (const format of formats.values()) {
  if (format.appliesTo !== "string") continue;
  test(`${format.name} takes linear time`, () => {
    let slowest = 0;
    for (const start of starts) {
      for (const unit of units) {
        const instance = `${start}${unit.repeat(size / unit.length)}!`;
        const before = performance.now();
        format.test(instance);
        slowest = Math.max(slowest, performance.now() - before);
      }
    }
    // A few milliseconds where the time is linear, seconds where it is quadratic: so generous a bound tells.
    expect(slowest).toBeLessThan(1000);
  });
}
