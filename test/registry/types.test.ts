import { expect, expectTypeOf, test } from "vitest";
import { type Infer, type Schema, type ToolDefinition, ToolRegistry } from "../../src/registry.ts";
import { toyEngine } from "./toy-engine.ts";

const { engine } = toyEngine();

interface CallContext {
  readonly signal: AbortSignal;
}

test("the schema literal types the handler, the registry its context", () => {
  const registry = new ToolRegistry<CallContext>({ engine });
  const tool = registry.register(
    "files.read",
    {
      type: "object",
      properties: { path: { type: "string" }, mode: { enum: ["text", "binary"] } },
      required: ["path"],
    },
    (args, context) => {
      expectTypeOf(args).toEqualTypeOf<{ path: string; mode?: "text" | "binary" }>();
      expectTypeOf(context).toEqualTypeOf<CallContext>();
      return args.path;
    },
  );
  expectTypeOf(tool.handler).parameter(0).toEqualTypeOf<{ path: string; mode?: "text" | "binary" }>();
  // @ts-expect-error No handler can expect what the dispatcher does not give.
  registry.register("a", {}, (_args: unknown, context: { session: string }) => context.session);
  // @ts-expect-error Nor arguments that the schema does not promise.
  registry.register("b", { type: "object", properties: { n: { type: "number" } } }, (args: { n: string }) => args.n);
  // A handler may take less, and be async.
  registry.register("c", { type: "object" }, async () => 1);
  expect(registry.names()).toEqual(["files.read", "a", "b", "c"]);
});

test("registerAll types each handler by its own schema", () => {
  const registry = new ToolRegistry<CallContext>({ engine });
  registry.registerAll([
    {
      name: "a",
      schema: { type: "object", properties: { n: { type: "number" } }, required: ["n"] },
      handler: (args, { signal }) => {
        expectTypeOf(args).toEqualTypeOf<{ n: number }>();
        return signal.aborted;
      },
    },
    {
      name: "b",
      schema: { type: "object", properties: { on: { type: "boolean" } } },
      handler: (args) => {
        expectTypeOf(args).toEqualTypeOf<{ on?: boolean }>();
      },
      timeoutMs: 5,
    },
  ]);
  const list: ToolDefinition<Schema, CallContext>[] = [{ name: "c", schema: {}, handler: () => 1 }];
  expect(registry.registerAll(list).registered).toHaveLength(1);
  const derived = ["d", "e"].map((name) => ({ name, schema: { type: "object" }, handler: (args: unknown) => args }));
  expect(registry.registerAll(derived).refused).toEqual([]);
});

test("a tool looked up by name takes what validation let through", () => {
  const registry = new ToolRegistry<CallContext>({ engine });
  registry.register("a", { type: "object", properties: { n: { type: "number" } } }, (args) => args.n);
  const result = registry.validate("a", { n: 1 });
  expect(result.ok && registry.get("a").handler(result.value, { signal: new AbortController().signal })).toBe(1);
});

test("a schema known only at run time leaves the arguments unknown", () => {
  const schema = JSON.parse('{"type": "object"}') as Schema;
  new ToolRegistry({ engine }).register("a", schema, (args) => expectTypeOf(args).toEqualTypeOf<Infer<Schema>>());
});
