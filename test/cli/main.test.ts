import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleProgram, type Ended, launch } from "./program.ts";

let folder: string;
let program: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "straightedge-"));
  program = await bundleProgram(join(folder, "main.mjs"));
});
afterAll(() => rm(folder, { recursive: true }));

function start(argv: readonly string[], input = "", readAtMost = Number.POSITIVE_INFINITY): Promise<Ended> {
  return launch(program, argv, { input, readAtMost }).ended;
}

const demo = ["replay", "--tools", "examples/replay/tools.json", "--calls"];

test("the demo shows right and wrong calls, an unknown tool and a broken line", async () => {
  const { code, out, complaint } = await start([...demo, "examples/replay/calls.ndjson", "--report-only"]);
  expect(complaint).toBe("");
  expect(code).toBe(0);
  expect(out).toMatch(/^10 tools registered in \S+ ms\n/u);
  expect(out).toContain("53 lines: 33 right, 18 wrong, 1 for unknown tools, 1 not understood");
  for (const line of [
    "/first_line expected_type: integer, got null",
    '/file_path is not a known property; did you mean "path"?: rename it or leave it out',
    '/encoding must be one of "utf-8", "utf-16le", "latin1"; did you mean "utf-8"?',
    "/edits expected_type: array { old_text: string, new_text: string }[], got string",
    "/title is required and missing; expected_type: string",
    "/per_page expected_type: integer, got string",
    '/recurrence/every must be one of "day", "week", "month"; did you mean "month"?',
    "/filter/filters/1/from expected_type: number, got string",
    '/blocks/0/type must be one of "text", "image", "divider"; did you mean "text"?',
    'there is no tool "list_issue"; did you mean "list_issues"?',
  ]) {
    expect(out).toContain(line);
  }
});

test("exit codes reach the shell", async () => {
  const right = '{"name": "read_file", "arguments": {"path": "a"}}\n';
  expect(await start([...demo, "-"], right)).toMatchObject({ code: 0, complaint: "" });
  expect(await start([...demo, "-"], "{}\n")).toMatchObject({ code: 1, complaint: "" });
  const { code, out, complaint } = await start([...demo, "none.ndjson"]);
  expect([code, out]).toEqual([2, ""]);
  expect(complaint).toContain("none.ndjson");
});

test("threads of their own give the same report", async () => {
  const log = join(folder, "calls.ndjson");
  const line = (i: number) => `{"name": "read_file", "arguments": {"path": ${i % 7 === 0 ? i : '"a"'}}}\n`;
  await writeFile(log, Array.from({ length: 30_000 }, (_, i) => line(i)).join(""));
  const argv = [...demo, log, "--no-times"];
  const [one, two] = [await start(argv), await start([...argv, "--jobs", "2"])];
  expect(one.out).toContain("30,000 lines: 25,714 right, 4,286 wrong");
  expect(two).toEqual(one);
});

test("check answers line by line while its input is open", async () => {
  const schema = join(folder, "string.json");
  await writeFile(schema, '{"type": "string"}');
  const child = spawn(process.execPath, [program, "check", "--schema", schema, "-"]);
  const answers = child.stdout.setEncoding("utf8")[Symbol.asyncIterator]();
  child.stdin.write('"a"\n');
  expect((await answers.next()).value).toBe("stdin:1 valid\n");
  child.stdin.write("3\n");
  expect((await answers.next()).value).toBe("stdin:2 invalid: (root) expected_type: string, got integer\n");
  child.stdin.end();
  expect(await new Promise((resolve) => child.on("close", resolve))).toBe(1);
});

test("check: a reader who has seen enough is no error", async () => {
  const schema = join(folder, "number.json");
  await writeFile(schema, '{"type": "number"}');
  const lines = join(folder, "lines.ndjson");
  await writeFile(lines, "1\n".repeat(200_000));
  const argv = ["check", "--schema", schema, lines];
  expect((await start(argv)).out.match(/valid$/gmu)).toHaveLength(200_000);
  expect(await start(argv, "", 1_000)).toMatchObject({ code: 141, complaint: "" });
});

test("a reader who has seen enough is no error", async () => {
  const log = join(folder, "long.ndjson");
  await writeFile(log, '{"name": "read_file", "arguments": {"path": 1}}\n'.repeat(20_000));
  const whole = await start([...demo, log]);
  expect(whole.code).toBe(1);
  expect(whole.out.match(/\/path expected_type/gu)).toHaveLength(20_000);
  const { code, complaint } = await start([...demo, log], "", 1_000);
  expect(complaint).toBe("");
  expect(code).toBe(141);
});
