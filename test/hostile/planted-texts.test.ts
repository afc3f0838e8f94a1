import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { compile } from "../../src/compile/compile.ts";
import { interpret } from "../../src/interpret.ts";
import { isObject, type Json, setMember } from "../../src/json/value.ts";
import { keywordRows } from "../../src/schema/keywords.ts";
import { watchGlobals } from "../cases/watch.ts";
import { moduleEngine, runScript } from "../module-engine.ts";
import { findDifference, newTally } from "../property/agreement.ts";
import { type Case, cases } from "../property/arbitraries/cases.ts";
import { formats, patterns } from "../property/arbitraries/samples.ts";
import { runsOf, seed } from "../property/settings.ts";

/** What only makes a schema wrong where it is another text, and is then refused: that is seldom worth a try. */
const leftOut: ReadonlySet<string> = new Set([
  ...keywordRows.map(({ name }) => name),
  ...["null", "boolean", "object", "array", "number", "string", "integer"],
  ...patterns.keys(),
  ...formats.keys(),
]);

/** What ends a string, a template, a comment, a regex, a block, a line or a script, and what then would show. */
const fragments = fc.constantFrom(
  ...['"', "'", "`", "${", "}", "\\", "*/", "/*", "//", "/", "\n", "\r", "\u2028", "\u2029", "</script>", "<!--"],
  ...[";", ")", "]", "(", ",", ":", "\ud800", "\0", "__proto__", "constructor", "a", "~", "#", "%"],
  ...["globalThis.PWN=1", ";globalThis.PWN=1;", "+(globalThis.PWN=1)+"],
);

/** Which of a schema's texts becomes what, wherever it stands. */
const plantings = fc.array(
  fc.record({
    which: fc.nat(999),
    text: fc.array(fragments, { minLength: 1, maxLength: 7 }).map((parts) => parts.join("")),
  }),
  { minLength: 1, maxLength: 3 },
);

const expectUnchanged = watchGlobals();
afterEach(() => {
  expectUnchanged();
  expect(runScript("", "globalThis.PWN")).toBeUndefined();
});

test(`no text of a schema becomes code, and every engine reads it alike (STRAIGHTEDGE_SEED=${seed})`, () => {
  const numRuns = runsOf(20);
  const tally = newTally();
  fc.assert(
    fc.property(cases(8), plantings, (each, chosen) => {
      let planted = each;
      for (const { which, text } of chosen) planted = plant(planted, which, text);
      for (const engine of [interpret, moduleEngine]) {
        expect(findDifference(compile, engine, planted, tally)).toBeUndefined();
      }
      expect(Reflect.has(globalThis, "PWN")).toBe(false);
      expect(runScript("", "globalThis.PWN")).toBeUndefined();
    }),
    { seed, numRuns },
  );
  // Where every schema were refused, nothing would have been shown.
  expect(tally.refused / tally.schemas).toBeLessThan(0.5);
});

/** A name keeps its meaning: what was required, referred to or given in an instance is so under its new name. */
function plant(from: Case, which: number, text: string): Case {
  const texts = [...textsOf(from.schema)].filter((each) => !leftOut.has(each) && !/^(?:#|http:)/u.test(each));
  const old = texts[which % texts.length];
  if (old === undefined) return from;
  return {
    ...from,
    schema: renamed(from.schema, old, text) as Json,
    instances: from.instances.map((instance) => renamed(instance, old, text)),
  };
}

function textsOf(value: Json, found: Set<string> = new Set()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (Array.isArray(value)) for (const item of value) textsOf(item, found);
  else if (isObject(value)) {
    for (const name of Object.keys(value)) {
      found.add(name);
      textsOf(value[name]!, found);
    }
  }
  return found;
}

/** What is not plain JSON stays as it is. */
function renamed(value: unknown, old: string, text: string): unknown {
  if (value === old) return text;
  if (Array.isArray(value)) return value.map((item) => renamed(item, old, text));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy = {};
  for (const [name, inner] of Object.entries(value))
    setMember(copy, name === old ? text : name, renamed(inner, old, text));
  return copy;
}
