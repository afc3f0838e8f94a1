import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compile } from "../../src/compile/compile.ts";
import { type Case, cases } from "./arbitraries/cases.ts";
import { bundleCompiler } from "./bundle.ts";
import { runsOf, seed } from "./settings.ts";

const drawn: readonly Case[] = fc.sample(cases(0), { seed, numRuns: runsOf(150) });

test("source has the same bytes in a second compile, in any order, and in another process", async () => {
  const first = drawn.map(sourceOf);
  const again = drawn.toReversed().map(sourceOf).reverse();
  expect(again).toEqual(first);
  expect(first.filter((source) => source !== undefined).length).toBeGreaterThan(drawn.length / 2);

  const script = `
    import { compile } from ${JSON.stringify(pathToFileURL(await bundleCompiler()).href)};
    let text = "";
    for await (const chunk of process.stdin.setEncoding("utf8")) text += chunk;
    const sources = JSON.parse(text).map(({ schema, options }) => {
      try { return compile(schema, options).source; } catch (error) { return null; }
    });
    process.stdout.write(JSON.stringify(sources));
  `;
  const input = JSON.stringify(drawn.map(({ schema, options }) => ({ schema, options })));
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  expect(JSON.parse(output)).toEqual(first.map((source) => source ?? null));
});

/** Undefined where the schema is refused. Through JSON, as the other process gets it: -0 would become 0. */
function sourceOf({ schema, options }: Case): string | undefined {
  try {
    return compile(JSON.parse(JSON.stringify(schema)) as never, options).source;
  } catch {
    return undefined;
  }
}
