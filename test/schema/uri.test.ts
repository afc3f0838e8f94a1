import { describe, expect, test } from "vitest";
import { isAbsoluteUri, resolveUri, splitFragment } from "../../src/schema/uri.ts";

/** RFC 3986 §5.4, against `http://a/b/c/d;p?q`, the references without a fragment. */
const examples: readonly (readonly [reference: string, target: string])[] = [
  ["g:h", "g:h"],
  ["g", "http://a/b/c/g"],
  ["./g", "http://a/b/c/g"],
  ["g/", "http://a/b/c/g/"],
  ["/g", "http://a/g"],
  ["//g", "http://g"],
  ["?y", "http://a/b/c/d;p?y"],
  ["g?y", "http://a/b/c/g?y"],
  [";x", "http://a/b/c/;x"],
  ["", "http://a/b/c/d;p?q"],
  [".", "http://a/b/c/"],
  ["./", "http://a/b/c/"],
  ["..", "http://a/b/"],
  ["../g", "http://a/b/g"],
  ["../..", "http://a/"],
  ["../../g", "http://a/g"],
  ["../../../g", "http://a/g"],
  ["/./g", "http://a/g"],
  ["/../g", "http://a/g"],
  ["g.", "http://a/b/c/g."],
  ["..g", "http://a/b/c/..g"],
  ["./g/.", "http://a/b/c/g/"],
  ["g/./h", "http://a/b/c/g/h"],
  ["g/../h", "http://a/b/c/h"],
  ["g;x=1/../y", "http://a/b/c/y"],
];

describe("resolveUri", () => {
  test.each(examples)("%j", (reference, target) => {
    expect(resolveUri("http://a/b/c/d;p?q", reference)).toBe(target);
  });

  test.each([
    ["", "inner", "inner"],
    ["http://a", "b", "http://a/b"],
    ["urn:uuid:1", "", "urn:uuid:1"],
    ["/base/", "x", "/base/x"],
  ])("%j with %j is %j", (base, reference, target) => {
    expect(resolveUri(base, reference)).toBe(target);
  });

  test("fragments and schemes", () => {
    expect(splitFragment("a#b#c")).toEqual({ base: "a", fragment: "b#c" });
    expect(splitFragment("a")).toEqual({ base: "a", fragment: undefined });
    expect(isAbsoluteUri("urn:x")).toBe(true);
    expect(isAbsoluteUri("//host/x")).toBe(false);
  });
});
