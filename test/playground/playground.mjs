/** The built page in headless Chromium, opened from its file. `CHROMIUM` names another executable. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { findLayoutFaults } from "./layout-faults.mjs";

const page = pathToFileURL(fileURLToPath(new URL("../../examples/playground/dist/index.html", import.meta.url))).href;
/** Where pictures go, to be looked at. */
const pictures = process.env["PICTURES"];

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
});
after(() => browser.close());

/** @param {import("playwright-core").BrowserContextOptions & { hash?: string }} [options] */
async function open({ hash = "", ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const tab = await context.newPage();
  /** @type {string[]} */
  const faults = [];
  tab.on("pageerror", (error) => faults.push(String(error)));
  tab.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  tab.on("request", (request) => {
    if (!request.url().startsWith("file:") && !request.url().startsWith("data:")) faults.push(request.url());
  });
  await tab.goto(`${page}${hash}`);
  await tab.waitForSelector("html[data-ready]");
  return { tab, faults, close: () => context.close() };
}

/** @typedef {import("playwright-core").Page} Page */
const textOf = async (/** @type {Page} */ tab, /** @type {string} */ id) =>
  (await tab.locator(`#${id}`).textContent()) ?? "";
/** One option is for a schema of one's own. */
const countTools = async (/** @type {Page} */ tab) => (await tab.locator("#tool option").count()) - 1;
const waitForVerdict = (/** @type {Page} */ tab, /** @type {RegExp} */ verdict) =>
  tab.waitForFunction(
    (source) => new RegExp(source, "u").test(document.querySelector("#verdict")?.textContent ?? ""),
    verdict.source,
  );

test("a tool is shown at once: verdict, text, errors and code, from a file and without a request", async () => {
  const { tab, faults, close } = await open();
  assert.match(await textOf(tab, "verdict"), /^Not valid: \d errors$/u);
  assert.match(await textOf(tab, "text"), /^\/path is required and missing/mu);
  const errors = JSON.parse(await textOf(tab, "errors"));
  assert.equal(errors[0].keyword, "required");
  assert.match(await textOf(tab, "code"), /function check\(v\) \{/u);
  assert.match(await textOf(tab, "size"), /^\d+ lines, [\d.]+ kB$/u);
  assert.ok((await tab.locator("#code .keyword").count()) > 10);
  assert.deepEqual(faults, []);
  await close();
});

test("every tool of the list can be used, and its arguments are wrong", async () => {
  const { tab, faults, close } = await open();
  const count = await countTools(tab);
  assert.ok(count >= 6);
  for (let i = 0; i < count; i++) {
    await tab.selectOption("#tool", String(i));
    await tab.waitForTimeout(200);
    assert.match(await textOf(tab, "verdict"), /^Not valid: /u, `tool ${i}`);
  }
  assert.deepEqual(faults, []);
  await close();
});

describe("typing", () => {
  test("is judged as it goes on", async () => {
    const { tab, close } = await open();
    await tab.fill("#schema", '{"type": "array", "items": {"type": "integer"}}');
    await tab.fill("#arguments", "[1, 2]");
    await waitForVerdict(tab, /^Valid$/u);
    await tab.focus("#arguments");
    await tab.keyboard.press("End");
    await tab.keyboard.press("Backspace");
    await waitForVerdict(tab, /^Not valid: 1 error$/u);
    assert.match(await textOf(tab, "text"), /not valid JSON.*character 5$/u);
    await tab.keyboard.type(', "3"]');
    await tab.waitForFunction(() => document.querySelector("#text")?.textContent?.startsWith("/2 "));
    await close();
  });

  test("a schema that is no JSON or cannot be used is told, and no code is left over", async () => {
    const { tab, faults, close } = await open();
    await tab.fill("#schema", '{"type": ');
    await waitForVerdict(tab, /cannot be used/u);
    assert.match(await textOf(tab, "text"), /no JSON/u);
    assert.equal(await textOf(tab, "code"), "");
    assert.equal(await tab.isVisible("#code-panel"), false);
    await tab.fill("#schema", '{"type": "strng", "minimun": 3}');
    await tab.waitForFunction(() => document.querySelector("#errors")?.textContent?.includes("minimun"));
    assert.match(await textOf(tab, "text"), /#\/type: /u);
    await tab.fill("#schema", '{"format": "colour"}');
    await waitForVerdict(tab, /alid/u);
    assert.match(await textOf(tab, "warnings"), /colour/u);
    assert.deepEqual(faults, []);
    await close();
  });

  test("markup stays text", async () => {
    const { tab, faults, close } = await open();
    const markup = "</script><img src=x onerror=document.title='broken'>";
    await tab.fill("#schema", JSON.stringify({ const: markup, properties: { [markup]: { type: "null" } } }));
    await tab.fill("#arguments", JSON.stringify({ [markup]: 1 }));
    await waitForVerdict(tab, /^Not valid/u);
    assert.equal(await tab.locator("img").count(), 0);
    assert.equal(await tab.title(), "straightedge playground");
    assert.deepEqual(faults, []);
    await close();
  });
});

describe("the link", () => {
  test("carries the state", async () => {
    const first = await open();
    await first.tab.fill("#schema", '{"const": "é€😀"}');
    await first.tab.fill("#arguments", '"half a text');
    await first.tab.waitForFunction(() => document.querySelector("#verdict")?.textContent?.includes("1 error"));
    await first.tab.click("#copy");
    await first.tab.waitForFunction(() => document.querySelector("#copied")?.textContent !== "");
    const { hash } = new URL(first.tab.url());
    await first.close();
    const second = await open({ hash });
    assert.equal(await second.tab.inputValue("#schema"), '{"const": "é€😀"}');
    assert.equal(await second.tab.inputValue("#arguments"), '"half a text');
    assert.equal(await second.tab.inputValue("#tool"), "");
    assert.match(await textOf(second.tab, "verdict"), /^Not valid: 1 error$/u);
    await second.close();
  });

  test("that was cut is none", async () => {
    const { tab, faults, close } = await open({ hash: "#q1YqTs4vSi1WslIqSS0u" });
    assert.match(await textOf(tab, "verdict"), /^Not valid/u);
    assert.equal(await tab.inputValue("#tool"), "0");
    assert.deepEqual(faults, []);
    await close();
  });
});

test("everything can be reached with the keyboard, in the order of the page", async () => {
  const { tab, close } = await open();
  /** @type {(string | undefined)[]} */
  const reached = [];
  for (let i = 0; i < 7; i++) {
    await tab.keyboard.press("Tab");
    reached.push(await tab.evaluate(() => document.activeElement?.id));
    const outline = await tab.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    assert.notEqual(outline, "none", `no focus is seen at ${reached.at(-1)}`);
  }
  assert.deepEqual(reached, ["tool", "copy", "schema", "arguments", "text", "errors", "code"]);
  await tab.focus("#tool");
  await tab.keyboard.press("ArrowDown");
  await tab.waitForFunction(() => document.querySelector("#schema")?.value.includes("blocks"));
  await close();
});

describe("no text is clipped, none overlaps, none is too faint", () => {
  const folder = pictures ?? mkdtempSync(join(tmpdir(), "straightedge-"));
  after(() => {
    if (pictures === undefined) rmSync(folder, { recursive: true });
  });

  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    for (const width of [1280, 800, 360]) {
      test(`${colorScheme}, ${width} pixels`, async () => {
        const { tab, close } = await open({ colorScheme, viewport: { width, height: 900 } });
        const count = await countTools(tab);
        for (const tool of ["0", String(count - 1)]) {
          await tab.selectOption("#tool", tool);
          await tab.waitForTimeout(250);
          assert.deepEqual(await tab.evaluate(findLayoutFaults), [], `tool ${tool}`);
          await tab.screenshot({ path: join(folder, `${colorScheme}-${width}-${tool}.png`), fullPage: true });
        }
        await tab.fill("#schema", '{"type": "object", "minimun": 3, "requird": ["a"], "format": "colour"}');
        await waitForVerdict(tab, /cannot be used/u);
        assert.deepEqual(await tab.evaluate(findLayoutFaults), [], "a schema that cannot be used");
        await tab.screenshot({ path: join(folder, `${colorScheme}-${width}-unusable.png`), fullPage: true });
        await close();
      });
    }
  }
});
