/**
 * The explaining pass: finds every independent fault and writes an error for each, its pointer built inline at the
 * place where it is made. It runs only after the checking pass said no.
 */
import { type Code, join, js } from "../codegen/code.ts";
import { always, type Condition } from "../codegen/condition.ts";
import { makeNames } from "../codegen/names.ts";
import { makePrinter, type Printer } from "../codegen/printer.ts";
import { type TypeSet, types, widened } from "../ir/types.ts";
import { schemaPath } from "../schema/subschema.ts";
import { makeCalling } from "./calling.ts";
import { type CheckEmitter, DEEPEST, type EmitOptions, groups, readCode } from "./emit-check.ts";
import { briefErrorLine, errorCode } from "./error-code.ts";
import {
  type ExplainContext,
  type Facts,
  type FaultPlace,
  type Keyword,
  type KeywordEdge,
  type Node,
  ownPlace,
} from "./family.ts";
import { type Path, pathCode } from "./path.ts";
import { makeToldFaults } from "./told.ts";
import { typeTest } from "./type-test.ts";

export interface ExplainOptions extends EmitOptions {
  /** Whether a schema passes, as an expression. */
  readonly judge: CheckEmitter["judge"];
  /** Whether errors are told without the facts of their keywords. */
  readonly brief: boolean;
}

/** What changes on the way down one function. */
interface Place {
  readonly value: Code;
  readonly known: TypeSet;
  /** From the value of the function. */
  readonly path: Path;
  readonly depth: number;
  readonly isOmissible: boolean;
}

/** What is written of a function, and what it needs before that. */
interface Writer {
  write(node: Node, place: Place): void;
  readonly usesStart: boolean;
}

const list = js`errors`;

/**
 * Gives the name of a node's explaining function. A function writes places from its own value on, and its caller puts
 * the place of that value before them: what is valid costs no pointer.
 */
