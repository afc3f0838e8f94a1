import { describe, type Schema, SchemaError, ToolRegistry } from "../../src/index.ts";
import type { PlaygroundState } from "./state.ts";

/** All that the right side shows. */
export interface Judged {
  readonly kind: "valid" | "invalid" | "unusable";
  readonly verdict: string;
  /** What the model is told, or what is wrong with the schema. */
  readonly text: string;
  /** JSON. */
  readonly errors: string;
  readonly warnings: readonly string[];
  readonly code: string;
}

/** As a dispatcher would: the schema is registered, the arguments come as text. */
export function judge({ schema, args }: PlaygroundState): Judged {
  const registry = new ToolRegistry();
  let parsed: unknown;
  try {
    parsed = JSON.parse(schema);
  } catch (error) {
    return unusable(`The schema is no JSON: ${(error as Error).message}`, []);
  }
  try {
    registry.register("tool", parsed as Schema, () => undefined);
  } catch (error) {
    return unusable((error as Error).message, error instanceof SchemaError ? error.problems : []);
  }
  const { validator, warnings } = registry.get("tool");
  const result = registry.parse("tool", args);
  const common = {
    warnings: warnings.map(({ pointer, message }) => `#${pointer}: ${message}`),
    code: "source" in validator ? validator.source : "",
  };
  if (result.ok)
    return { kind: "valid", verdict: "Valid", text: "(nothing: the call can be made)", errors: "[]", ...common };
  const count = result.errors.length;
  return {
    kind: "invalid",
    verdict: `Not valid: ${count}${result.truncated ? " and more" : ""} ${count === 1 ? "error" : "errors"}`,
    text: describe(result.errors),
    errors: JSON.stringify(result.errors, null, 2),
    ...common,
  };
}

function unusable(text: string, problems: readonly object[]): Judged {
  const errors = JSON.stringify(problems, null, 2);
  return { kind: "unusable", verdict: "The schema cannot be used", text, errors, warnings: [], code: "" };
}
