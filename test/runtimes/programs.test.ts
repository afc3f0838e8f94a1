import { expect, test } from "vitest";
import { expectedAnswers } from "./cases.ts";
import { cjsProgram, esmProgram } from "./program.ts";
import { describeRuntime, notInstalled, programs, run, writeFiles } from "./runtime.ts";

/** How a program is told to run a file, and, where it can be, to refuse code made from text. */
interface Host {
  readonly name: string;
  readonly program: string | undefined;
  readonly args: readonly string[];
  readonly refusing?: readonly string[];
}

const flag = "--disallow-code-generation-from-strings";
const hosts: readonly Host[] = [
  { name: "Node.js 20, or what runs the tests", program: process.execPath, args: [], refusing: [flag] },
  { name: "Node.js 22", program: programs.node22, args: [], refusing: [flag] },
  { name: "Node.js 24", program: programs.node24, args: [], refusing: [flag] },
  { name: "Bun", program: programs.bun, args: ["run"] },
  {
    name: "Deno",
    program: programs.deno,
    args: ["run", "--allow-read=."],
    refusing: ["run", "--allow-read=.", `--v8-flags=${flag}`],
  },
];

const probe = 'try { new Function(""); console.log("made"); } catch (error) { console.log(error.name); }\n';
const folder = writeFiles(new Map([...esmProgram(), ...cjsProgram(), ["probe.mjs", probe]]));
const expected = expectedAnswers();

test("the cases are of both verdicts", () => {
  const { judged } = expected.modules.find(({ name }) => name === "delicate")!;
  // Each of the wrong values alone makes its instance wrong.
  expect(judged.map(({ verdict }) => verdict)).toEqual([true, ...judged.slice(1).map(() => false)]);
});

for (const { name, program = "", args, refusing } of hosts) {
  describeRuntime(name, program === "" ? notInstalled : undefined, () => {
    test.each(["print.mjs", "print.cjs"])("answers as the interpreter does: %s", async (file) => {
      expect(JSON.parse(await run(program, [...args, file], folder))).toEqual(expected);
    });

    if (refusing === undefined) return;
    test.each(["print.mjs", "print.cjs"])("so it does where code is not made from text: %s", async (file) => {
      expect(await run(program, [...refusing, "probe.mjs"], folder)).toBe("EvalError\n");
      expect(JSON.parse(await run(program, [...refusing, file], folder))).toEqual(expected);
    });
  });
}
