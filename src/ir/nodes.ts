import type { Json } from "../json/value.ts";
import type { Subschema } from "../schema/subschema.ts";
import type { TypeSet } from "./types.ts";

/** A schema in one dynamic scope, lowered. The graph of nodes may be cyclic. */
export interface SchemaNode<K extends KeywordNode = KeywordNode> {
  /** By order of discovery from the root, from 0. */
  readonly id: number;
  readonly at: Subschema;
  /** A boolean schema's verdict. */
  readonly always: boolean | undefined;
  /** In the order in which families report. Filled once while lowering. */
  readonly keywords: K[];
}

/** When an in-place subschema's evaluations count. */
export type When<N = SchemaNode> =
  | { readonly kind: "always" }
  /** The subschema itself passes, one of several that may; `among` are all of them. */
  | { readonly kind: "passes"; readonly among: readonly N[] }
  /** `test` passes, or fails where `negated`. */
  | { readonly kind: "if"; readonly test: N; readonly negated: boolean }
  /** The instance has the property (with the value, where one is given). */
  | { readonly kind: "has"; readonly property: string; readonly value?: string };

/** The step to a property that is not named, and to an item by no position. */
export const anyProperty = "*";
export const anyItem = "[]";

/** A subschema that a keyword applies. */
export interface Edge<N = SchemaNode> {
  readonly node: N;
  /** The step into the instance: `.name`, `[0]`, {@link anyProperty}, {@link anyItem}. Without one it judges in place. */
  readonly step?: string;
  /** Set for in-place applicators whose evaluations count (`not` has none). */
  readonly when?: When<N>;
  /** Whether the step goes through a reference to a recursive target, where depth is counted. */
  readonly isRecursive?: boolean;
}

/** Which properties a keyword evaluates by itself. */
export interface EvaluatedProperties {
  readonly names: readonly string[];
  readonly patterns: readonly string[];
  readonly all: boolean;
}

/** Which items a keyword evaluates by itself. */
export interface EvaluatedItems<N = SchemaNode> {
  /** The first so many. */
  readonly count: number;
  readonly all: boolean;
  /** Those that match (2020-12 `contains`). */
  readonly matching?: N;
}

/** A keyword family as it stands in one schema. Passes read these facts and nothing else. */
export interface KeywordNode {
  readonly family: string;
  /** Instance types it can reject. It holds for every other type. */
  readonly applies: TypeSet;
  /** Types that can pass, where it limits them (`type`, `enum`, `const`). */
  readonly passes?: TypeSet;
  /** The only values that can pass (`enum`, `const`). */
  readonly values?: readonly Json[];
  /** The properties an object must have. */
  readonly required?: readonly string[];
  /** Subschemas in a fixed order. */
  readonly edges: readonly Edge[];
  /** Whether the checking pass judges the in-place branches of its schema a second time. */
  readonly judgesBranchesAgain?: boolean;
  /** All else that tells two such keywords apart: equal text and equal edges mean an equal verdict. */
  readonly content: string;
  readonly evaluatedProperties?: EvaluatedProperties;
  readonly evaluatedItems?: EvaluatedItems;
}

/** The types an instance that passes can have, as far as `type`, `enum` and `const` of the schema itself tell. */
export function passingTypes(node: SchemaNode, any: TypeSet): TypeSet {
  if (node.always === false) return 0;
  let set = any;
  for (const keyword of node.keywords) set &= keyword.passes ?? any;
  return set;
}
