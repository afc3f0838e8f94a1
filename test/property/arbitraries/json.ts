// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text that looks like a template is the point
import { type Json, setMember } from "../../../src/json/value.ts";
import type { Draw } from "./draw.ts";

/** An object under construction. */
export type Members = Record<string, Json>;

/** Names that break validators: prototype members, pointer and source syntax, indices, odd Unicode. */
export const hostileNames: readonly string[] = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "a/b",
  "~",
  "~1",
  "a%25b",
  "*/",
  "//",
  "line\nbreak",
  "\u2028",
  "\u2029",
  "${x}",
  "`",
  "'",
  '"',
  "\\",
  "</script>",
  "😀",
  "\ud800",
  "\udc00",
  "",
  "0",
  "1",
  "-1",
  "length",
  "é",
  "e\u0301",
  "\0",
];

export const plainNames: readonly string[] = ["a", "b", "c", "name", "names", "kind", "kinds", "size", "tags", "id"];

export const hostileTexts: readonly string[] = [
  ...hostileNames,
  '");globalThis.broken = true;("',
  "*/ throw 1 /*",
  "\r\n",
  "${globalThis}",
  "\u202e",
  "NaN",
  "12",
  "true",
  "null",
  "😀😀",
  "a\ud83d",
];

export const numbers: readonly number[] = [
  0,
  -0,
  1,
  -1,
  2,
  3,
  4,
  5,
  7,
  10,
  100,
  0.1,
  0.2,
  0.3,
  0.5,
  1.5,
  -2.5,
  2.0000001,
  1e21,
  1e-7,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  1.1e16,
  0.30000000000000004,
  255,
  256,
];

export function drawText(draw: Draw): string {
  if (draw.chance(40)) return draw.pick(hostileTexts);
  const characters = ["a", "b", "c", "Z", "0", "9", " ", "-", "_", "é", "😀", "\ud800", "x", "."];
  return Array.from({ length: draw.integer(0, 5) }, () => draw.pick(characters)).join("");
}

export function drawScalar(draw: Draw): Json {
  switch (draw.integer(0, 4)) {
    case 0:
      return null;
    case 1:
      return draw.chance(50);
    case 2:
      return draw.pick(numbers);
    case 3:
      return draw.integer(-4, 12);
    default:
      return drawText(draw);
  }
}

/** Any JSON at all; its objects take their members from `names` for the most part. */
export function drawJson(draw: Draw, names: readonly string[], depth: number): Json {
  if (depth <= 0 || draw.chance(40)) return drawScalar(draw);
  if (draw.chance(45)) return Array.from({ length: draw.integer(0, 4) }, () => drawJson(draw, names, depth - 1));
  const object: Members = {};
  for (const name of draw.some(draw.chance(85) ? names : hostileNames, draw.integer(0, 4))) {
    setMember(object, name, drawJson(draw, names, depth - 1));
  }
  return object;
}

/** What JavaScript can hand over and JSON cannot hold, or not in this way. */
export function drawForeign(draw: Draw, inner: unknown, names: readonly string[]): unknown {
  const isRecord = typeof inner === "object" && inner !== null && !Array.isArray(inner);
  switch (isRecord && draw.chance(65) ? draw.integer(13, 18) : draw.integer(0, 12)) {
    case 0:
      return undefined;
    case 1:
      return Number.NaN;
    case 2:
      return draw.pick([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
    case 3:
      return 10n;
    case 4:
      return () => 1;
    case 5:
      return Symbol("s");
    case 6:
      return new Date(0);
    case 7:
      return sparse(draw, inner);
    case 8:
      return new Map([["a", 1]]);
    case 9:
      return Object.assign([inner, inner], { a: 1 });
    case 10:
      return new String("text");
    case 11:
      return new Uint8Array([1, 2]);
    case 12:
      return /a/u;
    case 13:
    case 14:
      return Object.create(inner as object);
    case 15:
      return Object.assign(Object.create(null), inner);
    case 16:
      return { ...(inner as object), [draw.pick(names)]: undefined };
    case 17:
      return Object.assign(Object.create({ [draw.pick(names)]: 1, other: 1 }), inner);
    default:
      return withHidden(draw, inner as Members);
  }
}

function sparse(draw: Draw, inner: unknown): unknown[] {
  const list = Array.isArray(inner) && inner.length > 0 ? [...inner] : [1, inner, 2];
  delete list[draw.integer(0, list.length - 1)];
  return list;
}

/** One member is made non-enumerable. */
function withHidden(draw: Draw, inner: Members): unknown {
  const copy = { ...inner };
  const names = Object.keys(copy);
  if (names.length > 0) Object.defineProperty(copy, draw.pick(names), { enumerable: false });
  return copy;
}
