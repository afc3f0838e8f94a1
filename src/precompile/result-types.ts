// biome-ignore-all format: written by test/precompile/result-types.test.ts from src/report/errors.ts
/** The names of the types of results and errors. */
export const resultTypeNames: readonly string[] = ["Json","JsonObject","TypeName","ActualType","Hint","ExpectedType","CountFacts","ExpectationFacts","BranchFacts","MatchedFacts","ErrorFacts","FailingKeyword","ErrorOf","ValidationError","Result"];

/** Their declarations, each a text of its own. */
export const resultTypes: readonly string[] = [
  `type Json = null | boolean | number | string | readonly Json[] | JsonObject;`,
  `interface JsonObject {
  readonly [name: string]: Json;
}`,
  `type TypeName = "null" | "boolean" | "object" | "array" | "number" | "string" | "integer";`,
  `type ActualType = TypeName | "undefined" | "bigint" | "function" | "symbol" | "nan" | "infinity";`,
  `type Hint = "json-text" | "numeric-string" | "omit" | "wrap-in-list";`,
  `type ExpectedType = TypeName | readonly TypeName[];`,
  `interface CountFacts {
  readonly limit: number;
  readonly actual: number;
}`,
  `interface ExpectationFacts {
  readonly expectedType?: ExpectedType;
  readonly expectedShape?: string;
  readonly allowed?: readonly Json[];
}`,
  `interface BranchFacts {
  readonly branches: readonly (readonly ValidationError[])[];
  readonly closest: number;
}`,
  `interface MatchedFacts {
  readonly matched: readonly number[];
  readonly shapes: readonly string[];
}`,
  `interface ErrorFacts {
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
  readonly propertyNames: { readonly reasons: readonly ValidationError[] };
  readonly dependentRequired: { readonly dependsOn: string } & ExpectationFacts;
  readonly dependencies: { readonly dependsOn: string } & ExpectationFacts;
  readonly minItems: CountFacts;
  readonly maxItems: CountFacts;
  readonly uniqueItems: { readonly firstIndex: number };
  readonly contains: { readonly actual: number; readonly minimum: number; readonly maximum?: number };
  readonly anyOf: BranchFacts;
  readonly oneOf: BranchFacts | MatchedFacts;
  readonly not: { readonly forbidden?: readonly Json[]; readonly forbiddenType?: ExpectedType };
  readonly false: object;
  readonly unevaluatedProperties: { readonly suggestion?: string };
  readonly unevaluatedItems: object;
  readonly maxDepth: { readonly limit: number };
  readonly access: object;
  readonly json: { readonly position: number };
  readonly unexplained: object;
}`,
  `type FailingKeyword = keyof ErrorFacts;`,
  `type ErrorOf<K extends FailingKeyword> = {
  readonly path: string;
  readonly keyword: K;
} & ErrorFacts[K] & {
    readonly schemaPath: string;
  };`,
  `type ValidationError = { readonly [K in FailingKeyword]: ErrorOf<K> }[FailingKeyword];`,
  `type Result<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly errors: readonly [ValidationError, ...ValidationError[]];
      readonly truncated: boolean;
    };`,
];
