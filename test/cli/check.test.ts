import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runIn, writeIn } from "./run-in.ts";

let folder: string;
let schema: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "straightedge-"));
  schema = await writeIn(folder, "point.schema.json", {
    type: "object",
    properties: { x: { type: "number" }, y: { type: "number" } },
    required: ["x"],
    additionalProperties: false,
  });
});
afterAll(() => rm(folder, { recursive: true }));

const check = (argv: readonly string[], stdin?: string) => runIn(folder, ["check", "--schema", schema, ...argv], stdin);

describe("lines", () => {
  const lines = '{"x":1}\n{"x":"1","z":2}\n\n{"x":\n{"x":2,"y":3}';

  test("each has one verdict, in order; what is no JSON has one too", async () => {
    const { code, out, complaint } = await check(["-"], lines);
    expect(out).toBe(`stdin:1 valid
stdin:2 invalid: /x expected_type: number, got string: write the number without quotes; /z is not a known property: rename it or leave it out
stdin:3 invalid: (root) is not valid JSON: the text breaks off or goes wrong at character 0
stdin:4 invalid: (root) is not valid JSON: the text breaks off or goes wrong at character 5
stdin:5 valid
`);
    expect([code, complaint]).toEqual([1, ""]);
  });

  test("--json: one object a line", async () => {
    const { code, out } = await check(["--json", "-"], '{"x":1}\r\n{"x":null}\r\nx');
    expect(
      out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { file: "stdin", line: 1, valid: true },
      {
        file: "stdin",
        line: 2,
        valid: false,
        errors: [
          {
            path: "/x",
            keyword: "type",
            expectedType: "number",
            actualType: "null",
            schemaPath: "#/properties/x/type",
          },
        ],
        truncated: false,
      },
      {
        file: "stdin",
        line: 3,
        valid: false,
        errors: [{ path: "", keyword: "json", position: 0, schemaPath: "#" }],
        truncated: false,
      },
    ]);
    expect(code).toBe(1);
  });

  test("--invalid-only leaves out what is valid", async () => {
    const { out } = await check(["--invalid-only", "-"], lines);
    expect(out.match(/^stdin:\d/gmu)).toEqual(["stdin:2", "stdin:3", "stdin:4"]);
    expect(await check(["--invalid-only", "-"], '{"x":1}\n')).toMatchObject({ code: 0, out: "" });
  });

  test("no lines are valid lines", async () => {
    expect(await check(["-"], "")).toMatchObject({ code: 0, out: "" });
  });

  test("a verdict stays on its line and cannot reach the terminal", async () => {
    const { out } = await check(["-"], '{"x":1,"a\\n\\u001b[31m\\u202e":1}\n');
    expect(out.split("\n")).toHaveLength(2);
    for (const unsafe of ["\u001b", "\u202e"]) expect(out).not.toContain(unsafe);
  });
});

describe("files", () => {
  test("a .json file is one document, any other is lines, whatever the order", async () => {
    const one = await writeIn(folder, "one.json", '{\n  "x": 1\n}\n');
    const many = await writeIn(folder, "many.ndjson", '{"x":1}\n{"y":1}\n');
    const { code, out } = await check([many, one]);
    expect(out).toBe(
      "DIR/many.ndjson:1 valid\nDIR/many.ndjson:2 invalid: /x is required and missing; expected_type: number\nDIR/one.json valid\n",
    );
    expect(code).toBe(1);
  });

  test("--input says otherwise", async () => {
    const lines = await writeIn(folder, "lines.json", '{"x":1}\n{"x":2}\n');
    expect((await check([lines])).out).toMatch(/^DIR\/lines\.json invalid: .* character 8\n$/u);
    expect((await check(["--input", "ndjson", lines])).out).toBe("DIR/lines.json:1 valid\nDIR/lines.json:2 valid\n");
    expect((await check(["--input", "json", "-"], '{\n"x": 1\n}')).out).toBe("stdin valid\n");
  });
});

describe("what does not work is told on the other stream, with 2, before anything is judged", () => {
  test("a schema that cannot be used", async () => {
    const bad = await writeIn(folder, "bad.json", { type: "objekt", minimum: "3" });
    const { code, out, complaint } = await runIn(folder, ["check", "-s", bad, "-"], "{}\n");
    expect([code, out]).toEqual([2, ""]);
    expect(complaint).toMatch(
      /^straightedge: DIR\/bad\.json: the schema cannot be used:\n {2}#\/type: .*\n {2}#\/minimum/u,
    );
  });

  test("files", async () => {
    const good = await writeIn(folder, "good.ndjson", '{"x":1}\n');
    const cases: [argv: string[], told: RegExp][] = [
      [["check", "-s", join(folder, "none"), "-"], /ENOENT.*DIR\/none/u],
      [["check", "-s", schema, good, join(folder, "none")], /ENOENT.*DIR\/none/u],
      [["check", "-s", schema, folder], /EISDIR/u],
      [["check", "-s", await writeIn(folder, "no.json", "{"), "-"], /DIR\/no\.json is no JSON: .* line 1, column 2/u],
      [["check", "-s", schema], /at least one file .*\n.*--help/u],
    ];
    for (const [argv, told] of cases) {
      const { code, out, complaint } = await runIn(folder, argv);
      expect(complaint).toMatch(told);
      expect([code, out]).toEqual([2, ""]);
    }
  });
});

test("options of the compiler arrive", async () => {
  const odd = await writeIn(folder, "odd.json", { format: "email", unit: "mm" });
  const argv = ["check", "-s", odd, "-"];
  expect((await runIn(folder, argv, '"x"')).code).toBe(2);
  expect((await runIn(folder, [...argv, "--unknown-keywords", "ignore"], '"x"')).code).toBe(1);
  const both = [...argv, "--unknown-keywords", "ignore", "--formats", "annotate"];
  expect((await runIn(folder, both, '"x"')).code).toBe(0);
});

test("what looks wrong in a schema is told on the other stream, and no reason to stop", async () => {
  const doubtful = await writeIn(folder, "doubtful.json", { format: "colour" });
  const { code, out, complaint } = await runIn(folder, ["check", "-s", doubtful, "-"], "1\n");
  expect([code, out]).toEqual([0, "stdin:1 valid\n"]);
  expect(complaint).toMatch(/^straightedge: DIR\/doubtful\.json#.*colour/u);
});

test("a verdict does not wait for more input", async () => {
  const told: string[] = [];
  const before: number[] = [];
  await runIn(folder, ["check", "-s", schema, "-"], "", {
    readStdin: async function* () {
      for (const line of ['{"x":1}\n', '{"x":2}\n{"x"', ":3}\n"]) {
        yield new TextEncoder().encode(line);
        before.push(told.join("").split("\n").length - 1);
      }
    },
    write: async (text) => {
      told.push(text);
    },
  });
  expect(before).toEqual([1, 2, 3]);
});

test("reading waits until verdicts are written", async () => {
  const happened: string[] = [];
  await runIn(folder, ["check", "-s", schema, "-"], "", {
    readStdin: async function* () {
      for (let i = 0; i < 3; i++) {
        happened.push("read");
        yield new TextEncoder().encode('{"x":1}\n');
      }
    },
    write: async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      happened.push("written");
    },
  });
  expect(happened).toEqual(["read", "written", "read", "written", "read", "written"]);
});
