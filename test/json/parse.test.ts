import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseJson } from "../../src/json/parse.ts";
import { runsOf, seed } from "../property/settings.ts";

describe("valid text", () => {
  test.each([
    "null",
    " true ",
    "-0",
    "0.5e-7",
    '"\\u00e9\\n"',
    "[]",
    "{}",
    '[1,[2,{"a":[]}]]',
    '\t{"a" : 1 ,\r\n"b":{}} ',
  ])("%s", (text) => {
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  test("__proto__ is an ordinary member", () => {
    const parsed = parseJson('{"__proto__": 1}');
    expect(parsed.ok && Object.keys(parsed.value as object)).toEqual(["__proto__"]);
  });
});

describe("the position of the fault", () => {
  test.each<[text: string, position: number]>([
    ["", 0],
    ["   ", 3],
    ["undefined", 0],
    ["\ufeff{}", 0],
    ["\u00a0{}", 0],
    ["{'a': 1}", 1],
    ["{a: 1}", 1],
    ['{"a": 1,}', 8],
    ['{"a": 1 "b": 2}', 8],
    ['{"a" 1}', 5],
    ['{"a":}', 5],
    ['{"a": 1', 7],
    ['{"a', 3],
    ["{", 1],
    ["{,}", 1],
    ["{]", 1],
    ["[1,]", 3],
    ["[,1]", 1],
    ["[1 2]", 3],
    ["[1}", 2],
    ["[1", 2],
    ["]", 0],
    ["{} {}", 3],
    ["1 // one", 2],
    ["/* */ 1", 0],
    ["True", 0],
    ["nul", 3],
    ["nulL", 3],
    ["truefalse", 4],
    ["NaN", 0],
    ["-Infinity", 1],
    ["+1", 0],
    ["01", 1],
    ["-", 1],
    [".5", 0],
    ["1.", 2],
    ["1.e5", 2],
    ["1e", 2],
    ["1e+", 3],
    ["1e+x", 3],
    ["0x10", 1],
    ["1_000", 1],
    ['"a\nb"', 2],
    ['"\\x41"', 2],
    ['"\\u12G4"', 5],
    ['"\\u12', 5],
    ['"\\', 2],
    ['"💩" x', 5],
    ["“a”", 0],
    ['{"a": NaN}', 6],
    ['```json\n{"a": 1}\n```', 0],
    ['{"a": "say "hi""}', 12],
  ])("%j", (text, position) => {
    expect(parseJson(text)).toEqual({ ok: false, position });
  });

  test("deep nesting and long tokens neither overflow the stack nor take more than linear time", () => {
    const size = 500_000;
    expect(parseJson("[".repeat(size))).toEqual({ ok: false, position: size });
    expect(parseJson('{"a":'.repeat(size))).toEqual({ ok: false, position: 5 * size });
    expect(parseJson(`"${"\\n".repeat(size)}`)).toEqual({ ok: false, position: 2 * size + 1 });
    expect(parseJson(`${" ".repeat(size)}x`)).toEqual({ ok: false, position: size });
  });
});

/** What is missing after the start of a token, and of a member; the first that makes a whole wins. */
const endings = [
  "",
  "0",
  '"',
  '":0',
  ":0",
  '"":0',
  '\\"',
  'n"',
  'n":0',
  ...["0", "00", "000", "0000"].flatMap((digits) => [`${digits}"`, `${digits}":0`]),
  ...["true", "false", "null"].flatMap((word) => [1, 2, 3, 4].map((from) => word.slice(from))),
];

/** Whether some text that starts like this is JSON, found out by completing it: knows nothing of the scanner. */
function canContinue(start: string): boolean {
  const closers: string[] = [];
  let inString = false;
  for (let i = 0; i < start.length; i++) {
    const character = start[i];
    if (inString && character === "\\") i++;
    else if (character === '"') inString = !inString;
    else if (!inString && (character === "[" || character === "{")) closers.unshift(character === "[" ? "]" : "}");
    else if (!inString && (character === "]" || character === "}")) closers.shift();
  }
  return endings.some((ending) => isJson(start + ending + closers.join("")));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("a broken text is at fault exactly where it can no longer become JSON", () => {
  const noise = fc.constantFrom(..."{}[],:\"'\\/ \n\t0123456789.+-eEtfnu\u0000a\ufeff");
  const mutation = fc.record({ at: fc.nat(), remove: fc.nat({ max: 2 }), insert: fc.array(noise, { maxLength: 2 }) });
  let broken = 0;
  const property = fc.property(
    fc.json({ maxDepth: 3 }),
    fc.array(mutation, { minLength: 1, maxLength: 2 }),
    (json, mutations) => {
      let text = json;
      for (const { at, remove, insert } of mutations) {
        const from = at % (text.length + 1);
        text = text.slice(0, from) + insert.join("") + text.slice(from + remove);
      }
      const parsed = parseJson(text);
      expect(parsed.ok).toBe(isJson(text));
      if (parsed.ok) return;
      broken++;
      expect(canContinue(text.slice(0, parsed.position))).toBe(true);
      if (parsed.position < text.length) expect(canContinue(text.slice(0, parsed.position + 1))).toBe(false);
    },
  );
  const numRuns = runsOf(2_000);
  fc.assert(property, { seed, numRuns });
  expect(broken).toBeGreaterThan(numRuns / 2);
});
