import type { Assertion, Node } from "./ast.ts";
import { limits, type PatternBudget, spend } from "./budget.ts";
import { type Cursor, fail, repairedSource, take, takeCodePoint, takeMatch } from "./cursor.ts";
import { parseClass } from "./parse-class.ts";
import { parseCharacterEscape } from "./parse-escape.ts";
import { isProperty, propertyRanges } from "./properties.ts";
import { dot, single } from "./ranges.ts";

export interface ParsedPattern {
  readonly node: Node;
  /** The pattern, repaired where it is not valid under the `u` flag. */
  readonly source: string;
  readonly repaired: boolean;
  /** The number of capturing groups. */
  readonly groups: number;
  /** The number of lookaheads and lookbehinds. */
  readonly looks: number;
}

/** What the host takes to build the set anew at each place where a property stands. */
const stepsPerProperty = 1_000;

/**
 * Parses a pattern of ECMA-262 (§22.2.1) as with the `u` flag. Escapes and brackets that only Annex B.1.2 allows are
 * repaired where their meaning is plain. Throws a Refusal. Without a budget the code points of `\p{…}` are left out.
 */
export function parsePattern(source: string, budget?: PatternBudget): ParsedPattern {
  if (source.length > limits.sourceLength) {
    fail(`it is longer than ${limits.sourceLength} characters`, limits.sourceLength);
  }
  const cursor: Cursor = {
    source,
    position: 0,
    groups: 0,
    looks: 0,
    groupNames: new Set(),
    references: [],
    repairs: [],
    posixClass: undefined,
    property(written, position) {
      if (budget !== undefined) spend(budget, stepsPerProperty);
      if (!isProperty(written)) fail(`${written} is no property that ECMA-262 knows`, position);
      return budget === undefined ? [] : propertyRanges(written, budget);
    },
  };
  const node = parseDisjunction(cursor, 0);
  if (cursor.position < source.length) fail("there is no group to close", cursor.position);
  for (const { group, position } of cursor.references) {
    const exists = typeof group === "number" ? group <= cursor.groups : cursor.groupNames.has(group);
    if (!exists) fail(`there is no group ${group}`, position);
  }
  const repaired = cursor.repairs.length > 0;
  return {
    node,
    source: repaired ? repairedSource(cursor) : source,
    repaired,
    groups: cursor.groups,
    looks: cursor.looks,
  };
}

function parseDisjunction(cursor: Cursor, depth: number): Node {
  if (depth > limits.nesting) fail(`groups are nested more than ${limits.nesting} deep`, cursor.position);
  const alternatives = [parseAlternative(cursor, depth)];
  while (take(cursor, "|")) alternatives.push(parseAlternative(cursor, depth));
  return alternatives.length === 1 ? alternatives[0]! : { type: "choice", alternatives };
}

function parseAlternative(cursor: Cursor, depth: number): Node {
  const items: Node[] = [];
  while (cursor.position < cursor.source.length && !"|)".includes(cursor.source[cursor.position]!)) {
    items.push(parseTerm(cursor, depth));
  }
  return items.length === 1 ? items[0]! : { type: "sequence", items };
}

function parseTerm(cursor: Cursor, depth: number): Node {
  const isBracketed = cursor.source[cursor.position] === "(";
  const atom = parseAtom(cursor, depth);
  const start = cursor.position;
  const quantifier = takeMatch(cursor, /([*+?])|\{(\d+)(,?)(\d*)\}/y);
  if (quantifier === undefined) return atom;
  const [, sign, digits, comma, limit] = quantifier;
  let min = sign === "+" ? 1 : 0;
  let max = sign === "?" ? 1 : Number.POSITIVE_INFINITY;
  if (digits !== undefined) {
    min = Number(digits);
    if (limit !== "") max = Number(limit);
    else if (comma === "") max = min;
  }
  if (max < min) fail("the quantifier's maximum is less than its minimum", start);
  if (atom.type === "assertion" || atom.type === "look") fail("an assertion cannot be repeated", start);
  take(cursor, "?");
  const second = cursor.position;
  const repeated = takeMatch(cursor, /[*+?]|\{\d+(?:,\d*)?\}/y)?.[0];
  if (repeated === "+") fail("a quantifier cannot be repeated, and ECMA-262 has no possessive ones", second);
  if (repeated !== undefined) fail("a quantifier cannot be repeated", second);
  return { type: "repeat", body: atom, min, max, isBracketed };
}

