import { copyJson } from "../json/copy.ts";
import type { Json } from "../json/value.ts";
import { SchemaError } from "./problems.ts";
import type { Validator } from "./validator.ts";

/**
 * A fresh copy of a validator's schema for readers that expect 2020-12: converted where that can say the same, and else
 * as it is.
 */
export function viewSchema(validator: Validator): Record<string, unknown> {
  try {
    return validator["~standard"].jsonSchema.input({ target: "draft-2020-12" });
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return copyJson(validator.schema as Json) as Record<string, unknown>;
  }
}
