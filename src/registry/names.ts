import { nearest } from "../report/nearest.ts";

/** `"dotted"`: `issues.create`. `"mcp"`: what MCP servers publish, up to 128 characters. Or a pattern of your own. */
export type NameRule = "dotted" | "mcp" | RegExp;

export interface NameChecker {
  readonly accepts: (name: string) => boolean;
  /** The rule in words. */
  readonly rule: string;
}

const patterns: { readonly [Rule in "dotted" | "mcp"]: RegExp } = {
  dotted: /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/u,
  mcp: /^[A-Za-z0-9_./-]{1,128}$/u,
};

export function isNameRule(rule: unknown): rule is NameRule {
  return rule === "dotted" || rule === "mcp" || rule instanceof RegExp;
}

export function makeNameChecker(rule: NameRule): NameChecker {
  if (typeof rule === "string") {
    const pattern = patterns[rule];
    return { accepts: (name) => pattern.test(name), rule: `names: "${rule}" wants ${pattern.source}` };
  }
  // A copy, started afresh each time: with the flags g and y a pattern remembers where it stopped.
  const pattern = new RegExp(rule);
  return {
    accepts: (name) => {
      pattern.lastIndex = 0;
      return pattern.test(name);
    },
    rule: `names: wants ${rule}`,
  };
}

/** Longer names are no names that need respelling, and the expressions below may take quadratic time. */
const LONGEST_SPELLING = 256;

/** The name as the rule would have it, or undefined where no plain respelling does. */
export function respell(name: string, checker: NameChecker): string | undefined {
  if (name.length > LONGEST_SPELLING) return undefined;
  const spellings = [
    name
      .replace(/^[^A-Za-z0-9_./-]+|[^A-Za-z0-9_./-]+$/gu, "")
      .replace(/[^A-Za-z0-9_./-]+/gu, "_")
      .slice(0, 128),
    name
      .replace(/(?<=[a-z0-9])(?=[A-Z])/gu, "_")
      .toLowerCase()
      .replace(/\/+/gu, ".")
      .replace(/[^a-z0-9_.]+/gu, "_")
      .replace(/(?<=^|\.)[^a-z]+|[_.]+$/gu, ""),
  ];
  return spellings.find((spelling) => checker.accepts(spelling));
}

const MOST_NAMES = 3;

/**
 * Up to three names that may be meant, the likeliest first: slips of the pen, then a namespace lost, added or turned
 * round. One that differs in case and separators only stands alone.
 */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const words = wordsOf(name);
  const found: string[] = [];
  let others = names;
  while (found.length < MOST_NAMES) {
    const best = nearest(name, others);
    if (best === undefined) break;
    if (wordsOf(best).join("") === words.join("")) return [best];
    found.push(best);
    others = others.filter((other) => other !== best);
  }
  const related = words.length === 0 ? [] : others.filter((other) => areRelated(words, wordsOf(other)));
  return [...found, ...related].slice(0, MOST_NAMES);
}

function wordsOf(name: string): string[] {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/gu, "_")
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== "");
}

/** Whether one ends with the other (`create_issue`, `mcp__github__create_issue`), or both have the same words. */
function areRelated(left: readonly string[], right: readonly string[]): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (short.length === 0) return false;
  if (short.every((word, i) => long[long.length - short.length + i] === word)) return true;
  return short.length === long.length && short.toSorted().join() === long.toSorted().join();
}
