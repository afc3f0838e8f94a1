/**
 * How a union of which nothing matches is told. Where types and a tag decide which branch can match, that branch is
 * explained and no other is ever tried; else a helper chooses among them.
 */
import { type Code, join, js } from "../codegen/code.ts";
import { always, never } from "../codegen/condition.ts";
import { frozenLiteral } from "../codegen/frozen.ts";
import { provenTypes, type TaggedChoice } from "../ir/choice.ts";
import { type TypeSet, typeSet, types } from "../ir/types.ts";
import type { Json } from "../json/value.ts";
import type { UnionFacts, UnionTag } from "../schema/expectation.ts";
import { expectedType, strings } from "./facts.ts";
import type { ExplainContext, KeywordEdge } from "./family.ts";
import { appendName, pathCode } from "./path.ts";
import { valueErrorCode } from "./suggestion.ts";
import { typeTest } from "./type-test.ts";

/** A union as its family knows it. */
export interface UnionParts {
  readonly keyword: "anyOf" | "oneOf";
  readonly edges: readonly KeywordEdge[];
  readonly facts: UnionFacts;
  readonly choice: TaggedChoice | undefined;
}

/** Branches that only instances of these types can match: one alone, or several that a tag tells apart. */
interface Alternative {
  readonly types: TypeSet;
  readonly branches: readonly number[];
}

/**
 * Writes the errors of a union, none where it matches. Gives back false, with nothing written, where the branches have to
 * be judged to tell.
 */
export function explainDecided(union: UnionParts, to: ExplainContext): boolean {
  const alternatives = alternativesOf(union);
  const expected = expectedType(union.facts.expectedTypes);
  if (alternatives === undefined || expected === undefined) return false;
  const either = to.alternatives();
  write(alternatives, to.known);
  either.end();
  return true;

  function write([first, ...others]: readonly Alternative[], known: TypeSet): void {
    if (first === undefined) {
      if (known !== 0) either.run(() => to.add("type", () => typeErrorCode(union, to), { below: `/${union.keyword}` }));
      return;
    }
    const test = typeTest(to.value, first.types, known);
    const writeFirst = (): void => either.run(() => writeAlternative(first));
    const writeOthers = (): void => write(others, known & ~first.types);
    if (test === always) writeFirst();
    else if (test === never) writeOthers();
    else to.print.branch(test.holds, test.fails, writeFirst, writeOthers);
  }

  function writeAlternative({ types: set, branches }: Alternative): void {
    const [only, ...others] = branches;
    const known = set & to.known;
    if (others.length > 0) writeSwitch(union, branches, to);
    else to.apply(union.edges[only!]!, to.value, to.path, { known });
  }
}

/** Undefined where an instance of some type can match several branches and no tag is sure to tell which. */
function alternativesOf({ edges, facts, choice }: UnionParts): readonly Alternative[] | undefined {
  const found: Alternative[] = [];
  const objects: number[] = [];
  let seen = 0;
  for (const [i, names] of facts.types.entries()) {
    if (names === undefined) return undefined;
    const set = typeSet(names);
    // What words errors must be what verdicts rest on: dynamic references, above all, are told by the nodes alone.
    if (provenTypes(edges[i]!.node) & ~set) return undefined;
    if (set === types.object) {
      objects.push(i);
      continue;
    }
    if (seen & set) return undefined;
    seen |= set;
    if (set !== 0) found.push({ types: set, branches: [i] });
  }
  if (objects.length === 0) return found;
  if (seen & types.object || (objects.length > 1 && !isToldByTag(objects, facts, choice))) return undefined;
  return [{ types: types.object, branches: objects }, ...found];
}

/** Whether the first tag tells every branch of them, for each value and where it is missing. */
function isToldByTag(branches: readonly number[], { tags }: UnionFacts, choice: TaggedChoice | undefined): boolean {
  const [tag] = tags;
  if (choice === undefined || tag?.name !== choice.property || choice.untagged.length > 0) return false;
  const told = branches.flatMap((i) => [...new Set(tag.values[i] ?? [])]);
  return (
    new Set(told).size === told.length &&
    choice.cases.length === branches.length &&
    choice.cases.every(({ branch, values }) => values.every((value) => tag.values[branch]?.includes(value))) &&
    branches.every((i) => tag.required[i])
  );
}

