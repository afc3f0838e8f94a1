/**
 * The checking pass: statements that return false at the first failure, and true at the end. No paths, no errors, no
 * allocations. It is right in both directions.
 */
import { access, type Code, identifier, join, js } from "../codegen/code.ts";
import { allOf, always, type Condition, never, not } from "../codegen/condition.ts";
import { makeNames, type Names } from "../codegen/names.ts";
import { makePrinter, type Printer } from "../codegen/printer.ts";
import { includedTypes } from "../ir/choice.ts";
import { conjunctionOf, makeFollow } from "../ir/conjunction.ts";
import type { Graph } from "../ir/graph.ts";
import { type TypeSet, types } from "../ir/types.ts";
import { prototypeNames } from "../json/value.ts";
import type { ResolvedOptions } from "../schema/options.ts";
import { schemaPath } from "../schema/subschema.ts";
import { makeBriefTests, type Site } from "./brief-test.ts";
import { makeCalling } from "./calling.ts";
import type { Entries } from "./entry.ts";
import type { CheckContext, EmitContext, Keyword, KeywordEdge, Node } from "./family.ts";
import type { ProgramBuilder } from "./program.ts";
import { typeTest } from "./type-test.ts";
import { findWalk, type Walk, writeWalk } from "./walk.ts";

/** Schemas nested deeper than this in one function get a function of their own. */
export const DEEPEST = 24;

export interface CheckEmitter {
  /** The name of a node's checking function. */
  functionFor(node: Node): Code;
  /** Whether a schema passes, as an expression. */
  judge(edge: KeywordEdge, value: Code, names: Names, known?: TypeSet): Condition;
  /** Whether its function never throws, whatever the instance: where it is an entry and nothing else calls it. */
  neverThrows(node: Node): boolean;
}

export interface EmitOptions {
  /** The nodes whose functions of this kind are entries of the program. */
  readonly entries: Entries;
  readonly graph: Graph<Node>;
  /** Whether {@link findWalk} may find any. */
  readonly hasWalks: boolean;
  readonly builder: ProgramBuilder;
  readonly recursive: ReadonlySet<Node>;
  /** Canonical nodes whose verdicts and errors are remembered during a call. */
  readonly repeated: ReadonlySet<Node>;
  readonly options: ResolvedOptions;
  readonly lean: boolean;
}

export interface CheckEmitOptions extends EmitOptions {
  /**
   * Whether entries that need no more than that catch what an instance throws: a function around them would have to be
   * optimised by the host on its own, and a tool is seldom called often enough for both.
   */
  readonly catches?: boolean;
}

/** On the way down one function. */
interface Place {
  readonly site: Site;
  readonly depth: number;
  readonly settled?: string | undefined;
  /** What judges, at the same instance, the names of all these schemas, each at its level. */
  readonly walk?: { readonly walk: Walk; readonly levels: ReadonlyMap<Node, number> } | undefined;
}

