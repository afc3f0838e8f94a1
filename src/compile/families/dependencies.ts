import { type Code, js } from "../../codegen/code.ts";
import { types } from "../../ir/types.ts";
import { appendToken, splitPointer } from "../../json/pointer.ts";
import { isObject } from "../../json/value.ts";
import { keywordValue, type Subschema, subschemaMap } from "../../schema/subschema.ts";
import { missingFacts } from "../facts.ts";
import type { EmitContext, Family, KeywordEdge, LowerContext } from "../family.ts";
import { appendName } from "../path.ts";

/** What the presence of one property (with one value, for propertyDependencies) asks for. */
interface Dependency {
  readonly property: string;
  readonly value?: string;
  readonly keyword: "dependentRequired" | "dependencies";
  /** The pointer of the dependency from its schema. */
  readonly below: string;
  readonly required: readonly string[];
  readonly edge?: KeywordEdge;
}

/** 2020-12 Validation §6.5.4 (dependentRequired), Core §10.2.2.4 (dependentSchemas), draft-07 Validation §6.5.7. */
export const dependencies: Family = {
  name: "dependencies",
  keywords: ["dependentRequired", "dependentSchemas", "dependencies", "propertyDependencies"],
  lower(at, from) {
    const all = [
      ...requiring(at, "dependentRequired"),
      ...applying(at, "dependentSchemas", from),
      ...inOrderWritten(at, [...requiring(at, "dependencies"), ...applying(at, "dependencies", from)]),
      ...applying(at, "propertyDependencies", from),
    ];
    if (all.length === 0) return undefined;
    return {
      family: "dependencies",
      applies: types.object,
      edges: all.flatMap(({ edge }) => (edge === undefined ? [] : [edge])),
      content: JSON.stringify(
        all.map(({ property, value, required, edge }) => [property, value, required, edge !== undefined]),
      ),
      check(to) {
        for (const { required, edge, ...dependency } of all) {
          to.print.block(js`if (${isGiven(dependency, to.value, to)})`, () => {
            for (const name of required) to.print.line(js`if (${to.read(to.value, name)} === undefined) return false;`);
            if (edge !== undefined) to.apply(edge, to.value, to.known);
          });
        }
      },
      explain(to) {
        for (const { required, edge, keyword, below, ...dependency } of all) {
          to.print.block(js`if (${isGiven(dependency, to.value, to)})`, () => {
            for (const name of required) {
              const facts = missingFacts(at, name, from.expectations);
              to.print.block(js`if (${to.read(to.value, name)} === undefined)`, () =>
                to.fail(
                  keyword,
                  { dependsOn: dependency.property, ...facts },
                  { below, path: appendName(to.path, name) },
                ),
              );
            }
            if (edge !== undefined) to.apply(edge, to.value, to.path, { known: to.known });
          });
        }
      },
    };
  },
};

function isGiven({ property, value }: { property: string; value?: string }, object: Code, to: EmitContext): Code {
  const read = to.read(object, property);
  return value === undefined ? js`${read} !== undefined` : js`${read} === ${value}`;
}

/** Names that ask for other names. */
function requiring(at: Subschema, keyword: "dependentRequired" | "dependencies"): Dependency[] {
  const map = keywordValue(at, keyword);
  if (map === undefined || !isObject(map)) return [];
  return Object.keys(map).flatMap((property) => {
    const names = map[property];
    if (!Array.isArray(names)) return [];
    return [{ property, keyword, below: appendToken(`/${keyword}`, property), required: names as readonly string[] }];
  });
}

/** Names that ask for a schema. */
function applying(at: Subschema, keyword: string, from: LowerContext): Dependency[] {
  return [...(subschemaMap(at, keyword) ?? [])].map(([key, dependent]) => {
    const [property = key, value] = keyword === "propertyDependencies" ? (splitPointer(key) ?? []) : [key];
    const when = { kind: "has", property, ...(value === undefined ? {} : { value }) } as const;
    const edge: KeywordEdge = { node: from.node(dependent), when };
    const given = value === undefined ? { property } : { property, value };
    return { ...given, keyword: "dependencies" as const, below: "", required: [], edge };
  });
}

/** `dependencies` mixes both forms; they go by the order of its members. */
function inOrderWritten(at: Subschema, found: readonly Dependency[]): Dependency[] {
  const map = keywordValue(at, "dependencies");
  if (map === undefined || !isObject(map)) return [];
  const order = new Map(Object.keys(map).map((name, index) => [name, index]));
  return found.toSorted((left, right) => (order.get(left.property) ?? 0) - (order.get(right.property) ?? 0));
}
