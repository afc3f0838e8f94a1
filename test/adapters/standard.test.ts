import { sValidator } from "@hono/standard-validator";
import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { initTRPC, TRPCError } from "@trpc/server";
import { Hono } from "hono";
import { describe, expect, expectTypeOf, test } from "vitest";
import { compile } from "../../src/index.ts";
import { interpret } from "../../src/interpret.ts";
import { complaint, makeRegistry, wrongArguments } from "./registry.ts";

const schema = { type: "object", properties: { n: { type: "number" } }, required: ["n"] } as const;

describe("the specification's types", () => {
  test("validators and tools are what it says", () => {
    const validator: StandardSchemaV1<{ n: number }> & StandardJSONSchemaV1<{ n: number }> = compile(schema);
    const other: StandardSchemaV1<{ n: number }> = interpret(schema);
    const tool: StandardSchemaV1 & StandardJSONSchemaV1 = makeRegistry().get("files.read");
    expectTypeOf<StandardSchemaV1.InferInput<typeof validator>>().toEqualTypeOf<{ n: number }>();
    expectTypeOf<StandardSchemaV1.InferOutput<typeof validator>>().toEqualTypeOf<{ n: number }>();
    expect([validator, other, tool].map((each) => each["~standard"].version)).toEqual([1, 1, 1]);
  });
});

describe("libraries that take any Standard Schema", () => {
  const { validator } = makeRegistry().get("files.read");

  test("Hono answers a wrong body with the issues", async () => {
    const app = new Hono().post("/", sValidator("json", validator), (context) => context.json("done"));
    const post = (body: unknown) =>
      app.request("/", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const wrong = await post(wrongArguments);
    expect(wrong.status).toBe(400);
    const { error } = (await wrong.json()) as { error: unknown };
    expect(error).toMatchObject([
      { message: complaint[0], pointer: "/path", path: ["path"], expectedType: "string" },
      { message: complaint[1], pointer: "/mode", path: ["mode"], keyword: "enum" },
      { message: complaint[2], pointer: "/lines/1", path: ["lines", 1] },
    ]);
    expect(await (await post({ path: "/a" })).json()).toBe("done");
  });

  test("tRPC keeps the issues as the cause, and types the input", async () => {
    const { router, procedure, createCallerFactory } = initTRPC.create();
    const read = procedure.input(compile(schema)).query(({ input }) => input.n.toFixed(1));
    const caller = createCallerFactory(router({ read }))({});
    expect(await caller.read({ n: 1 })).toBe("1.0");
    const error: unknown = await caller.read({} as never).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TRPCError);
    expect((error as TRPCError).code).toBe("BAD_REQUEST");
    expect((error as TRPCError).cause).toMatchObject({
      issues: [{ pointer: "/n", message: "/n is required and missing; expected_type: number" }],
    });
  });
});
