import { types } from "../../ir/types.ts";
import type { Family } from "../family.ts";

/** 2020-12 Core §8.2.3, 2019-09 Core §8.2.4. Where a reference leads was settled before lowering. */
export const reference: Family = {
  name: "reference",
  keywords: ["$ref", "$dynamicRef", "$recursiveRef"],
  lower(at, from) {
    if (at.references.length === 0) return undefined;
    const edges = at.references.map(from.reference);
    return {
      family: "reference",
      applies: types.any,
      edges,
      content: "",
      check(to) {
        for (const edge of edges) to.apply(edge, to.value, to.known);
      },
      explain(to) {
        for (const edge of edges) to.apply(edge, to.value, to.path, { known: to.known });
      },
    };
  },
};
