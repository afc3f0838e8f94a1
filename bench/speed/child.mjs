/** One engine in a fresh process: `node child.mjs <job> <engine> <file of the catalog>`. Prints its figures as JSON. */
import { readFileSync } from "node:fs";
import { engines, OURS } from "./peers.mjs";
import { cpuMicroseconds } from "./timing.mjs";

const [job, engine, file] = process.argv.slice(2);
/** @type {{ tools: { name: string, schema: any }[], first: string[] }} */
const { tools, first } = JSON.parse(readFileSync(file, "utf8"));
const values = first.map((text) => JSON.parse(text));
const started = cpuMicroseconds();
const spent = () => (cpuMicroseconds() - started) / 1000;

/** Each job gives milliseconds of CPU since the engine's import began, or bytes. */
const jobs = {
  async register() {
    const validate = await makeCatalog();
    const imported = spent();
    const calls = validate();
    const registered = spent();
    for (const [i, call] of calls.entries()) if (!call(values[i])) throw new Error(`${tools[i].name}: wrong`);
    return { import: imported, registered, called: spent() };
  },

  async first() {
    const compile = await engines[engine]();
    const imported = spent();
    const { check } = compile(tools[0].schema, { only: "check" });
    if (!check(values[0])) throw new Error("wrong");
    return { import: imported, first: spent() };
  },

  async precompiled() {
    const { check } = await import(engine);
    const imported = spent();
    if (!check(values[0])) throw new Error("wrong");
    return { import: imported, first: spent() };
  },

  async heap() {
    const compile = await engines[engine]();
    // What is made once and for all, the metaschema above all, is no tool's.
    const kept = [compile(tools[0].schema, { only: "validate" })];
    kept[0].validate(values[0]);
    const before = heapUsed();
    for (const [i, { schema }] of tools.entries()) {
      const each = compile(schema, { only: "validate" });
      each.validate(values[i]);
      kept.push(each);
    }
    const after = heapUsed();
    return { bytes: (after - before) / (kept.length - 1) };
  },
};

/** Ours as a dispatcher has it: in a registry. @returns {Promise<() => ((value: any) => boolean)[]>} */
async function makeCatalog() {
  if (engine !== OURS) {
    const compile = await engines[engine]();
    return () => tools.map(({ schema }) => compile(schema, { only: "validate" }).validate);
  }
  const { ToolRegistry } = await import("../../dist/index.js");
  return () => {
    const registry = new ToolRegistry({ names: "mcp", unknownKeywords: "ignore" });
    const { refused } = registry.registerAll(tools.map(({ name, schema }) => ({ name, schema, handler() {} })));
    if (refused.length > 0) throw refused[0].error;
    return tools.map(
      ({ name }) =>
        (/** @type {any} */ value) =>
          registry.validate(name, value).ok,
    );
  };
}

function heapUsed() {
  const { gc } = globalThis;
  for (let i = 0; i < 4; i++) gc?.();
  return process.memoryUsage().heapUsed;
}

console.log(JSON.stringify(await jobs[/** @type {keyof typeof jobs} */ (job)]()));
