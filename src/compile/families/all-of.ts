import { types } from "../../ir/types.ts";
import { subschemaList } from "../../schema/subschema.ts";
import type { Family } from "../family.ts";

/** 2020-12 Core §10.2.1.1. */
export const allOf: Family = {
  name: "all-of",
  keywords: ["allOf"],
  lower(at, from) {
    const members = subschemaList(at, "allOf");
    if (members === undefined || members.length === 0) return undefined;
    const edges = members.map((member) => ({ node: from.node(member), when: { kind: "always" } as const }));
    return {
      family: "all-of",
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
