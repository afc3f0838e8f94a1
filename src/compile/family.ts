import type { Code } from "../codegen/code.ts";
import type { Condition } from "../codegen/condition.ts";
import type { Names } from "../codegen/names.ts";
import type { Printer } from "../codegen/printer.ts";
import type { Edge, KeywordNode, SchemaNode } from "../ir/nodes.ts";
import type { TypeSet } from "../ir/types.ts";
import type { Matcher, NativeMatcher } from "../regex/index.ts";
import type { FailingKeyword } from "../report/errors.ts";
import type { Expectations } from "../schema/expectation.ts";
import type { ResolvedOptions } from "../schema/options.ts";
import type { Reference, Subschema } from "../schema/subschema.ts";
import type { HelperName } from "./helpers.ts";
import type { Path } from "./path.ts";
import type { NamedProperties } from "./walk.ts";

/** One keyword family: how it is read from a schema, and (in what it is lowered to) how it is written as code. */
export interface Family {
  readonly name: string;
  readonly keywords: readonly string[];
  /** Undefined where the schema has none of its keywords, or none that can fail. */
  lower(at: Subschema, from: LowerContext): Keyword | undefined;
}

/** A family in one schema: facts for the passes, and its two ways to be written. */
export interface Keyword extends KeywordNode {
  readonly edges: readonly KeywordEdge[];
  /**
   * How it gates the rest of its schema object when errors are told: a failed "value" (`enum`, `const`) stands alone; after
   * a failed "type" only what applies to the expected type goes on.
   */
  readonly gate?: "value" | "type";
  /**
   * The test as an expression, where it is one: used alone, inside unions, and for the checking statement. The value has
   * one of the types the family applies to, and one of `known`.
   */
  condition?(value: Code, to: EmitContext, known: TypeSet): Condition | undefined;
  /** What it says of properties by their names: a loop over an object's members may judge that instead of `check`. */
  readonly named?: NamedProperties;
  /** Statements of the checking pass: `return false` where it fails. Needed only where there is no condition. */
  check?(to: CheckContext): void;
  /** Statements of the explaining pass. With a condition, and `explainsFailure` set, it is called inside the failed test. */
  explain(to: ExplainContext): void;
  readonly explainsFailure?: boolean;
}

/** A lowered schema with its families. */
export type Node = SchemaNode<Keyword>;
export type KeywordEdge = Edge<Node>;

export interface LowerContext {
  /** The node being lowered; its other keywords are there once emission begins. */
  readonly self: Node;
  readonly options: ResolvedOptions;
  readonly expectations: Expectations;
  /** The node of a subschema, in the dynamic scope at hand. */
  node(at: Subschema): Node;
  /** The edge to where a reference leads in that scope. */
  reference(reference: Reference): KeywordEdge;
  matcher(pattern: string): Matcher;
}

/** What both passes offer to a family. */
export interface EmitContext {
  readonly names: Names;
  readonly print: Printer;
  readonly maxErrors: number;
  helper(name: HelperName): Code;
  /** A function of the library that has no place in the helper table: a format's checker. */
  external(name: string, value: unknown): Code;
  /** What makes the test of texts too long for a native pattern, as a further argument for `nativeTest`; may be empty. */
  longTest(matcher: NativeMatcher): Code;
  /** A value made once, above the functions: a Set, a regex, a large literal. Equal code is one constant. */
  constant(role: string, code: Code): Code;
  /** Whether a schema passes, as an expression of a value that is cheap to repeat. */
  judge(edge: KeywordEdge, value: Code, known?: TypeSet): Condition;
  /** A property read once: its code may be repeated only where it is cheap. */
  read(object: Code, name: string): Code;
}

export interface CheckContext extends EmitContext {
  readonly value: Code;
  /** Types the value can still have here. */
  readonly known: TypeSet;
  /** A property whose value is known to be one of those that its schema names. */
  readonly settled?: string | undefined;
  /** What a loop over the members judges of what the keyword says: properties by their names, or all. */
  readonly walked?: "named" | "all" | undefined;
  /** Returns false unless the subschema passes. `settled` as above, for the value given. */
  apply(edge: KeywordEdge, value: Code, known?: TypeSet, settled?: string): void;
  /** The test as one expression, where a schema is no more than one short test. */
  brief(edge: KeywordEdge, value: Code): Condition | undefined;
}

export interface ExplainContext extends EmitContext {
  readonly value: Code;
  readonly known: TypeSet;
  /** From the value that the function at hand explains. */
  readonly path: Path;
  /** The list that errors go to. */
  readonly errors: Code;
  /** Whether the value is a property that may be left out and may not be null. */
  readonly isOmissible: boolean;
  /** Adds an error. Facts that are undefined are left out; those that need a helper or a constant are a function's result. */
  fail(keyword: FailingKeyword, facts: Facts | (() => Facts), where?: FaultPlace): void;
  /** Adds an error that a helper makes. The code of its call is asked for where facts are told. */
  add(keyword: FailingKeyword, error: () => Code, where?: FaultPlace): void;
  /** Adds the errors of a subschema at a value. */
  apply(edge: KeywordEdge, value: Code, path: Path, into?: { known?: TypeSet; isOmissible?: boolean }): void;
  /** From here on an error may tell the fault of an earlier one again (two subschemas for one place). */
  mayRepeat(): void;
  /** The index in the list from which on a helper may find that what it adds, here or below, was told before. */
  since(): Code;
  /** Writes alternatives, of which one is run for an instance: none repeats what another tells. */
  alternatives(): { run(body: () => void): void; end(): void };
  /** A function that explains the subschema, to hand to a helper or to call: an expression that needs no brackets. */
  explainer(edge: KeywordEdge): Code;
  /** The depth of recursion here and what is remembered, as two arguments for a helper. */
  readonly state: Code;
  schemaPath(below: string): string;
}

export interface FaultPlace {
  /** The pointer of the failing keyword from its schema; `/keyword` unless told. */
  readonly below?: string;
  /** The place that has to change; the value's own unless told. */
  readonly path?: Path;
}

/** Own members only: they are optional, and a polluted prototype could lend them. */
export function ownPlace(where: FaultPlace | undefined): FaultPlace {
  return Object.assign(Object.create(null), where);
}

export type Facts = Readonly<Record<string, unknown>>;
