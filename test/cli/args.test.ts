import { describe, expect, test } from "vitest";
import { parseArguments } from "../../src/cli/args.ts";

function replayOf(...argv: string[]) {
  const command = parseArguments(["replay", ...argv]);
  return command.kind === "replay" ? command.replay : command;
}

test("the defaults", () => {
  expect(replayOf("--tools", "t.json", "--calls", "c.ndjson")).toEqual({
    tools: ["t.json"],
    calls: ["c.ndjson"],
    names: "mcp",
    jobs: 1,
    summary: false,
    json: false,
    noTimes: false,
    reportOnly: false,
    compileOptions: { dialect: "2020-12", formats: "assert", unknownKeywords: "error" },
  });
});

describe("files", () => {
  test.each([
    ["one flag, several files", ["--tools", "a", "b", "--calls", "c", "d"]],
    ["a flag a file", ["--calls", "c", "--tools", "a", "--calls", "d", "--tools", "b"]],
    ["with =", ["--tools=a", "b", "--calls=c", "d", "--json"]],
    ["other flags between", ["--tools", "a", "b", "--json", "--calls", "c", "d"]],
  ])("%s", (_, argv) => {
    expect(replayOf(...argv)).toMatchObject({ tools: ["a", "b"], calls: ["c", "d"] });
  });

  test("the subcommand may stand first only", () => {
    expect(parseArguments(["--tools", "a", "--calls", "c", "replay"])).toMatchObject({ kind: "mistake" });
  });

  test("- is a file, and what follows -- too", () => {
    expect(replayOf("--tools", "a", "--calls", "-")).toMatchObject({ calls: ["-"] });
    expect(replayOf("--tools", "a", "--calls", "c", "--", "--odd.ndjson")).toMatchObject({
      calls: ["c", "--odd.ndjson"],
    });
  });
});

test("flags", () => {
  const argv = ["--tools", "a", "--calls", "c", "--json", "--report-only", "--names", "dotted", "-j", "3", "--summary"];
  expect(replayOf(...argv)).toMatchObject({ json: true, reportOnly: true, names: "dotted", jobs: 3, summary: true });
  const others = ["--tools", "a", "--calls", "c", "--no-times", "--formats", "annotate", "--dialect=draft-07"];
  expect(replayOf(...others, "--unknown-keywords", "ignore")).toMatchObject({
    noTimes: true,
    compileOptions: { dialect: "draft-07", formats: "annotate", unknownKeywords: "ignore" },
  });
});

test("check: the schema and files in any order", () => {
  const compileOptions = { dialect: "2020-12", formats: "assert", unknownKeywords: "error" };
  const check = { schema: "s", files: ["a", "-"], input: "auto", invalidOnly: false, json: false, compileOptions };
  expect(parseArguments(["check", "--schema", "s", "a", "-"])).toEqual({ kind: "check", check });
  expect(parseArguments(["check", "a", "-s", "s", "-"])).toEqual({ kind: "check", check });
  expect(parseArguments(["check", "-ss", "a", "--", "-", "--input"])).toMatchObject({
    check: { files: ["a", "-", "--input"] },
  });
});

test("show: one schema", () => {
  const compileOptions = { dialect: "2020-12", formats: "assert", unknownKeywords: "error" };
  expect(parseArguments(["show", "s"])).toEqual({
    kind: "show",
    show: { schema: "s", color: "auto", json: false, compileOptions },
  });
  expect(parseArguments(["show", "s", "--tool", "t", "--explain", "{}", "--color", "never"])).toMatchObject({
    show: { tool: "t", explain: "{}", color: "never" },
  });
});

test.each([
  [["--help"], undefined],
  [["-h"], undefined],
  [["help"], undefined],
  [["help", "check"], "check"],
  [["replay", "--help"], "replay"],
  [["replay", "--tools", "a", "-h"], "replay"],
  [["show", "-h"], "show"],
  [["compile", "--help"], "compile"],
])("help: %j", (argv, command = "COMMAND") => {
  const text = expect.stringMatching(new RegExp(`^Usage: straightedge ${command} `, "u"));
  expect(parseArguments(argv)).toEqual({ kind: "help", text });
});

test("after -- nothing asks for help", () => {
  expect(parseArguments(["check", "-s", "s", "--", "--help"])).toMatchObject({ check: { files: ["--help"] } });
});

describe("mistakes", () => {
  test.each<[argv: string[], told: RegExp]>([
    [[], /command is missing: check, compile, lint, replay, show/u],
    [["bake"], /no command "bake"; there are .*check/u],
    [["chekc"], /"chekc"; did you mean check\?/u],
    [["replya"], /no command "replya"; did you mean replay/u],
    [["--json", "replay"], /command comes first/u],
    [["replay"], /--tools and --calls/u],
    [["replay", "--tools", "a"], /^--calls: /u],
    [["replay", "--calls", "a"], /^--tools: /u],
    [["replay", "--tools"], /tools/u],
    [["replay", "--tools", "a", "--calls", "c", "--names", "any"], /--names .* "any"/u],
    [["replay", "--tools", "a", "--calls", "c", "--jsonn"], /no option --jsonn; did you mean --json\?/u],
    [["replay", "a", "--tools", "t", "--calls", "c"], /"a"/u],
    [["replay", "--tools", "t", "--calls", "c", "--json", "a"], /"a"/u],
    [["replay", "--tools", "t", "--cals", "c"], /no option --cals; did you mean --calls\?/u],
    [["replay", "--tools", "t", "--calls", "c", "-j", "0"], /--jobs .* "0"/u],
    [["replay", "--tools", "t", "--calls", "c", "-j", "two"], /--jobs .* "two"/u],
    [["replay", "--tools", "t", "--calls", "c", "--dialect", "draft-3"], /draft-04, .* or v1, not "draft-3"/u],
    [["check", "a"], /--schema/u],
    [["check", "--schema"], /--schema.* missing$/u],
    [["check", "--schema", "s"], /at least one file/u],
    [["check", "--schema", "s", "-", "-"], /once/u],
    [["check", "--schema", "s", "a", "--input", "yaml"], /--input is json, ndjson or auto, not "yaml"/u],
    [["check", "--schema", "s", "a", "--json=yes"], /--json.*does not take an argument/u],
    [["show"], /schema is needed/u],
    [["show", "a", "b"], /"b"/u],
    [["show", "a", "--color", "red"], /--color .* "red"/u],
    [["show", "a", "-x"], /no option -x$/u],
  ])("%j", (argv, told) => {
    const command = parseArguments(argv);
    expect(command.kind === "mistake" && command.message).toMatch(told);
  });
});
