import Fastify, { type FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import { buildValidator, validatorCompiler } from "../../src/fastify.ts";

const body = {
  type: "object",
  properties: { user: { type: "object", properties: { name: { type: "string" } }, required: ["name"] } },
  additionalProperties: false,
};

async function post(app: FastifyInstance, payload: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const { statusCode, body } = await app.inject({ method: "POST", url: "/", payload });
  return { status: statusCode, body: JSON.parse(body) };
}

describe("Fastify", () => {
  test("a wrong body comes back with the pointer and what was expected", async () => {
    const app = Fastify().setValidatorCompiler(validatorCompiler());
    app.post("/", { schema: { body } }, () => ({ done: true }));
    expect(await post(app, { user: { name: 3 } })).toEqual({
      status: 400,
      body: {
        statusCode: 400,
        code: "FST_ERR_VALIDATION",
        error: "Bad Request",
        message: "body/user/name expected_type: string, got integer",
      },
    });
    expect(await post(app, { user: { name: "ada" } })).toEqual({ status: 200, body: { done: true } });
    await app.close();
  });

  test("an error handler gets each error as Fastify shapes it, fresh for each request", async () => {
    const app = Fastify().setValidatorCompiler(validatorCompiler());
    app.setErrorHandler((error: { validation?: unknown; validationContext?: unknown }, _request, reply) =>
      reply.status(422).send({ context: error.validationContext, errors: error.validation }),
    );
    app.post("/", { schema: { body } }, () => ({ done: true }));
    const answers = await Promise.all([post(app, { user: {}, usr: 1 }), post(app, { user: 1 })]);
    expect(answers.map((answer) => answer.body)).toEqual([
      {
        context: "body",
        errors: [
          {
            keyword: "required",
            instancePath: "/user/name",
            schemaPath: "#/properties/user/required",
            params: { expectedType: "string" },
            message: "is required and missing; expected_type: string",
          },
          {
            keyword: "additionalProperties",
            instancePath: "/usr",
            schemaPath: "#/additionalProperties",
            params: { suggestion: "user" },
            message: 'is not a known property; did you mean "user"?: rename it or leave it out',
          },
        ],
      },
      { context: "body", errors: [expect.objectContaining({ keyword: "type", instancePath: "/user" })] },
    ]);
    await app.close();
  });

  test("nothing is coerced, filled in or removed", async () => {
    const app = Fastify().setValidatorCompiler(validatorCompiler());
    const query = { type: "object", properties: { n: { type: "integer" } } };
    const open = { type: "object", properties: { a: { type: "integer", default: 1 } } };
    app.get("/", { schema: { querystring: query } }, () => ({}));
    app.post("/", { schema: { body: open } }, ({ body }) => body);
    expect((await app.inject("/?n=1")).json()).toMatchObject({
      message: expect.stringContaining("querystring/n expected_type: integer, got string"),
    });
    expect(await post(app, { b: 2 })).toEqual({ status: 200, body: { b: 2 } });
    await app.close();
  });

  test("references lead to what addSchema holds", async () => {
    const app = Fastify({ schemaController: { compilersFactory: { buildValidator: buildValidator() } } });
    app.addSchema({ $id: "user", type: "object", properties: { id: { type: "integer" } }, required: ["id"] });
    app.post("/", { schema: { body: { type: "array", items: { $ref: "user#" } } } }, () => ({ done: true }));
    expect((await post(app, [{ id: 1 }, { id: "2" }])).body).toMatchObject({
      message: "body/1/id expected_type: integer, got string: write the number without quotes",
    });
    expect((await post(app, [{ id: 1 }])).status).toBe(200);
    await app.close();
  });

  test("a schema that cannot be used stops the start", async () => {
    const app = Fastify().setValidatorCompiler(validatorCompiler());
    app.post("/", { schema: { body: { type: "objct" } } }, () => 0);
    await expect(app.ready()).rejects.toThrow(/did you mean|object/u);
  });
});