function parseAtom(cursor: Cursor, depth: number): Node {
  const start = cursor.position;
  switch (cursor.source[start]) {
    case "(":
      return parseGroup(cursor, depth);
    case "[":
      return parseClass(cursor);
    case "\\":
      return parseEscape(cursor);
    case ".":
      cursor.position++;
      return { type: "set", ranges: dot };
    case "^":
      return parseAssertion(cursor, "start", 1);
    case "$":
      return parseAssertion(cursor, "end", 1);
    case "*":
    case "+":
    case "?":
      return fail("there is nothing to repeat", start);
    case "{":
      if (takeMatch(cursor, /\{\d+(?:,\d*)?\}/y) !== undefined) return fail("there is nothing to repeat", start);
      if (takeMatch(cursor, /\{,\d+\}/y) !== undefined) return fail("{,n} is not ECMA-262; use {0,n}", start);
      cursor.repairs.push({ position: start, backslash: "insert" });
      break;
    case "]":
      if (cursor.posixClass !== undefined) {
        return fail("a class such as [:alpha:] is not ECMA-262; use ranges or \\p{…}", cursor.posixClass);
      }
      cursor.repairs.push({ position: start, backslash: "insert" });
      break;
    case "}":
      cursor.repairs.push({ position: start, backslash: "insert" });
      break;
  }
  return { type: "set", ranges: single(takeCodePoint(cursor)) };
}

function parseAssertion(cursor: Cursor, kind: Assertion["kind"], length: number): Assertion {
  cursor.position += length;
  return { type: "assertion", kind };
}

function parseEscape(cursor: Cursor): Node {
  const start = cursor.position;
  if (cursor.source[start + 1] === "b") return parseAssertion(cursor, "boundary", 2);
  if (cursor.source[start + 1] === "B") return parseAssertion(cursor, "non-boundary", 2);
  const reference = takeMatch(cursor, /\\([1-9]\d*)/y);
  if (reference !== undefined) {
    cursor.references.push({ group: Number(reference[1]), position: start });
    return { type: "backreference", position: start };
  }
  if (take(cursor, "\\k")) {
    if (!take(cursor, "<")) fail("\\k needs the name of a group, as in \\k<name>", start);
    cursor.references.push({ group: parseGroupName(cursor), position: start });
    return { type: "backreference", position: start };
  }
  const set = parseCharacterEscape(cursor, false);
  return { type: "set", ranges: typeof set === "number" ? single(set) : set };
}

function parseGroup(cursor: Cursor, depth: number): Node {
  const position = cursor.position++;
  const look = takeMatch(cursor, /\?(<?)([=!])/y);
  if (look === undefined && !take(cursor, "?:")) {
    cursor.groups++;
    if (take(cursor, "?<")) {
      const name = parseGroupName(cursor);
      if (cursor.groupNames.has(name)) fail(`there are two groups named ${name}`, position);
      cursor.groupNames.add(name);
    } else if (cursor.source[cursor.position] === "?") {
      fail(foreignGroup(cursor), position);
    }
  }
  const body = parseDisjunction(cursor, depth + 1);
  if (!take(cursor, ")")) fail("the group is not closed", position);
  if (look !== undefined) cursor.looks++;
  if (look !== undefined) return { type: "look", ahead: look[1] === "", negated: look[2] === "!", body, position };
  // A group of one assertion may be repeated, the assertion itself may not.
  return body.type === "assertion" || body.type === "look" ? { type: "sequence", items: [body] } : body;
}

/** After `<`, up to and with `>`. */
function parseGroupName(cursor: Cursor): string {
  const start = cursor.position;
  const text = takeMatch(cursor, /([^>]*)>/y)?.[1] ?? fail("the group's name is not closed", start);
  const name = text.replace(/\\u(?:\{([0-9A-Fa-f]{1,6})\}|([0-9A-Fa-f]{4}))/g, (written, braced, plain) => {
    const codePoint = Number.parseInt(braced ?? plain, 16);
    return codePoint > 0x10ffff ? written : String.fromCodePoint(codePoint);
  });
  if (!/^[$_\p{ID_Start}][\u200d\u200c$\p{ID_Continue}]*$/u.test(name)) fail("that is no name for a group", start);
  return name;
}

function foreignGroup({ source, position }: Cursor): string {
  if (source.startsWith("?P", position)) return "(?P…) is Python; a named group of ECMA-262 is (?<name>…)";
  if (source.startsWith("?>", position)) return "ECMA-262 has no atomic groups";
  if (source.startsWith("?#", position)) return "ECMA-262 has no comments in patterns";
  if (/\?[a-zA-Z^-]/y.test(source.slice(position, position + 2))) return "flags inside a pattern are not supported";
  return "ECMA-262 has no such group";
}
