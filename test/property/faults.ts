// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text that looks like a template is the point
import type { Edit } from "./bundle.ts";

/** Slips that a compiler of schemas could well have, each as one edit of its source. */
export const faults: readonly (readonly [slip: string, edit: Edit])[] = [
  [
    "maximum excludes its limit",
    edit("compile/families/numeric-range.ts", "maximum: [js`<=`, js`>`]", "maximum: [js`<`, js`>=`]"),
  ],
  [
    "minItems is off by one",
    edit(
      "compile/size.ts",
      "js`${count} >= ${minimum}`, js`${count} < ${minimum}`",
      "js`${count} >= ${minimum - 1}`, js`${count} < ${minimum - 1}`",
    ),
  ],
  [
    "any number is an integer",
    edit("compile/type-test.ts", "callTest(js`Number.isInteger`, value)", "callTest(js`Number.isFinite`, value)"),
  ],
  [
    "length is in UTF-16 units",
    edit("runtime/text.ts", "let count = text.length;", "if (text) return text.length;\n  let count = 0;"),
  ],
  [
    "multipleOf is the plain remainder",
    edit("runtime/multiple-of.ts", "if (value === 0) return true;", "if (divisor) return value % divisor === 0;"),
  ],
  [
    "inherited toString counts as a property",
    edit("runtime/properties.ts", "isOwn(object, name) ? object[name] : undefined", "object[name]"),
  ],
  [
    "inherited names are properties",
    edit(
      "runtime/properties.ts",
      "return Object.keys(object).filter(",
      "const names = [];\n  for (const name in object) names.push(name);\n  return names.filter(",
    ),
  ],
  [
    "pointers are not escaped",
    edit("compile/helpers.ts", "\n  escapeToken,", "\n  escapeToken: (token: string) => token,"),
  ],
  [
    "one fault is told twice",
    edit(
      "compile/helpers.ts",
      "\n  addDistinct,",
      "\n  addDistinct: (errors: unknown[], error: unknown) => void errors.push(error),",
    ),
  ],
  [
    "a required property may be absent",
    edit(
      "compile/families/object-shape.ts",
      "if (passesAbsent) to.print.line(js`if (${value} === undefined) return false;`);",
      "if (passesAbsent) to.print.line(js`if (${value} === undefined) return true;`);",
    ),
  ],
  [
    "additionalProperties judges what patterns describe",
    edit(
      "compile/families/object-shape.ts",
      "else to.print.block(js`if (${anyOf(isKnown).fails})`, applyAdditional);",
      "else applyAdditional();",
    ),
  ],
  ["oneOf takes several matches", edit("compile/families/one-of.ts", "if (${count} !== 1)", "if (${count} < 1)")],
  [
    "objects in an enum are compared by identity",
    edit(
      "compile/families/const-enum.ts",
      "for (const value of containers)",
      "for (const value of containers.slice(containers.length))",
    ),
  ],
  [
    "a number equals its text in uniqueItems",
    edit(
      "runtime/unique.ts",
      "includes.call(items, items[i - 1], i)",
      "includes.call(items.map(String), String(items[i - 1]), i)",
    ),
  ],
  [
    "what a failed branch evaluates counts",
    edit(
      "compile/evaluated-code.ts",
      "const condition = conditionOf(when, edge);",
      "const condition = conditionOf(when, edge) && always;",
    ),
  ],
  [
    "then and else are exchanged",
    edit("compile/families/if-then-else.ts", 'chosen("then", false)', 'chosen("else", false)'),
  ],
  [
    "a dependency needs nothing",
    edit("compile/families/dependencies.ts", "js`${read} !== undefined` : js", "js`${read} === undefined` : js"),
  ],
  [
    "dynamic references are static",
    edit("compile/lower.ts", "edgeTo(targetIn(reference, scope), scope)", "edgeTo(reference.target, scope)"),
  ],
  ["recursion is not counted", edit("compile/calling.ts", "js`d + ${levels}`", "js`d`")],
  [
    "the closest branch is the last of equals",
    edit("runtime/union.ts", "if (count(i) < count(closest))", "if (count(i) <= count(closest))"),
  ],
  [
    "a tag's absence is not told",
    edit("runtime/union.ts", "if (!alive.every((i) => tag.required[i])) continue;", "continue;"),
  ],
  [
    "contains takes one match too many",
    edit(
      "compile/families/contains.ts",
      "js`${found} < ${minimum} || ${found} > ${maximum}`",
      "js`${found} < ${minimum} || ${found} > ${maximum + 1}`",
    ),
  ],
];

function edit(file: string, from: string, to: string): Edit {
  return { file: `src/${file}`, from, to };
}
