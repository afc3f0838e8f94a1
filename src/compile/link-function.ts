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

/**
 * The only place where text becomes a function. What the text calls is handed in by name, so the text itself refers to
 * nothing outside but the language's own globals. Gives back the program's entries, in their order.
 *
 * Throws a {@link CodeGenerationError} where the host refuses. It is not asked beforehand: a page's policy may report each
 * attempt.
 */
export function linkFunctions(program: Program): readonly ((...args: never[]) => unknown)[] {
  const body = `"use strict";\n${program.text}\nreturn [${program.entries.join(", ")}];`;
  return makeFunction([...program.externals.keys()], body)(...program.externals.values());
}

function makeFunction(
  parameters: readonly string[],
  body: string,
): (...values: unknown[]) => ((...args: never[]) => unknown)[] {
  try {
    return new Function(...parameters, body) as ReturnType<typeof makeFunction>;
  } catch (thrown) {
    // These are about the text and the stack, not about what the host allows.
    if (thrown instanceof SyntaxError || thrown instanceof RangeError) throw thrown;
    throw new CodeGenerationError(thrown);
  }
}
