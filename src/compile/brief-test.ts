import type { Code } from "../codegen/code.ts";
import { allOf, always, anyOf, type Condition, never, not } from "../codegen/condition.ts";
import type { Names } from "../codegen/names.ts";
import type { Printer } from "../codegen/printer.ts";
import { type TypeSet, types } from "../ir/types.ts";
import type { EmitContext, Node } from "./family.ts";
import { typeTest } from "./type-test.ts";

/** Where statements of a function stand. */
export interface Site {
  readonly names: Names;
  readonly print: Printer;
  /** How many levels of recursion deeper than the function's own. */
  readonly level: number;
}

/** A test is brief up to so many keywords and characters. */
const BRIEF_KEYWORDS = 3;
const BRIEF_TEXT = 120;

/**
 * Gives all keywords of a schema as one test, where each is a test and the whole stays short. `contextAt` gives a context
 * that prints nothing.
 */
export function makeBriefTests(
  contextAt: (site: Site) => EmitContext,
): (node: Node, value: Code, outer: TypeSet, site: Site) => Condition | undefined {
  const briefs = new Map<Node, Map<string, Condition | undefined>>();
  /** Most tests stand at the level of their function: one context serves them all. */
  const contexts = new Map<Names, EmitContext>();

  function contextOf(site: Site): EmitContext {
    const context = (site.level === 0 ? contexts.get(site.names) : undefined) ?? contextAt(site);
    if (site.level === 0) contexts.set(site.names, context);
    return context;
  }

  /** Definitions may double: each is looked at once. */
  function briefTest(node: Node, value: Code, outer: TypeSet, site: Site): Condition | undefined {
    const key = `${value.text} ${outer} ${site.level}`;
    const known = briefs.get(node) ?? new Map<string, Condition | undefined>();
    briefs.set(node, known);
    if (!known.has(key)) known.set(key, makeBriefTest(node, value, outer, site));
    return known.get(key);
  }

  function makeBriefTest(node: Node, value: Code, outer: TypeSet, site: Site): Condition | undefined {
    if (node.always !== undefined) return node.always ? always : never;
    if (node.keywords.length > BRIEF_KEYWORDS || node.keywords.some((keyword) => keyword.condition === undefined)) {
      return undefined;
    }
    const parts: Condition[] = [];
    const context = contextOf(site);
    let known = outer;
    for (const keyword of node.keywords) {
      const inside = keyword.applies & known;
      if (inside === 0) continue;
      const test = keyword.condition?.(value, context, inside);
      if (test === undefined) return undefined;
      const guard = typeTest(value, keyword.applies, known);
      parts.push(guard === always ? test : anyOf([not(guard), test]));
      known &= keyword.passes ?? types.any;
    }
    const whole = allOf(parts);
    return whole.holds.text.length > BRIEF_TEXT ? undefined : whole;
  }

  return briefTest;
}
