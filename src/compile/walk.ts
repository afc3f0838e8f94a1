/**
 * A schema with many properties that may be absent: one loop over the members there are, instead of a look for each that
 * might be. Measured on V8: a look that finds nothing, on objects of many shapes, costs more than a member of the loop.
 */
import { type Code, join, js } from "../codegen/code.ts";
import type { Conjunct } from "../ir/conjunction.ts";
import { prototypeNames } from "../json/value.ts";
import type { CheckContext, KeywordEdge, Node } from "./family.ts";

/** What a family says of properties by their names. */
export interface NamedProperties {
  readonly properties: readonly { readonly name: string; readonly edge: KeywordEdge }[];
  readonly required: readonly string[];
  /** What any other property has to satisfy, if it is own. */
  readonly others: KeywordEdge | undefined;
}

/** What one loop judges, of a schema and of those that hold together with it. */
export interface Walk {
  readonly parts: readonly { readonly named: NamedProperties; readonly level: number }[];
  /** What properties have to satisfy that no part names. Else each part looks for its own. */
  readonly others: KeywordEdge | undefined;
}

/** Fewer properties that may be absent are looked for by name. */
const MANY_PROPERTIES = 32;

/** Whether there may be a walk anywhere among the nodes: in most tools there is none. */
export function mayWalk(nodes: readonly Node[]): boolean {
  let count = 0;
  for (const { keywords } of nodes) for (const { named } of keywords) count += named?.properties.length ?? 0;
  return count >= MANY_PROPERTIES;
}

/** Undefined where a look for each property is cheaper. */
export function findWalk(conjuncts: readonly Conjunct<Node>[]): Walk | undefined {
  const parts = conjuncts.flatMap(({ node, level }) =>
    node.keywords.flatMap(({ named }) => (named === undefined ? [] : [{ named, level }])),
  );
  if (parts.reduce((sum, { named }) => sum + named.properties.length, 0) < MANY_PROPERTIES) return undefined;
  const names = new Set(parts.flatMap(namesOf));
  const required = requiredBy(parts);
  for (const name of required) names.delete(name);
  if (names.size < Math.max(MANY_PROPERTIES, required.size)) return undefined;
  return { parts, others: parts.length === 1 ? parts[0]!.named.others : undefined };
}

/** So many tests on one line: one expression of thousands is more than tools that read code have stack for. */
const LINE = 8;

/** A schema that a property has to satisfy. */
interface Rule {
  readonly edge: KeywordEdge;
  readonly level: number;
}

/** Names that are judged alike. */
interface Kind {
  readonly rules: readonly Rule[];
  readonly isRequired: boolean;
  /** `Object.prototype` defines such a name, so it counts only as an own member. */
  readonly isLent: boolean;
}

/** The kind of a name that takes anything, where other names do not. */
const ANYTHING = -1;