export function makeExplainEmitter(from: ExplainOptions): (node: Node) => Code {
  const { entries, graph, builder, recursive, repeated, options, lean, judge, brief } = from;
  const calling = makeCalling(graph.isRecursive, repeated.size > 0);
  // Beside the checking functions' places in the memo; errors tell places of the schema, so each node has its own.
  const memoIndices = new Map<Node, number>();
  const functionFor = builder.functions("explain", entries, write);
  return functionFor;

  function write(node: Node, name: Code): string {
    const body = makePrinter(lean);
    const writer = makeWriter(body);
    writer.write(node, { value: js`v`, known: types.any, path: [], depth: 0, isOmissible: false });
    const print = makePrinter(lean);
    const parameters = [js`v`, list, ...calling.parameters(entries.get(node))];
    const isPrinted = print.block(js`function ${name}(${join(parameters, js`, `)})`, () => {
      if (recursive.has(node)) print.line(js`if (d > ${options.maxDepth}) throw ${builder.helper("tooDeep")};`);
      if (writer.usesStart) print.line(js`const start = ${list}.length;`);
      print.include(body);
    });
    if (!isPrinted) print.line(js`function ${name}() {}`);
    return print.text();
  }

  function isRepeated(node: Node): boolean {
    return repeated.has(graph.canonical(node)) && node.keywords.length > 0;
  }

  /** The first arguments of a call that explains a value once. */
  function onceArguments(node: Node): Code {
    const index = memoIndices.get(node) ?? repeated.size + memoIndices.size;
    memoIndices.set(node, index);
    return js`${index}, ${options.maxErrors}, ${functionFor(node)}`;
  }

  /**
   * Writes nodes into one function. Two places of a schema can tell the same fault only where they judge the same
   * instance, so errors are compared with earlier ones only after a first in-place subschema, and where one of them may
   * be the same.
   */
  function makeWriter(print: Printer): Writer {
    const names = makeNames(["v", "errors", "start", "d", "m"]);
    const told = makeToldFaults();
    let mayRepeat = false;
    let usesStart = false;

    function start(): Code {
      usesStart = true;
      return js`start`;
    }

    function apply(edge: KeywordEdge, from: Place, value: Code, place: Place): void {
      const { node } = edge;
      if (value === from.value) mayRepeat = true;
      const isFunction = recursive.has(node) || isRepeated(node) || graph.directUses(node) > 1 || from.depth >= DEEPEST;
      if (!isFunction || (node.keywords.length === 0 && node.always !== false)) writeNode(node, place);
      else writeCall(edge, place);
    }

    function writeCall(edge: KeywordEdge, { value, path, isOmissible: canBeLeftOut }: Place): void {
      const { node } = edge;
      const isOmissible = canBeLeftOut && !brief;
      const isRecursive = edge.isRecursive === true;
      const isSecond = told.add(path, undefined, mayRepeat);
      const before = isOmissible || (path.length > 0 && !isSecond) ? names.fresh("n") : undefined;
      if (before !== undefined) print.line(js`const ${before} = ${list}.length;`);
      const since = isSecond ? start() : (before ?? js`${list}.length`);
      const state = join(calling.state(isRecursive), js`, `);
      if (isRepeated(node)) {
        const call = builder.helper("explainOnce");
        print.line(js`${call}(${onceArguments(node)}, ${value}, ${pathCode(path)}, ${list}, ${since}, ${state});`);
      } else if (isSecond) {
        const place = js`${value}, ${pathCode(path)}, ${list}, ${since}, ${options.maxErrors}`;
        print.line(js`${builder.helper("explainAlso")}(${functionFor(node)}, ${place}, ${state});`);
      } else {
        print.line(
          js`${functionFor(node)}(${join([value, list, ...calling.arguments(isRecursive ? 1 : 0)], js`, `)});`,
        );
        if (path.length > 0) {
          const nest = js`${builder.helper(brief ? "nestBriefErrors" : "nestErrors")}(${list}, ${before!}, ${pathCode(path)})`;
          print.line(js`if (${list}.length > ${before!}) ${nest};`);
        }
      }
      if (isOmissible) markNull({ value, path }, before!);
    }

    function markNull({ value, path }: { value: Code; path: Path }, since: Code): void {
      print.line(js`if (${value} === null) ${builder.helper("markNull")}(${list}, ${since}, ${pathCode(path)});`);
    }

    function add(keyword: string, error: Code, path: Path): void {
      if (!told.add(path, keyword, mayRepeat)) print.line(js`${list}.push(${error});`);
      else print.line(js`${builder.helper("addDistinct")}(${list}, ${error}, ${options.maxErrors}, ${start()});`);
    }

    function fail(node: Node, place: Place, keyword: string, facts: Facts, where?: FaultPlace): void {
      const { below = `/${keyword}`, path = place.path } = ownPlace(where);
      const at = schemaPath(node.at, below);
      if (!brief) {
        add(keyword, errorCode(keyword, path, facts, at, builder), path);
        return;
      }
      // What has to be told apart by its facts asks for a helper that brief programs do without.
      if (told.add(path, keyword, mayRepeat)) builder.helper("addDistinct");
      print.line(briefErrorLine(list, keyword, path, at, builder));
    }

    function contextAt(node: Node, place: Place): ExplainContext {
      const fails = (keyword: string, facts: Facts | (() => Facts), where?: FaultPlace): void =>
        fail(node, place, keyword, brief ? {} : typeof facts === "function" ? facts() : facts, where);
      return {
        ...place,
        errors: list,
        names,
        print,
        maxErrors: options.maxErrors,
        helper: builder.helper,
        external: builder.external,
        longTest: builder.longTest,
        constant: builder.constant,
        judge: (edge, value, known) => judge(edge, value, names, known),
        read: (object, name) => readCode(builder, object, name),
        fail: fails,
        add(keyword, error, where) {
          if (brief) fails(keyword, {}, where);
          else add(keyword, error(), ownPlace(where).path ?? place.path);
        },
        apply(edge, value, path, into = {}) {
          const { known = types.any, isOmissible = value === place.value && place.isOmissible } = into;
          apply(edge, place, value, { value, path, known, isOmissible, depth: place.depth + 1 });
        },
        mayRepeat() {
          mayRepeat = true;
        },
        since: () => (told.add(place.path, undefined, mayRepeat) ? start() : js`${list}.length`),
        alternatives: told.alternatives,
        explainer(edge) {
          const { node: target, isRecursive = false } = edge;
          if (!isRepeated(target) && !isRecursive) return functionFor(target);
          const state = join(calling.state(isRecursive), js`, `);
          const rest = join([js`v`, list, ...calling.arguments(isRecursive ? 1 : 0)], js`, `);
          const call = isRepeated(target)
            ? js`${builder.helper("explainOnce")}(${onceArguments(target)}, v, "", ${list}, ${list}.length, ${state})`
            : js`${functionFor(target)}(${rest})`;
          return js`((v, ${list}, d, m) => ${call})`;
        },
        state: join(calling.state(false), js`, `),
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
      writeEither(
        test,
        () => gate.explain(context),
        () => writeGates(node, { ...place, known }, others),
      );
    }

    /** A failed test tells nothing that what follows after it would tell. */
    function writeEither(test: Condition, failed: () => void, passed: () => void): void {
      const either = told.alternatives();
      print.branch(
        test.fails,
        test.holds,
        () => either.run(failed),
        () => either.run(passed),
      );
      either.end();
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
        writeEither(
          test,
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

    return {
      write: writeNode,
      get usesStart() {
        return usesStart;
      },
    };
  }
}
