import { type Code, js } from "../../codegen/code.ts";
import { allOf, anyOf, atom, type Condition, not } from "../../codegen/condition.ts";
import { anyProperty, passingTypes } from "../../ir/nodes.ts";
import { hasOther, types } from "../../ir/types.ts";
import type { Matcher } from "../../regex/index.ts";
import type { Subschema } from "../../schema/subschema.ts";
import { keywordValue, subschema, subschemaMap } from "../../schema/subschema.ts";
import { missingFacts } from "../facts.ts";
import type { CheckContext, EmitContext, ExplainContext, Facts, Family, KeywordEdge, LowerContext } from "../family.ts";
import { isOneOfNames } from "../names-test.ts";
import { appendCode, appendName, pathCode } from "../path.ts";
import { matches } from "./pattern.ts";

/** The keywords that together say which properties an object has and what is in them. */
interface Shape {
  readonly properties: readonly { readonly name: string; readonly edge: KeywordEdge; readonly isRequired: boolean }[];
  /** In their own order. */
  readonly required: readonly string[];
  readonly patterns: readonly { readonly matcher: Matcher; readonly edge: KeywordEdge }[];
  readonly additional: KeywordEdge | undefined;
}

/** 2020-12 Core §10.3.2 (properties, patternProperties, additionalProperties), Validation §6.5.3 (required). */
export const objectShape: Family = {
  name: "object-shape",
  keywords: ["properties", "patternProperties", "additionalProperties", "required"],
  lower(at, from) {
    const shape = readShape(at, from);
    const names = shape.properties.map(({ name }) => name);
    const patterns = [...(subschemaMap(at, "patternProperties")?.keys() ?? [])];
    const edges = [
      ...shape.properties.map(({ edge }) => edge),
      ...shape.patterns.map(({ edge }) => edge),
      ...(shape.additional ? [shape.additional] : []),
    ];
    if (edges.length === 0 && shape.required.length === 0) return undefined;
    return {
      family: "object-shape",
      applies: types.object,
      edges,
      content: JSON.stringify([names, patterns, shape.required]),
      required: shape.required,
      evaluatedProperties: { names, patterns, all: shape.additional !== undefined },
      check(to) {
        checkNamed(shape, to);
        checkOthers(shape, to);
      },
      explain(to) {
        const takesNull = (name: string): boolean => {
          const property = subschemaMap(at, "properties")?.get(name);
          return property === undefined || (from.expectations.types(property)?.includes("null") ?? true);
        };
        const omissible = shape.properties.filter(({ name, isRequired }) => !isRequired && !takesNull(name));
        const first = omissible.length === 0 ? undefined : to.names.fresh("first");
        if (first !== undefined) to.print.line(js`const ${first} = ${to.errors}.length;`);
        explainNamed(shape, (name) => missingFacts(at, name, from.expectations), to);
        if (first !== undefined) explainNulls(omissible, first, to);
        explainOthers(shape, to);
      },
    };
  },
};

function readShape(at: Subschema, from: LowerContext): Shape {
  const required = [...new Set((keywordValue(at, "required") ?? []) as readonly string[])];
  const isRequired = new Set(required);
  const additional = subschema(at, "additionalProperties");
  return {
    properties: [...(subschemaMap(at, "properties") ?? [])].map(([name, property]) => ({
      name,
      edge: { node: from.node(property), step: `.${name}` },
      isRequired: isRequired.has(name),
    })),
    required,
    patterns: [...(subschemaMap(at, "patternProperties") ?? [])].map(([pattern, property]) => ({
      matcher: from.matcher(pattern),
      edge: { node: from.node(property), step: anyProperty },
    })),
    additional: additional && { node: from.node(additional), step: anyProperty },
  };
}

/** Each property is read once into a constant; its type test comes before the test for absence, which it mostly spares. */
function checkNamed(shape: Shape, to: CheckContext): void {
  for (const { name, edge, isRequired } of shape.properties) {
    // What names its values says no more than that, where all its keywords limit types or values.
    if (name === to.settled && edge.node.keywords.every((keyword) => keyword.passes !== undefined)) continue;
    const isTrivial = edge.node.always === true || (edge.node.always === undefined && edge.node.keywords.length === 0);
    if (isTrivial) {
      if (isRequired) to.print.line(js`if (${to.read(to.value, name)} === undefined) return false;`);
      continue;
    }
    const value = to.names.fresh("v");
    to.print.line(js`const ${value} = ${to.read(to.value, name)};`);
    const passesAbsent = hasOther(passingTypes(edge.node, types.any));
    if (isRequired) {
      if (passesAbsent) to.print.line(js`if (${value} === undefined) return false;`);
      to.apply(edge, value);
      continue;
    }
    const present = atom(js`${value} !== undefined`, js`${value} === undefined`);
    const brief = to.brief(edge, value);
    if (brief !== undefined) {
      const fails = passesAbsent || brief.form !== "atom" ? [present, not(brief)] : [not(brief), present];
      to.print.line(js`if (${allOf(fails).holds}) return false;`);
    } else {
      to.print.block(js`if (${present.holds})`, () => to.apply(edge, value));
    }
  }
  const declared = new Set(shape.properties.map(({ name }) => name));
  for (const name of shape.required) {
    if (!declared.has(name)) to.print.line(js`if (${to.read(to.value, name)} === undefined) return false;`);
  }
}

