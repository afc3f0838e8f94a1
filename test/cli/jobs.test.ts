import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "../../src/cli/threads.ts";
import { runIn, writeIn } from "./run-in.ts";

let folder: string;
let tools: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "straightedge-"));
  const inputSchema = { type: "object", properties: { n: { type: "integer" } }, additionalProperties: false };
  tools = await writeIn(folder, "tools.json", [
    { name: "one", inputSchema },
    { name: "two", inputSchema },
    { name: "idle", inputSchema },
    { name: "bad", inputSchema: { type: "objekt" } },
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

/** Calls of which every fifth is wrong in one way or another; about 90 characters each. */
function logOf(count: number): string {
  const names = ["one", "two", "one", "bad", "three"];
  const wrong = ['{"n": "x"}', '{"m": 1}', '"{"', "[]"];
  const lines = Array.from({ length: count }, (_, i) => {
    if (i % 97 === 0) return "";
    if (i % 89 === 0) return '{"name": "one", ';
    const args = i % 5 === 0 ? wrong[i % wrong.length] : `{"n": ${i}}`;
    return `{"id": "${"é".repeat(i % 40)}", "name": "${names[i % 31 === 0 ? i % 5 : i % 3]}", "arguments": ${args}}`;
  });
  return lines.join("\n");
}

describe("a log that is judged in several threads", () => {
  test.each([[["--json"]], [[]], [["--summary"]]])("has the same report: %j", async (flags) => {
    // Several chunks of half a megabyte.
    const log = await writeIn(folder, "log.ndjson", logOf(30_000));
    const argv = ["replay", "--tools", tools, "--calls", log, log, "--no-times", ...flags];
    const [one, two, five] = await Promise.all(["1", "2", "5"].map((jobs) => runIn(folder, [...argv, "-j", jobs])));
    expect(one?.out).toMatch(/^\d\d,\d{3} lines|"lines":\d{5}/mu);
    // Not toEqual: a difference in so much text would be told in more of it.
    expect(two?.out === one?.out).toBe(true);
    expect(five?.out === one?.out).toBe(true);
  });

  test("finds everything at its line", async () => {
    const lines = logOf(20_000).split("\n");
    const log = await writeIn(folder, "places.ndjson", lines.join("\n"));
    const { out } = await runIn(folder, ["replay", "--tools", tools, "--calls", log, "--json", "-j", "3"]);
    const { findings, totals } = JSON.parse(out) as {
      findings: { line: number; kind: string }[];
      totals: { lines: number };
    };
    const expected = lines.flatMap((line, i) => {
      if (line === "") return [];
      const isBad = line.endsWith(", ");
      const isOther = /"name": "(?:bad|three)"/u.test(line);
      const isRight = !isBad && !isOther && /"arguments": \{"n": \d+\}\}$/u.test(line);
      return isRight ? [] : [i + 1];
    });
    expect(findings.map(({ line }) => line)).toEqual(expected);
    expect(totals.lines).toBe(lines.filter((line) => line !== "").length);
  });

  test("may come from the standard input", async () => {
    const argv = ["replay", "--tools", tools, "--calls", "-", "--no-times", "--json"];
    const log = logOf(500);
    expect(await runIn(folder, [...argv, "-j", "2"], log)).toEqual(await runIn(folder, argv, log));
  });

  test("that cannot be read is an obstacle all the same", async () => {
    const argv = ["replay", "--tools", tools, "--calls", folder, "-j", "2"];
    expect(await runIn(folder, argv)).toMatchObject({ code: 2, complaint: expect.stringMatching(/EISDIR/u) });
  });
});

test("a thread that fails ends the run, and the others with it", async () => {
  const log = await writeIn(folder, "short.ndjson", '{"name": "one"}\n');
  const argv = ["replay", "--tools", tools, "--calls", log, "-j", "2"];
  let ended = 0;
  let fail: (error: Error) => void = () => undefined;
  const startThread = () => ({
    send: () => queueMicrotask(() => fail(new Error("out of memory"))),
    onAnswer: () => undefined,
    onError: (take: (error: Error) => void) => {
      fail = take;
    },
    end: () => {
      ended++;
    },
  });
  await expect(runIn(folder, argv, "", { startThread })).rejects.toThrow("out of memory");
  expect(ended).toBe(2);
});

test("a thread that failed while nobody waited is no thread to wait for", async () => {
  const log = await writeIn(folder, "short.ndjson", '{"name": "one"}\n');
  const argv = ["replay", "--tools", tools, "--calls", log, "-j", "1", "-j", "2"];
  const startThread = () => {
    let answer: (answer: Answer) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    return {
      send: () =>
        queueMicrotask(() => {
          answer({ summary: { tools: [], refused: [] } });
          fail(new Error("killed"));
        }),
      onAnswer: (take: (answer: Answer) => void) => {
        answer = take;
      },
      onError: (take: (error: Error) => void) => {
        fail = take;
      },
      end: () => undefined,
    };
  };
  await expect(runIn(folder, argv, "", { startThread })).rejects.toThrow("killed");
});
