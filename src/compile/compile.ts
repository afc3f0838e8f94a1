/** The pipeline: schema → prepared schema → nodes → program → function. */
import { type Graph, makeGraph } from "../ir/graph.ts";
import type { Json } from "../json/value.ts";
import type { ValidationError } from "../report/errors.ts";
import type { Infer, Schema } from "../schema/infer.ts";
import { type CompileOptions, resolveOptions } from "../schema/options.ts";
import { type PreparedSchema, prepareSchema } from "../schema/prepare.ts";
import { type Judgement, makeValidator, type Validator } from "../schema/validator.ts";
import { makeCheckEmitter } from "./emit-check.ts";
import { makeExplainEmitter } from "./emit-explain.ts";
import type { Node } from "./family.ts";
import { linkFunctions } from "./link-function.ts";
import { lower } from "./lower.ts";
import { makeProgramBuilder, type Program } from "./program.ts";

/**
 * Compiles a schema to JavaScript and evaluates it. The schema is copied, judged by its metaschema and compiled at once;
 * the code that words errors is made when a first instance fails.
 *
 * Throws a `SchemaError` that lists every problem of the schema, a `TypeError` on options of the wrong kind.
 */
export function compile<const S extends Schema>(schema: S, options?: CompileOptions): Validator<Infer<S>> {
  const prepared = prepareSchema(schema, resolveOptions(options), judgeByMetaschema);
  return makeValidator(prepared, compilePrepared(prepared));
}

/** The code for a schema as people read it, and what it must be given by name to run. Throws as {@link compile} does. */
export function compilePrograms(schema: Schema, options?: CompileOptions): Program {
  return makePrograms(prepareSchema(schema, resolveOptions(options), judgeByMetaschema), false).both();
}

type Verdict = (value: unknown) => boolean;
type Explain = (value: unknown, path: string, errors: ValidationError[], depth: number) => void;

/** A prepared schema as two functions. Without judging: metaschemas come this way too. */
function compilePrepared(prepared: PreparedSchema): Judgement {
  const programs = makePrograms(prepared, true);
  const [verdict] = linkFunctions(programs.check()) as [Verdict];
  let explain: Explain | undefined;
  return {
    get source() {
      return makePrograms(prepared, false).both().text;
    },
    verdict,
    explain(value) {
      explain ??= linkFunctions(programs.explain())[0] as Explain;
      const errors: ValidationError[] = [];
      explain(value, "", errors, 0);
      return errors;
    },
  };
}

export interface Programs {
  /** The checking pass alone. */
  check(): Program;
  /** The explaining pass, with the checks that it needs to choose among branches. */
  explain(): Program;
  /** Both in one text, for reading and for modules. */
  both(): Program;
}

/** The passes over one schema as text, each written when asked for. A lean text has no comments and no indentation. */
export function makePrograms(prepared: PreparedSchema, lean: boolean): Programs {
  const { root, nodes } = lower(prepared);
  const graph: Graph<Node> = makeGraph(nodes, root);
  const entry = graph.canonical(root);
  const common = { graph, recursive: recursiveNodes(nodes, graph), options: prepared.options, lean };
  return {
    check() {
      const builder = makeProgramBuilder();
      return builder.build(makeCheckEmitter({ ...common, builder, entry }).functionFor(entry));
    },
    explain() {
      const builder = makeProgramBuilder();
      const { judge } = makeCheckEmitter({ ...common, builder });
      return builder.build(makeExplainEmitter({ ...common, builder, entry: root, judge })(root));
    },
    both() {
      const builder = makeProgramBuilder();
      const { functionFor, judge } = makeCheckEmitter({ ...common, builder, entry });
      return builder.build(functionFor(entry), makeExplainEmitter({ ...common, builder, entry: root, judge })(root));
    },
  };
}

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
const metaschemas = new Map<string, Judgement>();

function judgeByMetaschema(metaschema: string, schema: Json): readonly ValidationError[] {
  let judgement = metaschemas.get(metaschema);
  if (judgement === undefined) {
    const options = resolveOptions({ formats: "annotate", unknownKeywords: "ignore", maxDepth: 1_000_000 });
    judgement = compilePrepared(prepareSchema({ $ref: metaschema }, options, undefined));
    metaschemas.set(metaschema, judgement);
  }
  return judgement.verdict(schema) ? [] : judgement.explain(schema);
}
