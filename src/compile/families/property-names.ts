import { js } from "../../codegen/code.ts";
import { types } from "../../ir/types.ts";
import { subschema } from "../../schema/subschema.ts";
import type { Family, KeywordEdge } from "../family.ts";
import { appendCode, pathCode } from "../path.ts";

/** 2020-12 Core §10.3.2.4. */
export const propertyNames: Family = {
  name: "property-names",
  keywords: ["propertyNames"],
  lower(at, from) {
    const names = subschema(at, "propertyNames");
    if (names === undefined || names.schema === true) return undefined;
    const edge: KeywordEdge = { node: from.node(names), step: "name" };
    return {
      family: "property-names",
      applies: types.object,
      edges: [edge],
      content: "",
      check(to) {
        const key = to.names.fresh("k");
        to.print.block(js`for (const ${key} of ${to.helper("namesOf")}(${to.value}))`, () =>
          to.apply(edge, key, types.string),
        );
      },
      explain(to) {
        const key = to.names.fresh("k");
        const path = appendCode(to.path, js`${to.helper("escapeToken")}(${key})`);
        to.print.block(js`for (const ${key} of ${to.helper("namesOf")}(${to.value}))`, () => {
          to.print.line(js`if (${to.errors}.length > ${to.maxErrors}) break;`);
          to.print.block(js`if (${to.judge(edge, key, types.string).fails})`, () => {
            const reasons = to.names.fresh("reasons");
            to.print.line(js`const ${reasons} = [];`);
            to.print.line(js`${to.explainer(edge)}(${key}, ${reasons}, ${to.state});`);
            to.print.line(js`${to.helper("nestErrors")}(${reasons}, 0, ${pathCode(path)});`);
            to.fail("propertyNames", { reasons: js`${reasons}.slice(0, ${to.maxErrors})` }, { path });
          });
        });
      },
    };
  },
};
