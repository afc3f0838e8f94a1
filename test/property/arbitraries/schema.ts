/** Whole documents: a root schema, its definitions, and every way to refer to one. */
import { escapeToken } from "../../../src/json/pointer.ts";
import { type Json, setMember } from "../../../src/json/value.ts";
import { isSince, metaschemaUris } from "../../../src/schema/dialects.ts";
import { type Draft, drafts } from "../../../src/schema/keywords.ts";
import type { CompileOptions } from "../../../src/schema/options.ts";
import type { Draw } from "./draw.ts";
import { hostileNames, type Members, plainNames } from "./json.ts";
import { drawObjectSchema, drawSchema, type Place, type Scene, type Target } from "./keywords.ts";

export interface Document {
  readonly schema: Json;
  readonly options: CompileOptions;
  /** The names its objects use. */
  readonly names: readonly string[];
}

/** One definition and how it can be named. */
interface Definition {
  readonly name: string;
  readonly id?: string;
  readonly anchor?: string;
  readonly isDynamic: boolean;
}

const ROOT_RANK = 50;
const DEFINITIONS_RANK = 100;
const OUTSIDE_RANK = 1000;
const OTHER_URI = "http://other.example/doc";

export function drawDocument(draw: Draw): Document {
  const draft = draw.chance(45) ? "2020-12" : draw.pick(drafts);
  const names = draw.shuffled([...draw.some(plainNames, 5), ...draw.some(hostileNames, draw.chance(50) ? 2 : 0)]);
  const rootId = draw.chance(30) ? "http://root.example/schema" : undefined;
  const isDynamicRoot = isSince(draft, "2019-09") && draw.chance(20);
  const definitions = drawDefinitions(draw, draft, names, isDynamicRoot);
  const where = !isSince(draft, "2019-09") || (draft !== "v1" && draw.chance(15)) ? "definitions" : "$defs";
  const hasOther = draw.chance(8);
  const targets = targetsOf(draw, { draft, names, where, rootId, definitions, isDynamicRoot, hasOther });
  const scene: Scene = { draw, draft, names, targets };
  const body = drawSchema(scene, { depth: 3, rank: ROOT_RANK, resource: 0, isRoot: true }) as Members;
  const schema: Members = {};
  const isNamed = draw.chance(20);
  if (isNamed) schema["$schema"] = metaschemaUris[draft] + (isSince(draft, "2019-09") ? "" : "#");
  if (rootId !== undefined) schema[idKeyword(draft)] = rootId;
  if (isDynamicRoot) markDynamic(draft, schema);
  Object.assign(schema, body);
  if (definitions.length > 0) {
    const members: Members = {};
    for (const [index, each] of definitions.entries())
      setMember(members, each.name, drawDefinition(scene, each, index));
    schema[where] = members;
  }
  const other = hasOther ? { schemas: { [OTHER_URI]: drawSchema({ ...scene, targets: [] }, outside) as Members } } : {};
  return { schema, names, options: { ...drawOptions(draw), ...(isNamed ? {} : { dialect: draft }), ...other } };
}

const outside: Place = { depth: 1, rank: OUTSIDE_RANK, resource: -1, isRoot: true };

function idKeyword(draft: Draft): string {
  return draft === "draft-04" ? "id" : "$id";
}

/** Makes a resource's root a place that dynamic references can be redirected to. */
function markDynamic(draft: Draft, schema: Members): void {
  if (draft === "2019-09") schema["$recursiveAnchor"] = true;
  else schema["$dynamicAnchor"] = "node";
}

/** At most one dynamic anchor in each resource. */
function drawDefinitions(draw: Draw, draft: Draft, names: readonly string[], isDynamicRoot: boolean): Definition[] {
  let isTaken = isDynamicRoot;
  const own = draw.some([...names, "zip", "node"], draw.chance(30) ? 0 : draw.integer(1, 3));
  return own.map((name, index) => {
    const hasId = draw.chance(isDynamicRoot ? 50 : 20);
    const isDynamic = isSince(draft, "2019-09") && (hasId || !isTaken) && draw.chance(hasId ? 60 : 20);
    if (isDynamic && !hasId) isTaken = true;
    return {
      name,
      ...(hasId ? { id: `http://part${index}.example/x` } : {}),
      ...(draw.chance(25) ? { anchor: `anchor${index}` } : {}),
      isDynamic,
    };
  });
}

