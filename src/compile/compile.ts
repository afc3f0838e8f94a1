/** The pipeline: schema → prepared schema → nodes → program → function. */
import { type Graph, makeGraph } from "../ir/graph.ts";
import { findRepeats } from "../ir/repeats.ts";
import type { Json } from "../json/value.ts";
import type { ValidationError } from "../report/errors.ts";
import { cannotExplain } from "../report/limits.ts";
import type { Infer, Schema } from "../schema/infer.ts";
import { type CompileOptions, resolveOptions } from "../schema/options.ts";
import { type PreparedSchema, prepareAgain, prepareSchema } from "../schema/prepare.ts";
import { type Explain, type Judgement, makeRefusal, makeValidator, type Validator } from "../schema/validator.ts";
import { makeCheckEmitter } from "./emit-check.ts";
import { makeExplainEmitter } from "./emit-explain.ts";
import { findEntries } from "./entry.ts";
import type { Node } from "./family.ts";
import type { HelperName } from "./helpers.ts";
import { type CheckProgram, CodeGenerationError, linkCheck, linkExplain } from "./link-function.ts";
import { lower } from "./lower.ts";
import { makeProgramBuilder, type Program } from "./program.ts";
import { mayWalk } from "./walk.ts";

/**
 * Compiles a schema to JavaScript and evaluates it. The schema is copied, judged by its metaschema and compiled at once;
 * the code that words errors is made when a first instance fails.
 *
 * Throws a `SchemaError` that lists every problem of the schema, a `TypeError` on options of the wrong kind, and an error
 * that says what to do instead where the host forbids making code from text.
 */
export function compile<const S extends Schema>(schema: S, options?: CompileOptions): Validator<Infer<S>> {
  const prepared = prepare(schema, options);
  return makeValidator(prepared, compilePrepared(prepared));
}

/** The code for a schema as people read it, and what it must be given by name to run. Throws as {@link compile} does. */
export function compilePrograms(schema: Schema, options?: CompileOptions): Program {
  return makePrograms([{ name: "", prepared: prepare(schema, options) }], false).both();
}

/** A schema found fit for use, in the eyes of the compiler. Throws as {@link compile} does. */
export function prepare(schema: Schema, options?: CompileOptions): PreparedSchema {
  return prepareSchema(schema, resolveOptions(options), judgeByMetaschema);
}

/**
 * A prepared schema as two functions. Without judging: metaschemas come this way too. Only the schema itself is kept: most
 * tools never see a fault, and what errors are made of is prepared again at the first.
 */
function compilePrepared(prepared: PreparedSchema): Judgement {
  const { options } = prepared;
  const schema = prepared.root.schema;
  const programs = (lean: boolean): Programs =>
    makePrograms([{ name: "", prepared: prepareAgain(schema, options) }], lean);
  const refuse = makeRefusal(() => linkExplainOrDont(programs(true).explain()), options);
  return {
    ...linkCheck(makePrograms([{ name: "", prepared }], true).check(), refuse),
    get source() {
      return programs(false).both().text;
    },
  };
}

/** Where the host refuses by now, verdicts stand, and one error says that nothing more is known. It is asked once. */
function linkExplainOrDont(program: Program): Explain {
  try {
    return linkExplain(program);
  } catch (error) {
    if (!(error instanceof CodeGenerationError)) throw error;
    return () => {
      throw cannotExplain;
    };
  }
}

export interface Programs {
  /** The checking pass alone, for {@link linkCheck}. */
  check(): CheckProgram;
  /** The explaining pass, with the checks that it needs to choose among branches. */
  explain(): Program;
  /**
   * One pass for both, whose errors tell no facts; or all of them, where errors are compared by their facts. The entries
   * are each schema's explain.
   */
  brief(): { readonly program: Program; readonly tellsFacts: boolean };
  /** Both in one text, for reading and for modules: the entries are each schema's check and explain. */
  both(): Program;
}

/** A schema and its part in the names of its functions: empty where it is the only one. */
export interface NamedSchema {
  readonly name: string;
  readonly prepared: PreparedSchema;
}

/**
 * The passes over schemas as text, each written when asked for: equal subschemas of all of them are one function. They
 * were prepared with equal options. A lean text has no comments and no indentation.
 */
