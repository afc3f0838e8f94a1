import { evaluate } from "./interpret/evaluate.ts";
import { type Context, forVerdict } from "./interpret/evaluation.ts";
import type { Json } from "./json/value.ts";
import { matcherTest } from "./regex/index.ts";
import type { ValidationError } from "./report/errors.ts";
import { metaschemaUris } from "./schema/dialects.ts";
import type { Infer, Schema } from "./schema/infer.ts";
import { drafts } from "./schema/keywords.ts";
import { type CompileOptions, resolveOptions } from "./schema/options.ts";
import { type PreparedSchema, prepareSchema } from "./schema/prepare.ts";
import { type Engine, type Judgement, makeRefusal, makeValidator, type Validator } from "./schema/validator.ts";

/** A metaschema never changes, and judging one schema of each tool would else prepare it each time. */
const metaschemas: Map<string, Validator> = new Map();

/**
 * The reference engine: the same contract as `compile`, and the same errors, without generating any code. For hosts that
 * forbid it, and to judge the compiler. Slower by far.
 *
 * Throws a `SchemaError` with every problem of the schema, a `TypeError` on options of the wrong kind. The validator
 * never throws, whatever the instance.
 */
export const interpret: Engine = <const S extends Schema>(schema: S, options?: CompileOptions): Validator<Infer<S>> => {
  const prepared = prepareSchema(schema, resolveOptions(options), judge);
  return makeValidator<Infer<S>>(prepared, judgementOf(prepared));
};

function judgementOf(prepared: PreparedSchema): Judgement {
  const patterns = new Map([...prepared.matchers].map(([pattern, matcher]) => [pattern, matcherTest(matcher)]));
  const explaining: Context = {
    prepared,
    patterns,
    mostErrors: prepared.options.maxErrors + 1,
    collects: false,
    isExhaustive: false,
    dynamicScope: [],
    depth: 0,
    unionLevel: 0,
    remembered: new Map(),
    evaluate,
  };
  const judging = forVerdict(explaining);
  const start = (value: unknown, context: Context): readonly ValidationError[] =>
    evaluate(prepared.root, value, "", { ...context, remembered: new Map() }).errors;
  const refuse = makeRefusal(
    () => (value, errors) => {
      for (const error of start(value, explaining)) errors.push(error);
    },
    prepared.options,
  );
  const check = (value: unknown): boolean => {
    try {
      return start(value, judging).length === 0;
    } catch {
      return false;
    }
  };
  return { source: "", check, validate: (value) => (check(value) ? { ok: true, value } : refuse(value)) };
}

/** The interpreter judges schemas as it judges any instance: by their metaschema. */
function judge(metaschema: string, schema: Json): readonly ValidationError[] {
  const known = metaschemas.get(metaschema) ?? metaschemaValidator(metaschema);
  metaschemas.set(metaschema, known);
  const result = known.validate(schema);
  return result.ok ? [] : result.errors;
}

/** A schema nests less deep than `maxDepth` says here, so that only the stack can be the limit. */
function metaschemaValidator(metaschema: string): Validator {
  const dialect = drafts.find((draft) => metaschemaUris[draft] === metaschema);
  const options = resolveOptions({
    ...(dialect === undefined ? {} : { dialect }),
    formats: "annotate",
    unknownKeywords: "ignore",
    patterns: "native",
    maxDepth: 100_000,
    maxErrors: 1_000,
  });
  const prepared = prepareSchema({ $ref: metaschema }, options, undefined);
  return makeValidator(prepared, judgementOf(prepared));
}
