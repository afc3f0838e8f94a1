/** Subschemas: an idea of what is meant, then keywords that go with it, then some that do not. */
import { type Json, setMember } from "../../../src/json/value.ts";
import { isSince } from "../../../src/schema/dialects.ts";
import type { Draft } from "../../../src/schema/keywords.ts";
import type { Draw } from "./draw.ts";
import { drawJson, drawScalar, drawText, hostileTexts, type Members, numbers } from "./json.ts";
import { formats, numberFormats, oddPatterns, patterns } from "./samples.ts";

/** Somewhere a reference can lead. */
export interface Target {
  readonly keyword: "$ref" | "$dynamicRef" | "$recursiveRef";
  readonly text: string;
  /** A schema may refer in place to what ranks above it: then no cycle comes without a step into the instance. */
  readonly rank: number;
  /** The only resource the text means this in; undefined where any. */
  readonly resource?: number;
}

/** What one document shares. */
export interface Scene {
  readonly draw: Draw;
  readonly draft: Draft;
  readonly names: readonly string[];
  readonly targets: readonly Target[];
}

export interface Place {
  readonly depth: number;
  readonly rank: number;
  readonly resource: number;
  /** Where references can lead to its properties: each has a rank of its own. */
  readonly isRoot?: boolean;
  /** An object schema without `$ref`, which an identifier can be added to. */
  readonly isNamed?: boolean;
}

export function inside(place: Place, rank = 0): Place {
  return { depth: place.depth - 1, rank, resource: place.resource };
}

export function beside(place: Place): Place {
  return { depth: place.depth - 1, rank: place.rank, resource: place.resource };
}

export function drawSchema(scene: Scene, place: Place): Json {
  const { draw, draft } = scene;
  if (!place.isRoot && !place.isNamed) {
    if (draft !== "draft-04" && draw.chance(5)) return draw.chance(60);
    if (draw.chance(place.depth <= 0 ? 20 : 12)) {
      const reference = drawReference(scene, place);
      if (reference !== undefined) return reference;
    }
  }
  const schema = drawIdea(scene, place);
  if (place.depth > 0 && draw.chance(22)) addApplicators(scene, place, schema);
  if (draw.chance(8)) addUnrelated(scene, schema);
  if (draw.chance(8)) addAnnotations(scene, schema);
  return draw.chance(15) ? shuffleKeys(draw, schema) : schema;
}

function drawIdea(scene: Scene, place: Place): Members {
  const { draw } = scene;
  const isLeaf = place.depth <= 0;
  const kind = draw.integer(0, isLeaf ? 6 : 13);
  if (kind <= 1) return drawStringSchema(scene);
  if (kind <= 3) return drawNumberSchema(scene);
  if (kind === 4) return drawValues(scene);
  if (kind === 5) return { type: draw.some(["null", "boolean", "object", "array", "number", "string", "integer"], 2) };
  if (kind === 6) return { type: draw.pick(["null", "boolean", "object", "array"]) };
  if (kind <= 9) return drawObjectSchema(scene, place);
  if (kind <= 11) return drawArraySchema(scene, place);
  if (kind === 12) return drawTagged(scene, place);
  return { ...drawObjectSchema(scene, place), ...drawArraySchema(scene, place), type: ["object", "array", "string"] };
}

function drawReference({ draw, targets }: Scene, place: Place): Members | undefined {
  const usable = targets.filter(
    ({ rank, resource }) => rank > place.rank && (resource === undefined || resource === place.resource),
  );
  if (usable.length === 0) return undefined;
  const { keyword, text } = draw.pick(usable);
  return { [keyword]: text };
}

export function drawStringSchema({ draw, draft }: Scene): Members {
  const schema: Members = draw.chance(85) ? { type: draw.chance(90) ? "string" : ["string", "null"] } : {};
  if (draw.chance(30)) schema["minLength"] = draw.integer(0, 3);
  if (draw.chance(30)) schema["maxLength"] = draw.integer(1, 5);
  if (draw.chance(30)) schema["pattern"] = draw.chance(98) ? draw.pick([...patterns.keys()]) : draw.pick(oddPatterns);
  if (draw.chance(20)) schema["format"] = draw.chance(95) ? draw.pick([...formats.keys()]) : "x-unknown";
  if (isSince(draft, "draft-07") && draw.chance(6)) schema["contentEncoding"] = draw.pick(["base64", "x-other"]);
  if (isSince(draft, "draft-07") && draw.chance(6)) schema["contentMediaType"] = "application/json";
  return schema;
}