export function makePrograms(schemas: readonly NamedSchema[], lean: boolean): Programs {
  let count = 0;
  const lowered = schemas.map(({ prepared }) => {
    const each = lower(prepared, count);
    count += each.nodes.length;
    return each;
  });
  const nodes = lowered.flatMap((each) => each.nodes);
  const roots = lowered.map(({ root }) => root);
  const graph: Graph<Node> = makeGraph(nodes, roots);
  const canonical = roots.map(graph.canonical);
  const recursive = recursiveNodes(nodes, graph);
  // Branches are judged once more where it is asked what they evaluate.
  const asksAgain = nodes.some((node) => node.keywords.some((keyword) => keyword.judgesBranchesAgain));
  // What is applied from one place only is applied once, and what applies nothing is judged in no time.
  const isShared = (node: Node): boolean =>
    (asksAgain || recursive.has(node) || graph.uses(node) > 1) && node.keywords.some(({ edges }) => edges.length > 0);
  const repeated = nodes.some(isShared)
    ? new Set(canonical.flatMap((root) => [...findRepeats(nodes, root, graph.canonical)]).filter(isShared))
    : new Set<Node>();
  const { options } = schemas[0]!.prepared;
  const common = { graph, hasWalks: mayWalk(nodes), recursive, repeated, options, lean };
  const names = schemas.map(({ name }) => name);
  const checked = findEntries(canonical, names, graph.canonical);
  // Errors tell places of the schema, so equal schemas are explained apart.
  const findExplained = (): ReturnType<typeof findEntries> => findEntries(roots, names, (node) => node);
  const explain = (brief: boolean): Program => {
    const builder = makeProgramBuilder(!lean);
    const { judge } = makeCheckEmitter({ ...common, builder, entries: new Map() });
    const { entries, starts } = findExplained();
    return builder.build(...starts.map(makeExplainEmitter({ ...common, builder, entries, judge, brief })));
  };
  return {
    check() {
      const builder = makeProgramBuilder(!lean);
      const { entries, starts } = checked;
      const { functionFor, neverThrows } = makeCheckEmitter({ ...common, builder, entries, catches: true });
      return { ...builder.build(...starts.map(functionFor)), neverThrows: starts.every(neverThrows) };
    },
    explain: () => explain(false),
    brief() {
      const program = explain(true);
      const tells = (helpers: readonly HelperName[]): boolean => helpers.some((name) => program.externals.has(name));
      if (tells(comparing)) return { program: explain(false), tellsFacts: true };
      return { program, tellsFacts: tells(["explainUnique"]) };
    },
    both() {
      const builder = makeProgramBuilder(!lean);
      const { functionFor, judge } = makeCheckEmitter({ ...common, builder, entries: checked.entries });
      const { entries, starts } = findExplained();
      const explain = makeExplainEmitter({ ...common, builder, entries, judge, brief: false });
      return builder.build(...checked.starts.flatMap((node, i) => [functionFor(node), explain(starts[i]!)]));
    },
  };
}

/** Those that tell one fault from another by its facts. */
const comparing: readonly HelperName[] = ["addDistinct", "explainAlso", "explainOnce", "explainUnion"];

/** Targets of counted references, and the nodes that stand for them. */
function recursiveNodes(nodes: readonly Node[], graph: Graph<Node>): ReadonlySet<Node> {
  const found = new Set<Node>();
  for (const node of nodes) {
    for (const keyword of node.keywords) {
      for (const edge of keyword.edges) if (edge.isRecursive) found.add(edge.node).add(graph.canonical(edge.node));
    }
  }
  return found;
}

/** The metaschemas, compiled when first needed: pure values that depend on nothing a caller does. */
const metaschemas = new Map<string, Validator>();

function judgeByMetaschema(metaschema: string, schema: Json): readonly ValidationError[] {
  const validator = metaschemas.get(metaschema) ?? compileMetaschema(metaschema);
  metaschemas.set(metaschema, validator);
  const result = validator.validate(schema);
  return result.ok ? [] : result.errors;
}

/** Schemas are bounded in depth before they come here, and more problems than this nobody reads. */
function compileMetaschema(metaschema: string): Validator {
  const options = resolveOptions({
    formats: "annotate",
    unknownKeywords: "ignore",
    patterns: "native",
    maxDepth: 100_000,
    maxErrors: 1_000,
  });
  const prepared = prepareSchema({ $ref: metaschema }, options, undefined);
  return makeValidator(prepared, compilePrepared(prepared));
}
