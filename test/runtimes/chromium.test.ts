import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, noBrowser, startBrowser } from "./browser.ts";
import { expectedAnswers } from "./cases.ts";
import { type PageServer, servePages } from "./page-server.ts";
import { esmProgram, scriptProgram } from "./program.ts";
import { describeRuntime } from "./runtime.ts";

/** Nothing but scripts of the page's own origin; what is refused is reported. */
const policy = "default-src 'none'; script-src 'self'; report-uri /reports";

function read(name: string): string {
  return readFileSync(new URL(`pages/${name}`, import.meta.url), "utf8");
}

function html(...scripts: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Test</title><body>${scripts.join("")}</body>`;
}

/** The library whole, compiler and interpreter, as one module. */
async function bundleLibrary(): Promise<string> {
  const contents = 'export * from "./index.ts"; export { interpret } from "./interpret.ts";';
  const resolveDir = fileURLToPath(new URL("../../src", import.meta.url));
  const stdin = { contents, resolveDir };
  return (await build({ stdin, bundle: true, format: "esm", write: false })).outputFiles[0]!.text;
}

describeRuntime("Chromium, under script-src 'self'", noBrowser, () => {
  let server: PageServer;
  let browser: Browser;
  beforeAll(async () => {
    const watch = '<script src="watch.js"></script>';
    const files = new Map([
      ...esmProgram(),
      ["watch.js", read("watch.js")],
      ["modules.mjs", read("modules.mjs")],
      ["modules.html", html(watch, '<script type="module" src="modules.mjs"></script>')],
      ["script.js", scriptProgram().replace(/(answersOf\(.*\));\n$/u, "handOver(JSON.parse($1));\n")],
      ["script.html", html(watch, '<script src="script.js"></script>')],
      ["straightedge.mjs", await bundleLibrary()],
      ["library.mjs", read("library.mjs")],
      ["library.html", html(watch, '<script type="module" src="library.mjs"></script>')],
    ]);
    [server, browser] = await Promise.all([servePages(files, policy), startBrowser()]);
  });
  afterAll(() => Promise.all([browser.close(), server.close()]));

  async function visit(name: string): Promise<{ found: unknown; violations: unknown }> {
    const page = await browser.newPage();
    const thrown: Error[] = [];
    page.on("pageerror", (error) => thrown.push(error));
    await page.goto(`${server.origin}/${name}`);
    const text = await page.textContent("output").catch((error: unknown) => {
      throw new Error("the page handed nothing over", { cause: thrown[0] ?? error });
    });
    await page.close();
    return JSON.parse(text ?? "");
  }

  test.each(["modules.html", "script.html"])(
    "answers as the interpreter does, and nothing is refused: %s",
    async (name) => {
      expect(await visit(name)).toEqual({ found: expectedAnswers(), violations: [] });
      expect(server.reports).toEqual([]);
    },
  );

  test("compile throws one clear error after one attempt, and interpret works", async () => {
    expect(await visit("library.html")).toEqual({
      found: {
        compiled: { name: "CodeGenerationError", message: expect.stringMatching(/precompile.*interpret/u) },
        interpreted: [
          true,
          { ok: false, truncated: false, errors: [expect.objectContaining({ path: "/n", actualType: "string" })] },
        ],
        registered: {
          ok: false,
          truncated: false,
          errors: [expect.objectContaining({ path: "/n", keyword: "required" })],
        },
      },
      violations: [{ effectiveDirective: "script-src", blockedURI: "eval" }],
    });
    expect(server.reports.map((report) => JSON.parse(report)["csp-report"]["blocked-uri"])).toEqual(["eval"]);
  });
});