export function makeCheckEmitter(from: CheckEmitOptions): CheckEmitter {
  const { entries, graph, hasWalks, builder, recursive, repeated, options, lean, catches = false } = from;
  const calling = makeCalling(graph.isRecursive, repeated.size > 0);
  const memoIndices = new Map([...repeated].map((node, index) => [node, index]));
  /** Tests print nothing. */
  const noPrint = makePrinter();
  const briefTest = makeBriefTests((site) => emitContext({ ...site, print: noPrint }));
  const functionFor = builder.functions("check", entries, write);
  const isKept = (node: Node): boolean => recursive.has(node) || repeated.has(node);
  const follow = makeFollow<Node, KeywordEdge>(
    graph.canonical,
    (node) => isKept(node) || entries.has(node),
    (node) => isKept(node) || graph.uses(node) > 1,
  );

  function call(edge: KeywordEdge, value: Code, level: number): Code {
    const levels = edge.isRecursive === true ? level + 1 : level;
    return js`${functionFor(graph.canonical(edge.node))}(${join([value, ...calling.arguments(levels)], js`, `)})`;
  }

  function isFunction(node: Node, known: TypeSet, site: Site, value: Code): boolean {
    if (node.keywords.length === 0) return false;
    if (recursive.has(node)) return true;
    return (graph.uses(node) > 1 || repeated.has(node)) && briefTest(node, value, known, site) === undefined;
  }

  function judge(edge: KeywordEdge, value: Code, site: Site, known: TypeSet): Condition {
    const last = follow(edge);
    const node = graph.canonical(last.node);
    const test = recursive.has(node) ? undefined : briefTest(node, value, known, site);
    if (test !== undefined) return test;
    const code = call(last, value, site.level);
    return { holds: code, fails: js`!${code}`, form: "atom" };
  }

  function emitContext(site: Site): EmitContext {
    return {
      names: site.names,
      print: site.print,
      maxErrors: options.maxErrors,
      helper: builder.helper,
      external: builder.external,
      longTest: builder.longTest,
      constant: builder.constant,
      judge: (edge, value, known = types.any) => judge(edge, value, site, known),
      read: (object, name) => readCode(builder, object, name),
    };
  }

  /** `shown` is where the schema stands; an equal one elsewhere may stand for it. */
  function emitNode(node: Node, shown: Node, value: Code, known: TypeSet, place: Place): void {
    const { site, depth } = place;
    const { print } = site;
    if (node.always === false) {
      print.line(js`return false;`);
      return;
    }
    const started = hasWalks && place.walk === undefined ? startWalk(node, site.level) : undefined;
    const deepest = Math.max(site.level, ...(started?.levels.values() ?? []));
    if (deepest > site.level || (depth === 0 && recursive.has(node))) {
      print.line(js`if (d > ${options.maxDepth - deepest}) throw ${builder.helper("tooDeep")};`);
    }
    print.comment(() => schemaPath(shown.at, ""));
    const walk = place.walk ?? started;
    const context: CheckContext = {
      ...emitContext(site),
      value,
      known,
      settled: place.settled,
      walked: walk && (walk.walk.others === undefined ? "named" : "all"),
      apply: (edge, inner, innerKnown, settled) =>
        apply(edge, inner, innerKnown ?? types.any, { site, depth: depth + 1, settled, walk }),
      brief: (edge, inner) => {
        const target = graph.canonical(follow(edge).node);
        return recursive.has(target) ? undefined : briefTest(target, inner, types.any, site);
      },
    };
    // A schema that is no more than a reference leaves its type to the target.
    const [first] = node.keywords;
    const isReference = node.keywords.length === 1 && first!.edges.length < 2;
    const proven = isReference ? known : known & includedTypes(node);
    if (proven !== known) failWhere(not(typeTest(value, proven, known)), print);
    for (const group of groups(node.keywords, proven)) {
      const guard = typeTest(value, group.applies, group.known);
      const inside = group.known & group.applies;
      const emitAll = (): void => emitKeywords(group.keywords, withKnown(context, inside));
      const [only] = group.keywords;
      const test = group.keywords.length === 1 ? only?.condition?.(value, context, inside) : undefined;
      if (test !== undefined) failWhere(guard === always ? not(test) : allOf([guard, not(test)]), print);
      else whereHolds(guard, emitAll, print);
    }
    if (started === undefined) return;
    const left = node.keywords.reduce((set, keyword) => set & (keyword.passes ?? types.any), proven);
    const applyAt = (edge: KeywordEdge, inner: Code, level: number): void =>
      apply(edge, inner, types.any, { site: { ...site, level: site.level + level }, depth: depth + 1 });
    const emitWalk = (): void => writeWalk(started.walk, context, graph.canonical, applyAt);
    whereHolds(typeTest(value, types.object, left), emitWalk, print);
  }

  /** A loop over the members that judges for the schema and all that it alone includes in place. */
  function startWalk(node: Node, level: number): Place["walk"] {
    const conjuncts = conjunctionOf(node, graph.canonical, (part) => graph.uses(part) === 1 && !repeated.has(part));
    const walk = findWalk(conjuncts);
    if (walk === undefined) return undefined;
    return { walk, levels: new Map(conjuncts.slice(1).map((each) => [each.node, level + each.level])) };
  }

  function emitKeywords(keywords: readonly Keyword[], to: CheckContext): void {
    let known = to.known;
    for (const keyword of keywords) {
      const inner = withKnown(to, known);
      const test = keyword.condition?.(to.value, inner, known);
      if (test === undefined) keyword.check?.(inner);
      else failWhere(not(test), to.print);
      known &= keyword.passes ?? types.any;
    }
  }

  function apply(edge: KeywordEdge, value: Code, known: TypeSet, place: Place): void {
    const last = follow(edge);
    const node = graph.canonical(last.node);
    const { site, depth, settled, walk } = place;
    const level = walk?.levels.get(node);
    if (level !== undefined) {
      emitNode(node, edge.node, value, known, { site: { ...site, level }, depth, walk });
    } else if (isFunction(node, known, site, value) || (depth > DEEPEST && node.keywords.length > 0)) {
      if (last !== edge) site.print.comment(() => schemaPath(edge.node.at, ""));
      site.print.line(js`if (!${call(last, value, site.level)}) return false;`);
    } else {
      emitNode(node, edge.node, value, known, { site, depth, settled });
    }
  }

  function write(node: Node, name: Code): string {
    const print = makePrinter(lean);
    const value = js`v`;
    const head = js`function ${name}(${join([value, ...calling.parameters(entries.get(node))], js`, `)})`;
    const index = memoIndices.get(node);
    if (index !== undefined) writeRemembering(name, head, index, print);
    const parameters = join([value, ...calling.parameters()], js`, `);
    print.block(index === undefined ? head : js`function ${judging(name)}(${parameters})`, () => {
      const body = (): void => {
        const site = { names: makeNames(["v", "d", "m"]), print, level: 0 };
        emitNode(node, node, value, types.any, { site, depth: 0 });
        if (node.always !== false) print.line(js`return true;`);
      };
      if (!neverThrows(node)) return body();
      print.block(js`try`, body);
      print.block(js`catch`, () => print.line(js`return false;`));
    });
    return print.text();
  }

  /** The function by its own name asks what is remembered first; another does the judging. */
  function writeRemembering(name: Code, head: Code, index: number, print: Printer): void {
    print.block(head, () => {
      print.line(js`const known = ${builder.helper("verdictsOf")}(m, ${index});`);
      print.line(js`let verdict = known.get(v);`);
      print.line(js`if (verdict === undefined) known.set(v, (verdict = ${judging(name)}(v, d, m)));`);
      print.line(js`return verdict;`);
    });
  }

  function neverThrows(node: Node): boolean {
    const takesMore = calling.parameters().length > 0;
    return catches && entries.has(node) && graph.uses(node) === 0 && !takesMore;
  }

  function judging(name: Code): Code {
    return identifier(`judge_${name.text}`);
  }

  return {
    functionFor,
    judge: (edge, value, names, known = types.any) => judge(edge, value, { names, print: noPrint, level: 0 }, known),
    neverThrows,
  };
}