function drawNumberSchema({ draw, draft }: Scene): Members {
  const schema: Members = draw.chance(85) ? { type: draw.pick(["integer", "number", "integer"]) } : {};
  const low = draw.chance(80) ? draw.integer(-3, 4) : draw.pick(numbers);
  if (draw.chance(40)) schema["minimum"] = low;
  if (draw.chance(40)) schema["maximum"] = low + draw.pick([0, 1, 2, 0.5, 10]);
  if (draft === "draft-04") {
    if (draw.chance(20) && "minimum" in schema) schema["exclusiveMinimum"] = draw.chance(70);
    if (draw.chance(20) && "maximum" in schema) schema["exclusiveMaximum"] = draw.chance(70);
  } else {
    if (draw.chance(15)) schema["exclusiveMinimum"] = low - draw.pick([0, 1, 0.5]);
    if (draw.chance(15)) schema["exclusiveMaximum"] = low + draw.pick([3, 1, 0.5]);
  }
  if (draw.chance(25)) schema["multipleOf"] = draw.pick([1, 2, 3, 0.1, 0.5, 0.01, 1.5, 1e-7, 2 ** 40]);
  if (draw.chance(6)) schema["format"] = draw.pick(numberFormats);
  return schema;
}

/** `enum`, or `const` where the draft has it. */
function drawValues({ draw, draft, names }: Scene): Members {
  const value = (): Json =>
    draw.chance(60) ? draw.pick(hostileTexts) : draw.chance(60) ? drawScalar(draw) : drawJson(draw, names, 2);
  if (draft !== "draft-04" && draw.chance(40)) return { const: value() };
  const values = Array.from({ length: draw.chance(90) ? draw.integer(1, 5) : draw.integer(8, 14) }, value);
  const distinct = values.filter((each, index) => {
    const text = JSON.stringify(each);
    return values.findIndex((other) => JSON.stringify(other) === text) === index;
  });
  return draw.chance(20) ? { type: draw.pick(["string", "object", "integer"]), enum: distinct } : { enum: distinct };
}

export function drawObjectSchema(scene: Scene, place: Place): Members {
  const { draw, draft, names } = scene;
  const schema: Members = draw.chance(85) ? { type: "object" } : {};
  const own = draw.some(names, draw.integer(0, 4));
  if (own.length > 0) {
    const properties: Members = {};
    for (const [index, name] of own.entries()) {
      setMember(properties, name, drawSchema(scene, inside(place, place.isRoot ? index + 1 : 0)));
    }
    schema["properties"] = properties;
  }
  if (draw.chance(50)) {
    const required = draw.some(draw.chance(80) && own.length > 0 ? own : names, draw.integer(1, 3));
    schema["required"] = draw.shuffled(required);
  }
  if (draw.chance(18)) {
    const described: Members = {};
    for (const pattern of draw.some([...patterns.keys()], draw.integer(1, 2))) {
      setMember(described, pattern, drawSchema(scene, inside(place)));
    }
    schema["patternProperties"] = described;
  }
  if (draw.chance(40)) {
    schema["additionalProperties"] = draw.chance(65)
      ? false
      : draw.chance(20)
        ? true
        : drawSchema(scene, inside(place));
  }
  if (draw.chance(10)) schema["minProperties"] = draw.integer(0, 3);
  if (draw.chance(10)) schema["maxProperties"] = draw.integer(1, 4);
  if (draft !== "draft-04" && draw.chance(8)) {
    schema["propertyNames"] = draw.chance(70) ? drawStringSchema(scene) : drawSchema(scene, inside(place));
  }
  if (draw.chance(14)) addDependencies(scene, place, schema);
  return schema;
}

function addDependencies(scene: Scene, place: Place, schema: Members): void {
  const { draw, draft, names } = scene;
  const given = draw.some(names, draw.integer(1, 2));
  const requiring = (): Json => draw.some(names, draw.integer(1, 2));
  const applying = (): Json => drawSchema(scene, beside(place));
  const map = (make: (name: string) => Json): Members => {
    const members: Members = {};
    for (const name of given) setMember(members, name, make(name));
    return members;
  };
  if (!isSince(draft, "2019-09") || draw.chance(15)) {
    schema["dependencies"] = map(() => (draw.chance(50) ? requiring() : applying()));
    return;
  }
  if (draw.chance(55)) schema["dependentRequired"] = map(requiring);
  if (draw.chance(45)) schema["dependentSchemas"] = map(applying);
  if (draft === "v1" && draw.chance(50)) {
    schema["propertyDependencies"] = map(() => {
      const byValue: Members = {};
      for (const text of draw.some(hostileTexts, 2)) setMember(byValue, text, applying());
      return byValue;
    });
  }
}

