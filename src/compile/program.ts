import { type Code, identifier, js } from "../codegen/code.ts";
import { slug } from "../codegen/names.ts";
import { longTest, type NativeMatcher, tableForLongTexts } from "../regex/index.ts";
import { schemaPath } from "../schema/subschema.ts";
import type { Entries } from "./entry.ts";
import type { Node } from "./family.ts";
import { type HelperName, helpers } from "./helpers.ts";

/** One pass over a schema, or both, as text; and what the text must be given by name. */
export interface Program {
  /** Constants, then functions. */
  readonly text: string;
  /** The parts of the text. */
  readonly constants: readonly { readonly name: Code; readonly code: Code }[];
  readonly functions: readonly string[];
  /** The functions to call from outside. */
  readonly entries: readonly string[];
  /** Functions of the library the text calls, in order of first use. */
  readonly externals: ReadonlyMap<string, unknown>;
}

/** Writes the function of a node under the name it was given. */
export type WriteFunction = (node: Node, name: Code) => string;

/** Collects the functions of a program, the constants above them and the helpers they use. */
export interface ProgramBuilder {
  helper(name: HelperName): Code;
  external(name: string, value: unknown): Code;
  /** As an emission context has it. */
  longTest(matcher: NativeMatcher): Code;
  constant(role: string, code: Code): Code;
  /**
   * One kind of function: gives each node's name, and has it written once it was asked for. An entry is called by the
   * prefix and its own name, which may be empty; others by the prefix, that of their document's entry and their schema's
   * location.
   */
  functions(prefix: string, entries: Entries, write: WriteFunction): (node: Node) => Code;
  /** Writes every function asked for so far and on the way. */
  build(...entries: readonly Code[]): Program;
}

/** `standsAlone`: the text may call helpers only, so it holds the tables of patterns that else are made when needed. */
export function makeProgramBuilder(standsAlone: boolean): ProgramBuilder {
  const externals = new Map<string, unknown>();
  const constants = new Map<string, { readonly name: Code; readonly code: Code }>();
  const longTests = new Map<string, Code>();
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  const pending: { readonly node: Node; readonly name: Code; readonly write: WriteFunction }[] = [];

  function external(name: string, value: unknown): Code {
    externals.set(name, value);
    return identifier(name);
  }

  function makerOf(matcher: NativeMatcher): Code {
    if (!standsAlone) return js`, ${external(numbered("longTest", "", "1").text, () => longTest(matcher))}`;
    const table = tableForLongTexts(matcher);
    return table === undefined ? js`` : js`, () => ${external("tableTest", helpers.tableTest)}(${table.parts})`;
  }

  function numbered(base: string, separator: string, first: string): Code {
    for (let count = (counts.get(base) ?? 0) + 1; ; count++) {
      const name = base + (count === 1 ? first : separator + count);
      // `x` twice and `x 2` once: the second `x` is `x_2` as well.
      if (taken.has(name)) continue;
      counts.set(base, count);
      taken.add(name);
      return identifier(name);
    }
  }

  return {
    helper: (name) => external(name, helpers[name]),
    external,
    longTest(matcher) {
      const known = longTests.get(matcher.source) ?? makerOf(matcher);
      longTests.set(matcher.source, known);
      return known;
    },
    constant(role, code) {
      const known = constants.get(code.text);
      if (known !== undefined) return known.name;
      const name = numbered(role, "", "1");
      constants.set(code.text, { name, code });
      return name;
    },
    functions(prefix, entries, write) {
      const names = new Map<Node, Code>();
      const documents = new Map([...entries].map(([{ at }, { name }]) => [at.resource.document, name]));
      return (node) => {
        const known = names.get(node);
        if (known !== undefined) return known;
        const owner = documents.get(node.at.resource.document) ?? "";
        const place = slug(schemaPath(node.at, ""));
        const entry = entries.get(node);
        const parts = entry === undefined ? [owner, place === "" ? "root" : place] : [entry.name];
        const name = numbered([prefix, ...parts.filter((part) => part !== "")].join("_"), "_", "");
        names.set(node, name);
        pending.push({ node, name, write });
        return name;
      };
    },
    build(...entries) {
      const functions: string[] = [];
      for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
        functions.push(next.write(next.node, next.name));
      }
      const head = [...constants.values()].map(({ name, code }) => js`const ${name} = ${code};`.text);
      const text = [...head, ...(head.length > 0 ? [""] : []), functions.join("\n")].join("\n");
      const names = entries.map((entry) => entry.text);
      return { text, constants: [...constants.values()], functions, entries: names, externals };
    },
  };
}
