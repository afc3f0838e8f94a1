import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildWorker } from "./builds.ts";

const folder = mkdtempSync(join(tmpdir(), "straightedge-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Worker {
  fetch(request: Request): Promise<Response>;
}

let text: string;
let worker: Worker;
beforeAll(async () => {
  text = await buildWorker();
  const file = join(folder, "worker.mjs");
  writeFileSync(file, text);
  ({ default: worker } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: Worker });
});

async function ask(path: string, body?: string): Promise<{ status: number; body: unknown }> {
  const init = body === undefined ? {} : { method: "POST", body };
  const response = await worker.fetch(new Request(`http://localhost${path}`, init));
  return { status: response.status, body: await response.json() };
}

describe("the bundle", () => {
  test("holds no compiler, no interpreter and nothing that makes code from text", () => {
    expect(text).not.toMatch(/\bFunction\(|\beval\(|\bimport\(|\brequire\(/u);
    // The compiler's own message, and a metaschema, which either engine needs.
    expect(text).not.toContain("forbids making code");
    expect(text).not.toContain("json-schema.org/draft/2020-12/meta");
  });

  test("is one module of less than 60,000 characters", () => {
    expect(text).not.toMatch(/^import\b|\bfrom"/mu);
    expect(text.length).toBeLessThan(60_000);
  });
});

describe("a call", () => {
  test("that is right is answered", async () => {
    const loan = { principal: 1200, yearly_percent: 0, months: 12 };
    expect(await ask("/tools/loan.monthly_payment", JSON.stringify(loan))).toEqual({
      status: 200,
      body: { result: { payment: 100 } },
    });
    // Black on white is 21:1 by definition.
    const colours = { text: "#000000", background: "#ffffff" };
    expect(await ask("/tools/colour.contrast", JSON.stringify(colours))).toEqual({
      status: 200,
      body: { result: { ratio: 21 } },
    });
  });

  test("that is wrong is told each pointer and what is due there", async () => {
    const loan = { principal: "1200", yearly_percent: 3, month: 12 };
    expect(await ask("/tools/loan.monthly_payment", JSON.stringify(loan))).toEqual({
      status: 400,
      body: {
        text: [
          "The arguments of loan.monthly_payment are not valid:",
          "/months is required and missing; expected_type: integer",
          "/principal expected_type: number, got string: write the number without quotes",
          '/month is not a known property; did you mean "months"?: rename it or leave it out',
        ].join("\n"),
        errors: [
          expect.objectContaining({ path: "/months", keyword: "required", expectedType: "integer" }),
          expect.objectContaining({ path: "/principal", keyword: "type", expectedType: "number" }),
          expect.objectContaining({ path: "/month", keyword: "additionalProperties", suggestion: "months" }),
        ],
      },
    });
  });

  test("that is no JSON is told where it breaks off", async () => {
    const { status, body } = await ask("/tools/colour.contrast", '{"text": ');
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: "", keyword: "json", position: 9 }] });
  });
});

test("whatever else is asked for has its status", async () => {
  const { status, body } = await ask("/tools");
  expect(status).toBe(200);
  expect((body as { tools: { name: string }[] }).tools.map(({ name }) => name)).toEqual([
    "loan.monthly_payment",
    "colour.contrast",
  ]);
  expect((await ask("/tools/loan")).status).toBe(404);
  expect((await ask("/", "{}")).status).toBe(404);
  expect((await ask("/tools/colour.contrast")).status).toBe(405);
});
