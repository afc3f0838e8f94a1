import { beforeAll, describe, expect, test } from "vitest";
import { type BuiltFile, buildPage } from "./builds.ts";

let files: readonly BuiltFile[];
beforeAll(async () => {
  files = await buildPage();
});

function text(ending: string): string {
  const [file, ...others] = files.filter(({ name }) => name.endsWith(ending));
  expect(others).toEqual([]);
  return String(file?.content);
}

describe("the built page", () => {
  test("keeps its policy, and nothing on it needs another", () => {
    const html = text(".html");
    expect(html).toMatch(/content="default-src 'none'; script-src 'self'; style-src 'self'; [^"]*"/u);
    expect(html).not.toContain("unsafe-");
    // No script or style in the page itself: the policy would refuse them.
    expect(html.match(/<script\b[^>]*>/gu)).toEqual([expect.stringMatching(/ src="\.\//u)]);
    expect(html).not.toMatch(/<style\b|\sstyle=|\son\w+=/u);
  });

  test("holds a validator and no compiler", () => {
    const script = text(".js");
    expect(script).toContain("#/properties/guest/properties/email/format");
    expect(script).not.toMatch(/\bFunction\(|\beval\(/u);
    expect(script).not.toContain("forbids making code");
    expect(script.length).toBeLessThan(20_000);
  });

  test("shows an error at its place: each field is named by its pointer, and describes itself by its error", () => {
    const html = text(".html");
    const fields = [...html.matchAll(/<(?:input|select) id="(\w+)" name="([^"]+)"[^>]*aria-describedby="([^"]+)"/gu)];
    expect(fields.map(([, , pointer]) => pointer)).toEqual([
      "/guest/name",
      "/guest/email",
      "/arrival",
      "/nights",
      "/room",
    ]);
    for (const [, id, , error] of fields) {
      expect(error).toBe(`${id}-error`);
      expect(html).toContain(`id="${error}"`);
      expect(html).toContain(`<label for="${id}">`);
    }
  });
});
