import type { ActualType, Json, TypeName } from "../json/value.ts";
import type { Hint } from "./hint.ts";

/** One type name, or several where each would do. */
export type ExpectedType = TypeName | readonly TypeName[];

/** Several keywords compare a count of the instance with a limit of the schema. */
export interface CountFacts {
  readonly limit: number;
  /** The instance's own count: code points, items or properties. */
  readonly actual: number;
}

/** What would stand at a place, as far as the schema tells. */
export interface ExpectationFacts {
  readonly expectedType?: ExpectedType;
  /** In brief, for objects and lists: `{ email: string, name?: string }`. */
  readonly expectedShape?: string;
  readonly allowed?: readonly Json[];
}

/** No branch of a union matched, and none can be told to be the one that was meant. */
export interface BranchFacts {
  /** Each branch's errors, pointers from the root, in schema order. Empty for a union deep inside such branches. */
  readonly branches: readonly (readonly ValidationError[])[];
  /** The index of the branch with the fewest errors among those the instance's type and tags leave possible. */
  readonly closest: number;
}

/** More than one branch of a `oneOf` matched. */
export interface MatchedFacts {
  readonly matched: readonly number[];
  /** What each matched branch asks for, in brief. */
  readonly shapes: readonly string[];
}

/**
 * What each failing keyword adds to its error. Facts about the failure, never an instance value: reports leave the
 * process. Facts that are not known are left out, never undefined.
 */
export interface ErrorFacts {
  readonly type: {
    readonly expectedType: ExpectedType;
    readonly actualType: ActualType;
    readonly expectedShape?: string;
    readonly hint?: Hint;
  };
  readonly enum: { readonly allowed: readonly Json[]; readonly suggestion?: string };
  readonly const: { readonly allowed: readonly Json[]; readonly suggestion?: string };
  readonly minLength: CountFacts;
  readonly maxLength: CountFacts;
  readonly pattern: { readonly pattern: string };
  readonly format: { readonly format: string };
  readonly contentEncoding: { readonly encoding: string };
  readonly contentMediaType: { readonly mediaType: string };
  readonly minimum: { readonly limit: number };
  readonly maximum: { readonly limit: number };
  readonly exclusiveMinimum: { readonly limit: number };
  readonly exclusiveMaximum: { readonly limit: number };
  readonly multipleOf: { readonly divisor: number };
  readonly required: ExpectationFacts;
  readonly additionalProperties: { readonly suggestion?: string };
  readonly minProperties: CountFacts;
  readonly maxProperties: CountFacts;
  /** `reasons`: the errors of the name itself; they carry the pointer of the property. */
  readonly propertyNames: { readonly reasons: readonly ValidationError[] };
  /** `dependsOn`: the present property that asks for the missing one. */
  readonly dependentRequired: { readonly dependsOn: string } & ExpectationFacts;
  readonly dependencies: { readonly dependsOn: string } & ExpectationFacts;
  readonly minItems: CountFacts;
  readonly maxItems: CountFacts;
  /** At the later duplicate; `firstIndex` is where its equal stands. */
  readonly uniqueItems: { readonly firstIndex: number };
  readonly contains: { readonly actual: number; readonly minimum: number; readonly maximum?: number };
  readonly anyOf: BranchFacts;
  readonly oneOf: BranchFacts | MatchedFacts;
  readonly not: { readonly forbidden?: readonly Json[]; readonly forbiddenType?: ExpectedType };
  /** The schema `false`: nothing may stand here. */
  readonly false: object;
  readonly unevaluatedProperties: { readonly suggestion?: string };
  readonly unevaluatedItems: object;
  /** The instance nests deeper than a recursive schema is followed. */
  readonly maxDepth: { readonly limit: number };
  /** Reading the instance threw: a getter or a proxy. */
  readonly access: object;
  /** The text is no JSON; `position` counts UTF-16 units from 0. */
  readonly json: { readonly position: number };
  /** The host refused code generation after registration: the verdict stands, its reasons are unknown. */
  readonly unexplained: object;
}

export type FailingKeyword = keyof ErrorFacts;

export type ErrorOf<K extends FailingKeyword> = {
  /** RFC 6901 pointer into the instance, `""` for the whole of it: the place that has to change. */
  readonly path: string;
  readonly keyword: K;
} & ErrorFacts[K] & {
    /** Where the failing keyword stands: a URI fragment, after the resource's URI where that has an absolute `$id`. */
    readonly schemaPath: string;
  };

/** Plain JSON through and through. A union discriminated by `keyword`. */
export type ValidationError = { readonly [K in FailingKeyword]: ErrorOf<K> }[FailingKeyword];

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly errors: readonly [ValidationError, ...ValidationError[]];
      /** Whether more errors than `maxErrors` were found. */
      readonly truncated: boolean;
    };

/** What a module of brief errors tells: the place, and where the keyword stands whose facts the schema holds. */
export interface BriefError {
  readonly path: string;
  readonly keyword: FailingKeyword;
  readonly schemaPath: string;
}

export type BriefResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly [BriefError, ...BriefError[]]; readonly truncated: boolean };
