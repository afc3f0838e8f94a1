/**
 * The explaining pass: finds every independent fault and writes an error for each, its pointer built inline at the
 * place where it is made. It runs only after the checking pass said no, so it is written for clear errors, not for speed.
 */
import { type Code, identifier, isCode, join, js } from "../codegen/code.ts";
import { always } from "../codegen/condition.ts";
import { frozenLiteral } from "../codegen/frozen.ts";
import { makeNames } from "../codegen/names.ts";
import { makePrinter, type Printer } from "../codegen/printer.ts";
import { type TypeSet, types, widened } from "../ir/types.ts";
import { schemaPath } from "../schema/subschema.ts";
import { makeCalling } from "./calling.ts";
import { type CheckEmitter, type EmitOptions, groups, readCode } from "./emit-check.ts";
import type { ExplainContext, Facts, FaultPlace, Keyword, KeywordEdge, Node } from "./family.ts";
import { type Path, pathCode } from "./path.ts";
import { typeTest } from "./type-test.ts";

const DEEPEST = 24;

export interface ExplainOptions extends EmitOptions {
  /** Whether a schema passes, as an expression. */
  readonly judge: CheckEmitter["judge"];
}

/** What changes on the way down one function. */
interface Place {
  readonly value: Code;
  readonly known: TypeSet;
  readonly path: Path;
  readonly errors: Code;
  readonly depth: number;
}

/** A fact of so many characters is made once, and frozen: all errors that tell it share it. */
const LONG_FACT = 1_000;

