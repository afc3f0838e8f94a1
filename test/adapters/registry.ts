import { ToolRegistry } from "../../src/index.ts";

/** What a dispatcher hands to the handlers of these tests. */
export interface Session {
  readonly user: string;
}

/** A registry with a tool of each kind that adapters have to tell apart. */
export function makeRegistry(): ToolRegistry<Session | undefined> {
  const registry = new ToolRegistry<Session | undefined>();
  registry.register(
    "files.read",
    {
      type: "object",
      properties: {
        path: { type: "string", minLength: 1, description: "Where it is" },
        mode: { enum: ["text", "binary"] },
        lines: { type: "array", items: { type: "integer", minimum: 1 } },
      },
      required: ["path"],
      additionalProperties: false,
    },
    ({ path, mode = "text" }) => `${mode} of ${path}`,
    { description: "Reads a file", idempotent: true, timeoutMs: 5_000 },
  );
  registry.register(
    "math.divide",
    { type: "object", properties: { a: { type: "number" }, b: { type: "number" } }, required: ["a", "b"] },
    ({ a, b }) => (b === 0 ? { quotient: "none" } : { quotient: a / b }),
    {
      description: "Divides",
      outputSchema: { type: "object", properties: { quotient: { type: "number" } }, required: ["quotient"] },
      annotations: { title: "Divide", readOnlyHint: true },
    },
  );
  registry.register("fail", { type: "object" }, () => {
    throw new Error("the disk is full");
  });
  registry.register("whoami", {}, (_args, session) => session?.user ?? "nobody");
  return registry;
}

/** Arguments of `files.read` with two faults, and what whoever sent them has to read. */
export const wrongArguments: { readonly mode: string; readonly lines: readonly unknown[] } = {
  mode: "txt",
  lines: [1, "2"],
};
export const complaint: readonly string[] = [
  "/path is required and missing; expected_type: string",
  '/mode must be one of "text", "binary"; did you mean "text"?',
  "/lines/1 expected_type: integer, got string: write the number without quotes",
];
