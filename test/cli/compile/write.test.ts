import { stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeOutputs } from "../../../src/cli/compile/write.ts";
import { useWorkspace } from "./workspace.ts";

const workspace = useWorkspace();

test("where one file cannot be written, no other is, and nothing is left behind", async () => {
  const folder = await workspace.fresh({ "a.js": "old", file: "no folder" });
  const outputs = ["a.js", "b.js", "file/c.js"].map((name) => ({ path: join(folder.path, name), text: "new" }));
  expect(await writeOutputs(outputs)).toMatchObject({ isContent: false, text: expect.stringContaining("file") });
  expect(await folder.list()).toEqual(["a.js", "file"]);
  expect(await folder.read("a.js")).toBe("old");
});

test("a file is replaced, not written into: who has the old one open keeps it", async () => {
  const folder = await workspace.fresh({ "a.js": "old" });
  const path = join(folder.path, "a.js");
  const before = await stat(path);
  expect(await writeOutputs([{ path, text: "new" }])).toBeUndefined();
  expect((await stat(path)).ino).not.toBe(before.ino);
  expect(await folder.list()).toEqual(["a.js"]);
  expect(await folder.read("a.js")).toBe("new");
});
