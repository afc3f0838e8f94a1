import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Ran, runIn, writeIn } from "./run-in.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "straightedge-"));
});
afterAll(() => rm(folder, { recursive: true }));

const runWith = (argv: readonly string[], stdin = "") => runIn(folder, argv, stdin);
const fileOf = (name: string, content: unknown) => writeIn(folder, name, content);

async function replay(tools: unknown, calls: readonly (object | string)[], ...flags: string[]): Promise<Ran> {
  const toolsFile = await fileOf("tools.json", tools);
  const lines = calls.map((call) => (typeof call === "string" ? call : JSON.stringify(call)));
  const callsFile = await fileOf("calls.ndjson", lines.join("\n"));
  return runWith(["replay", "--tools", toolsFile, "--calls", callsFile, ...flags]);
}

const point = { type: "object", properties: { x: { type: "number" } }, required: ["x"], additionalProperties: false };
const tools = [
  { name: "plot", inputSchema: point },
  { name: "draw.line", inputSchema: { type: "object" } },
];

describe("the report", () => {
  test("all right", async () => {
    const { code, out } = await replay(tools, [
      { name: "plot", arguments: { x: 1 } },
      { name: "plot", arguments: '{"x": 2}' },
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^2 tools registered in [\d.,]+ ms\n/u);
    expect(out).toContain("\n        2         2  plot\n");
    expect(out).toContain("\n2 lines: 2 right, 0 wrong\n1 tool not called\nvalidated in ");
    expect(out).toMatch(/[\d,.]+ calls a second/u);
  });

  test("each thing that is not right, where it is", async () => {
    const { code, out } = await replay(
      [...tools, { name: "bad", inputSchema: { type: "objekt", minimum: "3" } }, { name: "none", schema: null }, {}],
      [
        { name: "plot", arguments: { x: "1", y: 2 } },
        "",
        { name: "plot", arguments: '{"x": ' },
        '{"name": "plot"',
        { name: "Plot", arguments: {} },
        { name: "bad", arguments: {} },
        { name: "none", arguments: {} },
        { name: "plot", arguments: { x: 1 } },
      ],
    );
    expect(code).toBe(1);
    const report = out
      .replace(/[\d.,]+ ms/gu, "N ms")
      .replace(/[\d,]+ calls a/u, "N calls a")
      .replace(/^ {4}#\/(\w+): .*$/gmu, "    #/$1: …");
    expect(report).toBe(`2 tools registered in N ms, 3 refused

DIR/tools.json, tool 3: bad is refused
  the schema of tool "bad" cannot be used:
    #/type: …
    #/minimum: …

DIR/tools.json, tool 4: none is refused
  the schema of tool "none" cannot be used:
    #: the tool was published without a schema (one without arguments has { "type": "object" })

DIR/tools.json, tool 5: a tool without a name is refused
  the tool has no name

DIR/calls.ndjson:1 plot
  /x expected_type: number, got string: write the number without quotes
  /y is not a known property: rename it or leave it out
DIR/calls.ndjson:3 plot
  (root) is not valid JSON: the text breaks off or goes wrong at character 6
DIR/calls.ndjson:4 the line is not valid JSON: the text breaks off or goes wrong at character 15
DIR/calls.ndjson:5 there is no tool "Plot"; did you mean "plot"?
DIR/calls.ndjson:6 bad was refused: the call cannot be judged
DIR/calls.ndjson:7 none was refused: the call cannot be judged

    calls     right  tool
        3         1  plot

    calls  mistake, and where it is first
        1  plot /x type · DIR/calls.ndjson:1
        1  plot /y additionalProperties · DIR/calls.ndjson:1
        1  plot (root) json · DIR/calls.ndjson:3
        1  unknown tool Plot · DIR/calls.ndjson:5

7 lines: 1 right, 2 wrong, 1 for unknown tools, 2 for refused tools, 1 not understood
1 tool not called
validated in N ms; N calls a second, the first right and wrong ones of each tool left aside
`);
  });

  test("what logs and catalogs say cannot break its lines or reach the terminal", async () => {
    const odd = "a\u001b[31m\n\u202e";
    const { out } = await replay(
      [{ name: odd, schema: {} }, { name: "b", schema: { type: odd } }, ...tools],
      [
        { name: odd, arguments: {} },
        { name: `x${odd}`, arguments: {} },
        { name: "plot", arguments: { x: 1, [odd]: 1 } },
      ],
    );
    for (const unsafe of ["\u001b", "\u202e"]) expect(out).not.toContain(unsafe);
    expect(out.match(/\\u001b/gu)?.length).toBeGreaterThan(3);
  });

  test("--json gives one object with the same", async () => {
    const { code, out } = await replay(
      [...tools, { name: "bad", inputSchema: { type: "objekt" } }, { name: "plot", inputSchema: {} }],
      [
        { name: "plot", arguments: { x: "1" } },
        "nonsense",
        { name: "polt", arguments: {} },
        { name: "bad", arguments: {} },
        { name: "plot", arguments: { x: 1 } },
      ],
      "--json",
    );
    expect(code).toBe(1);
    const report = JSON.parse(out);
    expect(report).toMatchObject({
      registered: 2,
      refused: [
        {
          file: "DIR/tools.json",
          position: 3,
          name: "bad",
          error: { name: "SchemaError", problems: [{ pointer: "/type" }] },
        },
        { position: 4, name: "plot", error: { name: "RegistryError", code: "duplicate-tool" } },
      ],
      tools: [
        { name: "plot", calls: 2, valid: 1 },
        { name: "draw.line", calls: 0, valid: 0 },
      ],
      totals: { lines: 5, valid: 1, invalid: 1, "bad-line": 1, "unknown-tool": 1, "refused-tool": 1 },
    });
    expect(report.findings).toEqual([
      {
        file: "DIR/calls.ndjson",
        line: 1,
        kind: "invalid",
        tool: "plot",
        errors: [
          {
            path: "/x",
            keyword: "type",
            expectedType: "number",
            actualType: "string",
            hint: "numeric-string",
            schemaPath: "#/properties/x/type",
          },
        ],
        truncated: false,
      },
      { file: "DIR/calls.ndjson", line: 2, kind: "bad-line", reason: expect.any(String), position: 1 },
      {
        file: "DIR/calls.ndjson",
        line: 3,
        kind: "unknown-tool",
        tool: "polt",
        nearest: ["plot"],
        message: expect.any(String),
      },
      { file: "DIR/calls.ndjson", line: 4, kind: "refused-tool", tool: "bad" },
    ]);
    expect(Math.min(report.registrationMs, report.validationMs)).toBeGreaterThan(0);
  });

  test("--json with nothing to find", async () => {
    const { code, out } = await replay([], [], "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ registered: 0, refused: [], findings: [], tools: [] });
    expect(out).not.toContain("callsPerSecond");
  });
});

describe("tools of the same name", () => {
  const numbered = [
    { id: "one/plot", name: "plot", schema: point },
    { id: "two/plot", name: "plot", schema: { type: "object" } },
    { id: "three/plot", name: "plot", schema: { type: 3 } },
    { id: "two/plot", name: "plot", schema: {} },
  ];

  test("are told apart by their ids; without one the first is meant", async () => {
    const { out } = await replay(
      numbered,
      [
        { tool: "plot", toolId: "one/plot", args: {} },
        { tool: "plot", toolId: "two/plot", args: {} },
        { tool: "plot", toolId: "three/plot", args: {} },
        { tool: "plot", toolId: "four/plot", args: {} },
        { tool: "plot", args: {} },
      ],
      "--json",
    );
    const { refused, findings, tools: counts } = JSON.parse(out);
    expect(refused.map((entry: { position: number }) => entry.position)).toEqual([3, 4]);
    expect(findings.map(({ line, kind }: { line: number; kind: string }) => `${line} ${kind}`)).toEqual([
      "1 invalid",
      "3 refused-tool",
      "4 unknown-tool",
      "5 invalid",
    ]);
    expect(counts).toEqual([
      { name: "plot", id: "one/plot", calls: 2, valid: 0 },
      { name: "plot", id: "two/plot", calls: 1, valid: 1 },
    ]);
  });

  test("a good tool is found by its name though one of that name was refused before it", async () => {
    const twice = [
      { name: "plot", schema: { type: 3 } },
      { name: "plot", schema: {} },
    ];
    expect((await replay(twice, [{ tool: "plot", args: {} }])).out).toContain("1 right");
  });
});

test("--names dotted refuses what is no dotted name", async () => {
  const catalog = [{ name: "Draw-Line", schema: {} }];
  expect((await replay(catalog, [{ tool: "Draw-Line", args: {} }])).code).toBe(0);
  const { code, out } = await replay(catalog, [], "--names", "dotted");
  expect(code).toBe(1);
  expect(out).toContain('did you mean "draw_line"?');
});

test("--report-only ends with 0, and only where the run worked", async () => {
  const wrong = [{ name: "plot", arguments: {} }];
  expect((await replay(tools, wrong)).code).toBe(1);
  const { code, out } = await replay(tools, wrong, "--report-only");
  expect(code).toBe(0);
  expect(out).toContain("1 wrong");
  expect((await runWith(["replay", "--report-only", "--tools", "none.json", "--calls", "none"])).code).toBe(2);
});

test("several files, and the standard input", async () => {
  const more = [{ name: "erase", schema: point }];
  const argv = ["--tools", await fileOf("a.json", tools), await fileOf("b.json", more), "--calls"];
  const log = await fileOf("log", '{"tool": "erase", "args": {}}\r\n');
  const { code, out } = await runWith(["replay", ...argv, log, "-"], '{"tool": "plot", "args": {"x": 1}}\nx');
  expect(code).toBe(1);
  expect(out).toMatch(/^3 tools/u);
  expect(out).toContain("DIR/log:1 erase");
  expect(out).toContain("stdin:2 the line is not valid JSON");
});

describe("what does not work", () => {
  test("is told on the other stream, with 2", async () => {
    const good = await fileOf("good.json", tools);
    const log = await fileOf("log", "");
    const cases: [argv: string[], told: RegExp][] = [
      [[], /command is missing.*\n.*--help/u],
      [["replay", "--tools", join(folder, "none.json"), "--calls", log], /ENOENT.*DIR\/none\.json/u],
      [["replay", "--tools", good, "--calls", join(folder, "none")], /ENOENT.*DIR\/none/u],
      [["replay", "--tools", folder, "--calls", log], /EISDIR/u],
      [["replay", "--tools", good, "--calls", folder], /EISDIR/u],
      [
        ["replay", "--tools", await fileOf("x.json", '[\n {"name": }]'), "--calls", log],
        /DIR\/x\.json .* line 2, column 11$/mu,
      ],
      [["replay", "--tools", await fileOf("y.json", {}), "--calls", log], /DIR\/y\.json holds no tools/u],
    ];
    for (const [argv, told] of cases) {
      const { code, complaint } = await runWith(argv);
      expect(complaint).toMatch(told);
      expect(code).toBe(2);
    }
  });

  test("a missing log is noticed before anything is printed", async () => {
    const good = await fileOf("good.json", tools);
    const log = await fileOf("log", "{}");
    expect((await runWith(["replay", "--tools", good, "--calls", log, join(folder, "none")])).out).toBe("");
  });
});

test("--help is the report asked for", async () => {
  const { code, out, complaint } = await runWith(["--help"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: straightedge COMMAND/u);
  expect(complaint).toBe("");
  for (const subcommand of ["check", "compile", "replay", "show"]) {
    expect(out).toMatch(new RegExp(`^  ${subcommand} `, "mu"));
    const its = await runWith([subcommand, "--help"]);
    expect(its.out).toMatch(new RegExp(`^Usage: straightedge ${subcommand} `, "u"));
    expect(Math.max(...its.out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
  }
});

test("--version prints the version", async () => {
  expect(await runWith(["--version"])).toMatchObject({ code: 0, out: "1.2.3\n" });
});
