/**
 * The checking pass: statements that return false at the first failure, and true at the end. No paths, no errors, no
 * allocations. It is right in both directions.
 */
import { access, type Code, identifier, join, js } from "../codegen/code.ts";
import { allOf, always, anyOf, type Condition, never, not } from "../codegen/condition.ts";
import { makeNames, type Names } from "../codegen/names.ts";
import { makePrinter, type Printer } from "../codegen/printer.ts";
import { includedTypes } from "../ir/choice.ts";
import type { Graph } from "../ir/graph.ts";
import { type TypeSet, types } from "../ir/types.ts";
import { prototypeNames } from "../json/value.ts";
import type { ResolvedOptions } from "../schema/options.ts";
import { schemaPath } from "../schema/subschema.ts";
import { makeCalling } from "./calling.ts";
import type { CheckContext, EmitContext, Keyword, KeywordEdge, Node } from "./family.ts";
import type { Entries, ProgramBuilder } from "./program.ts";
import { typeTest } from "./type-test.ts";

/** Schemas nested deeper than this in one function get a function of their own. */
const DEEPEST = 24;
/** A test is brief up to so many keywords and characters. */
const BRIEF_KEYWORDS = 3;
const BRIEF_TEXT = 120;

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

export function makeCheckEmitter(from: CheckEmitOptions): CheckEmitter {
  const { entries, graph, builder, recursive, repeated, options, lean, catches = false } = from;
  const calling = makeCalling(graph.isRecursive, repeated.size > 0);
  const memoIndices = new Map([...repeated].map((node, index) => [node, index]));
  const briefs = new Map<Node, Map<string, Condition | undefined>>();
  /** Tests print nothing. */
  const noPrint = makePrinter();
  const contexts = new Map<Names, EmitContext>();
  const functionFor = builder.functions("check", entries, write);

  function call(edge: KeywordEdge, node: Node, value: Code): Code {
    return js`${functionFor(node)}(${join([value, ...calling.arguments(edge.isRecursive === true)], js`, `)})`;
  }

  function isFunction(node: Node, known: TypeSet, names: Names, value: Code): boolean {
    if (node.keywords.length === 0) return false;
    if (recursive.has(node)) return true;
    return (graph.uses(node) > 1 || repeated.has(node)) && briefTest(node, value, known, names) === undefined;
  }

  function judge(edge: KeywordEdge, value: Code, names: Names, known: TypeSet = types.any): Condition {
    const node = graph.canonical(edge.node);
    if (recursive.has(node)) return callTest(edge, node, value);
    return briefTest(node, value, known, names) ?? callTest(edge, node, value);
  }

  function callTest(edge: KeywordEdge, node: Node, value: Code): Condition {
    const code = call(edge, node, value);
    return { holds: code, fails: js`!${code}`, form: "atom" };
  }

  /** All keywords of a schema as one test, where each is a test and the whole stays short. Definitions may double: looked at once. */
  function briefTest(node: Node, value: Code, outer: TypeSet, names: Names): Condition | undefined {
    const key = `${value.text} ${outer}`;
    const known = briefs.get(node) ?? new Map<string, Condition | undefined>();
    briefs.set(node, known);
    if (!known.has(key)) known.set(key, makeBriefTest(node, value, outer, names));
    return known.get(key);
  }

  function makeBriefTest(node: Node, value: Code, outer: TypeSet, names: Names): Condition | undefined {
    if (node.always !== undefined) return node.always ? always : never;
    if (node.keywords.length > BRIEF_KEYWORDS || node.keywords.some((keyword) => keyword.condition === undefined)) {
      return undefined;
    }
    const parts: Condition[] = [];
    const context = contexts.get(names) ?? emitContext(names, noPrint);
    contexts.set(names, context);
    let known = outer;
    for (const keyword of node.keywords) {
      const inside = keyword.applies & known;
      if (inside === 0) continue;
      const test = keyword.condition?.(value, context, inside);
      if (test === undefined) return undefined;
      const guard = typeTest(value, keyword.applies, known);
      parts.push(guard === always ? test : anyOf([not(guard), test]));
      known &= keyword.passes ?? types.any;
    }
    const whole = allOf(parts);
    return whole.holds.text.length > BRIEF_TEXT ? undefined : whole;
  }

  function emitContext(names: Names, print: Printer): EmitContext {
    return {
      names,
      print,
      maxErrors: options.maxErrors,
      helper: builder.helper,
      external: builder.external,
      longTest: builder.longTest,
      constant: builder.constant,
      judge: (edge, value, known) => judge(edge, value, names, known),
      read: (object, name) => readCode(builder, object, name),
    };
  }

  /** `place` is where the schema stands; an equal one elsewhere may stand for it. */
  function emitNode(
    node: Node,
    place: Node,
    value: Code,
    known: TypeSet,
    names: Names,
    print: Printer,
    depth: number,
    settled?: string,
  ): void {
    if (node.always === false) {
      print.line(js`return false;`);
      return;
    }
    print.comment(() => schemaPath(place.at, ""));
    const context: CheckContext = {
      ...emitContext(names, print),
      value,
      known,
      settled,
      apply: (edge, inner, innerKnown, innerSettled) =>
        apply(edge, inner, innerKnown ?? types.any, names, print, depth + 1, innerSettled),
      brief: (edge, inner) => {
        const target = graph.canonical(edge.node);
        return recursive.has(target) ? undefined : briefTest(target, inner, types.any, names);
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
      else if (guard === always) emitAll();
      else print.block(js`if (${guard.holds})`, emitAll);
    }
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

  function apply(
    edge: KeywordEdge,
    value: Code,
    known: TypeSet,
    names: Names,
    print: Printer,
    depth: number,
    settled?: string,
  ): void {
    const node = graph.canonical(edge.node);
    if (isFunction(node, known, names, value) || (depth > DEEPEST && node.keywords.length > 0)) {
      print.line(js`if (!${call(edge, node, value)}) return false;`);
    } else {
      emitNode(node, edge.node, value, known, names, print, depth, settled);
    }
  }

  function write(node: Node, name: Code): string {
    const print = makePrinter(lean);
    const value = js`v`;
    const head = js`function ${name}(${join([value, ...calling.parameters(entries.has(node))], js`, `)})`;
    const index = memoIndices.get(node);
    if (index !== undefined) writeRemembering(name, head, index, print);
    const parameters = join([value, ...calling.parameters(false)], js`, `);
    print.block(index === undefined ? head : js`function ${judging(name)}(${parameters})`, () => {
      const body = (): void => {
        if (recursive.has(node)) print.line(js`if (d > ${options.maxDepth}) throw ${builder.helper("tooDeep")};`);
        emitNode(node, node, value, types.any, makeNames(["v", "d", "m"]), print, 0);
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
    const takesMore = calling.parameters(true).length > 0;
    return catches && entries.has(node) && graph.uses(node) === 0 && !takesMore;
  }

  function judging(name: Code): Code {
    return identifier(`judge_${name.text}`);
  }

  return { functionFor, judge, neverThrows };
}

/** Copies are made only where the types differ: there is a context for each keyword of each schema. */
function withKnown(context: CheckContext, known: TypeSet): CheckContext {
  return context.known === known ? context : { ...context, known };
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
