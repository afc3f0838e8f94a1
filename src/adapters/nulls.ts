import { appendToken, splitPointer } from "../json/pointer.ts";
import { isObject, type Json, setMember } from "../json/value.ts";
import type { Result, ValidationError } from "../report/errors.ts";

/** One round takes what is wrong at a time: objects within objects that were null show only then. */
const MOST_ROUNDS = 10;

/**
 * Judges arguments of a model that has to write every property, and writes null for those it would leave out: a null
 * that is wrong where it stands counts as absent. A null that the schema takes stays. Nothing given is changed; what is
 * valid comes back without those nulls.
 */
export function validateWithoutNulls(validate: (value: unknown) => Result<unknown>, given: unknown): Result<unknown> {
  let value = given;
  let result = validate(value);
  for (let round = 0; round < MOST_ROUNDS && !result.ok; round++) {
    const pointers = new Set(result.errors.flatMap(placesOf).filter((pointer) => isNullProperty(value, pointer)));
    if (pointers.size === 0) break;
    value = without(value as Json, "", pointers);
    result = validate(value);
  }
  return result;
}

/** Of alternatives, those of the one that comes closest. */
function placesOf(error: ValidationError): string[] {
  const { path } = error;
  if (!("branches" in error)) return [path];
  return [path, ...(error.branches[error.closest] ?? []).flatMap(placesOf)];
}

function isNullProperty(value: unknown, pointer: string): boolean {
  let current = value;
  let owner: unknown;
  for (const token of splitPointer(pointer) ?? []) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, token)) return false;
    owner = current;
    current = (current as Record<string, unknown>)[token];
  }
  return current === null && isObject(owner);
}

function without(value: Json, pointer: string, pointers: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.map((item: Json, i) => without(item, appendToken(pointer, i), pointers));
  if (!isObject(value)) return value;
  const kept = {};
  for (const [name, member] of Object.entries(value)) {
    const place = appendToken(pointer, name);
    if (!pointers.has(place)) setMember(kept, name, without(member, place, pointers));
  }
  return kept;
}
