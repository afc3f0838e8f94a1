import type { Json } from "../json/value.ts";
import { type Subschema, subschema, subschemaList } from "../schema/subschema.ts";
import type { Emission, Note } from "./emission.ts";
import { anyOfEmitted, type Emitted, plainValue } from "./emitted.ts";
import { type Part, partOf, valuesOf } from "./parts.ts";

/** What a schema says of arrays, for a provider. */
export function emitArray(parts: readonly Part[], emission: Emission, note: Note): Emitted {
  const items = parts.flatMap(({ at }) => subschema(at, "items") ?? []);
  const tuple = parts.find(({ at }) => (subschemaList(at, "prefixItems") ?? []).length > 0)?.at;
  const isClosed = items.some(({ schema }) => schema === false);
  const rest = items.filter(({ schema }) => typeof schema !== "boolean");
  return {
    ...(tuple === undefined ? emitItems(rest, parts, emission) : emitTuple(tuple, rest, emission)),
    ...emitSizes(
      parts,
      isClosed ? (subschemaList(tuple ?? parts[0]!.at, "prefixItems") ?? []).length : undefined,
      emission,
      note,
    ),
  };
}

function emitItems(rest: readonly Subschema[], parts: readonly Part[], emission: Emission): Emitted {
  if (rest.length > 0) return { items: emission.emit(rest.map(partOf), emission) ?? plainValue() };
  if (!emission.rules.typed) return {};
  emission.weaken(parts[0]!.at, "items", "narrowed", "any item is allowed; only plain values can be written");
  return { items: plainValue() };
}

/** Where positions cannot have schemas of their own, every item may be what any position takes. */
function emitTuple(tuple: Subschema, rest: readonly Subschema[], emission: Emission): Emitted {
  const prefix = (subschemaList(tuple, "prefixItems") ?? []).map(
    (item) => emission.emit([partOf(item)], emission) ?? plainValue(),
  );
  const after = rest.length === 0 ? undefined : emission.emit(rest.map(partOf), emission);
  if (emission.rules.keywords?.has("prefixItems") === true) {
    return { prefixItems: prefix, ...(after === undefined ? {} : { items: after }) };
  }
  emission.weaken(tuple, "prefixItems", "rewritten", "every item may be what any position takes");
  return { items: anyOfEmitted(after === undefined ? prefix : [...prefix, after]) };
}

function emitSizes(parts: readonly Part[], most: number | undefined, emission: Emission, note: Note): Emitted {
  const { keywords, minItems } = emission.rules;
  const result: Emitted = {};
  const least = numbersOf(parts, "minItems");
  if (least.length > 0) {
    const value = Math.max(...least.map((each) => each.value));
    if (minItems === undefined || minItems.has(value)) result["minItems"] = value;
    else {
      // One at least is the closest that is taken.
      result["minItems"] = 1;
      for (const each of least) note(each.at, "minItems", each.value);
    }
  }
  const limits = numbersOf(parts, "maxItems");
  const values = [...limits.map(({ value }) => value), ...(most === undefined ? [] : [most])];
  if (values.length === 0) return result;
  if (keywords?.has("maxItems") === true) return { ...result, maxItems: Math.min(...values) };
  for (const each of limits) note(each.at, "maxItems", each.value);
  return result;
}

function numbersOf(parts: readonly Part[], keyword: string): { readonly at: Subschema; readonly value: number }[] {
  return valuesOf(parts, keyword).flatMap(({ at, value }: { at: Subschema; value: Json }) =>
    typeof value === "number" ? [{ at, value }] : [],
  );
}
