import { js } from "../../codegen/code.ts";
import { anyItem } from "../../ir/nodes.ts";
import { types } from "../../ir/types.ts";
import { type Subschema, subschema, subschemaList } from "../../schema/subschema.ts";
import type { Family, KeywordEdge, LowerContext, Node } from "../family.ts";
import { appendCode, appendName } from "../path.ts";

/** 2020-12 Core §10.3.1 (prefixItems, items); before it `items` as a list, and additionalItems (draft-07 Validation §6.4). */
export const arrayShape: Family = {
  name: "array-shape",
  keywords: ["prefixItems", "items", "additionalItems"],
  lower(at, from) {
    const { prefix, rest } = readItems(at, from);
    if (prefix.length === 0 && rest === undefined) return undefined;
    return {
      family: "array-shape",
      applies: types.array,
      edges: rest === undefined ? prefix : [...prefix, rest],
      content: `${prefix.length} ${rest !== undefined}`,
      evaluatedItems: { count: prefix.length, all: rest !== undefined },
      check(to) {
        for (const [i, edge] of prefix.entries()) {
          if (isTrivial(edge.node)) continue;
          to.print.block(js`if (${to.value}.length > ${i})`, () => {
            const item = to.names.fresh("v");
            to.print.line(js`const ${item} = ${to.value}[${i}];`);
            to.apply(edge, item);
          });
        }
        if (rest === undefined || isTrivial(rest.node)) return;
        if (rest.node.always === false) {
          to.print.line(js`if (${to.value}.length > ${prefix.length}) return false;`);
          return;
        }
        const index = to.names.fresh("i");
        to.print.block(js`for (let ${index} = ${prefix.length}; ${index} < ${to.value}.length; ${index}++)`, () => {
          const item = to.names.fresh("v");
          to.print.line(js`const ${item} = ${to.value}[${index}];`);
          to.apply(rest, item);
        });
      },
      explain(to) {
        for (const [i, edge] of prefix.entries()) {
          if (isTrivial(edge.node)) continue;
          to.print.block(js`if (${to.value}.length > ${i})`, () => {
            const item = to.names.fresh("v");
            to.print.line(js`const ${item} = ${to.value}[${i}];`);
            to.apply(edge, item, appendName(to.path, String(i)));
          });
        }
        if (rest === undefined || isTrivial(rest.node)) return;
        const index = to.names.fresh("i");
        to.print.block(js`for (let ${index} = ${prefix.length}; ${index} < ${to.value}.length; ${index}++)`, () => {
          const item = to.names.fresh("v");
          to.print.line(js`if (${to.errors}.length > ${to.maxErrors}) break;`);
          to.print.line(js`const ${item} = ${to.value}[${index}];`);
          to.apply(rest, item, appendCode(to.path, index));
        });
      },
    };
  },
};

function readItems(at: Subschema, from: LowerContext): { prefix: KeywordEdge[]; rest: KeywordEdge | undefined } {
  const list = subschemaList(at, "items");
  const prefix = subschemaList(at, "prefixItems") ?? list ?? [];
  const rest = subschema(at, list === undefined ? "items" : "additionalItems");
  return {
    prefix: prefix.map((item, i) => ({ node: from.node(item), step: `[${i}]` })),
    rest: rest && { node: from.node(rest), step: anyItem },
  };
}

function isTrivial(node: Node): boolean {
  return node.always === true || (node.always === undefined && node.keywords.length === 0);
}
