import { type Code, js } from "../../codegen/code.ts";
import { allOf, anyOf, atom, type Condition, not } from "../../codegen/condition.ts";
import { anyProperty, passingTypes } from "../../ir/nodes.ts";
import { hasOther, types } from "../../ir/types.ts";
import { type Matcher, matcherTest } from "../../regex/index.ts";
import type { Subschema } from "../../schema/subschema.ts";
import { keywordValue, subschema, subschemaMap } from "../../schema/subschema.ts";
import { missingFacts } from "../facts.ts";
import type { CheckContext, EmitContext, ExplainContext, Facts, Family, KeywordEdge, LowerContext } from "../family.ts";
import { isOneOfNames } from "../names-test.ts";
import { appendCode, appendName } from "../path.ts";
import { failUnknown } from "../suggestion.ts";
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
      named: {
        properties: shape.properties,
        required: shape.required,
        others: shape.patterns.length === 0 ? judging(shape.additional) : undefined,
      },
      check(to) {
        if (to.walked === undefined) checkNamed(shape, to);
        if (to.walked !== "all") checkOthers(shape, to);
      },
      explain(to) {
        const takesNull = (name: string): boolean => {
          const property = subschemaMap(at, "properties")?.get(name);
          return property === undefined || (from.expectations.types(property)?.includes("null") ?? true);
        };
        const writeNamed = (): void =>
          explainNamed(shape, (name) => missingFacts(at, name, from.expectations), takesNull, to);
        const writeOthers = (): void => explainOthers(shape, to);
        if (isMatched(shape)) {
          writeNamed();
          writeOthers();
          return;
        }
        const either = to.alternatives();
        either.run(writeNamed);
        either.run(writeOthers);
        either.end();
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
  const additional = judging(shape.additional);
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

/** Undefined where it takes anything. */
function judging(edge: KeywordEdge | undefined): KeywordEdge | undefined {
  return edge?.node.always === true ? undefined : edge;
}

/** A test whose outcome is asked for twice. */
function named(test: Condition, to: EmitContext): Condition {
  const name = to.names.fresh("p");
  to.print.line(js`const ${name} = ${test.holds};`);
  return atom(name, js`!${name}`);
}

/** A property that is missing is told in the order of `required`, before what is wrong in those that are there. */
function explainNamed(
  shape: Shape,
  factsOf: (name: string) => Facts,
  takesNull: (name: string) => boolean,
  to: ExplainContext,
): void {
  const applied = shape.properties.filter(({ edge }) => edge.node.always === false || edge.node.keywords.length > 0);
  const declared = new Set(applied.map(({ name }) => name));
  const values = new Map<string, Code>();
  for (const name of shape.required) {
    let value = to.read(to.value, name);
    if (declared.has(name)) {
      value = to.names.fresh("v");
      to.print.line(js`const ${value} = ${to.read(to.value, name)};`);
      values.set(name, value);
    }
    to.print.block(js`if (${value} === undefined)`, () =>
      to.fail("required", factsOf(name), { path: appendName(to.path, name) }),
    );
  }
  for (const { name, edge, isRequired } of applied) {
    const value = values.get(name) ?? to.names.fresh("v");
    if (!values.has(name)) to.print.line(js`const ${value} = ${to.read(to.value, name)};`);
    const isOmissible = !isRequired && !takesNull(name);
    to.print.block(js`if (${value} !== undefined)`, () =>
      to.apply(edge, value, appendName(to.path, name), { isOmissible }),
    );
  }
}

/** Whether a declared name has to satisfy what a pattern describes as well. */
function isMatched({ properties, patterns }: Shape): boolean {
  const tests = patterns.map(({ matcher }) => matcherTest(matcher));
  return properties.some(({ name }) => tests.some((test) => test(name)));
}

/** Names that are not declared, and those that patterns describe. */
function explainOthers({ properties, patterns, additional }: Shape, to: ExplainContext): void {
  if (patterns.length === 0 && (additional === undefined || additional.node.always === true)) return;
  const key = to.names.fresh("k");
  const path = appendCode(to.path, js`${to.helper("escapeToken")}(${key})`);
  const names = properties.map(({ name }) => name);
  const isDeclared = isOneOfNames(key, names, to);
  const stop = js`if (${to.errors}.length > ${to.maxErrors}) break;`;
  if (patterns.length === 0 && additional?.node.always === false) {
    const unknown = allOf([not(isDeclared), presence(to.value, key, to)]);
    to.print.block(js`for (const ${key} in ${to.value}) if (${unknown.holds})`, () => {
      to.print.line(stop);
      failUnknown("additionalProperties", key, names, path, to);
    });
    return;
  }
  const value = to.names.fresh("v");
  const either = to.alternatives();
  to.print.block(js`for (const ${key} in ${to.value})`, () => {
    const isKnown = [isDeclared];
    if (patterns.length === 0 && names.length > 0) to.print.line(js`if (${isDeclared.holds}) continue;`);
    to.print.line(js`const ${value} = ${to.value}[${key}];`);
    to.print.line(js`if (${value} === undefined || !${to.helper("isOwn")}(${to.value}, ${key})) continue;`);
    to.print.line(stop);
    either.run(() => {
      if (patterns.length > 0) to.mayRepeat();
      for (const { matcher, edge } of patterns) {
        const test = matches(matcher, key, to);
        const matched = additional === undefined ? test : named(test, to);
        isKnown.push(matched);
        to.print.block(js`if (${matched.holds})`, () => to.apply(edge, value, path));
      }
    });
    if (additional === undefined) return;
    const applyAdditional = (): void => {
      if (additional.node.always === false) failUnknown("additionalProperties", key, names, path, to);
      else to.apply(additional, value, path);
    };
    either.run(() => {
      if (patterns.length === 0) applyAdditional();
      else to.print.block(js`if (${anyOf(isKnown).fails})`, applyAdditional);
    });
  });
  either.end();
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
