import { isObject, type Json, setMember } from "./value.ts";

/** JSON that whoever receives it may change. */
export type MutableJson = null | boolean | number | string | MutableJson[] | { [name: string]: MutableJson };

/** A deep copy, nothing of it frozen or shared. */
export function copyJson(value: Json): MutableJson {
  if (Array.isArray(value)) return value.map(copyJson);
  if (!isObject(value)) return value as MutableJson;
  const copy: { [name: string]: MutableJson } = {};
  for (const name of Object.keys(value)) setMember(copy, name, copyJson(value[name]!));
  return copy;
}
