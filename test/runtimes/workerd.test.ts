import { afterAll, beforeAll, expect, test } from "vitest";
import { buildWorker } from "../examples/builds.ts";
import { expectedAnswers } from "./cases.ts";
import { esmProgram, type Files } from "./program.ts";
import { describeRuntime, load, notInstalled } from "./runtime.ts";

interface Miniflare {
  dispatchFetch(url: string, init?: { method: string; body: string }): Promise<Response>;
  dispose(): Promise<void>;
}

interface MiniflarePackage {
  Miniflare: new (options: object) => Miniflare;
}

function find(): MiniflarePackage | undefined {
  try {
    return load("miniflare");
  } catch {
    return undefined;
  }
}

const miniflare = find();
const missing = miniflare === undefined ? notInstalled : undefined;

/** A Worker of these modules, of which the first is run. `cf: false` keeps it from asking the network where it is. */
function start(files: Files): Miniflare {
  const modules = [...files].map(([path, contents]) => ({ type: "ESModule", path, contents }));
  return new miniflare!.Miniflare({ modules, compatibilityDate: "2026-04-01", cf: false });
}

describeRuntime("workerd", missing, () => {
  const entry = `
    import { answer } from "./entry.mjs";
    function probe() {
      try { new Function(""); return "made"; } catch (error) { return error.name; }
    }
    export default {
      fetch: (request) => new Response(new URL(request.url).pathname === "/probe" ? probe() : answer()),
    };`;
  let worker: Miniflare;
  beforeAll(() => {
    worker = start(new Map([["worker.mjs", entry], ...esmProgram()]));
  });
  afterAll(() => worker.dispose());

  test("answers as the interpreter does, where code is not made from text", async () => {
    expect(await (await worker.dispatchFetch("http://localhost/probe")).text()).toBe("EvalError");
    expect(await (await worker.dispatchFetch("http://localhost/")).json()).toEqual(expectedAnswers());
  });
});

describeRuntime("the Worker of examples/worker, in workerd", missing, () => {
  let worker: Miniflare;
  beforeAll(async () => {
    worker = start(new Map([["worker.js", await buildWorker()]]));
  });
  afterAll(() => worker.dispose());

  async function call(args: object): Promise<{ status: number; body: unknown }> {
    const init = { method: "POST", body: JSON.stringify(args) };
    const response = await worker.dispatchFetch("http://localhost/tools/loan.monthly_payment", init);
    return { status: response.status, body: await response.json() };
  }

  test("answers a right call", async () => {
    // 1 % a month on 1000 over 2 months: 1000 × 0.01 / (1 − 1.01⁻²) = 507.51…
    expect(await call({ principal: 1000, yearly_percent: 12, months: 2 })).toEqual({
      status: 200,
      body: { result: { payment: 507.51 } },
    });
  });

  test("tells a wrong one where, and what is due there", async () => {
    const { status, body } = await call({ principal: 1000, yearly_percent: 12, months: "two" });
    expect(status).toBe(400);
    expect(body).toEqual({
      text: expect.stringContaining("/months expected_type: integer, got string"),
      errors: [
        {
          path: "/months",
          keyword: "type",
          expectedType: "integer",
          actualType: "string",
          schemaPath: "#/properties/months/type",
        },
      ],
    });
  });
});
