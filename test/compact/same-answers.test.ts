import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as compact from "../../src/compact/faults.ts";
import { isMultipleOf as compactMultiple } from "../../src/compact/multiple-of.ts";
import { nearestAmong as compactNearest } from "../../src/compact/nearest.ts";
import { isPresent as compactPresent } from "../../src/compact/properties.ts";
import { codePointCount as compactCount, escapeToken as compactEscape } from "../../src/compact/text.ts";
import { escapeToken } from "../../src/json/pointer.ts";
import { isObject, type TypeName } from "../../src/json/value.ts";
import { nearestAmong } from "../../src/report/nearest.ts";
import { nameError, typeError, valueError } from "../../src/runtime/faults.ts";
import { isMultipleOf } from "../../src/runtime/multiple-of.ts";
import { isPresent } from "../../src/runtime/properties.ts";
import { codePointCount } from "../../src/runtime/text.ts";
import { corpus, needsCorpus, readTools, toolSources } from "../corpus/corpus.ts";
import { runsOf, seed } from "../property/settings.ts";

/** Modules carry what `compact` has in place of what `compile` calls: for everything it must give the same. */
describe("what modules carry in small gives the same as what it stands for", () => {
  const check = <T>(property: fc.IProperty<T>, usually: number): void =>
    fc.assert(property, { seed, numRuns: runsOf(usually) });

  const part = fc.oneof(
    fc.constantFrom("a", "b", "s", "A", "S", "ab", "user", "Name", "ID", "path", "file", "tag", "1"),
    fc.constantFrom("_", "-", ".", "/", " ", "\n", "\u2028", "\u00e9", "\u0130", "\u{1f600}", "\ud83d", "s"),
  );
  const name = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(""));
  /** As long as names may be, shorter than a word of bits and longer, beyond the limit, all of few letters. */
  const longName = fc
    .tuple(
      fc.constantFrom(12, 31, 32, 33, 63, 64, 65),
      fc.array(fc.constantFrom("a", "b", "\u0130", "C"), { minLength: 65, maxLength: 65 }),
    )
    .map(([length, letters]) => letters.join("").slice(0, length));

  test("the nearest of names", () => {
    let found = 0;
    check(
      fc.property(
        fc.array(name, { maxLength: 12 }),
        fc.array(name, { minLength: 1, maxLength: 6 }),
        (candidates, names) => {
          const [small, fast] = [compactNearest(candidates), nearestAmong(candidates)];
          for (const each of names) {
            expect(small(each)).toBe(fast(each));
            if (fast(each) !== undefined) found++;
          }
        },
      ),
      4_000,
    );
    expect(found).toBeGreaterThan(runsOf(1_000));
  });

  test("the nearest of long names, and of slips in them", () => {
    const mutated = longName.chain((text) =>
      fc.array(fc.tuple(fc.nat(70), part), { maxLength: 24 }).map((edits) => {
        let slipped = text;
        for (const [at, inserted] of edits)
          slipped = slipped.slice(0, at) + inserted.slice(at % 2) + slipped.slice(at + 1);
        return [text, slipped] as const;
      }),
    );
    check(
      fc.property(fc.array(mutated, { minLength: 1, maxLength: 5 }), (pairs) => {
        const candidates = pairs.map(([text]) => text);
        const [small, fast] = [compactNearest(candidates), nearestAmong(candidates)];
        for (const [text, slipped] of pairs) {
          for (const each of [slipped, text, text.slice(1), slipped.slice(0, 64)]) expect(small(each)).toBe(fast(each));
        }
      }),
      1_000,
    );
  });

  test("of a list too long only the beginning is searched", () => {
    const candidates = Array.from({ length: 2_001 }, (_, i) =>
      i < 1_999 ? `x${i}` : i === 1_999 ? "within" : "beyond",
    );
    for (const each of ["withim", "beyomd", "beyond", 5, null, "", "x".repeat(65)]) {
      expect(compactNearest(candidates)(each)).toBe(nearestAmong(candidates)(each));
    }
    expect(compactNearest(candidates)("withim")).toBe("within");
    expect(compactNearest(candidates)("beyomd")).toBeUndefined();
  });

  test.skipIf(corpus === undefined)(`the nearest of the properties of real tools (${needsCorpus})`, () => {
    const lists = toolSources.flatMap((source) =>
      readTools(source).flatMap(({ schema }) => {
        const properties = isObject(schema) ? schema["properties"] : undefined;
        return isObject(properties) ? [Object.keys(properties)] : [];
      }),
    );
    const names = [...new Set(lists.flat())];
    const all = [compactNearest(names), nearestAmong(names)] as const;
    const slips = (text: string): string[] => [
      text,
      `${text}s`,
      text.slice(0, -1),
      text.slice(1),
      text.toUpperCase(),
      text.replace(/_(.)/gu, (_, letter: string) => letter.toUpperCase()),
      `my_${text}`,
      text.replace(/[aeiou]/gu, ""),
      text.replace(/(.)(.)$/u, "$2$1"),
    ];
    let found = 0;
    for (const list of lists.slice(0, 400)) {
      const [small, fast] = [compactNearest(list), nearestAmong(list)];
      for (const each of list.slice(0, 8).flatMap(slips)) {
        const nearest = fast(each);
        expect(small(each)).toBe(nearest);
        if (nearest !== undefined) found++;
      }
    }
    for (const each of names.slice(0, 60).flatMap(slips)) expect(all[0](each)).toBe(all[1](each));
    expect(found).toBeGreaterThan(1_000);
  });

  const typeNames: readonly TypeName[] = ["null", "boolean", "object", "array", "number", "string", "integer"];
  const typeName = fc.constantFrom(...typeNames);
  const expected = fc.oneof(typeName, fc.uniqueArray(typeName, { minLength: 1, maxLength: 3 }));
  const number = fc.constantFrom(
    "0",
    "00",
    "01",
    "-1",
    "-",
    "1.5",
    "1e3",
    "1e999",
    "-0",
    "1.",
    ".5",
    "9".repeat(100),
    "9".repeat(101),
    "1.0",
  );
  const json = fc.constantFrom('{"a":1}', "[1]", "{", "[", '{"a":1', "[]]", "null", "true", '"a"', "");
  const space = fc.constantFrom("", "", " ", "\n", "\u00a0", "\ufeff", "\0");
  const text = fc.tuple(space, fc.oneof(number, json, name), space).map((parts) => parts.join(""));
  const value = fc.oneof(
    { weight: 4, arbitrary: text },
    fc.constantFrom<unknown>(null, true, 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, [], {}, undefined, 1n, () => 1),
    fc.constantFrom<unknown>(`[${" ".repeat(99_998)}]`, `[${" ".repeat(99_999)}]`),
  );

  test("errors of a type, hint and order of members included", () => {
    const hints = new Set<unknown>();
    const shape = fc.option(fc.constant("{}"));
    const items = fc.option(fc.uniqueArray(typeName, { maxLength: 3 }));
    check(
      fc.property(value, expected, fc.boolean(), shape, items, (instance, wanted, isOmissible, brief, itemTypes) => {
        const all = [instance, "/a", wanted, "#/type", isOmissible, brief, itemTypes] as const;
        const error = typeError(...all);
        expect(Object.entries(compact.typeError(...all))).toEqual(Object.entries(error));
        hints.add("hint" in error ? error.hint : undefined);
      }),
      6_000,
    );
    expect(hints).toEqual(new Set([undefined, "json-text", "numeric-string", "omit", "wrap-in-list"]));
  });

  test("errors of values and names", () => {
    for (const nearest of [() => "near", () => "", () => undefined]) {
      const value = ["v", "/a", "enum", ["b"], nearest, "#/enum"] as const;
      expect(Object.entries(compact.valueError(...value))).toEqual(Object.entries(valueError(...value)));
      const named = ["v", "/a", "additionalProperties", nearest, "#/a"] as const;
      expect(Object.entries(compact.nameError(...named))).toEqual(Object.entries(nameError(...named)));
    }
  });

  test("multiples, present names, escaped tokens", () => {
    const divisors = fc.oneof(
      fc.constantFrom(0.01, 0.1, 0.5, 1, 3, 7, 1e-9, 1e21, 5e-324, 1e308),
      fc.double({ min: 1e-12, max: 1e12, noNaN: true }),
    );
    const value = fc.oneof(
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer().map((n) => n / 100),
    );
    let multiples = 0;
    check(
      fc.property(value, divisors, fc.integer({ min: -999, max: 999 }), (given, divisor, times) => {
        const product = times * divisor;
        for (const each of Number.isFinite(product) ? [given, product, product + 1e-7] : [given]) {
          const verdict = isMultipleOf(each, divisor);
          expect(compactMultiple(each, divisor)).toBe(verdict);
          if (verdict) multiples++;
        }
      }),
      2_000,
    );
    expect(multiples).toBeGreaterThan(runsOf(500));
    const object = Object.assign(Object.create({ inherited: 1 }), { own: 1, absent: undefined });
    for (const each of ["inherited", "own", "absent", "toString", "none"]) {
      expect(compactPresent(object, each)).toBe(isPresent(object, each));
    }
    for (const each of ["", "a", "~", "/", "~1/~0", "//~~"]) expect(compactEscape(each)).toBe(escapeToken(each));
  });

  test("the length of a text", () => {
    const unit = fc.constantFrom("a", "\ud83d", "\ude00", "\u{1f600}", "\ud83d\ud83d");
    check(
      fc.property(fc.array(unit), (units) => {
        expect(compactCount(units.join(""))).toBe(codePointCount(units.join("")));
      }),
      500,
    );
  });
});
