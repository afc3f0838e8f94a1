import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findFormat, formats } from "../../src/formats/index.ts";

const folder = new URL("../../src/formats/", import.meta.url);
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") }));

test("all formats of the specification are there", () => {
  const specified = [
    "date",
    "time",
    "date-time",
    "duration",
    "email",
    "idn-email",
    "hostname",
    "idn-hostname",
    "ipv4",
  ].concat(
    ["ipv6", "uri", "uri-reference", "iri", "iri-reference", "uri-template", "uuid", "json-pointer"],
    ["relative-json-pointer", "regex"],
  );
  for (const name of specified) expect(findFormat(name, false)?.appliesTo).toBe("string");
  for (const [name, format] of formats) expect(format.name).toBe(name);
});

test("only hostname depends on the draft", () => {
  for (const name of formats.keys()) {
    expect(findFormat(name, true)?.test === findFormat(name, false)?.test).toBe(name !== "hostname");
    expect(findFormat(name, true)?.name).toBe(name);
  }
});

test("names of Object.prototype are no formats", () => {
  for (const name of ["toString", "__proto__", "constructor", ""]) expect(findFormat(name, false)).toBeUndefined();
});

// What a checker needs can then be printed: the functions it reaches, by their names.
describe("a checker's text can be printed", () => {
  test("each is a named function declaration", () => {
    for (const format of formats.values()) {
      expect(String(format.test)).toMatch(new RegExp(`^function ${format.test.name}\\(`, "u"));
    }
  });

  test("modules hold nothing but functions, whose names are unique in the folder", () => {
    const seen = new Set<string>();
    for (const { name, text } of files) {
      for (const [, declaration] of text.matchAll(/^(?:export )?((?:const|let|var|class|enum) .*)/gmu)) {
        expect(name, declaration).toBe("index.ts");
      }
      for (const [, declared] of text.matchAll(/^(?:export )?function (\w+)/gmu)) {
        expect(seen.has(declared!), `${name}: ${declared}`).toBe(false);
        seen.add(declared!);
      }
    }
  });

  test("modules import only from their own folder", () => {
    for (const { name, text } of files) {
      for (const [, specifier] of text.matchAll(/ from "(.*)";$/gmu))
        expect(specifier, name).toMatch(/^\.\/[\w-]+\.ts$/u);
    }
  });
});
