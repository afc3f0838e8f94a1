import { js } from "../../codegen/code.ts";
import { atom } from "../../codegen/condition.ts";
import { types } from "../../ir/types.ts";
import { keywordValue } from "../../schema/subschema.ts";
import type { Family } from "../family.ts";
import { pathCode } from "../path.ts";

/** 2020-12 Validation §6.4.3. */
export const uniqueItems: Family = {
  name: "unique-items",
  keywords: ["uniqueItems"],
  lower(at) {
    if (keywordValue(at, "uniqueItems") !== true) return undefined;
    return {
      family: "unique-items",
      applies: types.array,
      edges: [],
      content: "",
      condition(value, to) {
        const call = js`${to.helper("isUnique")}(${value})`;
        return atom(call, js`!${call}`);
      },
      explain(to) {
        const place = js`${to.value}, ${pathCode(to.path)}, ${to.schemaPath("/uniqueItems")}`;
        to.print.line(js`${to.helper("explainUnique")}(${place}, ${to.errors}, ${to.maxErrors}, ${to.since()});`);
      },
    };
  },
};