export function drawArraySchema(scene: Scene, place: Place): Members {
  const { draw, draft } = scene;
  const schema: Members = draw.chance(85) ? { type: "array" } : {};
  const item = (): Json => drawSchema(scene, inside(place));
  const list = (): Json => Array.from({ length: draw.integer(1, 3) }, item);
  const isModern = isSince(draft, "2020-12");
  const rest = isModern || draw.chance(60) ? "items" : "additionalItems";
  if (draw.chance(35)) schema[isModern ? "prefixItems" : "items"] = list();
  if (draw.chance(55) && schema[rest] === undefined) {
    const isBoolean = draw.chance(15) && (draft !== "draft-04" || rest === "additionalItems");
    schema[rest] = isBoolean ? draw.chance(40) : item();
  }
  if (draw.chance(20)) schema["minItems"] = draw.integer(0, 3);
  if (draw.chance(20)) schema["maxItems"] = draw.integer(1, 4);
  if (draw.chance(25)) schema["uniqueItems"] = draw.chance(90);
  if (draft !== "draft-04" && draw.chance(25)) {
    schema["contains"] = item();
    if (isSince(draft, "2019-09") && draw.chance(40)) schema["minContains"] = draw.integer(0, 2);
    if (isSince(draft, "2019-09") && draw.chance(30)) schema["maxContains"] = draw.integer(1, 3);
  }
  return schema;
}

/** A union whose branches a tag tells apart; now and then one that only looks like it. */
function drawTagged(scene: Scene, place: Place): Members {
  const { draw, draft, names } = scene;
  const tag = draw.pick(names);
  const tags = draw.some([...names, "one", "two", 1, null, true], draw.integer(2, 4));
  const branches = tags.map((value) => {
    const branch = drawObjectSchema(scene, { ...inside(place), rank: place.rank });
    const properties: Members = {};
    const values: Json[] = draw.chance(80) ? [value] : [value, drawText(draw)];
    setMember(properties, tag, draft === "draft-04" || draw.chance(30) ? { enum: values } : { const: value });
    const others = (branch["properties"] ?? {}) as Members;
    for (const name of Object.keys(others)) if (name !== tag) setMember(properties, name, others[name]);
    branch["properties"] = properties;
    if (draw.chance(85)) branch["required"] = [tag];
    return draw.chance(15) ? { allOf: [branch] } : branch;
  });
  const isOrdered = draw.chance(80) ? { type: "object" } : {};
  return { ...isOrdered, [draw.chance(60) ? "oneOf" : "anyOf"]: branches };
}

/** Keywords that judge the same instance, added to a schema that has its own. */
function addApplicators(scene: Scene, place: Place, schema: Members): void {
  const { draw, draft } = scene;
  const here = beside(place);
  const one = (): Json => drawSchema(scene, here);
  const list = (): Json[] => Array.from({ length: draw.integer(1, 3) }, one);
  for (const keyword of ["allOf", "anyOf", "oneOf"])
    if (draw.chance(25) && !(keyword in schema)) schema[keyword] = list();
  if (draw.chance(12)) schema["not"] = one();
  if (isSince(draft, "draft-07") && draw.chance(22)) {
    if (draw.chance(92)) schema["if"] = one();
    if (draw.chance(75)) schema["then"] = one();
    if (draw.chance(65)) schema["else"] = one();
  }
  if (isSince(draft, "2019-09")) {
    if (!place.isNamed && draw.chance(20)) Object.assign(schema, drawReference(scene, place));
    const judged = (): Json => (draw.chance(65) ? false : drawSchema(scene, inside(place)));
    if (draw.chance(32)) schema["unevaluatedProperties"] = judged();
    if (draw.chance(20)) schema["unevaluatedItems"] = judged();
  }
  if (Object.keys(schema).length > 1 && draw.chance(30)) delete schema["type"];
}

/** A keyword that the rest of the schema has nothing to do with. */
function addUnrelated(scene: Scene, schema: Members): void {
  const { draw } = scene;
  const other = draw.chance(50) ? drawStringSchema(scene) : drawNumberSchema(scene);
  for (const keyword of Object.keys(other)) if (!(keyword in schema)) schema[keyword] = other[keyword]!;
}

function addAnnotations({ draw, draft, names }: Scene, schema: Members): void {
  if (draw.chance(60)) schema["title"] = draw.pick(hostileTexts);
  if (draw.chance(60)) schema["description"] = draw.pick(hostileTexts);
  if (draw.chance(40)) schema["default"] = drawJson(draw, names, 1);
  if (draw.chance(40) && isSince(draft, "draft-07")) schema["$comment"] = draw.pick(hostileTexts);
  if (draw.chance(10)) schema["x-hostile"] = drawJson(draw, names, 2);
}

function shuffleKeys(draw: Draw, schema: Members): Members {
  return Object.fromEntries(draw.shuffled(Object.entries(schema)));
}
