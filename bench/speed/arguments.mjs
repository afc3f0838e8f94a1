/** Valid arguments for the plain schemas of the catalog. */
import { SHAPES } from "./workload.mjs";

/** @param {any} schema @param {import("./random.mjs").Random} random @param {number} shape @returns {unknown} */
export function makeArguments(schema, random, shape) {
  if (schema.anyOf !== undefined) {
    return random.chance(0.3) ? null : makeArguments(schema.anyOf[0], random, shape);
  }
  switch (schema.type) {
    case "object":
      return makeObject(schema, random, shape);
    case "array": {
      const { items, minItems = 0, maxItems = 1000 } = schema;
      const length = Math.min(Math.max(minItems, 3), maxItems);
      return Array.from({ length }, () =>
        items === undefined ? random.word(3, 8) : makeArguments(items, random, shape),
      );
    }
    case "string": {
      if (schema.enum !== undefined) return random.pick(schema.enum);
      const { minLength = 0, maxLength = 1000 } = schema;
      return random.word(Math.min(Math.max(minLength, 6), maxLength), Math.min(Math.max(minLength, 12), maxLength));
    }
    case "boolean":
      return random.chance(0.5);
    default: {
      const { minimum = Math.min(0, schema.maximum ?? 0), maximum = Math.max(100, minimum) } = schema;
      return schema.type === "integer" ? random.int(minimum, maximum) : minimum + (maximum - minimum) / 2;
    }
  }
}

/** @param {any} schema @param {import("./random.mjs").Random} random @param {number} shape */
function makeObject({ properties = {}, required = [] }, random, shape) {
  const names = Object.keys(properties).filter((name, i) => {
    if (required.includes(name)) return true;
    const index = shape % SHAPES;
    return index === 0 || index === 3 || (index === 2 && i % 2 === 0);
  });
  if (shape % SHAPES === 3) names.reverse();
  return Object.fromEntries(names.map((name) => [name, makeArguments(properties[name], random, shape)]));
}

/**
 * The same arguments with one member of another type: an object where none can be. Undefined where nothing is declared.
 *
 * @param {any} schema @param {any} value
 */
export function spoilArguments(schema, value) {
  const names = Object.keys(value);
  const name = names[names.length >> 1] ?? Object.keys(schema.properties)[0];
  const property = schema.properties[name];
  const { type } = property.anyOf?.[0] ?? property;
  return { ...value, [name]: type === "object" ? "text" : { wrong: true } };
}
