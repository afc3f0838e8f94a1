import { setMember } from "../json/value.ts";
import { type Subschema, subschema, subschemaMap } from "../schema/subschema.ts";
import type { Emission, Note } from "./emission.ts";
import { type Emitted, nullable, plainValue } from "./emitted.ts";
import { type Part, partOf, valuesOf } from "./parts.ts";

/** What a schema says of objects, for a provider. */
export function emitObject(parts: readonly Part[], emission: Emission, note: Note): Emitted {
  const { rules, weaken } = emission;
  const required = new Set(valuesOf(parts, "required").flatMap(({ value }) => value as readonly string[]));
  const declared = declaredProperties(parts);
  const additional = parts.flatMap(({ at, without }) =>
    without.has("additionalProperties") ? [] : (subschema(at, "additionalProperties") ?? []),
  );
  for (const name of required) if (!declared.has(name)) declared.set(name, additional.map(partOf));
  const properties = {};
  const names: string[] = [];
  for (const [name, schemas] of declared) {
    const isRequired = required.has(name);
    if (rules.propertyNames?.test(name) === false) {
      weaken(parts[0]!.at, "properties", "narrowed", `a property cannot be called ${JSON.stringify(name)}`);
      continue;
    }
    const below = { ...emission, isOptional: emission.isOptional || !isRequired };
    const schema = emitProperty(schemas, parts[0]!.at, below);
    if (schema === undefined) continue;
    names.push(name);
    setMember(properties, name, rules.allRequired && !isRequired ? nullable(schema) : schema);
  }
  const result: Emitted = {
    properties,
    required: rules.allRequired ? names : names.filter((name) => required.has(name)),
  };
  if (rules.closedObjects) return { ...result, ...close(parts, additional, names.length === 0, weaken, note) };
  if (names.length === 0) delete result["properties"];
  if ((result["required"] as string[]).length === 0) delete result["required"];
  if (additional.some(({ schema }) => schema === false)) return { ...result, additionalProperties: false };
  const others = additional.filter(({ schema }) => schema !== true).map(partOf);
  if (others.length === 0) return result;
  return { ...result, additionalProperties: emission.emit(others, { ...emission, isOptional: true }) ?? false };
}

function declaredProperties(parts: readonly Part[]): Map<string, Part[]> {
  const found = new Map<string, Part[]>();
  for (const { at, without } of parts) {
    if (without.has("properties")) continue;
    for (const [name, property] of subschemaMap(at, "properties") ?? []) {
      found.set(name, [...(found.get(name) ?? []), partOf(property)]);
    }
  }
  return found;
}

/** A property that is required and nowhere described may be anything. */
function emitProperty(schemas: readonly Part[], object: Subschema, emission: Emission): Emitted | undefined {
  if (schemas.length > 0) return emission.emit(schemas, emission);
  emission.weaken(object, "required", "narrowed", "a required property without a schema can only be a plain value");
  return plainValue();
}

function close(
  parts: readonly Part[],
  additional: readonly Subschema[],
  isEmpty: boolean,
  weaken: Emission["weaken"],
  note: Note,
): Emitted {
  const isClosed = additional.some(({ schema }) => schema === false);
  const others = additional.filter(({ schema }) => schema !== true && schema !== false);
  for (const { at, value } of valuesOf(parts, "additionalProperties")) {
    if (isClosed || typeof value === "boolean") continue;
    note(at, "additionalProperties", value);
  }
  if (!isClosed && (others.length > 0 || isEmpty)) {
    const message = "only declared properties can be written";
    weaken(parts[0]!.at, others.length > 0 ? "additionalProperties" : "", "narrowed", message);
  }
  return { additionalProperties: false };
}
