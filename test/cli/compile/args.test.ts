import { describe, expect, test } from "vitest";
import { parseArguments } from "../../../src/cli/args.ts";

function compileOf(...argv: string[]) {
  const command = parseArguments(["compile", ...argv]);
  return command.kind === "compile" ? command.compile : command;
}

test("the defaults", () => {
  expect(compileOf("a.json", "b.json")).toEqual({
    files: ["a.json", "b.json"],
    outDir: undefined,
    extension: ".js",
    types: true,
    check: false,
    watch: false,
    as: "auto",
    schemas: [],
    options: {},
  });
});

test("every flag reaches the option of its name", () => {
  const flags =
    "--out-dir o --format script --name v --exports validate,check --errors brief --no-types --as catalog --schemas s --schemas t " +
    "--dialect draft-07 --formats annotate --content assert --unknown-keywords ignore --patterns native --max-errors 3 " +
    "--max-depth 4 --check";
  expect(compileOf(...flags.split(" "), "a.json")).toEqual({
    files: ["a.json"],
    outDir: "o",
    extension: ".js",
    types: false,
    check: true,
    watch: false,
    as: "catalog",
    schemas: ["s", "t"],
    options: {
      format: "script",
      name: "v",
      exports: ["validate", "check"],
      errors: "brief",
      dialect: "draft-07",
      formats: "annotate",
      content: "assert",
      unknownKeywords: "ignore",
      patterns: "native",
      maxErrors: 3,
      maxDepth: 4,
    },
  });
});

test.each([
  [["--format", "cjs"], ".cjs"],
  [["--format", "cjs", "--extension", "js"], ".js"],
  [["--format", "script"], ".js"],
  [["--extension", "mjs"], ".mjs"],
])("%j gives %s", (flags, extension) => {
  expect(compileOf("a.json", ...flags)).toMatchObject({ extension });
});

test("what follows -- is a file", () => {
  expect(compileOf("--check", "--", "--odd.json")).toMatchObject({ files: ["--odd.json"], check: true });
});

test.each([[["compile", "--help"]], [["compile", "-h"]], [["help", "compile"]], [["compile", "--help", "x"]]])(
  "help: %j",
  (argv) => {
    const command = parseArguments(argv);
    const text = command.kind === "help" ? command.text : "";
    for (const flag of ["--out-dir", "--schemas", "--max-depth", "Ends with 0"]) expect(text).toContain(flag);
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
  },
);

describe("mistakes", () => {
  test.each<[argv: string[], told: string]>([
    [[], "at least one file is needed"],
    [["--check"], "at least one file is needed"],
    [["a", ""], "empty"],
    [["a", "--out-dir", ""], "empty"],
    [["a", "--outdir", "b"], "there is no option --outdir; did you mean --out-dir?"],
    [["a", "--out-dir"], "out-dir"],
    [["a", "--check", "--watch"], "exclude"],
    [["a", "--format", "umd"], '--format: "esm", "cjs" or "script"'],
    [["a", "--extension", "cjs"], "--extension: js or mjs is expected with --format esm"],
    [["a", "--extension", "../x"], "--extension"],
    [["a", "--name", "v"], "--name is for --format script"],
    [["a", "b", "--format", "script", "--name", "v"], "a single file"],
    [["a", "--format", "script", "--name", "v;alert(1)"], "--name: "],
    [["a", "--exports", "check,verify"], "--exports: "],
    [["a", "--exports", ""], "--exports: "],
    [["a", "--errors", "none"], '--errors: "full" or "brief"'],
    [["a", "--as", "openapi"], "--as: auto or schema or catalog"],
    [["a", "--dialect", "draft-03"], "--dialect: one of"],
    [["a", "--unknown-keywords", "warn"], "--unknown-keywords: "],
    [["a", "--max-errors", "0"], "--max-errors: a positive integer"],
    [["a", "--max-errors", "1e3"], "--max-errors: a positive integer"],
    [["a", "--max-depth", "-1"], "max-depth"],
  ])("%j", (argv, told) => {
    const command = parseArguments(["compile", ...argv]);
    expect(command).toMatchObject({ kind: "mistake", command: "compile" });
    expect(command.kind === "mistake" && command.message).toContain(told);
  });
});