function drawDefinition(scene: Scene, definition: Definition, index: number): Json {
  const { draft } = scene;
  const { id, anchor, isDynamic } = definition;
  const isNamed = id !== undefined || anchor !== undefined || isDynamic;
  const place = { depth: 2, rank: DEFINITIONS_RANK + index, resource: id === undefined ? 0 : index + 1, isNamed };
  if (!isNamed) return drawSchema(scene, place);
  const schema: Members = {};
  if (id !== undefined) schema[idKeyword(draft)] = id;
  else if (anchor !== undefined && !isSince(draft, "2019-09")) schema[idKeyword(draft)] = `#${anchor}`;
  if (anchor !== undefined && isSince(draft, "2019-09")) schema["$anchor"] = anchor;
  if (isDynamic && (draft !== "2019-09" || id !== undefined)) markDynamic(draft, schema);
  const body = isDynamic ? drawObjectSchema(scene, place) : (drawSchema(scene, place) as Members);
  return Object.assign(schema, body);
}

/** What decides which references can be written. */
interface Plan {
  readonly draft: Draft;
  readonly names: readonly string[];
  /** The keyword that holds the definitions. */
  readonly where: string;
  readonly rootId: string | undefined;
  readonly definitions: readonly Definition[];
  readonly isDynamicRoot: boolean;
  readonly hasOther: boolean;
}

function targetsOf(draw: Draw, plan: Plan): Target[] {
  const { draft, names, where, rootId, definitions, isDynamicRoot, hasOther } = plan;
  const targets: Target[] = [];
  const add = (text: string, rank: number, resource?: number): void => {
    targets.push({ keyword: "$ref", text, rank, ...(resource === undefined ? {} : { resource }) });
  };
  const addInRoot = (fragment: string, rank: number): void => {
    add(fragment, rank, 0);
    if (rootId !== undefined) add(rootId + fragment, rank);
  };
  addInRoot("#", ROOT_RANK);
  if (draw.chance(10)) addInRoot(`#/properties/${token(draw, draw.pick(names))}`, 1);
  for (const [index, { name, id, anchor }] of definitions.entries()) {
    const rank = DEFINITIONS_RANK + index;
    addInRoot(`#/${where}/${token(draw, name)}`, rank);
    if (id !== undefined) for (let i = 0; i < 3; i++) add(id, rank);
    if (id !== undefined) add("#", rank, index + 1);
    if (anchor !== undefined && id === undefined) addInRoot(`#${anchor}`, rank);
    if (anchor !== undefined && id !== undefined && isSince(draft, "2019-09")) add(`${id}#${anchor}`, rank);
  }
  if (hasOther) add(OTHER_URI, OUTSIDE_RANK);
  if (draw.chance(2)) add(metaschemaUris[draft], OUTSIDE_RANK);
  targets.push(...dynamicTargets(draft, definitions, isDynamicRoot));
  return targets;
}

/** Dynamic references may lead to any schema with the anchor, so they rank as the lowest of them. */
function dynamicTargets(draft: Draft, definitions: readonly Definition[], isDynamicRoot: boolean): Target[] {
  if (!isSince(draft, "2019-09")) return [];
  const resources = new Set<number>(isDynamicRoot || draft === "2019-09" ? [0] : []);
  let rank = isDynamicRoot || draft === "2019-09" ? ROOT_RANK : OUTSIDE_RANK;
  for (const [index, { id, isDynamic }] of definitions.entries()) {
    if (isDynamic || (draft === "2019-09" && id !== undefined)) {
      rank = Math.min(rank, DEFINITIONS_RANK + index);
      resources.add(id === undefined ? 0 : index + 1);
    }
  }
  const keyword = draft === "2019-09" ? "$recursiveRef" : "$dynamicRef";
  const text = draft === "2019-09" ? "#" : draft === "v1" ? "node" : "#node";
  const weighted = Array.from({ length: 5 }, () => [...resources]).flat();
  return weighted.map((resource) => ({ keyword, text, rank, resource }));
}

/** A name in a pointer in a fragment, percent-encoded or as it is. */
function token(draw: Draw, name: string): string {
  const escaped = escapeToken(name);
  return /\p{Cs}/u.test(escaped) || draw.chance(30) ? escaped.replaceAll("%", "%25") : encodeURIComponent(escaped);
}

function drawOptions(draw: Draw): CompileOptions {
  return {
    ...(draw.chance(20) ? { maxErrors: draw.integer(1, 3) } : {}),
    ...(draw.chance(20) ? { maxDepth: draw.integer(1, 3) } : {}),
    ...(draw.chance(10) ? { formats: "annotate" as const } : {}),
    ...(draw.chance(20) ? { content: "assert" as const } : {}),
    ...(draw.chance(10) ? { patterns: "native" as const } : {}),
    ...(draw.chance(10) ? { unknownKeywords: "ignore" as const } : {}),
  };
}
