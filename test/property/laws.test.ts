import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitPointer } from "../../src/json/pointer.ts";
import type { Json } from "../../src/json/value.ts";
import type { ValidationError } from "../../src/report/errors.ts";
import { SchemaError } from "../../src/schema/problems.ts";
import type { Engine, Validator } from "../../src/schema/validator.ts";
import { engines } from "../engines.ts";
import { type Case, cases } from "./arbitraries/cases.ts";
import { hostileTexts } from "./arbitraries/json.ts";
import { comparable, rewriteSchemas, splitDocument } from "./rewrite.ts";
import { isDeep, runsOf, seed } from "./settings.ts";

const RUNS: number = runsOf(120);
const INSTANCES = 20;

/** A module does what `compile` does, see test/precompile, so the laws hold for it too; and making modules is dear. */
const judged: typeof engines = isDeep ? engines : engines.filter(([name]) => name !== "module");

describe.each(judged)("laws · %s", (_, engine) => {
  test("allOf [S] ≡ S, errors and all", () => {
    holdsForWrapped(
      engine,
      ({ frame, body }) => ({ ...frame, allOf: [body] }),
      (wrapped, plain) => {
        expect(comparable(wrapped, "#/allOf/0", "#")).toEqual(comparable(plain));
      },
    );
  });

  test("anyOf [S] ≡ S, oneOf [S] ≡ S, not not S ≡ S", () => {
    const sameVerdict = (wrapped: Outcome, plain: Outcome): void => expect(wrapped.ok).toBe(plain.ok);
    holdsForWrapped(engine, ({ frame, body }) => ({ ...frame, anyOf: [body] }), sameVerdict);
    holdsForWrapped(engine, ({ frame, body }) => ({ ...frame, oneOf: [body] }), sameVerdict);
    holdsForWrapped(engine, ({ frame, body }) => ({ ...frame, not: { not: body } }), sameVerdict);
  });

  test("a reference ≡ its target inlined, errors and all", () => {
    const referring = ({ frame, body }: ReturnType<typeof splitDocument>): Json => {
      const where = "definitions" in frame || isOld(frame) ? "definitions" : "$defs";
      const definitions = { ...(frame[where] as object | undefined), whole: body };
      return { ...frame, [where]: definitions, allOf: [{ $ref: `#/${where}/whole` }] };
    };
    holdsForWrapped(engine, referring, (wrapped, plain) => {
      const inPlace = comparable(comparable(wrapped, "#/definitions/whole", "#"), "#/$defs/whole", "#");
      expect(inPlace).toEqual(comparable(plain));
    });
  });

  test("the order of keywords changes nothing", () => {
    holdsForRewritten(engine, (schema, turn) =>
      rewriteSchemas(schema, (each) => {
        const members = Object.entries(each);
        const at = turn % (members.length + 1);
        const turned = [...members.slice(at), ...members.slice(0, at)];
        return Object.fromEntries(turn % 2 === 0 ? turned : turned.reverse());
      }),
    );
  });

  test("annotations change nothing", () => {
    holdsForRewritten(engine, (schema, turn) => {
      const text = hostileTexts[turn % hostileTexts.length]!;
      return rewriteSchemas(schema, (each) => ({
        title: text,
        ...each,
        description: text,
        default: text,
        "x-a": text,
      }));
    });
  });

  test("check says what validate says; errors are plain JSON and point into the instance; nothing is changed", () => {
    fc.assert(
      fc.property(cases(INSTANCES), ({ schema, options, instances }) => {
        // As JSON has it: no -0.
        const validator = tryEngine(engine, freeze(JSON.parse(JSON.stringify(schema))), options);
        if (validator === undefined) return;
        for (const instance of instances) {
          const result = validator.validate(freeze(instance));
          expect(validator.check(instance)).toBe(result.ok);
          if (result.ok) expect(result.value).toBe(instance);
          else expectPlainErrors(result.errors, instance);
        }
      }),
      { seed, numRuns: RUNS * 2 },
    );
  });
});

type Outcome = Omit<ReturnType<Validator["validate"]>, "value">;

/** A result without the instance, which need not be JSON. */
function reportOf(validator: Validator, instance: unknown): Outcome {
  const result = validator.validate(instance);
  return result.ok ? { ok: true } : result;
}

function isOld(frame: Readonly<Record<string, Json>>): boolean {
  return "id" in frame || /draft-0/u.test(String(frame["$schema"] ?? ""));
}

/** Compares a schema with a rewrite of the same meaning, on valid and invalid instances. */
function holdsForWrapped(
  engine: Engine,
  wrap: (parts: ReturnType<typeof splitDocument>) => Json,
  compare: (wrapped: Outcome, plain: Outcome) => void,
): void {
  fc.assert(
    fc.property(cases(INSTANCES), (each) => {
      // A pointer into the root's properties leads elsewhere once these are wrapped, and each level counts as two.
      if (JSON.stringify(each.schema).includes("#/properties/")) return;
      const { maxDepth: _, ...options } = each.options;
      const parts = splitDocument(each.schema);
      const plain = tryEngine(engine, each.schema, options);
      if (plain === undefined) return;
      const wrapped = engine(wrap(parts) as never, options);
      for (const instance of each.instances) compare(reportOf(wrapped, instance), reportOf(plain, instance));
    }),
    { seed, numRuns: RUNS },
  );
}

function holdsForRewritten(engine: Engine, rewrite: (schema: Json, turn: number) => Json): void {
  fc.assert(
    fc.property(cases(INSTANCES), fc.nat(1000), ({ schema, options, instances }, turn) => {
      const plain = tryEngine(engine, schema, options);
      if (plain === undefined) return;
      const rewritten = engine(rewrite(schema, turn) as never, options);
      for (const instance of instances) expect(reportOf(rewritten, instance)).toEqual(reportOf(plain, instance));
    }),
    { seed, numRuns: RUNS },
  );
}

/** Undefined where the schema is refused. */
function tryEngine(engine: Engine, schema: Json, options: Case["options"]): Validator | undefined {
  try {
    return engine(schema as never, options);
  } catch (error) {
    if (error instanceof SchemaError) return undefined;
    throw error;
  }
}

function expectPlainErrors(errors: readonly ValidationError[], instance: unknown): void {
  // Not `toStrictEqual`, which takes a member called "constructor" for a class.
  expect(isDeepStrictEqual(JSON.parse(JSON.stringify(errors)), errors)).toBe(true);
  for (const error of errors) {
    const tokens = splitPointer(error.path);
    expect(tokens).toBeDefined();
    let parent = instance;
    for (const token of tokens!.slice(0, -1)) {
      expect(parent).toBeTypeOf("object");
      parent = (parent as Record<string, unknown>)[token];
    }
    if (tokens!.length > 0) expect(typeof parent === "object" && parent !== null).toBe(true);
    if ("branches" in error) for (const branch of error.branches) expectPlainErrors(branch, instance);
    if ("reasons" in error) expectPlainErrors(error.reasons, instance);
  }
}

/** Deeply, as far as the language allows: lists of bytes cannot be frozen. */
function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const name of Object.getOwnPropertyNames(value)) freeze((value as Record<string, unknown>)[name]);
  return value;
}
