import { type Code, join, js } from "../codegen/code.ts";
import { frozenLiteral } from "../codegen/frozen.ts";
import type { UnionFacts } from "../schema/expectation.ts";
import { expectedType } from "./facts.ts";
import type { ExplainContext, KeywordEdge } from "./family.ts";
import { pathCode } from "./path.ts";

/** Hands a union of which no branch matched to the helper that tells which branch was meant. */
export function explainNoMatch(
  keyword: "anyOf" | "oneOf",
  edges: readonly KeywordEdge[],
  facts: UnionFacts,
  to: ExplainContext,
): void {
  const told = {
    keyword,
    schemaPath: to.schemaPath(`/${keyword}`),
    types: facts.types.map((types) => types ?? null),
    expectedType: expectedType(facts.expectedTypes) ?? null,
    allowed: facts.allowed.map((values) => values ?? null),
    tags: facts.tags.map((tag) => ({ ...tag, values: tag.values.map((values) => values ?? null) })),
  };
  // Lists are made anew for each error, but what is in them is handed out.
  const values = [...told.allowed, ...told.tags.flatMap((tag) => tag.values)].flatMap((each) => each ?? []);
  const isShared = values.some((value) => typeof value === "object" && value !== null);
  const union: Code = isShared ? frozenLiteral(told) : js`${told}`;
  const branches = join(
    edges.map((edge) => to.explainer(edge)),
    js`, `,
  );
  const place = js`${to.value}, ${pathCode(to.path)}, ${to.errors}, ${to.state}, ${to.maxErrors}`;
  to.mayRepeat();
  to.print.line(js`${to.helper("explainUnion")}(${place}, ${to.constant("union", union)}, [${branches}]);`);
}
