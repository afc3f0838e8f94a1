import { type Code, identifier, js } from "../codegen/code.ts";
import { slug } from "../codegen/names.ts";
import { schemaPath } from "../schema/subschema.ts";
import type { Node } from "./family.ts";
import { type HelperName, helpers } from "./helpers.ts";

/** One pass over a schema, or both, as text; and what the text must be given by name. */
export interface Program {
  /** Constants, then functions. */
  readonly text: string;
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
  constant(role: string, code: Code): Code;
  /**
   * One kind of function: gives each node's name, and has it written once it was asked for. The entry is called by the
   * prefix alone, others by the prefix and their schema's location.
   */
  functions(prefix: string, entry: Node | undefined, write: WriteFunction): (node: Node) => Code;
  /** Writes every function asked for so far and on the way. */
  build(...entries: readonly Code[]): Program;
}

export function makeProgramBuilder(): ProgramBuilder {
  const externals = new Map<string, unknown>();
  const constants = new Map<string, { readonly name: Code; readonly code: Code }>();
  const counts = new Map<string, number>();
  const pending: { readonly node: Node; readonly name: Code; readonly write: WriteFunction }[] = [];

  function external(name: string, value: unknown): Code {
    externals.set(name, value);
    return identifier(name);
  }

  function numbered(base: string, separator: string, first: string): Code {
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return identifier(base + (count === 1 ? first : separator + count));
  }

  return {
    helper: (name) => external(name, helpers[name]),
    external,
    constant(role, code) {
      const known = constants.get(code.text);
      if (known !== undefined) return known.name;
      const name = numbered(role, "", "1");
      constants.set(code.text, { name, code });
      return name;
    },
    functions(prefix, entry, write) {
      const names = new Map<Node, Code>();
      return (node) => {
        const known = names.get(node);
        if (known !== undefined) return known;
        const place = slug(schemaPath(node.at, ""));
        const name =
          node === entry ? identifier(prefix) : numbered(`${prefix}_${place === "" ? "root" : place}`, "_", "");
        names.set(node, name);
        pending.push({ node, name, write });
        return name;
      };
    },
    build(...entries) {
      const texts: string[] = [];
      for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
        texts.push(next.write(next.node, next.name));
      }
      const head = [...constants.values()].map(({ name, code }) => js`const ${name} = ${code};`.text);
      const text = [...head, ...(head.length > 0 ? [""] : []), texts.join("\n")].join("\n");
      return { text, entries: entries.map((entry) => entry.text), externals };
    },
  };
}