/** Names that are not declared, and those that patterns describe. */
function checkOthers(shape: Shape, to: CheckContext): void {
  const { patterns } = shape;
  const additional = shape.additional?.node.always === true ? undefined : shape.additional;
  if (patterns.length === 0 && additional === undefined) return;
  const key = to.names.fresh("k");
  if (patterns.length === 0 && additional?.node.always === false) {
    const unknown = allOf([not(isDeclared(shape, key, to)), presence(to.value, key, to)]);
    to.print.line(js`for (const ${key} in ${to.value}) if (${unknown.holds}) return false;`);
    return;
  }
  const value = to.names.fresh("v");
  to.print.block(js`for (const ${key} in ${to.value})`, () => {
    const isKnown = [isDeclared(shape, key, to)];
    if (patterns.length === 0 && shape.properties.length > 0) to.print.line(js`if (${isKnown[0]!.holds}) continue;`);
    to.print.line(js`const ${value} = ${to.value}[${key}];`);
    to.print.line(js`if (${value} === undefined || !${to.helper("isOwn")}(${to.value}, ${key})) continue;`);
    for (const { matcher, edge } of patterns) {
      const test = matches(matcher, key, to);
      const matched = additional === undefined ? test : named(test, to);
      isKnown.push(matched);
      to.print.block(js`if (${matched.holds})`, () => to.apply(edge, value));
    }
    if (additional === undefined) return;
    if (patterns.length === 0) to.apply(additional, value);
    else to.print.block(js`if (${anyOf(isKnown).fails})`, () => to.apply(additional, value));
  });
}

/** A test whose outcome is asked for twice. */
function named(test: Condition, to: CheckContext): Condition {
  const name = to.names.fresh("p");
  to.print.line(js`const ${name} = ${test.holds};`);
  return atom(name, js`!${name}`);
}

function explainNamed(shape: Shape, factsOf: (name: string) => Facts, to: ExplainContext): void {
  for (const name of shape.required) {
    to.print.block(js`if (${to.read(to.value, name)} === undefined)`, () =>
      to.fail("required", factsOf(name), { path: appendName(to.path, name) }),
    );
  }
  for (const { name, edge } of shape.properties) {
    if (edge.node.always !== false && edge.node.keywords.length === 0) continue;
    const value = to.names.fresh("v");
    to.print.line(js`const ${value} = ${to.read(to.value, name)};`);
    to.print.block(js`if (${value} !== undefined)`, () => to.apply(edge, value, appendName(to.path, name)));
  }
}

/** A null that could be left out is told as such. `first`: where the errors of these properties begin. */
function explainNulls(omissible: Shape["properties"], first: Code, to: ExplainContext): void {
  const names = to.constant("omissible", js`${omissible.map(({ name }) => name)}`);
  const place = js`${to.errors}, ${to.value}, ${pathCode(to.path)}`;
  to.print.line(js`${to.helper("markOmissible")}(${place}, ${names}, ${first});`);
}

function explainOthers(shape: Shape, to: ExplainContext): void {
  const { patterns, additional } = shape;
  if (patterns.length === 0 && (additional === undefined || additional.node.always === true)) return;
  const key = to.names.fresh("k");
  const path = appendCode(to.path, js`${to.helper("escapeToken")}(${key})`);
  if (patterns.length > 0) to.mayRepeat();
  to.print.block(js`for (const ${key} of ${to.helper("namesOf")}(${to.value}))`, () => {
    to.print.line(js`if (${to.errors}.length > ${to.maxErrors}) break;`);
    const value = patterns.length === 0 && additional?.node.always === false ? key : to.names.fresh("v");
    if (value !== key) to.print.line(js`const ${value} = ${to.value}[${key}];`);
    for (const { matcher, edge } of patterns) {
      to.print.block(js`if (${matches(matcher, key, to).holds})`, () => to.apply(edge, value, path));
    }
    if (additional === undefined) return;
    const known = anyOf([isDeclared(shape, key, to), ...patterns.map(({ matcher }) => matches(matcher, key, to))]);
    to.print.block(js`if (${known.fails})`, () => {
      if (additional.node.always !== false) return to.apply(additional, value, path);
      const names = shape.properties.map(({ name }) => name);
      const more =
        names.length === 0 ? undefined : js`${to.helper("suggest")}(${key}, ${to.constant("known", js`${names}`)})`;
      to.fail("additionalProperties", {}, { path, more });
    });
  });
}

function isDeclared(shape: Shape, key: Code, to: EmitContext): Condition {
  return isOneOfNames(
    key,
    shape.properties.map(({ name }) => name),
    to,
  );
}

function presence(object: Code, key: Code, to: EmitContext): Condition {
  const call = js`${to.helper("isPresent")}(${object}, ${key})`;
  return atom(call, js`!${call}`);
}
