import { type Code, join, js } from "../codegen/code.ts";
import type { Expectations, UnionFacts } from "../schema/expectation.ts";
import type { Subschema } from "../schema/subschema.ts";
import { expectedType } from "./facts.ts";
import type { ExplainContext, KeywordEdge } from "./family.ts";
import { pathCode } from "./path.ts";

/** The branches of an `anyOf` or `oneOf` as lowered. */
export interface UnionBranches {
  readonly keyword: "anyOf" | "oneOf";
  readonly edges: readonly KeywordEdge[];
  readonly facts: UnionFacts;
}

export function unionFacts(branches: readonly Subschema[], expectations: Expectations): UnionFacts {
  return expectations.union(branches);
}

/** Hands a union of which no branch matched to the helper that tells which branch was meant. */
export function explainNoMatch({ keyword, edges, facts }: UnionBranches, to: ExplainContext): void {
  const union: Code = js`${{
    keyword,
    schemaPath: to.schemaPath(`/${keyword}`),
    types: facts.types.map((types) => types ?? null),
    expectedType: expectedType(facts.expectedTypes) ?? null,
    tags: facts.tags.map((tag) => ({ ...tag, values: tag.values.map((values) => values ?? null) })),
  }}`;
  const branches = join(
    edges.map((edge) => to.explainer(edge)),
    js`, `,
  );
  const place = js`${to.value}, ${pathCode(to.path)}, ${to.errors}, ${to.depth}, ${to.maxErrors}`;
  to.mayRepeat();
  to.print.line(js`${to.helper("explainUnion")}(${place}, ${to.constant("union", union)}, [${branches}]);`);
}