/** `apply` is the context's, for a part so many levels of recursion below. */
export function writeWalk(
  { parts, others }: Walk,
  to: CheckContext,
  canonical: (node: Node) => Node,
  apply: (edge: KeywordEdge, value: Code, level: number) => void,
): void {
  const required = new Set(requiredBy(parts));
  // What other properties have to satisfy is for own ones only: a required one among them is looked for by itself.
  const declared = new Set(parts.flatMap(namesOf));
  const apart = [...required].filter((name) => others !== undefined && !declared.has(name));
  for (const name of apart) {
    required.delete(name);
    to.print.line(js`if (${to.read(to.value, name)} === undefined) return false;`);
  }
  const { kinds, kindOf } = sortNames(parts, required, others !== undefined, canonical);
  const table = to.constant("kinds", js`new Map(${[...kindOf]})`);
  const [object, key, kind, value] = [
    to.names.fresh("o"),
    to.names.fresh("k"),
    to.names.fresh("kind"),
    to.names.fresh("v"),
  ];
  const count = required.size > 0 ? to.names.fresh("n") : undefined;
  const isOwn = js`${to.helper("isOwn")}(${object}, ${key})`;
  const from = [to.value, table, lends([...kindOf.keys()], to), ...(others === undefined ? [] : [js`true`])];
  to.print.line(js`const ${object} = ${to.helper("listed")}(${join(from, js`, `)});`);
  if (count !== undefined) to.print.line(js`let ${count} = 0;`);
  to.print.block(js`for (const ${key} in ${object})`, () => {
    to.print.line(js`const ${kind} = ${table}.get(${key});`);
    if (others === undefined) to.print.line(js`if (${kind} === undefined) continue;`);
    else if ([...kindOf.values()].includes(ANYTHING)) to.print.line(js`if (${kind} === ${ANYTHING}) continue;`);
    to.print.line(js`const ${value} = ${object}[${key}];`);
    to.print.line(js`if (${value} === undefined) continue;`);
    to.print.block(js`switch (${kind})`, () => {
      for (const [i, each] of kinds.entries()) to.print.block(js`case ${i}:`, () => writeCase(each));
      if (others === undefined) return;
      to.print.block(js`default:`, () => {
        if (others.node.always === false) to.print.line(js`if (${isOwn}) return false;`);
        else to.print.block(js`if (${isOwn})`, () => apply(others, value, 0));
      });
    });
  });
  if (count !== undefined) to.print.line(js`if (${count} !== ${required.size}) return false;`);

  function writeCase({ rules, isRequired, isLent }: Kind): void {
    if (isLent) to.print.line(js`if (!${isOwn}) break;`);
    if (isRequired) to.print.line(js`${count!}++;`);
    for (const { edge, level } of rules) apply(edge, value, level);
    to.print.line(js`break;`);
  }
}

/**
 * Whether a prototype lends one of the names: one of a class, or `Object.prototype` as a faulty library left it. A loop need
 * not see that.
 */
function lends(names: readonly string[], to: CheckContext): Code {
  const tests = names.filter((name) => !prototypeNames.has(name)).map((name) => js`${name} in o`);
  const lines: Code[] = [];
  for (let i = 0; i < tests.length; i += LINE) {
    lines.push(js`if (${join(tests.slice(i, i + LINE), js` || `)}) return true;`);
  }
  return to.constant("lends", js`(o) => {\n  ${join([...lines, js`return false;`], js`\n  `)}\n}`);
}

function namesOf({ named }: Walk["parts"][number]): string[] {
  return named.properties.map(({ name }) => name);
}

function requiredBy(parts: Walk["parts"]): ReadonlySet<string> {
  return new Set(parts.flatMap(({ named }) => named.required));
}

/** The kind of each name that has one. Where others are judged, each has one. */
function sortNames(
  parts: Walk["parts"],
  required: ReadonlySet<string>,
  isClosed: boolean,
  canonical: (node: Node) => Node,
): { kinds: readonly Kind[]; kindOf: ReadonlyMap<string, number> } {
  const kinds: Kind[] = [];
  const numbers = new Map<string, number>();
  const kindOf = new Map<string, number>();
  const rulesOf = new Map<string, Rule[]>();
  for (const name of [...parts.flatMap(namesOf), ...required]) rulesOf.set(name, []);
  for (const { named, level } of parts) {
    for (const { name, edge } of named.properties) if (!isTrivial(edge.node)) rulesOf.get(name)!.push({ edge, level });
  }
  for (const [name, rules] of rulesOf) {
    const kind: Kind = { rules, isRequired: required.has(name), isLent: prototypeNames.has(name) };
    if (rules.length > 0 || kind.isRequired) {
      const decisive = rules.map(({ edge, level }) => [canonical(edge.node).id, edge.isRecursive === true, level]);
      const text = JSON.stringify([kind.isRequired, kind.isLent, decisive]);
      if (!numbers.has(text)) numbers.set(text, kinds.push(kind) - 1);
      kindOf.set(name, numbers.get(text)!);
    } else if (isClosed) kindOf.set(name, ANYTHING);
  }
  return { kinds, kindOf };
}

function isTrivial(node: Node): boolean {
  return node.always === true || (node.always === undefined && node.keywords.length === 0);
}
