/** The questions with the answers they once got; one bundle of it holds the engines without a mutant, others hold them with all. */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { compile } from "../../src/compile/compile.ts";
import { interpret } from "../../src/interpret.ts";
import type { ValidationError } from "../../src/report/errors.ts";
import type { Engine, Validator } from "../../src/schema/validator.ts";
import { type Question, questions } from "./questions.ts";

/** What an engine makes of an instance. */
interface Answer {
  readonly check: boolean;
  readonly errors?: readonly ValidationError[] | undefined;
  readonly truncated?: boolean;
}

/** What it makes of a schema it does not take. */
interface Refusal {
  readonly problems: unknown;
}

/** By group of questions; null where the engines need not agree, as on how deep is too deep, or JSON does not hold it: -0. */
type Answers = Readonly<Record<string, readonly (readonly (Answer | Refusal | null)[])[]>>;

const engines: Readonly<Record<string, Engine>> = { compile, interpret };
const groups: readonly (readonly [name: string, asked: readonly Question[]])[] = Object.entries(questions).map(
  ([name, ask]) => [name, [...ask()]],
);

/** What both engines answer. */
export function record(): Answers {
  return Object.fromEntries(
    groups.map(([name, asked]) => [
      name,
      asked.map((question) => {
        const other = answersOf(interpret, question);
        return answersOf(compile, question).map((answer, index) => {
          const read = JSON.parse(JSON.stringify(answer));
          return isDeepStrictEqual(answer, other[index]) && isDeepStrictEqual(answer, read) ? answer : null;
        });
      }),
    ]),
  );
}

/** One test for each group of questions; it gives the first question that got another answer. */
export function testsOf(engine: string, file: string): { name: string; run(): Question | undefined }[] {
  const due: Answers = JSON.parse(readFileSync(file, "utf8"));
  return groups.map(([name, asked]) => ({
    name,
    run: () => asked.find((question, index) => !isAnswered(engines[engine]!, question, due[name]![index]!)),
  }));
}

function isAnswered(engine: Engine, question: Question, due: Answers[string][number]): boolean {
  const given = answersOf(engine, question);
  return given.length === due.length && given.every((one, i) => due[i] === null || isDeepStrictEqual(one, due[i]));
}

function answersOf(engine: Engine, { schema, options, instances }: Question): (Answer | Refusal)[] {
  const registered = register(engine, schema, options);
  if ("problems" in registered) return [registered];
  const { validate, check } = registered;
  return instances.map((instance) => {
    const result = validate(instance);
    const errors = result.ok ? {} : { errors: result.errors, truncated: result.truncated };
    return { check: check(instance), ...errors };
  });
}

function register(engine: Engine, schema: Question["schema"], options: Question["options"]): Validator | Refusal {
  try {
    return engine(schema as never, options);
  } catch (error) {
    if (!(error instanceof Error) || !("problems" in error)) throw error;
    return JSON.parse(JSON.stringify({ problems: error.problems }));
  }
}
