import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { interpret } from "../../src/interpret.ts";
import type { Schema } from "../../src/schema/infer.ts";
import type { CompileOptions } from "../../src/schema/options.ts";
import { rich, instances as richInstances, options as richOptions } from "../precompile/rich.ts";

/** A schema, and what is judged by it in each runtime. */
export interface RuntimeCase {
  readonly name: string;
  readonly schema: Schema;
  /** Plain JSON: it travels as text. */
  readonly instances: readonly unknown[];
}

/** One set for all cases, since a catalog has one. */
export const options: CompileOptions = richOptions;

const right = {
  letters: "Ärger",
  greek: "λόγος",
  ahead: "a1💩",
  behind: "ab",
  short: "💩💩",
  step: 0.12345678,
  huge: 9e20,
  tiny: 1e-323,
  same: { b: null, a: [1, "💩"] },
  email: "用户@例子.广告",
  host: "xn--bcher-kva.example",
  uri: "https://a.example/%C3%A4?q#f",
  address: "::ffff:192.0.2.1",
  time: "23:59:60Z",
  regex: "^\\p{L}+$",
};

const wrong: Readonly<Record<keyof typeof right, unknown>> = {
  letters: "\ud800",
  greek: "logos",
  ahead: "x1",
  behind: "a-",
  short: "\ud800\udc00\ud800💩",
  step: 0.123456785,
  huge: 9e20 + 2 ** 17,
  tiny: 5e-324,
  same: { a: [1, "💩"], b: null, c: 1 },
  email: "a b@c",
  host: "-a",
  uri: "https://a b",
  address: "1::2::3",
  time: "24:00:00Z",
  regex: "(",
};

/** Where implementations of the language may differ: characters, numbers, formats. */
const delicate: RuntimeCase = {
  name: "delicate",
  schema: {
    properties: {
      letters: { pattern: "^\\p{Lu}\\p{Ll}+$" },
      greek: { pattern: "^\\p{Script=Greek}+$" },
      ahead: { pattern: "^(?=.*\\d)(?!.*x).{2,4}$" },
      behind: { pattern: "^[a-z]+(?<!-)$" },
      short: { maxLength: 2 },
      step: { multipleOf: 1e-8 },
      huge: { maximum: 1e21, multipleOf: 3 },
      tiny: { exclusiveMinimum: 5e-324 },
      same: { const: { a: [1, "💩"], b: null } },
      email: { format: "idn-email" },
      host: { format: "hostname" },
      uri: { format: "uri" },
      address: { format: "ipv6" },
      time: { format: "time" },
      regex: { format: "regex" },
    },
    additionalProperties: false,
  },
  instances: [
    right,
    // One at a time, so that no list of errors is cut.
    ...Object.entries(wrong).map(([name, value]) => ({ ...right, [name]: value })),
    // As text, this makes a member of that name.
    JSON.parse('{"__proto__": 1, "letter": 2, "constructor": 3}'),
  ],
};

export const cases: readonly RuntimeCase[] = [
  ...stories(),
  { name: "rich", schema: rich, instances: richInstances.filter(isPlain) },
  delicate,
];

/** What a program prints, in so far as it is the same for modules of their own and for the catalog. */
export interface Answers {
  readonly modules: readonly Answer[];
  readonly catalog: readonly Answer[];
}

export interface Answer {
  readonly name: string;
  readonly judged: readonly { readonly verdict: boolean; readonly result: unknown; readonly unchanged: boolean }[];
}

/** What every runtime has to answer: the interpreter's verdicts and errors. */
export function expectedAnswers(): Answers {
  const answers = cases.map(({ name, schema, instances }) => {
    const validator = interpret(schema, options);
    const judged = instances.map((instance) => {
      const result = validator.validate(instance);
      const told = result.ok ? { ok: true, sameValue: true } : result;
      return { verdict: result.ok, result: told, unchanged: true };
    });
    return { name, judged };
  });
  return JSON.parse(JSON.stringify({ modules: answers, catalog: answers }));
}

function stories(): RuntimeCase[] {
  const golden = fileURLToPath(new URL("../golden/", import.meta.url));
  const read = (path: string): unknown => JSON.parse(readFileSync(`${golden}${path}`, "utf8"));
  return readdirSync(golden, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      schema: read(`${name}/schema.json`) as Schema,
      instances: (read(`${name}/instances.json`) as { instance: unknown }[]).map(({ instance }) => instance),
    }));
}

function isPlain(instance: unknown): boolean {
  if (typeof instance !== "object" || instance === null) return instance !== undefined;
  return Object.values(Object.getOwnPropertyDescriptors(instance)).every((property) => "value" in property);
}