/** Copies are made only where the types differ: there is a context for each keyword of each schema. */
function withKnown(context: CheckContext, known: TypeSet): CheckContext {
  return context.known === known ? context : { ...context, known };
}

function whereHolds(guard: Condition, write: () => void, print: Printer): void {
  if (guard === always) write();
  else if (guard !== never) print.block(js`if (${guard.holds})`, write);
}

function failWhere(test: Condition, print: Printer): void {
  if (test === always) print.line(js`return false;`);
  else if (test !== never) print.line(js`if (${test.holds}) return false;`);
}

/** Names that `Object.prototype` defines count only as own members. */
export function readCode(builder: ProgramBuilder, object: Code, name: string): Code {
  return prototypeNames.has(name) ? js`${builder.helper("ownValue")}(${object}, ${name})` : access(object, name);
}

/** Neighbours that apply to the same types share one guard. */
export interface Group {
  readonly applies: TypeSet;
  readonly known: TypeSet;
  readonly keywords: readonly Keyword[];
}

export function groups(keywords: readonly Keyword[], outer: TypeSet): Group[] {
  const found: { applies: TypeSet; known: TypeSet; keywords: Keyword[] }[] = [];
  let known = outer;
  for (const keyword of keywords) {
    if ((keyword.applies & known) === 0) continue;
    const last = found.at(-1);
    if (last !== undefined && last.applies === keyword.applies && last.known === known) last.keywords.push(keyword);
    else found.push({ applies: keyword.applies, known, keywords: [keyword] });
    known &= keyword.passes ?? types.any;
  }
  return found;
}