/** The branch that the tag names; or the error at a tag that is missing or names none. */
function writeSwitch({ keyword, edges, facts }: UnionParts, branches: readonly number[], to: ExplainContext): void {
  const tag = facts.tags[0]!;
  const value = to.names.fresh("tag");
  const path = appendName(to.path, tag.name);
  const schemaPath = to.schemaPath(`/${keyword}`);
  const allowed = branches.flatMap((i) => [...new Set(tag.values[i])]);
  const cases = to.alternatives();
  to.print.line(js`const ${value} = ${to.read(to.value, tag.name)};`);
  to.print.block(js`switch (${value})`, () => {
    for (const i of branches) writeCase(edges[i]!, tag, i);
    writeBlock(js`case undefined:`, () =>
      to.fail("required", () => ({ allowed: listOf(allowed, to) }), { below: `/${keyword}`, path }),
    );
    to.print.block(js`default:`, () => {
      if (strings(allowed).length > 0)
        to.add("enum", () => valueErrorCode("enum", value, allowed, path, schemaPath, to), {
          below: `/${keyword}`,
          path,
        });
      else to.fail("enum", () => ({ allowed: listOf(allowed, to) }), { below: `/${keyword}`, path });
    });
  });
  cases.end();

  function writeCase(edge: KeywordEdge, { values }: UnionTag, branch: number): void {
    const own = values[branch]!;
    for (const each of own.slice(1)) to.print.line(js`case ${each}:`);
    writeBlock(js`case ${own[0]!}:`, () => to.apply(edge, to.value, to.path, { known: types.object }));
  }

  function writeBlock(head: Code, body: () => void): void {
    to.print.block(head, () => {
      cases.run(body);
      to.print.line(js`break;`);
    });
  }
}

function listOf(allowed: readonly Json[], to: ExplainContext): Code {
  return to.constant("allowed", frozenLiteral(allowed));
}

/** An instance of a type that no branch takes. */
function typeErrorCode({ keyword, facts }: UnionParts, to: ExplainContext): Code {
  const place = js`${to.value}, ${pathCode(to.path)}, ${expectedType(facts.expectedTypes)!}`;
  const rest = to.isOmissible ? js`, true` : js``;
  return js`${to.helper("typeError")}(${place}, ${to.schemaPath(`/${keyword}`)}${rest})`;
}

/** Hands a union of which no branch matched to the helper that tells which branch was meant. */
export function explainNoMatch({ keyword, edges, facts }: UnionParts, to: ExplainContext): void {
  const told = {
    keyword,
    schemaPath: to.schemaPath(`/${keyword}`),
    types: facts.types.map((types) => types ?? null),
    expectedType: expectedType(facts.expectedTypes) ?? null,
    allowed: facts.allowed.map((values) => values ?? null),
    tags: facts.tags.map((tag) => ({ ...tag, values: tag.values.map((values) => values ?? null) })),
  };
  // Lists are made anew for each error, but what is in them is handed out.
  const values = [...told.allowed, ...told.tags.flatMap((tag) => tag.values)].flatMap((each) => each ?? []);
  const isShared = values.some((value) => typeof value === "object" && value !== null);
  const union: Code = isShared ? frozenLiteral(told) : js`${told}`;
  const branches = join(
    edges.map((edge) => to.explainer(edge)),
    js`, `,
  );
  const before = to.isOmissible ? to.names.fresh("n") : undefined;
  if (before !== undefined) to.print.line(js`const ${before} = ${to.errors}.length;`);
  to.mayRepeat();
  const place = js`${to.value}, ${pathCode(to.path)}, ${to.errors}, ${to.since()}, ${to.state}, ${to.maxErrors}`;
  to.print.line(js`${to.helper("explainUnion")}(${place}, ${to.constant("union", union)}, [${branches}]);`);
  if (before === undefined) return;
  const mark = js`${to.helper("markNull")}(${to.errors}, ${before}, ${pathCode(to.path)})`;
  to.print.line(js`if (${to.value} === null) ${mark};`);
}
