import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeProgressBar, progressLine } from "../../src/cli/progress.ts";
import { runIn, writeIn } from "./run-in.ts";

test.each([
  [
    "how much, how fast and how long still",
    { bytes: 25e7, calls: 1_234_567, total: 1e9, ms: 2_000 },
    "███░░░░░░░░░  25 % · 6 s left · 125 MB/s · 250 MB of 1.0 GB · 1,234,567 calls",
  ],
  [
    "a rate only after a while",
    { bytes: 10, calls: 1, total: 1_000, ms: 400 },
    "░░░░░░░░░░░░   1 % · 10 B of 1.0 kB · 1 call",
  ],
  [
    "minutes",
    { bytes: 1e6, calls: 0, total: 100e6, ms: 1_000 },
    "░░░░░░░░░░░░   1 % · 1 min 39 s left · 1.0 MB/s · 1.0 MB of 100 MB · 0 calls",
  ],
  ["no end in sight", { bytes: 5e6, calls: 2, total: undefined, ms: 1_000 }, "5.0 MB/s · 5.0 MB · 2 calls"],
  ["a file that grew", { bytes: 20, calls: 2, total: 10, ms: 100 }, "████████████ 100 % · 20 B of 10 B · 2 calls"],
  ["an empty file", { bytes: 0, calls: 0, total: 0, ms: 0 }, "████████████ 100 % · 0 B of 0 B · 0 calls"],
])("%s", (_, state, line) => {
  expect(progressLine(state)).toBe(line);
});

test("it is drawn ten times a second at most, over itself, within a line", () => {
  let time = 0;
  const drawn: string[] = [];
  const bar = makeProgressBar({ columns: () => 40, draw: (text) => drawn.push(text) }, 1_000, () => time);
  for (; time < 1_000; time += 10) bar.show(time, time);
  expect(drawn).toHaveLength(9);
  for (const text of drawn) {
    expect(text.startsWith("\r\u001b[2K")).toBe(true);
    expect(text.length).toBeLessThanOrEqual("\r\u001b[2K".length + 39);
  }
  bar.clear();
  bar.clear();
  expect(drawn.slice(9)).toEqual(["\r\u001b[2K"]);
});

test("nothing is left of it in the report, and other text never stands behind it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "straightedge-"));
  try {
    const tools = await writeIn(folder, "tools.json", [{ name: "plot", schema: { type: "object" } }]);
    const log = await writeIn(folder, "log", '{"name": "plot", "arguments": 3}\n'.repeat(40_000));
    let screen = "";
    let isMixed = false;
    let isDrawn = false;
    const { out } = await runIn(folder, ["replay", "--tools", tools, "--calls", log], "", {
      screen: {
        columns: () => 80,
        draw: (text) => {
          screen = text.endsWith("\u001b[2K") ? "" : text;
          isDrawn ||= screen !== "";
        },
      },
      write: async (text) => {
        isMixed ||= screen !== "";
        await new Promise((resolve) => setTimeout(resolve, text.length > 100_000 ? 120 : 0));
      },
    });
    expect([out, screen, isMixed, isDrawn]).toEqual(["", "", false, true]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
