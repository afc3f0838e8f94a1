import { describe, expect, test } from "vitest";
import { nearest, suggest } from "../../src/report/nearest.ts";

describe("nearest", () => {
  test.each([
    ["fsat", ["slow", "fast"], "fast"],
    ["Fast", ["slow", "fast"], "fast"],
    ["utf8", ["utf-8", "latin1"], "utf-8"],
    ["tag", ["name", "tags"], "tags"],
    ["userId", ["user_name", "user_id"], "user_id"],
    ["user-id", ["userId"], "userId"],
    ["projId", ["projectId"], "projectId"],
    ["file_path", ["encoding", "path"], "path"],
    ["filePath", ["encoding", "path"], "path"],
    ["email", ["userEmail", "name"], "userEmail"],
    ["recieve", ["receive"], "receive"],
    ["items", ["item", "itemss"], "item"],
  ])("%s among %j is %s", (name, candidates, expected) => {
    expect(nearest(name, candidates)).toBe(expected);
  });

  test.each([
    ["", ["a"]],
    ["a", ["b"]],
    ["id", ["ok"]],
    ["completely", ["different"]],
    ["path", ["path"]],
    ["x".repeat(65), ["x".repeat(64)]],
  ])("%s among %j is nothing", (name, candidates) => {
    expect(nearest(name, candidates)).toBeUndefined();
  });

  test("the first of equals wins", () => {
    expect(nearest("cat", ["bat", "hat"])).toBe("bat");
    expect(nearest("cat", ["hat", "bat"])).toBe("hat");
  });

  test("what is no text has no neighbour", () => {
    expect(suggest(5, ["5"])).toEqual({});
    expect(suggest("fsat", ["slow", "fast"])).toEqual({ suggestion: "fast" });
  });
});
