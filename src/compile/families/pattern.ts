import { type Code, js } from "../../codegen/code.ts";
import { atom, type Condition } from "../../codegen/condition.ts";
import { types } from "../../ir/types.ts";
import type { Matcher } from "../../regex/index.ts";
import { keywordValue } from "../../schema/subschema.ts";
import type { EmitContext, Family } from "../family.ts";
import { literalTest } from "../literal-pattern.ts";

/** 2020-12 Validation §6.3.3. Not anchored; always in Unicode mode. */
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
 * The regex or the table is made once for each program. V8 throws where a very long text makes it backtrack deeper than
 * its stack, which only a pattern with an unbounded repetition can; such a text does not match.
 */
export function matches(matcher: Matcher, value: Code, to: EmitContext): Condition {
  const plain = matcher.kind === "native" ? literalTest(matcher.source, value) : undefined;
  if (plain !== undefined) return plain;
  if (matcher.kind === "native" && !/[*+]|,\}/u.test(matcher.source)) {
    const regex = to.constant("pattern", js`new RegExp(${matcher.source}, "u")`);
    return atom(js`${regex}.test(${value})`, js`!${regex}.test(${value})`);
  }
  const make =
    matcher.kind === "table"
      ? js`${to.helper("tableTest")}(${matcher.parts})`
      : js`${to.helper("nativeTest")}(${to.constant("pattern", js`new RegExp(${matcher.source}, "u")`)})`;
  const test = to.constant("matches", make);
  return atom(js`${test}(${value})`, js`!${test}(${value})`);
}
