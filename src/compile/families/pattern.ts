import { type Code, js } from "../../codegen/code.ts";
import { atom, type Condition } from "../../codegen/condition.ts";
import { types } from "../../ir/types.ts";
import type { Matcher } from "../../regex/index.ts";
import { keywordValue } from "../../schema/subschema.ts";
import type { EmitContext, Family } from "../family.ts";
import { literalTest } from "../literal-pattern.ts";

/** 2020-12 Validation §6.3.3. Not anchored; as in Unicode mode, though without the flag where that is the same. */
export const pattern: Family = {
  name: "pattern",
  keywords: ["pattern"],
  lower(at, from) {
    const source = keywordValue(at, "pattern");
    if (typeof source !== "string") return undefined;
    const matcher = from.matcher(source);
    return {
      family: "pattern",
      applies: types.string,
      edges: [],
      content: JSON.stringify(source),
      condition: (value, to) => matches(matcher, value, to),
      explainsFailure: true,
      explain: (to) => to.fail("pattern", { pattern: source }),
    };
  },
};

/**
 * The regex or the table is made once for each program. Where a very long text can make V8 run out of stack, a table
 * stands beside the regex.
 */
export function matches(matcher: Matcher, value: Code, to: EmitContext): Condition {
  const plain = matcher.kind === "native" ? literalTest(matcher.source, value) : undefined;
  if (plain !== undefined) return plain;
  if (matcher.kind === "table") return callOf(js`${to.helper("tableTest")}(${matcher.parts})`);
  const { source, flags } = matcher;
  const regex = to.constant("pattern", flags === "" ? js`new RegExp(${source})` : js`new RegExp(${source}, ${flags})`);
  if (matcher.mayOverflow) return callOf(js`${to.helper("nativeTest")}(${regex}${to.longTest(matcher)})`);
  return atom(js`${regex}.test(${value})`, js`!${regex}.test(${value})`);

  function callOf(make: Code): Condition {
    const test = to.constant("matches", make);
    return atom(js`${test}(${value})`, js`!${test}(${value})`);
  }
}
