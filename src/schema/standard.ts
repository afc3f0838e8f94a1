import { copyJson } from "../json/copy.ts";
import { parseIndex, splitPointer } from "../json/pointer.ts";
import { isObject, type Json } from "../json/value.ts";
import type { ExpectedType, Result, ValidationError } from "../report/errors.ts";
import { describe } from "../report/messages.ts";
import { convertSchema } from "./convert.ts";
import type { Schema } from "./infer.ts";
import type { Draft } from "./keywords.ts";

/**
 * What a validator and a tool carry under `~standard`: Standard Schema and Standard JSON Schema, version 1.1 of their
 * specification. Libraries that know neither this one nor each other validate through it and read the schema.
 */
export interface StandardProps<T = unknown> {
  readonly version: 1;
  readonly vendor: string;
  /** For type checkers only; never there. */
  readonly types?: { readonly input: T; readonly output: T } | undefined;
  /** Synchronous, and never throws. The value comes back as it is. */
  validate(value: unknown, options?: unknown): StandardResult<T>;
  readonly jsonSchema: {
    /**
     * A fresh deep copy of the schema, converted to the target: `"draft-2020-12"` or `"draft-07"`.
     *
     * Throws a `TypeError` on any other target, a `SchemaError` that names each keyword the target cannot express.
     */
    input(options: StandardJsonSchemaOptions): Record<string, unknown>;
    /** The same as `input`: nothing is ever transformed. */
    output(options: StandardJsonSchemaOptions): Record<string, unknown>;
  };
}

export interface StandardJsonSchemaOptions {
  readonly target: string;
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

export type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** An error for a reader who knows nothing else: the message says where and what, the rest is for programs. */
export interface StandardIssue {
  /** Stands alone: the pointer, what is wrong there and what was expected. */
  readonly message: string;
  /** The pointer's tokens; numbers at positions of arrays, and nowhere else. */
  readonly path: readonly (string | number)[];
  /** RFC 6901. */
  readonly pointer: string;
  readonly keyword: string;
  /** Left out where it is not known. */
  readonly expectedType?: ExpectedType;
}

const targets: ReadonlyMap<string, "2020-12" | "draft-07"> = new Map([
  ["draft-2020-12", "2020-12"],
  ["draft-07", "draft-07"],
]);

/** `draft`: how the schema is to be read. */
export function makeStandardProps<T>(
  validate: (value: unknown) => Result<T>,
  schema: Schema,
  draft: Draft,
): StandardProps<T> {
  function jsonSchema({ target }: StandardJsonSchemaOptions): Record<string, unknown> {
    const to = targets.get(target);
    if (to === undefined) {
      const known = [...targets.keys()].map((name) => JSON.stringify(name)).join(" and ");
      throw new TypeError(`the target ${JSON.stringify(target)} is not supported; ${known} are`);
    }
    return copyJson(convertSchema(schema as Json, draft, to)) as Record<string, unknown>;
  }
  return Object.freeze({
    version: 1,
    vendor: "straightedge",
    validate(value: unknown): StandardResult<T> {
      const result = validate(value);
      return result.ok ? { value: result.value } : { issues: result.errors.map((error) => toIssue(error, value)) };
    },
    jsonSchema: Object.freeze({ input: jsonSchema, output: jsonSchema }),
  });
}

function toIssue(error: ValidationError, value: unknown): StandardIssue {
  const { path: pointer, keyword } = error;
  const expected = "expectedType" in error ? { expectedType: error.expectedType } : {};
  return { message: describe([error]), path: pathIn(value, pointer), pointer, keyword, ...expected };
}

/** Where reading the value throws, the tokens from there on stay text. */
function pathIn(value: unknown, pointer: string): (string | number)[] {
  const path: (string | number)[] = splitPointer(pointer) ?? [];
  let current = value;
  try {
    for (const [position, token] of path.entries()) {
      if (typeof current !== "object" || current === null) break;
      const index = Array.isArray(current) ? parseIndex(String(token)) : undefined;
      if (index !== undefined) path[position] = index;
      current = isObject(current) || index !== undefined ? (current as Record<string, unknown>)[token] : undefined;
    }
  } catch {
    return path;
  }
  return path;
}
