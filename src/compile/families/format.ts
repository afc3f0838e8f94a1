import { js } from "../../codegen/code.ts";
import { atom } from "../../codegen/condition.ts";
import { findFormat } from "../../formats/index.ts";
import { types } from "../../ir/types.ts";
import { isSince } from "../../schema/dialects.ts";
import { keywordValue } from "../../schema/subschema.ts";
import type { Family } from "../family.ts";

/**
 * 2020-12 Validation §7. Asserted by option or by the dialect itself; an unknown format is an annotation. In draft-04 and
 * draft-06 a host name is RFC 1123 only.
 */
export const format: Family = {
  name: "format",
  keywords: ["format"],
  lower(at, { options }) {
    const name = keywordValue(at, "format");
    const { dialect } = at.resource;
    if (typeof name !== "string" || (options.formats !== "assert" && !dialect.assertsFormat)) return undefined;
    const isLegacy = !isSince(dialect.draft, "draft-07");
    const found = findFormat(name, isLegacy);
    if (found === undefined) return undefined;
    const isOwn = found.test !== findFormat(name, false)?.test;
    const helper = `format_${found.name.replaceAll("-", "_")}${isOwn ? "_legacy" : ""}`;
    return {
      family: "format",
      applies: found.appliesTo === "string" ? types.string : types.number,
      edges: [],
      content: helper,
      condition(value, to) {
        const call = js`${to.external(helper, found.test)}(${value})`;
        return atom(call, js`!${call}`);
      },
      explainsFailure: true,
      explain: (to) => to.fail("format", { format: name }),
    };
  },
};
