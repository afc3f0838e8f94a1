import { expect, test } from "vitest";
import type { Finding } from "../../src/cli/call-judge.ts";
import { makeMistakeTally } from "../../src/cli/mistakes.ts";
import type { ValidationError } from "../../src/report/errors.ts";

const missing = (path: string): ValidationError => ({ path, keyword: "required", schemaPath: "#/required" });
const invalid = (line: number, tool: string, ...errors: ValidationError[]): Finding => ({
  line,
  kind: "invalid",
  tool,
  errors,
  truncated: false,
});

test("the commonest come first, of equals the one found first; places in lists are one", () => {
  const tally = makeMistakeTally();
  tally.add("a", 1, invalid(1, "plot", missing("/x")));
  tally.add("a", 2, invalid(2, "plot", missing("/items/0/id"), missing("/items/12/id")));
  tally.add("b", 1, { line: 1, kind: "unknown-tool", tool: "plto", nearest: ["plot"], message: "" });
  tally.add("b", 2, invalid(2, "draw", missing("/x")));
  tally.add("b", 3, invalid(3, "plot", missing("/items/3/id"), { ...missing("/x"), keyword: "false" }));
  tally.add("b", 4, { line: 4, kind: "bad-line", reason: "" });
  expect(tally.mistakes()).toEqual({
    counts: [
      { tool: "plot", keyword: "required", pointer: "/items/*/id", calls: 2, first: { file: "a", line: 2 } },
      { tool: "plot", keyword: "required", pointer: "/x", calls: 1, first: { file: "a", line: 1 } },
      { tool: "plto", keyword: "unknown-tool", pointer: "", calls: 1, first: { file: "b", line: 1 } },
      { tool: "draw", keyword: "required", pointer: "/x", calls: 1, first: { file: "b", line: 2 } },
      { tool: "plot", keyword: "false", pointer: "/x", calls: 1, first: { file: "b", line: 3 } },
    ],
    others: 0,
  });
});

test("tools of one name are told apart by id", () => {
  const tally = makeMistakeTally();
  tally.add("a", 1, { ...invalid(1, "plot", missing("/x")), id: "one" } as Finding);
  tally.add("a", 2, { ...invalid(2, "plot", missing("/x")), id: "two" } as Finding);
  expect(tally.mistakes().counts.map(({ id, calls }) => [id, calls])).toEqual([
    ["one", 1],
    ["two", 1],
  ]);
});

test("names without end are not kept without end", () => {
  const tally = makeMistakeTally();
  for (let i = 0; i < 25_000; i++) {
    tally.add("a", i, { line: i, kind: "unknown-tool", tool: `tool${i}`, nearest: [], message: "" });
  }
  tally.add("a", 0, { line: 0, kind: "unknown-tool", tool: "tool1", nearest: [], message: "" });
  const { counts, others } = tally.mistakes();
  expect(counts).toHaveLength(10_000);
  expect(counts[0]).toMatchObject({ tool: "tool1", calls: 2 });
  expect(others).toBe(15_000);
});
