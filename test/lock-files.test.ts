import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

interface LockedPackage {
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const folders = [
  ".",
  "bench",
  "test/adapters",
  "test/batch",
  "test/mutation",
  "test/playground",
  "test/recheck",
  "test/runtimes",
];

/** Where Node would look for a package that is asked for from a place in the tree. */
function placesOf(name: string, from: string): string[] {
  const places: string[] = [];
  for (let path = from; path !== ""; path = path.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/u, "")) {
    places.push(`${path}/node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
}

describe.each(folders)("the lock file of %s", (folder) => {
  const path = new URL(`../${folder}/package-lock.json`, import.meta.url);
  const { packages } = JSON.parse(readFileSync(path, "utf8")) as { packages: Record<string, LockedPackage> };

  test("lists whatever it names, for any platform: npm ci refuses it otherwise", () => {
    expect(existsSync(new URL("package.json", path))).toBe(true);
    const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !placesOf(name, from).some((place) => Object.hasOwn(packages, place)))
        .map((name) => `${name}, which ${from || folder} asks for`),
    );
    expect(missing).toEqual([]);
  });

  test("ties no one to a registry", () => {
    const tied = Object.entries(packages).filter(([, { resolved }]) => resolved?.includes("://"));
    expect(tied.map(([name]) => name)).toEqual([]);
  });
});