/** Gives the name of a node's explaining function. */
export function makeExplainEmitter(from: ExplainOptions): (node: Node) => Code {
  const { entries, graph, builder, recursive, repeated, options, lean, judge } = from;
  const calling = makeCalling(graph.isRecursive, repeated.size > 0);
  // Beside the checking functions' places in the memo; errors tell places, so each node has its own.
  const memoIndices = new Map<Node, number>();
  const functionFor = builder.functions("explain", entries, write);
  return functionFor;

  function write(node: Node, name: Code): string {
    const print = makePrinter(lean);
    const isShared = !entries.has(node) || graph.directUses(node) > 0;
    const writer = makeWriter(print, isShared);
    const place = { value: js`v`, known: types.any, path: isShared ? [js`p`] : [], errors: js`errors`, depth: 0 };
    const parameters = [js`v`, js`p`, js`errors`, ...calling.parameters(entries.has(node))];
    const isPrinted = print.block(js`function ${name}(${join(parameters, js`, `)})`, () => {
      if (recursive.has(node)) print.line(js`if (d > ${options.maxDepth}) throw ${builder.helper("tooDeep")};`);
      writer(node, place);
    });
    if (!isPrinted) print.line(js`function ${name}() {}`);
    return print.text();
  }

  function isRepeated(node: Node): boolean {
    return repeated.has(graph.canonical(node)) && node.keywords.length > 0;
  }

  /** The head of a call that explains a value once, to be followed by the arguments of the function itself. */
  function explainOnce(node: Node): Code {
    const index = memoIndices.get(node) ?? repeated.size + memoIndices.size;
    memoIndices.set(node, index);
    return js`${builder.helper("explainOnce")}(${index}, ${options.maxErrors}, ${functionFor(node)}`;
  }

  /**
   * Writes nodes into one function. Two places of a schema can tell the same fault only where they judge the same
   * instance, so errors are compared with earlier ones only after a first in-place subschema, or where a caller may have
   * applied one.
   */
  function makeWriter(print: Printer, isShared: boolean): (node: Node, place: Place) => void {
    const names = makeNames(["v", "p", "errors", "d", "m"]);
    let mayRepeat = isShared;

    function apply(edge: KeywordEdge, from: Place, value: Code, path: Path, errors: Code, known: TypeSet): void {
      const { node } = edge;
      if (value === from.value) mayRepeat = true;
      const isFunction = recursive.has(node) || isRepeated(node) || graph.directUses(node) > 1 || from.depth >= DEEPEST;
      if (!isFunction || (node.keywords.length === 0 && node.always !== false)) {
        writeNode(node, { value, path, errors, known, depth: from.depth + 1 });
        return;
      }
      const parameters = [value, pathCode(path), errors, ...calling.arguments(edge.isRecursive === true)];
      if (!isRepeated(node)) print.line(js`${functionFor(node)}(${join(parameters, js`, `)});`);
      else print.line(js`${explainOnce(node)}, ${join(parameters, js`, `)});`);
    }

    function fail(node: Node, place: Place, keyword: string, facts: Facts, where: FaultPlace = {}): void {
      // Own members only: these are optional, and a polluted prototype could lend them.
      const own: FaultPlace = Object.assign(Object.create(null), where);
      const { below = `/${keyword}`, path = place.path, more } = own;
      const member = (name: string, value: unknown): Code[] => {
        if (value === undefined) return [];
        const code = isCode(value) ? value : js`${value as string}`;
        const isLong = !isCode(value) && typeof value === "object" && code.text.length > LONG_FACT;
        return [js`${identifier(name)}: ${isLong ? builder.constant(name, frozenLiteral(value)) : code}`];
      };
      const members = [
        js`path: ${pathCode(path)}`,
        js`keyword: ${keyword}`,
        ...Object.keys(facts).flatMap((name) => member(name, facts[name])),
        ...(more === undefined ? [] : [js`...${more}`]),
        js`schemaPath: ${schemaPath(node.at, below)}`,
      ];
      const error = js`{ ${join(members, js`, `)} }`;
      if (mayRepeat) print.line(js`${builder.helper("addDistinct")}(${place.errors}, ${error}, ${options.maxErrors});`);
      else print.line(js`${place.errors}.push(${error});`);
    }

    function contextAt(node: Node, place: Place): ExplainContext {
      return {
        ...place,
        names,
        print,
        maxErrors: options.maxErrors,
        helper: builder.helper,
        external: builder.external,
        longTest: builder.longTest,
        constant: builder.constant,
        judge: (edge, value, known) => judge(edge, value, names, known),
        read: (object, name) => readCode(builder, object, name),
        fail: (keyword, facts, where) => fail(node, place, keyword, facts, where),
        apply: (edge, value, path, into) =>
          apply(edge, place, value, path, into?.errors ?? place.errors, into?.known ?? types.any),
        mayRepeat() {
          mayRepeat = true;
        },
        explainer(edge) {
          const name = functionFor(edge.node);
          if (isRepeated(edge.node)) {
            const deeper = edge.isRecursive ? js`d + 1` : js`d`;
            return js`((v, p, errors, d, m) => ${explainOnce(edge.node)}, v, p, errors, ${deeper}, m))`;
          }
          return edge.isRecursive ? js`((v, p, errors, d, m) => ${name}(v, p, errors, d + 1, m))` : name;
        },
        state: js`${calling.hasDepth ? js`d` : js`0`}, ${calling.hasMemo ? js`m` : js`[]`}`,
        schemaPath: (below) => schemaPath(node.at, below),
      };
    }

    function writeNode(node: Node, place: Place): void {
      if (node.always === false) fail(node, place, "false", {}, { below: "" });
      if (node.keywords.length === 0) return;
      print.comment(() => schemaPath(node.at, ""));
      writeGates(
        node,
        place,
        node.keywords.filter((keyword) => keyword.gate === "value"),
      );
    }

    /** A failed `enum` or `const` stands alone: each is an if whose else holds all the rest. */
    function writeGates(node: Node, place: Place, gates: readonly Keyword[]): void {
      const [gate, ...others] = gates;
      if (gate === undefined) {
        writeTyped(node, place);
        return;
      }
      const context = contextAt(node, place);
      const test = gate.condition!(place.value, context, place.known)!;
      const known = place.known & (gate.passes ?? types.any);
      print.branch(
        test.fails,
        test.holds,
        () => gate.explain(context),
        () => writeGates(node, { ...place, known }, others),
      );
    }

    /** After a failed `type` only a number goes on, where an integer was due. */
    function writeTyped(node: Node, place: Place): void {
      const gate = node.keywords.find((keyword) => keyword.gate === "type");
      const rest = node.keywords.filter((keyword) => keyword.gate === undefined);
      const wanted = gate?.passes ?? types.any;
      const test = typeTest(place.value, wanted, place.known);
      if (gate === undefined || test === always) {
        writeGroups(node, place, rest);
        return;
      }
      const context = contextAt(node, place);
      const wide = widened(wanted) & place.known;
      if (wide === (wanted & place.known)) {
        const known = place.known & wanted;
        print.branch(
          test.fails,
          test.holds,
          () => gate.explain(context),
          () => writeGroups(node, { ...place, known }, rest),
        );
        return;
      }
      print.block(js`if (${test.fails})`, () => gate.explain(context));
      const guard = typeTest(place.value, wide, place.known);
      const writeRest = (): void => writeGroups(node, { ...place, known: wide }, rest);
      if (guard === always) writeRest();
      else print.block(js`if (${guard.holds})`, writeRest);
    }

    function writeGroups(node: Node, place: Place, keywords: readonly Keyword[]): void {
      for (const group of groups(keywords, place.known)) {
        const guard = typeTest(place.value, group.applies, group.known);
        const known = group.known & group.applies;
        const writeAll = (): void => {
          for (const keyword of group.keywords) writeKeyword(keyword, contextAt(node, { ...place, known }));
        };
        if (guard === always) writeAll();
        else print.block(js`if (${guard.holds})`, writeAll);
      }
    }

    function writeKeyword(keyword: Keyword, context: ExplainContext): void {
      const test = keyword.explainsFailure ? keyword.condition?.(context.value, context, context.known) : undefined;
      if (test === undefined) keyword.explain(context);
      else print.block(js`if (${test.fails})`, () => keyword.explain(context));
    }

    return writeNode;
  }
}
