import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPage } from "../examples/builds.ts";
import { type Browser, noBrowser, type Page, startBrowser } from "./browser.ts";
import { type PageServer, servePages } from "./page-server.ts";
import { describeRuntime } from "./runtime.ts";

describeRuntime("the page of examples/vite-page, in Chromium", noBrowser, () => {
  let server: PageServer;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];
  beforeAll(async () => {
    const files = new Map((await buildPage()).map(({ name, content }) => [name, content]));
    [server, browser] = await Promise.all([servePages(files, undefined), startBrowser()]);
    page = await browser.newPage();
    // Chromium tells there what the page's policy refuses.
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", ({ message }) => complaints.push(message));
    await page.goto(`${server.origin}/index.html`);
  });
  afterAll(() => Promise.all([browser.close(), server.close()]));

  test("a wrong booking gets its errors, each at its field and with its pointer", async () => {
    await page.fill("#name", "Ada");
    await page.fill("#email", "ada.example.com");
    await page.fill("#arrival", "2027-02-29");
    await page.fill("#nights", "0");
    await page.click("button");
    expect(await page.textContent("#verdict")).toBe("The booking is not right yet.");
    expect(await page.textContent("#name-error")).toBe("");
    expect(await page.textContent("#email-error")).toBe('/guest/email must be of the format "email"');
    expect(await page.textContent("#arrival-error")).toBe('/arrival must be of the format "date"');
    expect(await page.textContent("#nights-error")).toBe("/nights must be at least 1");
    expect(await page.textContent("#room-error")).toMatch(/^\/room is required and missing/u);
    expect(await page.getAttribute("#email", "aria-invalid")).toBe("true");
    expect(await page.getAttribute("#name", "aria-invalid")).toBe("false");
  });

  test("each correction clears its error, and the right booking is taken", async () => {
    await page.fill("#nights", "three");
    expect(await page.textContent("#nights-error")).toBe("/nights expected_type: integer, got string");
    await page.fill("#nights", "3");
    expect(await page.textContent("#nights-error")).toBe("");
    await page.fill("#email", "ada@example.com");
    await page.fill("#arrival", "2028-02-29");
    await page.selectOption("#room", "double");
    expect(await page.textContent("#verdict")).toBe("");
    await page.click("button");
    expect(await page.textContent("#verdict")).toBe("The booking is right.");
    expect(JSON.parse((await page.textContent("#booking")) ?? "")).toEqual({
      guest: { name: "Ada", email: "ada@example.com" },
      arrival: "2028-02-29",
      nights: 3,
      room: "double",
    });
  });

  test("nothing was refused by its policy, and nothing was thrown", () => {
    expect(complaints).toEqual([]);
  });
});
