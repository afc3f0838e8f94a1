import { type Json, type JsonObject, member } from "../../json/value.ts";
import type { Draft } from "../keywords.ts";
import { splitFragment } from "../uri.ts";
import { draft04 } from "./draft-04.ts";
import { draft06 } from "./draft-06.ts";
import { draft07 } from "./draft-07.ts";
import { draft201909 } from "./draft-2019-09.ts";
import { draft202012 } from "./draft-2020-12.ts";
import { v1 } from "./v1.ts";

/** Made when asked for: most programs never look at them. */
const documents: Readonly<Record<Draft, () => readonly JsonObject[]>> = {
  "draft-04": draft04,
  "draft-06": draft06,
  "draft-07": draft07,
  "2019-09": draft201909,
  "2020-12": draft202012,
  v1,
};

/** Frozen through and through: errors hand out parts of schemas, and these are every tool's. */
function frozen<T extends Json>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value as JsonObject)) frozen(part);
  return Object.freeze(value);
}

/** A built-in metaschema or vocabulary by its URI (without fragment), and the draft it is written in. */
export function builtInDocument(uri: string): { readonly draft: Draft; readonly root: JsonObject } | undefined {
  for (const draft of Object.keys(documents) as Draft[]) {
    for (const root of documents[draft]()) {
      const id = member(root, "$id") ?? member(root, "id");
      if (typeof id === "string" && splitFragment(id).base === uri) return { draft, root: frozen(root) };
    }
  }
  return undefined;
}
