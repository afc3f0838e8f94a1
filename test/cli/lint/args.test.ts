import { describe, expect, test } from "vitest";
import { parseArguments } from "../../../src/cli/args.ts";

function lintOf(...argv: string[]) {
  const command = parseArguments(["lint", ...argv]);
  return command.kind === "lint" ? command.lint : command;
}

test("the defaults", () => {
  expect(lintOf("a.json", "b.json")).toEqual({
    files: ["a.json", "b.json"],
    providers: [],
    fix: false,
    json: false,
    color: "auto",
    maxWarnings: undefined,
    as: "auto",
    schemas: [],
    compileOptions: { dialect: "2020-12", formats: "assert", unknownKeywords: "error" },
  });
});

test("every flag", () => {
  const flags = "--fix --json --color never --max-warnings 0 --as catalog --schemas s --schemas t --dialect draft-07";
  expect(lintOf(...flags.split(" "), "a.json")).toMatchObject({
    fix: true,
    json: true,
    color: "never",
    maxWarnings: 0,
    as: "catalog",
    schemas: ["s", "t"],
    compileOptions: { dialect: "draft-07" },
  });
});

test.each([
  [["--for", "openai"], ["openai"]],
  [
    ["--for", "mcp,openai"],
    ["openai", "mcp"],
  ],
  [
    ["--for", "gemini", "--for=anthropic,gemini"],
    ["anthropic", "gemini"],
  ],
  [
    ["--for", "all"],
    ["openai", "anthropic", "gemini", "mcp"],
  ],
])("%j asks for %j", (flags, providers) => {
  expect(lintOf(...flags, "a.json")).toMatchObject({ providers });
});

describe("mistakes", () => {
  test.each([
    [[], "at least one file"],
    [[""], "is empty"],
    [["a", "--for", "antropic"], "did you mean anthropic?"],
    [["a", "--for", "acme"], "there are openai, anthropic, gemini, mcp and all"],
    [["a", "--for", ""], "knows no"],
    [["a", "--max-warnings", "-1"], "--max-warnings"],
    [["a", "--max-warnings", "few"], "--max-warnings is a number"],
    [["a", "--color", "red"], "--color"],
    [["a", "--fx"], "did you mean --fix?"],
  ])("%j", (argv, message) => {
    expect(lintOf(...argv)).toMatchObject({
      kind: "mistake",
      command: "lint",
      message: expect.stringContaining(message),
    });
  });

  test("--help", () => {
    expect(parseArguments(["lint", "--help"])).toMatchObject({
      kind: "help",
      text: expect.stringMatching(/^Usage: straightedge lint/u),
    });
  });
});
