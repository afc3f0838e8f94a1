import { isObject, type Json, setMember } from "../json/value.ts";
import type { Draft } from "./keywords.ts";

/** The keywords of one schema object, in their order. */
export type Keywords = Map<string, Json>;

export interface Conversion {
  /** The draft that the schema is written in. */
  readonly draft: Draft;
  /** Tells of a keyword that the new draft cannot express; the name of that draft is added. */
  readonly report: (keyword: string, message: string) => void;
}

/** Draft-04 names a schema by `id`, and its exclusive bounds are flags (draft-04 Validation §5.1.2, §5.1.3). */
export function modernizeDraft04(keywords: Keywords): void {
  const id = keywords.get("id");
  if (typeof id === "string") {
    keywords.delete("id");
    keywords.set("$id", id);
  }
  for (const [bound, flag] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    const isExclusive = keywords.get(flag) === true;
    const value = keywords.get(bound);
    keywords.delete(flag);
    if (!isExclusive || value === undefined) continue;
    keywords.delete(bound);
    keywords.set(flag, value);
  }
}

/** Both names may be in use; one schema under each name is all there can be. */
export function mergeDefinitions(keywords: Keywords, from: string, to: string, report: Conversion["report"]): void {
  const moved = keywords.get(from);
  if (moved === undefined || !isObject(moved)) return;
  const kept = keywords.get(to);
  const merged = {};
  if (kept !== undefined && isObject(kept)) for (const name of Object.keys(kept)) setMember(merged, name, kept[name]);
  for (const name of Object.keys(moved)) {
    if (Object.hasOwn(merged, name)) {
      report(from, `${JSON.stringify(name)} stands in ${from} and in ${to}, which are one`);
    } else setMember(merged, name, moved[name]);
  }
  keywords.delete(from);
  keywords.set(to, merged);
}
