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
    json: false,
    reportOnly: false,
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
  const argv = ["--tools", "a", "--calls", "c", "--json", "--report-only", "--names", "dotted"];
  expect(replayOf(...argv)).toMatchObject({ json: true, reportOnly: true, names: "dotted" });
});

test.each([[["--help"]], [["-h"]], [["replay", "--help"]], [["replay", "--tools", "a", "--help"]]])(
  "help: %j",
  (argv) => {
    const isReplay = argv[0] === "replay";
    expect(parseArguments(argv)).toEqual({
      kind: "help",
      text: expect.stringContaining(isReplay ? "straightedge replay --tools" : "Commands:"),
    });
  },
);

describe("mistakes", () => {
  test.each<[argv: string[], told: RegExp]>([
    [[], /command is missing: compile or replay/u],
    [["replya"], /no command "replya"; did you mean replay/u],
    [["what"], /no command "what"; there are compile and replay/u],
    [["--json", "replay"], /command comes first/u],
    [["replay"], /--tools and --calls/u],
    [["replay", "--tools", "a"], /^--calls: /u],
    [["replay", "--calls", "a"], /^--tools: /u],
    [["replay", "--tools"], /tools/u],
    [["replay", "--tools", "a", "--calls", "c", "--names", "any"], /--names .* "any"/u],
    [["replay", "--tools", "a", "--calls", "c", "--jsonn"], /no option --jsonn; did you mean --json\?/u],
    [["replay", "a", "--tools", "t", "--calls", "c"], /"a"/u],
    [["replay", "--tools", "t", "--calls", "c", "--json", "a"], /"a"/u],
  ])("%j", (argv, told) => {
    const command = parseArguments(argv);
    expect(command.kind === "mistake" && command.message).toMatch(told);
  });
});
