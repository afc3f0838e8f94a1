import { expect } from "vitest";
import { describe as describeErrors, RegistryError, type Result, SchemaError, ToolRegistry } from "../../src/index.ts";
import type { Engine } from "../../src/schema/validator.ts";
import { type Case, expand } from "./cases.ts";
import { deepFreeze, watchGlobals } from "./watch.ts";

/** Budgets tell linear from not, on a machine that may be busy. */
export const SLACK = 10;

/** Runs a case in an engine and expects all it asks for. Gives back the result of a case that registers. */
export function judgeCase(each: Case, engine: Engine): Result<unknown> | undefined {
  const unchanged = watchGlobals(each.no_side_effect);
  const result = each.tools === undefined ? judgeOne(each, engine) : judgeTools(each, engine);
  unchanged();
  return result;
}

function newRegistry(each: Case, engine: Engine): ToolRegistry {
  const formats = each.formats === true ? "assert" : "annotate";
  return new ToolRegistry({ names: "mcp", engine, dialect: each.draft, formats });
}

function judgeOne(each: Case, engine: Engine): Result<unknown> | undefined {
  const registry = newRegistry(each, engine);
  const schema = expand(each.schema);
  if (each.frozen) deepFreeze(schema);
  if (each.expect === "register-error") {
    expectRefusal(() => registry.register("the_tool", schema, () => {}), "the_tool", each.hint);
    expect(registry.names()).toEqual([]);
    return undefined;
  }
  const value = each.frozen ? deepFreeze(expand(each.value)) : expand(each.value);
  let start = performance.now();
  let tool = registry.register("the_tool", schema, () => {});
  for (let i = 1; i < (each.repeat_register ?? 1); i++) {
    tool = registry.register("the_tool", schema, () => {}, { override: true });
  }
  // What a `perf` case asks of is a call; elsewhere a hostile schema may take its time at registration too.
  if (each.kind === "perf") start = performance.now();
  const result = registry.validate("the_tool", value);
  const took = performance.now() - start;
  if (each.budget_ms !== undefined) expect(took).toBeLessThan(each.budget_ms * SLACK);
  if (each.expect === "register-ok") expect(tool.warnings).toEqual([]);
  if (each.expect === "register-ok-with-warning") expect(tool.warnings).not.toEqual([]);
  if (each.keeps_value) {
    expect(value).toEqual(expand(each.value));
    expect(schema).toEqual(expand(each.schema));
  }
  expect(tool.validator.check(value)).toBe(each.valid);
  expectResult(result, each);
  return result;
}

/** Several tools in one registry: what happens to one must not touch the others. */
function judgeTools(each: Case, engine: Engine): undefined {
  const registry = newRegistry(each, engine);
  const tools = each.tools ?? [];
  const { registered, refused } = registry.registerAll(
    tools.map(({ name, schema, replace }) => ({ name, schema, handler: () => {}, override: replace })),
  );
  expect(refused.map(({ name }) => name)).toEqual(
    tools.filter((tool) => tool.expect === "register-error").map(({ name }) => name),
  );
  for (const { error } of refused) expect(error).toBeInstanceOf(SchemaError);
  // A tool that was replaced keeps its own meaning for whoever still holds it.
  const fit = tools.filter((tool) => tool.expect !== "register-error");
  for (const [index, { value, valid }] of fit.entries()) {
    if (valid !== undefined) expect(registered[index]!.validator.check(value)).toBe(valid);
  }
  const last = new Map(fit.map((tool) => [tool.name, tool]));
  expect(registry.names()).toEqual([...last.keys()]);
  for (const [name, { value, valid }] of last) {
    if (valid !== undefined) expect(registry.validate(name, value).ok).toBe(valid);
  }
  for (const name of ["__proto__", "constructor", "toString"]) {
    if (!last.has(name)) expect(() => registry.get(name)).toThrow(RegistryError);
  }
}

/** Expects a `SchemaError` that names the tool, with these words in its text. */
export function expectRefusal(run: () => unknown, tool: string, words: readonly string[] = []): SchemaError {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(SchemaError);
    const { message, problems } = error as SchemaError;
    expect(problems.length).toBeGreaterThan(0);
    for (const word of [tool, ...words]) expect(message).toContain(word);
    return error as SchemaError;
  }
  throw new Error("the schema was taken");
}

function expectResult(result: Result<unknown>, each: Case): void {
  expect(result.ok).toBe(each.valid);
  if (result.ok) return;
  const { errors } = result;
  const paths = errors.map((error) => error.path);
  for (const path of each.error_paths ?? []) expect(paths).toContain(path);
  for (const path of each.not_error_paths ?? []) expect(paths).not.toContain(path);
  if (each.max_errors !== undefined) expect(errors.length).toBeLessThanOrEqual(each.max_errors);
  const text = describeErrors(errors);
  const all = `${text}\n${JSON.stringify(errors)}`.toLowerCase();
  for (const word of each.hint ?? []) expect(all).toContain(word.toLowerCase());
  for (const word of [each.message_must_not_contain ?? []].flat()) expect(text).not.toContain(word);
  if (each.max_message_chars !== undefined) expect(text.length).toBeLessThanOrEqual(each.max_message_chars);
}
