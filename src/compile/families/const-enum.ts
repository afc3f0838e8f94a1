import { type Code, js } from "../../codegen/code.ts";
import { anyOf, atom, type Condition } from "../../codegen/condition.ts";
import { frozenLiteral } from "../../codegen/frozen.ts";
import { types, typesOfValues } from "../../ir/types.ts";
import type { Json } from "../../json/value.ts";
import { keywordValue } from "../../schema/subschema.ts";
import { strings } from "../facts.ts";
import type { EmitContext, ExplainContext, Family, Keyword } from "../family.ts";
import { valueErrorCode } from "../suggestion.ts";

/** Measured on V8: up to eight strings a chain of comparisons is fastest, beyond that a Set. */
const FEW_VALUES = 8;

/** 2020-12 Validation §6.1.2. */
export const enumeration: Family = {
  name: "enum",
  keywords: ["enum"],
  lower(at) {
    const values = keywordValue(at, "enum");
    return Array.isArray(values) ? oneOfValues("enum", values) : undefined;
  },
};

/** 2020-12 Validation §6.1.3. */
export const constant: Family = {
  name: "const",
  keywords: ["const"],
  lower(at) {
    const value = keywordValue(at, "const");
    return value === undefined ? undefined : oneOfValues("const", [value]);
  },
};

function oneOfValues(keyword: "enum" | "const", values: readonly Json[]): Keyword {
  return {
    family: keyword,
    applies: types.any,
    passes: typesOfValues(values),
    values,
    edges: [],
    content: JSON.stringify(values),
    gate: "value",
    condition: (instance, to) => isAmong(values, instance, to),
    explain(to) {
      const texts = strings(values);
      if (texts.length === 0) to.fail(keyword, () => ({ allowed: listCode(values, to) }));
      else {
        const schemaPath = to.schemaPath(`/${keyword}`);
        to.add(keyword, () => valueErrorCode(keyword, to.value, values, to.path, schemaPath, to));
      }
    },
  };
}

function isAmong(values: readonly Json[], instance: Code, to: EmitContext): Condition {
  const scalars = values.filter((value) => typeof value !== "object" || value === null);
  const containers = values.filter((value) => typeof value === "object" && value !== null);
  const tests =
    scalars.length > FEW_VALUES
      ? [inSet(scalars, instance, to)]
      : scalars.map((value) => atom(js`${instance} === ${value}`, js`${instance} !== ${value}`));
  for (const value of containers) {
    const call = js`${to.helper("equal")}(${instance}, ${to.constant("value", js`${value}`)})`;
    tests.push(atom(call, js`!${call}`));
  }
  return anyOf(tests);
}

function inSet(values: readonly Json[], instance: Code, to: EmitContext): Condition {
  const set = to.constant("values", js`new Set(${values})`);
  return atom(js`${set}.has(${instance})`, js`!${set}.has(${instance})`);
}

/** A long list is made once, not at every failure; whoever reads it in an error cannot change it. */
function listCode(values: readonly Json[], to: ExplainContext): Code {
  const code = js`${values}`;
  return code.text.length > 40 ? to.constant("allowed", frozenLiteral(values)) : code;
}
