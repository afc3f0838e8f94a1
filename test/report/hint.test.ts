import { describe, expect, test } from "vitest";
import type { TypeName } from "../../src/json/value.ts";
import type { ValidationError } from "../../src/report/errors.ts";
import { type Hint, markOmissible, slipHint } from "../../src/report/hint.ts";
import { describe as tell } from "../../src/report/messages.ts";
import { engines } from "../engines.ts";

describe("slipHint", () => {
  test.each<[value: unknown, expected: TypeName[], items: TypeName[] | null, hint: Hint | undefined]>([
    ['{"a":1}', ["object"], null, "json-text"],
    [" [1]", ["array"], null, "json-text"],
    ['{"a":1}', ["object", "null"], null, "json-text"],
    ['{"a":', ["object"], null, undefined],
    ['{"a":1}', ["array"], ["object"], undefined],
    ["[1]", ["object"], null, undefined],
    ["3", ["integer"], null, "numeric-string"],
    ["-3.5e2", ["number"], null, "numeric-string"],
    ["3.5", ["integer"], null, undefined],
    ["03", ["integer"], null, undefined],
    ["", ["number"], null, undefined],
    ["1", ["boolean"], null, undefined],
    ["a", ["array"], ["string"], "wrap-in-list"],
    ["a", ["array"], null, "wrap-in-list"],
    ["a", ["array"], ["integer"], undefined],
    [3, ["array"], ["number"], "wrap-in-list"],
    [3.5, ["array"], ["integer"], undefined],
    [{}, ["array"], ["object"], "wrap-in-list"],
    [{}, ["array"], null, undefined],
    [null, ["array"], null, undefined],
    [undefined, ["array"], null, undefined],
  ])("%j where %j is due (items %j): %s", (value, expected, items, hint) => {
    expect(slipHint(value, expected, items)).toEqual(hint === undefined ? {} : { hint });
  });
});

test("markOmissible marks the type errors of nulls only", () => {
  const error = (path: string): ValidationError => ({
    path,
    keyword: "type",
    expectedType: "string",
    actualType: "null",
    schemaPath: "#",
  });
  const errors = [error("/p/a~1b"), error("/p/c"), error("/p/a~1b/x")];
  markOmissible(errors, { "a/b": null, c: 1, d: null }, "/p", ["a/b", "c", "d"]);
  expect(errors).toEqual([{ ...error("/p/a~1b"), hint: "omit" }, error("/p/c"), error("/p/a~1b/x")]);
});

describe.each(engines)("%s", (_name, engine) => {
  const { validate } = engine({
    type: "object",
    properties: {
      filter: { anyOf: [{ type: "object", properties: { id: { type: "integer" } } }, { type: "boolean" }] },
      limit: { type: "integer" },
      tags: { type: "array", items: { type: "string" } },
      note: { $ref: "#/$defs/text" },
      title: { type: "string" },
    },
    required: ["title"],
    $defs: { text: { type: "string" } },
  });

  test("the slips of models get their hint", () => {
    const result = validate({ filter: '{"id":1}', limit: "10", tags: "urgent", note: null, title: null });
    expect(
      result.ok ? [] : result.errors.map((error) => [error.path, "hint" in error ? error.hint : undefined]),
    ).toEqual([
      ["/filter", "json-text"],
      ["/limit", "numeric-string"],
      ["/tags", "wrap-in-list"],
      ["/note", "omit"],
      ["/title", undefined],
    ]);
  });

  test("and the text says what to do", () => {
    const result = validate({ note: null, title: "x" });
    expect(result.ok ? "" : tell(result.errors)).toBe(
      "/note expected_type: string, got null: leave it out, it is optional",
    );
  });
});
