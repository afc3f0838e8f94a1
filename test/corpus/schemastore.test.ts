import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CompileOptions, Schema, SchemaError } from "../../src/index.ts";
import { engines } from "../engines.ts";
import { corpus, needsCorpus } from "./corpus.ts";

const folder = corpus === undefined ? undefined : join(corpus, "schemastore");
const names = folder === undefined ? [] : readdirSync(folder).sort();

/**
 * Schemas with keywords of nobody's draft, which are refused unless the caller says `unknownKeywords: "ignore"`. By the
 * start of their name, with how many there are. All others need no option: formats are asserted, `$schema` names a draft.
 */
const withUnknownKeywords: readonly { start: string; count: number; keyword: RegExp; why: string }[] = [
  { start: "abc-", count: 16, keyword: /^abc[A-Z]/u, why: "rules of a validator of their own" },
  { start: "ninjs-2.0", count: 1, keyword: /^name$/u, why: "a name beside the title" },
  { start: "v", count: 7, keyword: /^(?:full|local)$/u, why: "a generator's notes" },
];

function readJson(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(folder ?? "", ...path), "utf8"));
}

function documents(name: string) {
  return (["valid", "invalid"] as const).flatMap((kind) => {
    if (!existsSync(join(folder ?? "", name, kind))) return [];
    return readdirSync(join(folder ?? "", name, kind))
      .sort()
      .map((file) => ({
        place: `${name}/${kind}/${file}`,
        valid: kind === "valid",
        value: readJson(name, kind, file),
      }));
  });
}

/** The schema's problems without any option, by keyword; undefined where it has none. */
function refusal(schema: Schema): string[] | undefined {
  try {
    engines[0]![1](schema);
    return undefined;
  } catch (error) {
    const { problems } = error as SchemaError;
    // Told of a whole object where each member is one: then the message quotes them.
    return problems.map(
      ({ keyword, message }) => keyword ?? /^`([^`]*)` is no keyword:/u.exec(message)?.[1] ?? message,
    );
  }
}

describe.skipIf(folder === undefined)(`documents of SchemaStore (${needsCorpus})`, () => {
  test("all of them are there", () => {
    const all = names.flatMap(documents);
    const valid = all.filter((document) => document.valid).length;
    expect({ schemas: names.length, valid, invalid: all.length - valid }).toEqual({
      schemas: 158,
      valid: 394,
      invalid: 437,
    });
  });

  const counts = new Map<string, number>();

  test.each(names)("%s: the published verdicts, the same errors from every engine", (name) => {
    const schema = readJson(name, "schema.json") as Schema;
    const unknown = refusal(schema);
    const entry = withUnknownKeywords.find(({ start }) => unknown !== undefined && name.startsWith(start));
    const options: CompileOptions = entry === undefined ? {} : { unknownKeywords: "ignore" };
    if (entry !== undefined) {
      for (const keyword of unknown ?? []) expect(keyword).toMatch(entry.keyword);
      counts.set(entry.start, (counts.get(entry.start) ?? 0) + 1);
    }
    const validators = engines.map(([, engine]) => engine(schema, options));
    for (const { place, valid, value } of documents(name)) {
      const [first, ...others] = validators.map((validator) => validator.validate(value));
      expect(first!.ok, place).toBe(valid);
      for (const other of others) expect(other, place).toEqual(first);
      for (const validator of validators) expect(validator.check(value), place).toBe(valid);
    }
  });

  test("as many schemas as are known to have them have unknown keywords", () => {
    expect([...counts].sort()).toEqual(withUnknownKeywords.map(({ start, count }) => [start, count]));
  });
});
