import { isObject, type Json, member } from "../json/value.ts";
import { convertSchema } from "../schema/convert.ts";
import { draftOf } from "../schema/dialects.ts";
import { copySchema } from "../schema/document.ts";
import { type Frame, makeFrame } from "../schema/frame.ts";
import type { Schema } from "../schema/infer.ts";
import type { Draft } from "../schema/keywords.ts";

/** The draft a schema names; 2020-12 where it names none that is known. */
export function draftOfSchema(schema: Json): Draft {
  const named = isObject(schema) ? member(schema, "$schema") : undefined;
  return (typeof named === "string" ? draftOf(named) : undefined) ?? "2020-12";
}

/** A schema with its references resolved. A reference that leads out of it leads nowhere. Throws where it is no JSON. */
export function frameOf(schema: Json): Frame {
  return makeFrame(schema, { draft: draftOfSchema(schema), documents: new Map(), unknownKeywords: "ignore" });
}

/** The same written in 2020-12, so that nobody else has to know of older drafts. Throws a `SchemaError` where that cannot be. */
export function readAs202012(schema: Schema): Frame {
  const copy = copySchema(schema);
  return frameOf(convertSchema(copy, draftOfSchema(copy), "2020-12"));
}
