import type { Result } from "../report/errors.ts";
import type { Explain } from "../schema/validator.ts";
import type { Program } from "./program.ts";

/** The host forbids making code from text: an `EvalError` in most, an `Error` of its own where a page's policy says so. */
export class CodeGenerationError extends Error {
  override readonly name: string = "CodeGenerationError";

  constructor(cause: unknown) {
    super(
      "this host forbids making code from text, so schemas cannot be compiled here: compile them at build time " +
        '(`precompile` of "straightedge/precompile", or `straightedge compile`) and register each tool with its `validator`, ' +
        'or use `interpret` of "straightedge/interpret" instead of `compile`, in a registry as `new ToolRegistry({ engine: interpret })`',
      { cause },
    );
  }
}

/** The two functions of a validator. Neither throws. */
export interface LinkedCheck {
  check(value: unknown): boolean;
  validate(value: unknown): Result<unknown>;
}

/** A checking pass whose entry may catch what an instance throws by itself. */
export interface CheckProgram extends Program {
  readonly neverThrows: boolean;
}

/**
 * A checking pass as what a caller is given: both functions are made beside the pass, so that each has one target that
 * never changes. `refuse` gives the result where the pass says false or is broken off.
 */
export function linkCheck(program: CheckProgram, refuse: (value: unknown) => Result<unknown>): LinkedCheck {
  const externals = new Map<string, unknown>([...program.externals, ["refuse", refuse]]);
  return makeScope({ ...program, externals }, program.neverThrows ? plain(program) : guarded(program));
}

function plain({ entries: [check] }: Program): string {
  return `var validate = (function validate(value) {
return ${check}(value) ? { ok: true, value } : refuse(value);
});
return { check: ${check}, validate };`;
}

function guarded({ entries: [check] }: Program): string {
  return `function isValid(value) {
try {
return ${check}(value);
} catch {
return false;
}
}
function validate(value) {
try {
if (${check}(value)) return { ok: true, value };
} catch {}
return refuse(value);
}
return { check: isValid, validate };`;
}

/** An explaining pass. It may throw what the instance throws. */
export function linkExplain(program: Program): Explain {
  return makeScope(program, `return ${program.entries[0]};`);
}

/**
 * The only place where text becomes a function. What the text calls is handed in by name, so the text itself refers to
 * nothing outside but the language's own globals.
 *
 * Throws a {@link CodeGenerationError} where the host refuses. It is not asked beforehand: a page's policy may report each
 * attempt.
 */
function makeScope<T>(program: Program, end: string): T {
  const { externals } = program;
  return makeFunction(
    [...externals.keys()],
    `"use strict";\n${eagerText(program)}\n${end}`,
  )(...externals.values()) as T;
}

/**
 * What is linked is called before long, as a rule. In brackets V8 compiles a function together with the text around it;
 * else it parses it twice. Done where that is the only one.
 */
function eagerText({ text, constants, functions: [first, ...others], entries: [entry] }: Program): string {
  if (first === undefined || others.length > 0 || first.includes("\nfunction ")) return text;
  const head = constants.map(({ name, code }) => `const ${name.text} = ${code.text};\n`).join("");
  return `${head}var ${entry} = (${first.trimEnd()});`;
}

function makeFunction(parameters: readonly string[], body: string): (...values: unknown[]) => unknown {
  try {
    return new Function(...parameters, body) as ReturnType<typeof makeFunction>;
  } catch (thrown) {
    // These are about the text and the stack, not about what the host allows.
    if (thrown instanceof SyntaxError || thrown instanceof RangeError) throw thrown;
    throw new CodeGenerationError(thrown);
  }
}
