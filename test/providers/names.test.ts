import { describe, expect, test } from "vitest";
import { ExportedNameError, exportNames, fitsName, nameRules } from "../../src/providers/names.ts";

const long = "a".repeat(80);

describe("exported names", () => {
  test("what is refused is replaced, what fits stays, and each leads back", () => {
    const names = ["files.read", "a/b.c", "get-it", "Größe", "plain"];
    const { exported, original } = exportNames(names, "openai");
    expect([...exported.values()]).toEqual(["files__read", "a__b__c", "get-it", "Gr__e", "plain"]);
    expect([...exported.values()].map((name) => original.get(name))).toEqual(names);
  });

  test("what one provider takes another does not", () => {
    const names = ["files.read", "get-it", "2fa"];
    const exportTo = (reader: keyof typeof nameRules) => [...exportNames(names, reader).exported.values()];
    expect(exportTo("anthropic")).toEqual(["files__read", "get-it", "2fa"]);
    expect(exportTo("gemini")).toEqual(["files.read", "get-it", "_2fa"]);
    expect(exportTo("mcp")).toEqual(names);
    expect(exportTo("openai-agents")).toEqual(["files__read", "get_it", "2fa"]);
  });

  test("a long name is cut and told apart by a hash of the whole, whatever else there is", () => {
    const { exported } = exportNames([`${long}.a`, `${long}.b`], "openai");
    const [one, other] = [...exported.values()];
    expect(one).toMatch(/^a{55}_[0-9a-f]{8}$/u);
    expect(other).not.toBe(one);
    expect(exportNames([`${long}.a`], "openai").exported.get(`${long}.a`)).toBe(one);
  });

  test("two tools of one name are an error that names both", () => {
    const error = thrown(() => exportNames(["a.b", "c", "a__b", "a/b"], "openai"));
    expect(error).toBeInstanceOf(ExportedNameError);
    expect((error as ExportedNameError).collisions).toEqual([{ exported: "a__b", tools: ["a.b", "a__b", "a/b"] }]);
    expect((error as Error).message).toContain('"a.b" and "a__b" and "a/b" would all be "a__b"');
    expect(exportNames(["a.b", "a__b"], "openai", "-").exported.get("a.b")).toBe("a-b");
  });

  test("a mapping of the caller's must give names that the provider takes", () => {
    const upper = (name: string) => name.toUpperCase();
    expect(() => exportNames(["a.b"], "openai", upper)).toThrow('"a.b" would be "A.B"');
    expect(exportNames(["a.b"], "gemini", upper).exported.get("a.b")).toBe("A.B");
  });

  test("whatever a registry takes, a provider takes what it becomes", () => {
    for (const reader of Object.keys(nameRules) as (keyof typeof nameRules)[]) {
      for (const name of ["a", "a.b_c", "9", "-", "/", "A/b-c.D", long, `${long}/${long}`, "__proto__", "ünï", ""]) {
        const mapped = exportNames([name === "" ? "x" : name], reader).exported.get(name === "" ? "x" : name)!;
        expect(fitsName(mapped, nameRules[reader]), `${name} for ${reader}`).toBe(true);
      }
    }
  });
});

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
